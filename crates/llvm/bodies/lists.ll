; Made from lists.c by `cargo xtask bodies`.
%struct.node = type { ptr, ptr }

define dso_local void @tapeless_body__ZNSt8__detail15_List_node_base7_M_hookEPS0_(ptr noundef %0, ptr noundef %1) {
  %3 = getelementptr inbounds nuw %struct.node, ptr %1, i32 0, i32 1
  %4 = load ptr, ptr %3, align 8
  store ptr %0, ptr %4, align 8
  %5 = getelementptr inbounds nuw %struct.node, ptr %0, i32 0, i32 1
  store ptr %4, ptr %5, align 8
  store ptr %1, ptr %0, align 8
  %6 = getelementptr inbounds nuw %struct.node, ptr %1, i32 0, i32 1
  store ptr %0, ptr %6, align 8
  ret void
}

define dso_local void @tapeless_body__ZNSt8__detail15_List_node_base9_M_unhookEv(ptr noundef %0) {
  %2 = getelementptr inbounds nuw %struct.node, ptr %0, i32 0, i32 1
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %struct.node, ptr %0, i32 0, i32 0
  %5 = load ptr, ptr %4, align 8
  store ptr %5, ptr %3, align 8
  %6 = getelementptr inbounds nuw %struct.node, ptr %5, i32 0, i32 1
  store ptr %3, ptr %6, align 8
  ret void
}

define dso_local void @tapeless_body__ZNSt8__detail15_List_node_base11_M_transferEPS0_S1_(ptr noundef %0, ptr noundef %1, ptr noundef %2) {
  %4 = icmp eq ptr %0, %2
  br i1 %4, label %15, label %5

5:
  %6 = getelementptr inbounds nuw %struct.node, ptr %1, i32 0, i32 1
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds nuw %struct.node, ptr %2, i32 0, i32 1
  %9 = load ptr, ptr %8, align 8
  store ptr %2, ptr %7, align 8
  %10 = getelementptr inbounds nuw %struct.node, ptr %2, i32 0, i32 1
  store ptr %7, ptr %10, align 8
  %11 = getelementptr inbounds nuw %struct.node, ptr %0, i32 0, i32 1
  %12 = load ptr, ptr %11, align 8
  store ptr %1, ptr %12, align 8
  %13 = getelementptr inbounds nuw %struct.node, ptr %1, i32 0, i32 1
  store ptr %12, ptr %13, align 8
  store ptr %0, ptr %9, align 8
  %14 = getelementptr inbounds nuw %struct.node, ptr %0, i32 0, i32 1
  store ptr %9, ptr %14, align 8
  br label %15

15:
  ret void
}

define dso_local void @tapeless_body__ZNSt8__detail15_List_node_base10_M_reverseEv(ptr noundef %0) {
  br label %2

2:
  %.0 = phi ptr [ %0, %1 ], [ %4, %2 ]
  %3 = getelementptr inbounds nuw %struct.node, ptr %.0, i32 0, i32 0
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds nuw %struct.node, ptr %.0, i32 0, i32 1
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds nuw %struct.node, ptr %.0, i32 0, i32 0
  store ptr %6, ptr %7, align 8
  %8 = getelementptr inbounds nuw %struct.node, ptr %.0, i32 0, i32 1
  store ptr %4, ptr %8, align 8
  %9 = icmp ne ptr %4, %0
  br i1 %9, label %2, label %10

10:
  ret void
}

define dso_local void @tapeless_body__ZNSt8__detail15_List_node_base4swapERS0_S1_(ptr noundef %0, ptr noundef %1) {
  %3 = icmp eq ptr %0, %1
  br i1 %3, label %28, label %4

4:
  %5 = getelementptr inbounds nuw %struct.node, ptr %0, i32 0, i32 0
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds nuw %struct.node, ptr %0, i32 0, i32 1
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds nuw %struct.node, ptr %1, i32 0, i32 0
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds nuw %struct.node, ptr %1, i32 0, i32 1
  %12 = load ptr, ptr %11, align 8
  %13 = icmp eq ptr %10, %1
  %14 = zext i1 %13 to i32
  %15 = icmp ne i32 %14, 0
  %. = select i1 %15, ptr %0, ptr %10
  store ptr %., ptr %0, align 8
  %16 = getelementptr inbounds nuw %struct.node, ptr %., i32 0, i32 1
  store ptr %0, ptr %16, align 8
  %17 = icmp ne i32 %14, 0
  %18 = select i1 %17, ptr %0, ptr %12
  store ptr %0, ptr %18, align 8
  %19 = getelementptr inbounds nuw %struct.node, ptr %0, i32 0, i32 1
  store ptr %18, ptr %19, align 8
  %20 = icmp eq ptr %6, %0
  %21 = zext i1 %20 to i32
  %22 = icmp ne i32 %21, 0
  %23 = select i1 %22, ptr %1, ptr %6
  store ptr %23, ptr %1, align 8
  %24 = getelementptr inbounds nuw %struct.node, ptr %23, i32 0, i32 1
  store ptr %1, ptr %24, align 8
  %25 = icmp ne i32 %21, 0
  %26 = select i1 %25, ptr %1, ptr %8
  store ptr %1, ptr %26, align 8
  %27 = getelementptr inbounds nuw %struct.node, ptr %1, i32 0, i32 1
  store ptr %26, ptr %27, align 8
  br label %28

28:
  ret void
}
