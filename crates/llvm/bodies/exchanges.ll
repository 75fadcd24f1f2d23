; Made from exchanges.c by `cargo xtask bodies`.
%struct.row = type { i64, i64, i64 }

@tapeless_mpi_none = weak hidden global i64 0, align 8
@world_double = internal global [1 x double] zeroinitializer, align 8
@__enzyme_register_gradient_tapeless_mpi_send_double = dso_local global [3 x ptr] [ptr @tapeless_mpi_send_double, ptr @tapeless_mpi_send_augmented, ptr @tapeless_mpi_send_reverse], align 16
@__enzyme_register_derivative_tapeless_mpi_send_double = dso_local global [2 x ptr] [ptr @tapeless_mpi_send_double, ptr @tapeless_mpi_send_tangent], align 16
@world_float = internal global [1 x float] zeroinitializer, align 4
@__enzyme_register_gradient_tapeless_mpi_send_float = dso_local global [3 x ptr] [ptr @tapeless_mpi_send_float, ptr @tapeless_mpi_send_augmented, ptr @tapeless_mpi_send_reverse], align 16
@__enzyme_register_derivative_tapeless_mpi_send_float = dso_local global [2 x ptr] [ptr @tapeless_mpi_send_float, ptr @tapeless_mpi_send_tangent], align 16
@__enzyme_register_gradient_tapeless_mpi_send_any = dso_local global [3 x ptr] [ptr @tapeless_mpi_send_any, ptr @tapeless_mpi_send_augmented, ptr @tapeless_mpi_send_reverse], align 16
@__enzyme_register_derivative_tapeless_mpi_send_any = dso_local global [2 x ptr] [ptr @tapeless_mpi_send_any, ptr @tapeless_mpi_send_tangent], align 16
@world_bytes = internal global [8 x i8] zeroinitializer, align 1
@__enzyme_register_gradient_tapeless_mpi_send_bytes = dso_local global [3 x ptr] [ptr @tapeless_mpi_send_bytes, ptr @tapeless_mpi_send_augmented, ptr @tapeless_mpi_send_reverse], align 16
@__enzyme_register_derivative_tapeless_mpi_send_bytes = dso_local global [2 x ptr] [ptr @tapeless_mpi_send_bytes, ptr @tapeless_mpi_send_tangent], align 16
@__enzyme_register_gradient_tapeless_mpi_receive_double = dso_local global [3 x ptr] [ptr @tapeless_mpi_receive_double, ptr @tapeless_mpi_receive_augmented, ptr @tapeless_mpi_receive_reverse], align 16
@__enzyme_register_derivative_tapeless_mpi_receive_double = dso_local global [2 x ptr] [ptr @tapeless_mpi_receive_double, ptr @tapeless_mpi_receive_tangent], align 16
@__enzyme_register_gradient_tapeless_mpi_receive_float = dso_local global [3 x ptr] [ptr @tapeless_mpi_receive_float, ptr @tapeless_mpi_receive_augmented, ptr @tapeless_mpi_receive_reverse], align 16
@__enzyme_register_derivative_tapeless_mpi_receive_float = dso_local global [2 x ptr] [ptr @tapeless_mpi_receive_float, ptr @tapeless_mpi_receive_tangent], align 16
@__enzyme_register_gradient_tapeless_mpi_receive_any = dso_local global [3 x ptr] [ptr @tapeless_mpi_receive_any, ptr @tapeless_mpi_receive_augmented, ptr @tapeless_mpi_receive_reverse], align 16
@__enzyme_register_derivative_tapeless_mpi_receive_any = dso_local global [2 x ptr] [ptr @tapeless_mpi_receive_any, ptr @tapeless_mpi_receive_tangent], align 16
@__enzyme_register_gradient_tapeless_mpi_receive_bytes = dso_local global [3 x ptr] [ptr @tapeless_mpi_receive_bytes, ptr @tapeless_mpi_receive_augmented, ptr @tapeless_mpi_receive_reverse], align 16
@__enzyme_register_derivative_tapeless_mpi_receive_bytes = dso_local global [2 x ptr] [ptr @tapeless_mpi_receive_bytes, ptr @tapeless_mpi_receive_tangent], align 16
@__enzyme_register_gradient_tapeless_mpi_start = dso_local global [3 x ptr] [ptr @tapeless_mpi_start, ptr @tapeless_mpi_start_augmented, ptr @tapeless_mpi_start_reverse], align 16
@__enzyme_register_derivative_tapeless_mpi_start = dso_local global [2 x ptr] [ptr @tapeless_mpi_start, ptr @tapeless_mpi_start_tangent], align 16
@__enzyme_register_gradient_tapeless_mpi_complete = dso_local global [3 x ptr] [ptr @tapeless_mpi_complete, ptr @tapeless_mpi_complete_augmented, ptr @tapeless_mpi_complete_reverse], align 16
@__enzyme_register_derivative_tapeless_mpi_complete = dso_local global [2 x ptr] [ptr @tapeless_mpi_complete, ptr @tapeless_mpi_complete_tangent], align 16
@__enzyme_register_gradient_tapeless_mpi_made = dso_local global [3 x ptr] [ptr @tapeless_mpi_made, ptr @tapeless_mpi_made_augmented, ptr @tapeless_mpi_made_reverse], align 16
@__enzyme_register_derivative_tapeless_mpi_made = dso_local global [2 x ptr] [ptr @tapeless_mpi_made, ptr @tapeless_mpi_made_tangent], align 16
@__enzyme_register_gradient_tapeless_mpi_release = dso_local global [3 x ptr] [ptr @tapeless_mpi_release, ptr @tapeless_mpi_release_augmented, ptr @tapeless_mpi_release_reverse], align 16
@__enzyme_register_derivative_tapeless_mpi_release = dso_local global [2 x ptr] [ptr @tapeless_mpi_release, ptr @tapeless_mpi_release_tangent], align 16
@__enzyme_register_gradient_tapeless_mpi_broadcast_double = dso_local global [3 x ptr] [ptr @tapeless_mpi_broadcast_double, ptr @tapeless_mpi_broadcast_augmented, ptr @tapeless_mpi_broadcast_reverse], align 16
@__enzyme_register_derivative_tapeless_mpi_broadcast_double = dso_local global [2 x ptr] [ptr @tapeless_mpi_broadcast_double, ptr @tapeless_mpi_broadcast_tangent], align 16
@__enzyme_register_gradient_tapeless_mpi_broadcast_float = dso_local global [3 x ptr] [ptr @tapeless_mpi_broadcast_float, ptr @tapeless_mpi_broadcast_augmented, ptr @tapeless_mpi_broadcast_reverse], align 16
@__enzyme_register_derivative_tapeless_mpi_broadcast_float = dso_local global [2 x ptr] [ptr @tapeless_mpi_broadcast_float, ptr @tapeless_mpi_broadcast_tangent], align 16
@__enzyme_register_gradient_tapeless_mpi_broadcast_any = dso_local global [3 x ptr] [ptr @tapeless_mpi_broadcast_any, ptr @tapeless_mpi_broadcast_augmented, ptr @tapeless_mpi_broadcast_reverse], align 16
@__enzyme_register_derivative_tapeless_mpi_broadcast_any = dso_local global [2 x ptr] [ptr @tapeless_mpi_broadcast_any, ptr @tapeless_mpi_broadcast_tangent], align 16
@__enzyme_register_gradient_tapeless_mpi_broadcast_bytes = dso_local global [3 x ptr] [ptr @tapeless_mpi_broadcast_bytes, ptr @tapeless_mpi_broadcast_augmented, ptr @tapeless_mpi_broadcast_reverse], align 16
@__enzyme_register_derivative_tapeless_mpi_broadcast_bytes = dso_local global [2 x ptr] [ptr @tapeless_mpi_broadcast_bytes, ptr @tapeless_mpi_broadcast_tangent], align 16
@__enzyme_register_gradient_tapeless_mpi_reduce_double = dso_local global [3 x ptr] [ptr @tapeless_mpi_reduce_double, ptr @tapeless_mpi_reduce_augmented, ptr @tapeless_mpi_reduce_reverse], align 16
@__enzyme_register_derivative_tapeless_mpi_reduce_double = dso_local global [2 x ptr] [ptr @tapeless_mpi_reduce_double, ptr @tapeless_mpi_reduce_tangent], align 16
@__enzyme_register_gradient_tapeless_mpi_reduce_float = dso_local global [3 x ptr] [ptr @tapeless_mpi_reduce_float, ptr @tapeless_mpi_reduce_augmented, ptr @tapeless_mpi_reduce_reverse], align 16
@__enzyme_register_derivative_tapeless_mpi_reduce_float = dso_local global [2 x ptr] [ptr @tapeless_mpi_reduce_float, ptr @tapeless_mpi_reduce_tangent], align 16
@__enzyme_register_gradient_tapeless_mpi_reduce_any = dso_local global [3 x ptr] [ptr @tapeless_mpi_reduce_any, ptr @tapeless_mpi_reduce_augmented, ptr @tapeless_mpi_reduce_reverse], align 16
@__enzyme_register_derivative_tapeless_mpi_reduce_any = dso_local global [2 x ptr] [ptr @tapeless_mpi_reduce_any, ptr @tapeless_mpi_reduce_tangent], align 16
@__enzyme_register_gradient_tapeless_mpi_reduce_bytes = dso_local global [3 x ptr] [ptr @tapeless_mpi_reduce_bytes, ptr @tapeless_mpi_reduce_augmented, ptr @tapeless_mpi_reduce_reverse], align 16
@__enzyme_register_derivative_tapeless_mpi_reduce_bytes = dso_local global [2 x ptr] [ptr @tapeless_mpi_reduce_bytes, ptr @tapeless_mpi_reduce_tangent], align 16
@world_int = internal global [1 x i32] zeroinitializer, align 4
@__enzyme_register_gradient_tapeless_mpi_move_double = dso_local global [3 x ptr] [ptr @tapeless_mpi_move_double, ptr @tapeless_mpi_move_augmented, ptr @tapeless_mpi_move_reverse], align 16
@__enzyme_register_derivative_tapeless_mpi_move_double = dso_local global [2 x ptr] [ptr @tapeless_mpi_move_double, ptr @tapeless_mpi_move_tangent], align 16
@__enzyme_register_gradient_tapeless_mpi_move_float = dso_local global [3 x ptr] [ptr @tapeless_mpi_move_float, ptr @tapeless_mpi_move_augmented, ptr @tapeless_mpi_move_reverse], align 16
@__enzyme_register_derivative_tapeless_mpi_move_float = dso_local global [2 x ptr] [ptr @tapeless_mpi_move_float, ptr @tapeless_mpi_move_tangent], align 16
@__enzyme_register_gradient_tapeless_mpi_move_any = dso_local global [3 x ptr] [ptr @tapeless_mpi_move_any, ptr @tapeless_mpi_move_augmented, ptr @tapeless_mpi_move_reverse], align 16
@__enzyme_register_derivative_tapeless_mpi_move_any = dso_local global [2 x ptr] [ptr @tapeless_mpi_move_any, ptr @tapeless_mpi_move_tangent], align 16
@__enzyme_register_gradient_tapeless_mpi_move_bytes = dso_local global [3 x ptr] [ptr @tapeless_mpi_move_bytes, ptr @tapeless_mpi_move_augmented, ptr @tapeless_mpi_move_reverse], align 16
@__enzyme_register_derivative_tapeless_mpi_move_bytes = dso_local global [2 x ptr] [ptr @tapeless_mpi_move_bytes, ptr @tapeless_mpi_move_tangent], align 16
@windows = internal global ptr null, align 8
@__enzyme_register_gradient_tapeless_mpi_window = dso_local global [3 x ptr] [ptr @tapeless_mpi_window, ptr @tapeless_mpi_window_augmented, ptr @tapeless_mpi_window_reverse], align 16
@__enzyme_register_derivative_tapeless_mpi_window = dso_local global [2 x ptr] [ptr @tapeless_mpi_window, ptr @tapeless_mpi_window_tangent], align 16
@__enzyme_register_gradient_tapeless_mpi_window_allocate = dso_local global [3 x ptr] [ptr @tapeless_mpi_window_allocate, ptr @tapeless_mpi_window_allocate_augmented, ptr @tapeless_mpi_window_allocate_reverse], align 16
@__enzyme_register_derivative_tapeless_mpi_window_allocate = dso_local global [2 x ptr] [ptr @tapeless_mpi_window_allocate, ptr @tapeless_mpi_window_allocate_tangent], align 16
@__enzyme_register_gradient_tapeless_mpi_fence = dso_local global [3 x ptr] [ptr @tapeless_mpi_fence, ptr @tapeless_mpi_fence_augmented, ptr @tapeless_mpi_fence_reverse], align 16
@__enzyme_register_derivative_tapeless_mpi_fence = dso_local global [2 x ptr] [ptr @tapeless_mpi_fence, ptr @tapeless_mpi_fence_tangent], align 16
@__enzyme_register_gradient_tapeless_mpi_put_double = dso_local global [3 x ptr] [ptr @tapeless_mpi_put_double, ptr @tapeless_mpi_put_augmented, ptr @tapeless_mpi_accessed_reverse], align 16
@__enzyme_register_derivative_tapeless_mpi_put_double = dso_local global [2 x ptr] [ptr @tapeless_mpi_put_double, ptr @tapeless_mpi_put_tangent], align 16
@__enzyme_register_gradient_tapeless_mpi_put_float = dso_local global [3 x ptr] [ptr @tapeless_mpi_put_float, ptr @tapeless_mpi_put_augmented, ptr @tapeless_mpi_accessed_reverse], align 16
@__enzyme_register_derivative_tapeless_mpi_put_float = dso_local global [2 x ptr] [ptr @tapeless_mpi_put_float, ptr @tapeless_mpi_put_tangent], align 16
@__enzyme_register_gradient_tapeless_mpi_put_any = dso_local global [3 x ptr] [ptr @tapeless_mpi_put_any, ptr @tapeless_mpi_put_augmented, ptr @tapeless_mpi_accessed_reverse], align 16
@__enzyme_register_derivative_tapeless_mpi_put_any = dso_local global [2 x ptr] [ptr @tapeless_mpi_put_any, ptr @tapeless_mpi_put_tangent], align 16
@__enzyme_register_gradient_tapeless_mpi_put_bytes = dso_local global [3 x ptr] [ptr @tapeless_mpi_put_bytes, ptr @tapeless_mpi_put_augmented, ptr @tapeless_mpi_accessed_reverse], align 16
@__enzyme_register_derivative_tapeless_mpi_put_bytes = dso_local global [2 x ptr] [ptr @tapeless_mpi_put_bytes, ptr @tapeless_mpi_put_tangent], align 16
@__enzyme_register_gradient_tapeless_mpi_get_double = dso_local global [3 x ptr] [ptr @tapeless_mpi_get_double, ptr @tapeless_mpi_get_augmented, ptr @tapeless_mpi_accessed_reverse], align 16
@__enzyme_register_derivative_tapeless_mpi_get_double = dso_local global [2 x ptr] [ptr @tapeless_mpi_get_double, ptr @tapeless_mpi_get_tangent], align 16
@__enzyme_register_gradient_tapeless_mpi_get_float = dso_local global [3 x ptr] [ptr @tapeless_mpi_get_float, ptr @tapeless_mpi_get_augmented, ptr @tapeless_mpi_accessed_reverse], align 16
@__enzyme_register_derivative_tapeless_mpi_get_float = dso_local global [2 x ptr] [ptr @tapeless_mpi_get_float, ptr @tapeless_mpi_get_tangent], align 16
@__enzyme_register_gradient_tapeless_mpi_get_any = dso_local global [3 x ptr] [ptr @tapeless_mpi_get_any, ptr @tapeless_mpi_get_augmented, ptr @tapeless_mpi_accessed_reverse], align 16
@__enzyme_register_derivative_tapeless_mpi_get_any = dso_local global [2 x ptr] [ptr @tapeless_mpi_get_any, ptr @tapeless_mpi_get_tangent], align 16
@__enzyme_register_gradient_tapeless_mpi_get_bytes = dso_local global [3 x ptr] [ptr @tapeless_mpi_get_bytes, ptr @tapeless_mpi_get_augmented, ptr @tapeless_mpi_accessed_reverse], align 16
@__enzyme_register_derivative_tapeless_mpi_get_bytes = dso_local global [2 x ptr] [ptr @tapeless_mpi_get_bytes, ptr @tapeless_mpi_get_tangent], align 16

define dso_local void @tapeless_mpi_send_double(ptr noundef %0, i32 noundef %1, i32 noundef %2, i64 noundef %3, i32 noundef %4, i32 noundef %5, i64 noundef %6, ptr noundef %7, i64 noundef %8, i64 noundef %9, i64 noundef %10) {
  br label %12

12:
  %.0 = phi i64 [ 0, %11 ], [ %18, %15 ]
  %13 = load i64, ptr @tapeless_mpi_none, align 8
  %14 = icmp slt i64 %.0, %13
  br i1 %14, label %15, label %19

15:
  %16 = getelementptr inbounds double, ptr %0, i64 %.0
  %17 = load double, ptr %16, align 8
  store double %17, ptr @world_double, align 8
  %18 = add nsw i64 %.0, 1
  br label %12

19:
  %20 = call ptr @tapeless.mpi.send(i32 noundef 0, i32 noundef %1, ptr noundef %0, ptr noundef null, i32 noundef %2, i64 noundef %3, i32 noundef %4, i32 noundef %5, i64 noundef %6, ptr noundef %7, ptr noundef null)
  ret void
}

declare ptr @tapeless.mpi.send(i32 noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, i64 noundef, i32 noundef, i32 noundef, i64 noundef, ptr noundef, ptr noundef)

define internal ptr @tapeless_mpi_send_augmented(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i64 noundef %4, i32 noundef %5, i32 noundef %6, i64 noundef %7, ptr noundef %8, ptr noundef %9, i64 noundef %10, i64 noundef %11, i64 noundef %12) {
  %14 = alloca %struct.row, align 8
  %15 = getelementptr inbounds nuw %struct.row, ptr %14, i32 0, i32 0
  store i64 %10, ptr %15, align 8
  %16 = getelementptr inbounds nuw %struct.row, ptr %14, i32 0, i32 1
  store i64 %11, ptr %16, align 8
  %17 = getelementptr inbounds nuw %struct.row, ptr %14, i32 0, i32 2
  store i64 %12, ptr %17, align 8
  %18 = call ptr @tapeless.mpi.send(i32 noundef 1, i32 noundef %2, ptr noundef %0, ptr noundef %1, i32 noundef %3, i64 noundef %4, i32 noundef %5, i32 noundef %6, i64 noundef %7, ptr noundef %8, ptr noundef %14)
  ret ptr %18
}

define internal void @tapeless_mpi_send_reverse(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i64 noundef %4, i32 noundef %5, i32 noundef %6, i64 noundef %7, ptr noundef %8, ptr noundef %9, i64 noundef %10, i64 noundef %11, i64 noundef %12, ptr noundef %13) {
  call void @tapeless.mpi.posted(ptr noundef %1, ptr noundef %13)
  ret void
}

define internal void @tapeless_mpi_send_tangent(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i64 noundef %4, i32 noundef %5, i32 noundef %6, i64 noundef %7, ptr noundef %8, ptr noundef %9, i64 noundef %10, i64 noundef %11, i64 noundef %12) {
  %14 = alloca %struct.row, align 8
  %15 = getelementptr inbounds nuw %struct.row, ptr %14, i32 0, i32 0
  store i64 %10, ptr %15, align 8
  %16 = getelementptr inbounds nuw %struct.row, ptr %14, i32 0, i32 1
  store i64 %11, ptr %16, align 8
  %17 = getelementptr inbounds nuw %struct.row, ptr %14, i32 0, i32 2
  store i64 %12, ptr %17, align 8
  %18 = call ptr @tapeless.mpi.send(i32 noundef 2, i32 noundef %2, ptr noundef %0, ptr noundef %1, i32 noundef %3, i64 noundef %4, i32 noundef %5, i32 noundef %6, i64 noundef %7, ptr noundef %8, ptr noundef %14)
  ret void
}

define dso_local void @tapeless_mpi_send_float(ptr noundef %0, i32 noundef %1, i32 noundef %2, i64 noundef %3, i32 noundef %4, i32 noundef %5, i64 noundef %6, ptr noundef %7, i64 noundef %8, i64 noundef %9, i64 noundef %10) {
  br label %12

12:
  %.0 = phi i64 [ 0, %11 ], [ %18, %15 ]
  %13 = load i64, ptr @tapeless_mpi_none, align 8
  %14 = icmp slt i64 %.0, %13
  br i1 %14, label %15, label %19

15:
  %16 = getelementptr inbounds float, ptr %0, i64 %.0
  %17 = load float, ptr %16, align 4
  store float %17, ptr @world_float, align 4
  %18 = add nsw i64 %.0, 1
  br label %12

19:
  %20 = call ptr @tapeless.mpi.send(i32 noundef 0, i32 noundef %1, ptr noundef %0, ptr noundef null, i32 noundef %2, i64 noundef %3, i32 noundef %4, i32 noundef %5, i64 noundef %6, ptr noundef %7, ptr noundef null)
  ret void
}

define dso_local void @tapeless_mpi_send_any(ptr noundef %0, i32 noundef %1, i32 noundef %2, i64 noundef %3, i32 noundef %4, i32 noundef %5, i64 noundef %6, ptr noundef %7, i64 noundef %8, i64 noundef %9, i64 noundef %10) {
  br label %12

12:
  %.0 = phi i64 [ 0, %11 ], [ %18, %15 ]
  %13 = load i64, ptr @tapeless_mpi_none, align 8
  %14 = icmp slt i64 %.0, %13
  br i1 %14, label %15, label %19

15:
  %16 = getelementptr inbounds double, ptr %0, i64 %.0
  %17 = load double, ptr %16, align 8
  store double %17, ptr @world_double, align 8
  %18 = add nsw i64 %.0, 1
  br label %12

19:
  %20 = call ptr @tapeless.mpi.send(i32 noundef 0, i32 noundef %1, ptr noundef %0, ptr noundef null, i32 noundef %2, i64 noundef %3, i32 noundef %4, i32 noundef %5, i64 noundef %6, ptr noundef %7, ptr noundef null)
  ret void
}

define dso_local void @tapeless_mpi_send_bytes(ptr noundef %0, i32 noundef %1, i32 noundef %2, i64 noundef %3, i32 noundef %4, i32 noundef %5, i64 noundef %6, ptr noundef %7, i64 noundef %8, i64 noundef %9, i64 noundef %10) {
  %12 = load i64, ptr @tapeless_mpi_none, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 @world_bytes, ptr align 1 %0, i64 %12, i1 false)
  %13 = call ptr @tapeless.mpi.send(i32 noundef 0, i32 noundef %1, ptr noundef %0, ptr noundef null, i32 noundef %2, i64 noundef %3, i32 noundef %4, i32 noundef %5, i64 noundef %6, ptr noundef %7, ptr noundef null)
  ret void
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg)

define dso_local void @tapeless_mpi_receive_double(ptr noundef %0, i32 noundef %1, i32 noundef %2, i64 noundef %3, i32 noundef %4, i32 noundef %5, i64 noundef %6, ptr noundef %7, i64 noundef %8, i64 noundef %9, i64 noundef %10) {
  br label %12

12:
  %.0 = phi i64 [ 0, %11 ], [ %18, %15 ]
  %13 = load i64, ptr @tapeless_mpi_none, align 8
  %14 = icmp slt i64 %.0, %13
  br i1 %14, label %15, label %19

15:
  %16 = load double, ptr @world_double, align 8
  %17 = getelementptr inbounds double, ptr %0, i64 %.0
  store double %16, ptr %17, align 8
  store double 0.000000e+00, ptr @world_double, align 8
  %18 = add nsw i64 %.0, 1
  br label %12

19:
  %20 = call ptr @tapeless.mpi.receive(i32 noundef 0, i32 noundef %1, ptr noundef %0, ptr noundef null, i32 noundef %2, i64 noundef %3, i32 noundef %4, i32 noundef %5, i64 noundef %6, ptr noundef %7, ptr noundef null)
  ret void
}

declare ptr @tapeless.mpi.receive(i32 noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, i64 noundef, i32 noundef, i32 noundef, i64 noundef, ptr noundef, ptr noundef)

define internal ptr @tapeless_mpi_receive_augmented(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i64 noundef %4, i32 noundef %5, i32 noundef %6, i64 noundef %7, ptr noundef %8, ptr noundef %9, i64 noundef %10, i64 noundef %11, i64 noundef %12) {
  %14 = alloca %struct.row, align 8
  %15 = getelementptr inbounds nuw %struct.row, ptr %14, i32 0, i32 0
  store i64 %10, ptr %15, align 8
  %16 = getelementptr inbounds nuw %struct.row, ptr %14, i32 0, i32 1
  store i64 %11, ptr %16, align 8
  %17 = getelementptr inbounds nuw %struct.row, ptr %14, i32 0, i32 2
  store i64 %12, ptr %17, align 8
  %18 = call ptr @tapeless.mpi.receive(i32 noundef 1, i32 noundef %2, ptr noundef %0, ptr noundef %1, i32 noundef %3, i64 noundef %4, i32 noundef %5, i32 noundef %6, i64 noundef %7, ptr noundef %8, ptr noundef %14)
  ret ptr %18
}

define internal void @tapeless_mpi_receive_reverse(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i64 noundef %4, i32 noundef %5, i32 noundef %6, i64 noundef %7, ptr noundef %8, ptr noundef %9, i64 noundef %10, i64 noundef %11, i64 noundef %12, ptr noundef %13) {
  call void @tapeless.mpi.posted(ptr noundef %1, ptr noundef %13)
  ret void
}

define internal void @tapeless_mpi_receive_tangent(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i64 noundef %4, i32 noundef %5, i32 noundef %6, i64 noundef %7, ptr noundef %8, ptr noundef %9, i64 noundef %10, i64 noundef %11, i64 noundef %12) {
  %14 = alloca %struct.row, align 8
  %15 = getelementptr inbounds nuw %struct.row, ptr %14, i32 0, i32 0
  store i64 %10, ptr %15, align 8
  %16 = getelementptr inbounds nuw %struct.row, ptr %14, i32 0, i32 1
  store i64 %11, ptr %16, align 8
  %17 = getelementptr inbounds nuw %struct.row, ptr %14, i32 0, i32 2
  store i64 %12, ptr %17, align 8
  %18 = call ptr @tapeless.mpi.receive(i32 noundef 2, i32 noundef %2, ptr noundef %0, ptr noundef %1, i32 noundef %3, i64 noundef %4, i32 noundef %5, i32 noundef %6, i64 noundef %7, ptr noundef %8, ptr noundef %14)
  ret void
}

define dso_local void @tapeless_mpi_receive_float(ptr noundef %0, i32 noundef %1, i32 noundef %2, i64 noundef %3, i32 noundef %4, i32 noundef %5, i64 noundef %6, ptr noundef %7, i64 noundef %8, i64 noundef %9, i64 noundef %10) {
  br label %12

12:
  %.0 = phi i64 [ 0, %11 ], [ %18, %15 ]
  %13 = load i64, ptr @tapeless_mpi_none, align 8
  %14 = icmp slt i64 %.0, %13
  br i1 %14, label %15, label %19

15:
  %16 = load float, ptr @world_float, align 4
  %17 = getelementptr inbounds float, ptr %0, i64 %.0
  store float %16, ptr %17, align 4
  store float 0.000000e+00, ptr @world_float, align 4
  %18 = add nsw i64 %.0, 1
  br label %12

19:
  %20 = call ptr @tapeless.mpi.receive(i32 noundef 0, i32 noundef %1, ptr noundef %0, ptr noundef null, i32 noundef %2, i64 noundef %3, i32 noundef %4, i32 noundef %5, i64 noundef %6, ptr noundef %7, ptr noundef null)
  ret void
}

define dso_local void @tapeless_mpi_receive_any(ptr noundef %0, i32 noundef %1, i32 noundef %2, i64 noundef %3, i32 noundef %4, i32 noundef %5, i64 noundef %6, ptr noundef %7, i64 noundef %8, i64 noundef %9, i64 noundef %10) {
  br label %12

12:
  %.0 = phi i64 [ 0, %11 ], [ %18, %15 ]
  %13 = load i64, ptr @tapeless_mpi_none, align 8
  %14 = icmp slt i64 %.0, %13
  br i1 %14, label %15, label %19

15:
  %16 = load double, ptr @world_double, align 8
  %17 = getelementptr inbounds double, ptr %0, i64 %.0
  store double %16, ptr %17, align 8
  store double 0.000000e+00, ptr @world_double, align 8
  %18 = add nsw i64 %.0, 1
  br label %12

19:
  %20 = call ptr @tapeless.mpi.receive(i32 noundef 0, i32 noundef %1, ptr noundef %0, ptr noundef null, i32 noundef %2, i64 noundef %3, i32 noundef %4, i32 noundef %5, i64 noundef %6, ptr noundef %7, ptr noundef null)
  ret void
}

define dso_local void @tapeless_mpi_receive_bytes(ptr noundef %0, i32 noundef %1, i32 noundef %2, i64 noundef %3, i32 noundef %4, i32 noundef %5, i64 noundef %6, ptr noundef %7, i64 noundef %8, i64 noundef %9, i64 noundef %10) {
  %12 = load i64, ptr @tapeless_mpi_none, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %0, ptr align 1 @world_bytes, i64 %12, i1 false)
  %13 = call ptr @tapeless.mpi.receive(i32 noundef 0, i32 noundef %1, ptr noundef %0, ptr noundef null, i32 noundef %2, i64 noundef %3, i32 noundef %4, i32 noundef %5, i64 noundef %6, ptr noundef %7, ptr noundef null)
  ret void
}

define dso_local void @tapeless_mpi_start(i32 noundef %0, i32 noundef %1, ptr noundef %2) {
  %4 = call ptr @tapeless.mpi.start(i32 noundef 0, i32 noundef %0, i32 noundef %1, ptr noundef %2)
  ret void
}

declare ptr @tapeless.mpi.start(i32 noundef, i32 noundef, i32 noundef, ptr noundef)

define internal ptr @tapeless_mpi_start_augmented(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3) {
  %5 = call ptr @tapeless.mpi.start(i32 noundef 1, i32 noundef %0, i32 noundef %1, ptr noundef %2)
  ret ptr %5
}

define internal void @tapeless_mpi_start_reverse(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) {
  call void @tapeless.mpi.started(ptr noundef %4)
  ret void
}

define internal void @tapeless_mpi_start_tangent(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3) {
  %5 = call ptr @tapeless.mpi.start(i32 noundef 2, i32 noundef %0, i32 noundef %1, ptr noundef %2)
  ret void
}

define dso_local void @tapeless_mpi_complete(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) {
  %7 = call ptr @tapeless.mpi.complete(i32 noundef 0, i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5)
  ret void
}

declare ptr @tapeless.mpi.complete(i32 noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define internal ptr @tapeless_mpi_complete_augmented(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9) {
  %11 = call ptr @tapeless.mpi.complete(i32 noundef 1, i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %4, ptr noundef %6, ptr noundef %8)
  ret ptr %11
}

define internal void @tapeless_mpi_complete_reverse(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) {
  call void @tapeless.mpi.completed(ptr noundef %10)
  ret void
}

define internal void @tapeless_mpi_complete_tangent(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9) {
  %11 = call ptr @tapeless.mpi.complete(i32 noundef 2, i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %4, ptr noundef %6, ptr noundef %8)
  ret void
}

define dso_local void @tapeless_mpi_made(i32 noundef %0, ptr noundef %1) {
  %3 = call ptr @tapeless.mpi.made(i32 noundef 0, i32 noundef %0, ptr noundef %1)
  ret void
}

declare ptr @tapeless.mpi.made(i32 noundef, i32 noundef, ptr noundef)

define internal ptr @tapeless_mpi_made_augmented(i32 noundef %0, ptr noundef %1, ptr noundef %2) {
  %4 = call ptr @tapeless.mpi.made(i32 noundef 1, i32 noundef %0, ptr noundef %1)
  ret ptr %4
}

define internal void @tapeless_mpi_made_reverse(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) {
  call void @tapeless.mpi.unmade(ptr noundef %3)
  ret void
}

define internal void @tapeless_mpi_made_tangent(i32 noundef %0, ptr noundef %1, ptr noundef %2) {
  %4 = call ptr @tapeless.mpi.made(i32 noundef 2, i32 noundef %0, ptr noundef %1)
  ret void
}

define dso_local void @tapeless_mpi_release(i32 noundef %0, ptr noundef %1) {
  %3 = call ptr @tapeless.mpi.release(i32 noundef 0, i32 noundef %0, ptr noundef %1)
  ret void
}

declare ptr @tapeless.mpi.release(i32 noundef, i32 noundef, ptr noundef)

define internal void @tapeless_mpi_release_augmented(i32 noundef %0, ptr noundef %1, ptr noundef %2) {
  %4 = call ptr @tapeless.mpi.release(i32 noundef 1, i32 noundef %0, ptr noundef %1)
  ret void
}

define internal void @tapeless_mpi_release_reverse(i32 noundef %0, ptr noundef %1, ptr noundef %2) {
  ret void
}

define internal void @tapeless_mpi_release_tangent(i32 noundef %0, ptr noundef %1, ptr noundef %2) {
  %4 = call ptr @tapeless.mpi.release(i32 noundef 2, i32 noundef %0, ptr noundef %1)
  ret void
}

define dso_local void @tapeless_mpi_broadcast_double(ptr noundef %0, i32 noundef %1, i64 noundef %2, i32 noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef %6, i64 noundef %7) {
  br label %9

9:
  %.014 = phi i64 [ 0, %8 ], [ %15, %12 ]
  %10 = load i64, ptr @tapeless_mpi_none, align 8
  %11 = icmp slt i64 %.014, %10
  br i1 %11, label %12, label %16

12:
  %13 = getelementptr inbounds double, ptr %0, i64 %.014
  %14 = load double, ptr %13, align 8
  store double %14, ptr @world_double, align 8
  %15 = add nsw i64 %.014, 1
  br label %9

16:
  %.0 = phi i64 [ %22, %19 ], [ 0, %9 ]
  %17 = load i64, ptr @tapeless_mpi_none, align 8
  %18 = icmp slt i64 %.0, %17
  br i1 %18, label %19, label %23

19:
  %20 = load double, ptr @world_double, align 8
  %21 = getelementptr inbounds double, ptr %0, i64 %.0
  store double %20, ptr %21, align 8
  store double 0.000000e+00, ptr @world_double, align 8
  %22 = add nsw i64 %.0, 1
  br label %16

23:
  %24 = call ptr @tapeless.mpi.broadcast(i32 noundef 0, ptr noundef %0, ptr noundef null, i32 noundef %1, i64 noundef %2, i32 noundef %3, i64 noundef %4, ptr noundef null)
  ret void
}

declare ptr @tapeless.mpi.broadcast(i32 noundef, ptr noundef, ptr noundef, i32 noundef, i64 noundef, i32 noundef, i64 noundef, ptr noundef)

define internal ptr @tapeless_mpi_broadcast_augmented(ptr noundef %0, ptr noundef %1, i32 noundef %2, i64 noundef %3, i32 noundef %4, i64 noundef %5, i64 noundef %6, i64 noundef %7, i64 noundef %8) {
  %10 = alloca %struct.row, align 8
  %11 = getelementptr inbounds nuw %struct.row, ptr %10, i32 0, i32 0
  store i64 %6, ptr %11, align 8
  %12 = getelementptr inbounds nuw %struct.row, ptr %10, i32 0, i32 1
  store i64 %7, ptr %12, align 8
  %13 = getelementptr inbounds nuw %struct.row, ptr %10, i32 0, i32 2
  store i64 %8, ptr %13, align 8
  %14 = call ptr @tapeless.mpi.broadcast(i32 noundef 1, ptr noundef %0, ptr noundef %1, i32 noundef %2, i64 noundef %3, i32 noundef %4, i64 noundef %5, ptr noundef %10)
  ret ptr %14
}

define internal void @tapeless_mpi_broadcast_reverse(ptr noundef %0, ptr noundef %1, i32 noundef %2, i64 noundef %3, i32 noundef %4, i64 noundef %5, i64 noundef %6, i64 noundef %7, i64 noundef %8, ptr noundef %9) {
  call void @tapeless.mpi.broadcasted(ptr noundef %1, ptr noundef %9)
  ret void
}

define internal void @tapeless_mpi_broadcast_tangent(ptr noundef %0, ptr noundef %1, i32 noundef %2, i64 noundef %3, i32 noundef %4, i64 noundef %5, i64 noundef %6, i64 noundef %7, i64 noundef %8) {
  %10 = alloca %struct.row, align 8
  %11 = getelementptr inbounds nuw %struct.row, ptr %10, i32 0, i32 0
  store i64 %6, ptr %11, align 8
  %12 = getelementptr inbounds nuw %struct.row, ptr %10, i32 0, i32 1
  store i64 %7, ptr %12, align 8
  %13 = getelementptr inbounds nuw %struct.row, ptr %10, i32 0, i32 2
  store i64 %8, ptr %13, align 8
  %14 = call ptr @tapeless.mpi.broadcast(i32 noundef 2, ptr noundef %0, ptr noundef %1, i32 noundef %2, i64 noundef %3, i32 noundef %4, i64 noundef %5, ptr noundef %10)
  ret void
}

define dso_local void @tapeless_mpi_broadcast_float(ptr noundef %0, i32 noundef %1, i64 noundef %2, i32 noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef %6, i64 noundef %7) {
  br label %9

9:
  %.014 = phi i64 [ 0, %8 ], [ %15, %12 ]
  %10 = load i64, ptr @tapeless_mpi_none, align 8
  %11 = icmp slt i64 %.014, %10
  br i1 %11, label %12, label %16

12:
  %13 = getelementptr inbounds float, ptr %0, i64 %.014
  %14 = load float, ptr %13, align 4
  store float %14, ptr @world_float, align 4
  %15 = add nsw i64 %.014, 1
  br label %9

16:
  %.0 = phi i64 [ %22, %19 ], [ 0, %9 ]
  %17 = load i64, ptr @tapeless_mpi_none, align 8
  %18 = icmp slt i64 %.0, %17
  br i1 %18, label %19, label %23

19:
  %20 = load float, ptr @world_float, align 4
  %21 = getelementptr inbounds float, ptr %0, i64 %.0
  store float %20, ptr %21, align 4
  store float 0.000000e+00, ptr @world_float, align 4
  %22 = add nsw i64 %.0, 1
  br label %16

23:
  %24 = call ptr @tapeless.mpi.broadcast(i32 noundef 0, ptr noundef %0, ptr noundef null, i32 noundef %1, i64 noundef %2, i32 noundef %3, i64 noundef %4, ptr noundef null)
  ret void
}

define dso_local void @tapeless_mpi_broadcast_any(ptr noundef %0, i32 noundef %1, i64 noundef %2, i32 noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef %6, i64 noundef %7) {
  br label %9

9:
  %.014 = phi i64 [ 0, %8 ], [ %15, %12 ]
  %10 = load i64, ptr @tapeless_mpi_none, align 8
  %11 = icmp slt i64 %.014, %10
  br i1 %11, label %12, label %16

12:
  %13 = getelementptr inbounds double, ptr %0, i64 %.014
  %14 = load double, ptr %13, align 8
  store double %14, ptr @world_double, align 8
  %15 = add nsw i64 %.014, 1
  br label %9

16:
  %.0 = phi i64 [ %22, %19 ], [ 0, %9 ]
  %17 = load i64, ptr @tapeless_mpi_none, align 8
  %18 = icmp slt i64 %.0, %17
  br i1 %18, label %19, label %23

19:
  %20 = load double, ptr @world_double, align 8
  %21 = getelementptr inbounds double, ptr %0, i64 %.0
  store double %20, ptr %21, align 8
  store double 0.000000e+00, ptr @world_double, align 8
  %22 = add nsw i64 %.0, 1
  br label %16

23:
  %24 = call ptr @tapeless.mpi.broadcast(i32 noundef 0, ptr noundef %0, ptr noundef null, i32 noundef %1, i64 noundef %2, i32 noundef %3, i64 noundef %4, ptr noundef null)
  ret void
}

define dso_local void @tapeless_mpi_broadcast_bytes(ptr noundef %0, i32 noundef %1, i64 noundef %2, i32 noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef %6, i64 noundef %7) {
  %9 = load i64, ptr @tapeless_mpi_none, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 @world_bytes, ptr align 1 %0, i64 %9, i1 false)
  %10 = load i64, ptr @tapeless_mpi_none, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %0, ptr align 1 @world_bytes, i64 %10, i1 false)
  %11 = call ptr @tapeless.mpi.broadcast(i32 noundef 0, ptr noundef %0, ptr noundef null, i32 noundef %1, i64 noundef %2, i32 noundef %3, i64 noundef %4, ptr noundef null)
  ret void
}

define dso_local void @tapeless_mpi_reduce_double(i32 noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i64 noundef %4, i64 noundef %5, i32 noundef %6, i64 noundef %7) {
  br label %9

9:
  %.015 = phi i64 [ 0, %8 ], [ %15, %12 ]
  %10 = load i64, ptr @tapeless_mpi_none, align 8
  %11 = icmp slt i64 %.015, %10
  br i1 %11, label %12, label %16

12:
  %13 = getelementptr inbounds double, ptr %1, i64 %.015
  %14 = load double, ptr %13, align 8
  store double %14, ptr @world_double, align 8
  %15 = add nsw i64 %.015, 1
  br label %9

16:
  %.0 = phi i64 [ %22, %19 ], [ 0, %9 ]
  %17 = load i64, ptr @tapeless_mpi_none, align 8
  %18 = icmp slt i64 %.0, %17
  br i1 %18, label %19, label %23

19:
  %20 = load double, ptr @world_double, align 8
  %21 = getelementptr inbounds double, ptr %2, i64 %.0
  store double %20, ptr %21, align 8
  store double 0.000000e+00, ptr @world_double, align 8
  %22 = add nsw i64 %.0, 1
  br label %16

23:
  %24 = call ptr @tapeless.mpi.reduce(i32 noundef 0, i32 noundef %0, ptr noundef %1, ptr noundef null, ptr noundef %2, ptr noundef null, i32 noundef %3, i64 noundef %4, i64 noundef %5, i32 noundef %6, i64 noundef %7)
  ret void
}

declare ptr @tapeless.mpi.reduce(i32 noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef, i64 noundef)

define internal ptr @tapeless_mpi_reduce_augmented(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, i64 noundef %6, i64 noundef %7, i32 noundef %8, i64 noundef %9) {
  %11 = call ptr @tapeless.mpi.reduce(i32 noundef 1, i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, i64 noundef %6, i64 noundef %7, i32 noundef %8, i64 noundef %9)
  ret ptr %11
}

define internal void @tapeless_mpi_reduce_reverse(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, i64 noundef %6, i64 noundef %7, i32 noundef %8, i64 noundef %9, ptr noundef %10) {
  call void @tapeless.mpi.reduced(ptr noundef %2, ptr noundef %4, ptr noundef %10)
  ret void
}

define internal void @tapeless_mpi_reduce_tangent(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, i64 noundef %6, i64 noundef %7, i32 noundef %8, i64 noundef %9) {
  %11 = call ptr @tapeless.mpi.reduce(i32 noundef 2, i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, i64 noundef %6, i64 noundef %7, i32 noundef %8, i64 noundef %9)
  ret void
}

define dso_local void @tapeless_mpi_reduce_float(i32 noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i64 noundef %4, i64 noundef %5, i32 noundef %6, i64 noundef %7) {
  br label %9

9:
  %.015 = phi i64 [ 0, %8 ], [ %15, %12 ]
  %10 = load i64, ptr @tapeless_mpi_none, align 8
  %11 = icmp slt i64 %.015, %10
  br i1 %11, label %12, label %16

12:
  %13 = getelementptr inbounds float, ptr %1, i64 %.015
  %14 = load float, ptr %13, align 4
  store float %14, ptr @world_float, align 4
  %15 = add nsw i64 %.015, 1
  br label %9

16:
  %.0 = phi i64 [ %22, %19 ], [ 0, %9 ]
  %17 = load i64, ptr @tapeless_mpi_none, align 8
  %18 = icmp slt i64 %.0, %17
  br i1 %18, label %19, label %23

19:
  %20 = load float, ptr @world_float, align 4
  %21 = getelementptr inbounds float, ptr %2, i64 %.0
  store float %20, ptr %21, align 4
  store float 0.000000e+00, ptr @world_float, align 4
  %22 = add nsw i64 %.0, 1
  br label %16

23:
  %24 = call ptr @tapeless.mpi.reduce(i32 noundef 0, i32 noundef %0, ptr noundef %1, ptr noundef null, ptr noundef %2, ptr noundef null, i32 noundef %3, i64 noundef %4, i64 noundef %5, i32 noundef %6, i64 noundef %7)
  ret void
}

define dso_local void @tapeless_mpi_reduce_any(i32 noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i64 noundef %4, i64 noundef %5, i32 noundef %6, i64 noundef %7) {
  br label %9

9:
  %.015 = phi i64 [ 0, %8 ], [ %15, %12 ]
  %10 = load i64, ptr @tapeless_mpi_none, align 8
  %11 = icmp slt i64 %.015, %10
  br i1 %11, label %12, label %16

12:
  %13 = getelementptr inbounds double, ptr %1, i64 %.015
  %14 = load double, ptr %13, align 8
  store double %14, ptr @world_double, align 8
  %15 = add nsw i64 %.015, 1
  br label %9

16:
  %.0 = phi i64 [ %22, %19 ], [ 0, %9 ]
  %17 = load i64, ptr @tapeless_mpi_none, align 8
  %18 = icmp slt i64 %.0, %17
  br i1 %18, label %19, label %23

19:
  %20 = load double, ptr @world_double, align 8
  %21 = getelementptr inbounds double, ptr %2, i64 %.0
  store double %20, ptr %21, align 8
  store double 0.000000e+00, ptr @world_double, align 8
  %22 = add nsw i64 %.0, 1
  br label %16

23:
  %24 = call ptr @tapeless.mpi.reduce(i32 noundef 0, i32 noundef %0, ptr noundef %1, ptr noundef null, ptr noundef %2, ptr noundef null, i32 noundef %3, i64 noundef %4, i64 noundef %5, i32 noundef %6, i64 noundef %7)
  ret void
}

define dso_local void @tapeless_mpi_reduce_bytes(i32 noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i64 noundef %4, i64 noundef %5, i32 noundef %6, i64 noundef %7) {
  %9 = load i64, ptr @tapeless_mpi_none, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 @world_bytes, ptr align 1 %1, i64 %9, i1 false)
  %10 = load i64, ptr @tapeless_mpi_none, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %2, ptr align 1 @world_bytes, i64 %10, i1 false)
  %11 = call ptr @tapeless.mpi.reduce(i32 noundef 0, i32 noundef %0, ptr noundef %1, ptr noundef null, ptr noundef %2, ptr noundef null, i32 noundef %3, i64 noundef %4, i64 noundef %5, i32 noundef %6, i64 noundef %7)
  ret void
}

define dso_local void @tapeless_mpi_move_double(i32 noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9, i64 noundef %10, i32 noundef %11, i64 noundef %12) {
  br label %14

14:
  %.044 = phi i64 [ 0, %13 ], [ %20, %17 ]
  %15 = load i64, ptr @tapeless_mpi_none, align 8
  %16 = icmp slt i64 %.044, %15
  br i1 %16, label %17, label %21

17:
  %18 = getelementptr inbounds double, ptr %1, i64 %.044
  %19 = load double, ptr %18, align 8
  store double %19, ptr @world_double, align 8
  %20 = add nsw i64 %.044, 1
  br label %14

21:
  %.043 = phi i64 [ %27, %24 ], [ 0, %14 ]
  %22 = load i64, ptr @tapeless_mpi_none, align 8
  %23 = icmp slt i64 %.043, %22
  br i1 %23, label %24, label %28

24:
  %25 = load double, ptr @world_double, align 8
  %26 = getelementptr inbounds double, ptr %6, i64 %.043
  store double %25, ptr %26, align 8
  store double 0.000000e+00, ptr @world_double, align 8
  %27 = add nsw i64 %.043, 1
  br label %21

28:
  %.042 = phi i64 [ %38, %33 ], [ 0, %21 ]
  %29 = icmp ne ptr %3, null
  %30 = load i64, ptr @tapeless_mpi_none, align 8
  %31 = icmp slt i64 %.042, %30
  %32 = select i1 %29, i1 %31, i1 false
  br i1 %32, label %33, label %39

33:
  %34 = getelementptr inbounds i32, ptr %3, i64 %.042
  %35 = load i32, ptr %34, align 4
  %36 = load i32, ptr @world_int, align 4
  %37 = add nsw i32 %36, %35
  store i32 %37, ptr @world_int, align 4
  %38 = add nsw i64 %.042, 1
  br label %28

39:
  %.041 = phi i64 [ %49, %44 ], [ 0, %28 ]
  %40 = icmp ne ptr %4, null
  %41 = load i64, ptr @tapeless_mpi_none, align 8
  %42 = icmp slt i64 %.041, %41
  %43 = select i1 %40, i1 %42, i1 false
  br i1 %43, label %44, label %50

44:
  %45 = getelementptr inbounds i32, ptr %4, i64 %.041
  %46 = load i32, ptr %45, align 4
  %47 = load i32, ptr @world_int, align 4
  %48 = add nsw i32 %47, %46
  store i32 %48, ptr @world_int, align 4
  %49 = add nsw i64 %.041, 1
  br label %39

50:
  %.040 = phi i64 [ %60, %55 ], [ 0, %39 ]
  %51 = icmp ne ptr %8, null
  %52 = load i64, ptr @tapeless_mpi_none, align 8
  %53 = icmp slt i64 %.040, %52
  %54 = select i1 %51, i1 %53, i1 false
  br i1 %54, label %55, label %61

55:
  %56 = getelementptr inbounds i32, ptr %8, i64 %.040
  %57 = load i32, ptr %56, align 4
  %58 = load i32, ptr @world_int, align 4
  %59 = add nsw i32 %58, %57
  store i32 %59, ptr @world_int, align 4
  %60 = add nsw i64 %.040, 1
  br label %50

61:
  %.0 = phi i64 [ %71, %66 ], [ 0, %50 ]
  %62 = icmp ne ptr %9, null
  %63 = load i64, ptr @tapeless_mpi_none, align 8
  %64 = icmp slt i64 %.0, %63
  %65 = select i1 %62, i1 %64, i1 false
  br i1 %65, label %66, label %72

66:
  %67 = getelementptr inbounds i32, ptr %9, i64 %.0
  %68 = load i32, ptr %67, align 4
  %69 = load i32, ptr @world_int, align 4
  %70 = add nsw i32 %69, %68
  store i32 %70, ptr @world_int, align 4
  %71 = add nsw i64 %.0, 1
  br label %61

72:
  %73 = call ptr @tapeless.mpi.move(i32 noundef 0, i32 noundef %0, ptr noundef %1, ptr noundef null, i32 noundef %2, ptr noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %6, ptr noundef null, i32 noundef %7, ptr noundef %8, ptr noundef %9, i64 noundef %10, i32 noundef %11, i64 noundef %12)
  ret void
}

declare ptr @tapeless.mpi.move(i32 noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, i64 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, i64 noundef, i32 noundef, i64 noundef)

define internal ptr @tapeless_mpi_move_augmented(i32 noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, i64 noundef %8, ptr noundef %9, ptr noundef %10, i32 noundef %11, ptr noundef %12, ptr noundef %13, ptr noundef %14, ptr noundef %15, i64 noundef %16, i32 noundef %17, i64 noundef %18) {
  %20 = call ptr @tapeless.mpi.move(i32 noundef 1, i32 noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %6, i64 noundef %8, ptr noundef %9, ptr noundef %10, i32 noundef %11, ptr noundef %12, ptr noundef %14, i64 noundef %16, i32 noundef %17, i64 noundef %18)
  ret ptr %20
}

define internal void @tapeless_mpi_move_reverse(i32 noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, i64 noundef %8, ptr noundef %9, ptr noundef %10, i32 noundef %11, ptr noundef %12, ptr noundef %13, ptr noundef %14, ptr noundef %15, i64 noundef %16, i32 noundef %17, i64 noundef %18, ptr noundef %19) {
  call void @tapeless.mpi.moved(ptr noundef %2, ptr noundef %10, ptr noundef %19)
  ret void
}

define internal void @tapeless_mpi_move_tangent(i32 noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, i64 noundef %8, ptr noundef %9, ptr noundef %10, i32 noundef %11, ptr noundef %12, ptr noundef %13, ptr noundef %14, ptr noundef %15, i64 noundef %16, i32 noundef %17, i64 noundef %18) {
  %20 = call ptr @tapeless.mpi.move(i32 noundef 2, i32 noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %6, i64 noundef %8, ptr noundef %9, ptr noundef %10, i32 noundef %11, ptr noundef %12, ptr noundef %14, i64 noundef %16, i32 noundef %17, i64 noundef %18)
  ret void
}

define dso_local void @tapeless_mpi_move_float(i32 noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9, i64 noundef %10, i32 noundef %11, i64 noundef %12) {
  br label %14

14:
  %.044 = phi i64 [ 0, %13 ], [ %20, %17 ]
  %15 = load i64, ptr @tapeless_mpi_none, align 8
  %16 = icmp slt i64 %.044, %15
  br i1 %16, label %17, label %21

17:
  %18 = getelementptr inbounds float, ptr %1, i64 %.044
  %19 = load float, ptr %18, align 4
  store float %19, ptr @world_float, align 4
  %20 = add nsw i64 %.044, 1
  br label %14

21:
  %.043 = phi i64 [ %27, %24 ], [ 0, %14 ]
  %22 = load i64, ptr @tapeless_mpi_none, align 8
  %23 = icmp slt i64 %.043, %22
  br i1 %23, label %24, label %28

24:
  %25 = load float, ptr @world_float, align 4
  %26 = getelementptr inbounds float, ptr %6, i64 %.043
  store float %25, ptr %26, align 4
  store float 0.000000e+00, ptr @world_float, align 4
  %27 = add nsw i64 %.043, 1
  br label %21

28:
  %.042 = phi i64 [ %38, %33 ], [ 0, %21 ]
  %29 = icmp ne ptr %3, null
  %30 = load i64, ptr @tapeless_mpi_none, align 8
  %31 = icmp slt i64 %.042, %30
  %32 = select i1 %29, i1 %31, i1 false
  br i1 %32, label %33, label %39

33:
  %34 = getelementptr inbounds i32, ptr %3, i64 %.042
  %35 = load i32, ptr %34, align 4
  %36 = load i32, ptr @world_int, align 4
  %37 = add nsw i32 %36, %35
  store i32 %37, ptr @world_int, align 4
  %38 = add nsw i64 %.042, 1
  br label %28

39:
  %.041 = phi i64 [ %49, %44 ], [ 0, %28 ]
  %40 = icmp ne ptr %4, null
  %41 = load i64, ptr @tapeless_mpi_none, align 8
  %42 = icmp slt i64 %.041, %41
  %43 = select i1 %40, i1 %42, i1 false
  br i1 %43, label %44, label %50

44:
  %45 = getelementptr inbounds i32, ptr %4, i64 %.041
  %46 = load i32, ptr %45, align 4
  %47 = load i32, ptr @world_int, align 4
  %48 = add nsw i32 %47, %46
  store i32 %48, ptr @world_int, align 4
  %49 = add nsw i64 %.041, 1
  br label %39

50:
  %.040 = phi i64 [ %60, %55 ], [ 0, %39 ]
  %51 = icmp ne ptr %8, null
  %52 = load i64, ptr @tapeless_mpi_none, align 8
  %53 = icmp slt i64 %.040, %52
  %54 = select i1 %51, i1 %53, i1 false
  br i1 %54, label %55, label %61

55:
  %56 = getelementptr inbounds i32, ptr %8, i64 %.040
  %57 = load i32, ptr %56, align 4
  %58 = load i32, ptr @world_int, align 4
  %59 = add nsw i32 %58, %57
  store i32 %59, ptr @world_int, align 4
  %60 = add nsw i64 %.040, 1
  br label %50

61:
  %.0 = phi i64 [ %71, %66 ], [ 0, %50 ]
  %62 = icmp ne ptr %9, null
  %63 = load i64, ptr @tapeless_mpi_none, align 8
  %64 = icmp slt i64 %.0, %63
  %65 = select i1 %62, i1 %64, i1 false
  br i1 %65, label %66, label %72

66:
  %67 = getelementptr inbounds i32, ptr %9, i64 %.0
  %68 = load i32, ptr %67, align 4
  %69 = load i32, ptr @world_int, align 4
  %70 = add nsw i32 %69, %68
  store i32 %70, ptr @world_int, align 4
  %71 = add nsw i64 %.0, 1
  br label %61

72:
  %73 = call ptr @tapeless.mpi.move(i32 noundef 0, i32 noundef %0, ptr noundef %1, ptr noundef null, i32 noundef %2, ptr noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %6, ptr noundef null, i32 noundef %7, ptr noundef %8, ptr noundef %9, i64 noundef %10, i32 noundef %11, i64 noundef %12)
  ret void
}

define dso_local void @tapeless_mpi_move_any(i32 noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9, i64 noundef %10, i32 noundef %11, i64 noundef %12) {
  br label %14

14:
  %.044 = phi i64 [ 0, %13 ], [ %20, %17 ]
  %15 = load i64, ptr @tapeless_mpi_none, align 8
  %16 = icmp slt i64 %.044, %15
  br i1 %16, label %17, label %21

17:
  %18 = getelementptr inbounds double, ptr %1, i64 %.044
  %19 = load double, ptr %18, align 8
  store double %19, ptr @world_double, align 8
  %20 = add nsw i64 %.044, 1
  br label %14

21:
  %.043 = phi i64 [ %27, %24 ], [ 0, %14 ]
  %22 = load i64, ptr @tapeless_mpi_none, align 8
  %23 = icmp slt i64 %.043, %22
  br i1 %23, label %24, label %28

24:
  %25 = load double, ptr @world_double, align 8
  %26 = getelementptr inbounds double, ptr %6, i64 %.043
  store double %25, ptr %26, align 8
  store double 0.000000e+00, ptr @world_double, align 8
  %27 = add nsw i64 %.043, 1
  br label %21

28:
  %.042 = phi i64 [ %38, %33 ], [ 0, %21 ]
  %29 = icmp ne ptr %3, null
  %30 = load i64, ptr @tapeless_mpi_none, align 8
  %31 = icmp slt i64 %.042, %30
  %32 = select i1 %29, i1 %31, i1 false
  br i1 %32, label %33, label %39

33:
  %34 = getelementptr inbounds i32, ptr %3, i64 %.042
  %35 = load i32, ptr %34, align 4
  %36 = load i32, ptr @world_int, align 4
  %37 = add nsw i32 %36, %35
  store i32 %37, ptr @world_int, align 4
  %38 = add nsw i64 %.042, 1
  br label %28

39:
  %.041 = phi i64 [ %49, %44 ], [ 0, %28 ]
  %40 = icmp ne ptr %4, null
  %41 = load i64, ptr @tapeless_mpi_none, align 8
  %42 = icmp slt i64 %.041, %41
  %43 = select i1 %40, i1 %42, i1 false
  br i1 %43, label %44, label %50

44:
  %45 = getelementptr inbounds i32, ptr %4, i64 %.041
  %46 = load i32, ptr %45, align 4
  %47 = load i32, ptr @world_int, align 4
  %48 = add nsw i32 %47, %46
  store i32 %48, ptr @world_int, align 4
  %49 = add nsw i64 %.041, 1
  br label %39

50:
  %.040 = phi i64 [ %60, %55 ], [ 0, %39 ]
  %51 = icmp ne ptr %8, null
  %52 = load i64, ptr @tapeless_mpi_none, align 8
  %53 = icmp slt i64 %.040, %52
  %54 = select i1 %51, i1 %53, i1 false
  br i1 %54, label %55, label %61

55:
  %56 = getelementptr inbounds i32, ptr %8, i64 %.040
  %57 = load i32, ptr %56, align 4
  %58 = load i32, ptr @world_int, align 4
  %59 = add nsw i32 %58, %57
  store i32 %59, ptr @world_int, align 4
  %60 = add nsw i64 %.040, 1
  br label %50

61:
  %.0 = phi i64 [ %71, %66 ], [ 0, %50 ]
  %62 = icmp ne ptr %9, null
  %63 = load i64, ptr @tapeless_mpi_none, align 8
  %64 = icmp slt i64 %.0, %63
  %65 = select i1 %62, i1 %64, i1 false
  br i1 %65, label %66, label %72

66:
  %67 = getelementptr inbounds i32, ptr %9, i64 %.0
  %68 = load i32, ptr %67, align 4
  %69 = load i32, ptr @world_int, align 4
  %70 = add nsw i32 %69, %68
  store i32 %70, ptr @world_int, align 4
  %71 = add nsw i64 %.0, 1
  br label %61

72:
  %73 = call ptr @tapeless.mpi.move(i32 noundef 0, i32 noundef %0, ptr noundef %1, ptr noundef null, i32 noundef %2, ptr noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %6, ptr noundef null, i32 noundef %7, ptr noundef %8, ptr noundef %9, i64 noundef %10, i32 noundef %11, i64 noundef %12)
  ret void
}

define dso_local void @tapeless_mpi_move_bytes(i32 noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9, i64 noundef %10, i32 noundef %11, i64 noundef %12) {
  %14 = load i64, ptr @tapeless_mpi_none, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 @world_bytes, ptr align 1 %1, i64 %14, i1 false)
  %15 = load i64, ptr @tapeless_mpi_none, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %6, ptr align 1 @world_bytes, i64 %15, i1 false)
  br label %16

16:
  %.036 = phi i64 [ 0, %13 ], [ %26, %21 ]
  %17 = icmp ne ptr %3, null
  %18 = load i64, ptr @tapeless_mpi_none, align 8
  %19 = icmp slt i64 %.036, %18
  %20 = select i1 %17, i1 %19, i1 false
  br i1 %20, label %21, label %27

21:
  %22 = getelementptr inbounds i32, ptr %3, i64 %.036
  %23 = load i32, ptr %22, align 4
  %24 = load i32, ptr @world_int, align 4
  %25 = add nsw i32 %24, %23
  store i32 %25, ptr @world_int, align 4
  %26 = add nsw i64 %.036, 1
  br label %16

27:
  %.035 = phi i64 [ %37, %32 ], [ 0, %16 ]
  %28 = icmp ne ptr %4, null
  %29 = load i64, ptr @tapeless_mpi_none, align 8
  %30 = icmp slt i64 %.035, %29
  %31 = select i1 %28, i1 %30, i1 false
  br i1 %31, label %32, label %38

32:
  %33 = getelementptr inbounds i32, ptr %4, i64 %.035
  %34 = load i32, ptr %33, align 4
  %35 = load i32, ptr @world_int, align 4
  %36 = add nsw i32 %35, %34
  store i32 %36, ptr @world_int, align 4
  %37 = add nsw i64 %.035, 1
  br label %27

38:
  %.034 = phi i64 [ %48, %43 ], [ 0, %27 ]
  %39 = icmp ne ptr %8, null
  %40 = load i64, ptr @tapeless_mpi_none, align 8
  %41 = icmp slt i64 %.034, %40
  %42 = select i1 %39, i1 %41, i1 false
  br i1 %42, label %43, label %49

43:
  %44 = getelementptr inbounds i32, ptr %8, i64 %.034
  %45 = load i32, ptr %44, align 4
  %46 = load i32, ptr @world_int, align 4
  %47 = add nsw i32 %46, %45
  store i32 %47, ptr @world_int, align 4
  %48 = add nsw i64 %.034, 1
  br label %38

49:
  %.0 = phi i64 [ %59, %54 ], [ 0, %38 ]
  %50 = icmp ne ptr %9, null
  %51 = load i64, ptr @tapeless_mpi_none, align 8
  %52 = icmp slt i64 %.0, %51
  %53 = select i1 %50, i1 %52, i1 false
  br i1 %53, label %54, label %60

54:
  %55 = getelementptr inbounds i32, ptr %9, i64 %.0
  %56 = load i32, ptr %55, align 4
  %57 = load i32, ptr @world_int, align 4
  %58 = add nsw i32 %57, %56
  store i32 %58, ptr @world_int, align 4
  %59 = add nsw i64 %.0, 1
  br label %49

60:
  %61 = call ptr @tapeless.mpi.move(i32 noundef 0, i32 noundef %0, ptr noundef %1, ptr noundef null, i32 noundef %2, ptr noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %6, ptr noundef null, i32 noundef %7, ptr noundef %8, ptr noundef %9, i64 noundef %10, i32 noundef %11, i64 noundef %12)
  ret void
}

define dso_local void @tapeless_mpi_window(ptr noundef %0, i64 noundef %1, i32 noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef %5) {
  store ptr %0, ptr @windows, align 8
  %7 = call ptr @tapeless.mpi.window(i32 noundef 0, ptr noundef %0, ptr noundef null, i64 noundef %1, i32 noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef %5)
  ret void
}

declare ptr @tapeless.mpi.window(i32 noundef, ptr noundef, ptr noundef, i64 noundef, i32 noundef, i64 noundef, i64 noundef, ptr noundef)

define internal ptr @tapeless_mpi_window_augmented(ptr noundef %0, ptr noundef %1, i64 noundef %2, i32 noundef %3, i64 noundef %4, i64 noundef %5, ptr noundef %6, ptr noundef %7) {
  %9 = call ptr @tapeless.mpi.window(i32 noundef 1, ptr noundef %0, ptr noundef %1, i64 noundef %2, i32 noundef %3, i64 noundef %4, i64 noundef %5, ptr noundef %6)
  ret ptr %9
}

define internal void @tapeless_mpi_window_reverse(ptr noundef %0, ptr noundef %1, i64 noundef %2, i32 noundef %3, i64 noundef %4, i64 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) {
  call void @tapeless.mpi.windowed(ptr noundef %8)
  ret void
}

define internal void @tapeless_mpi_window_tangent(ptr noundef %0, ptr noundef %1, i64 noundef %2, i32 noundef %3, i64 noundef %4, i64 noundef %5, ptr noundef %6, ptr noundef %7) {
  %9 = call ptr @tapeless.mpi.window(i32 noundef 2, ptr noundef %0, ptr noundef %1, i64 noundef %2, i32 noundef %3, i64 noundef %4, i64 noundef %5, ptr noundef %6)
  ret void
}

define dso_local void @tapeless_mpi_window_allocate(i64 noundef %0, i32 noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4, ptr noundef %5) {
  br label %7

7:
  %.0 = phi i64 [ 0, %6 ], [ %12, %10 ]
  %8 = load i64, ptr @tapeless_mpi_none, align 8
  %9 = icmp slt i64 %.0, %8
  br i1 %9, label %10, label %13

10:
  %11 = call ptr @malloc(i64 noundef %0)
  store ptr %11, ptr @windows, align 8
  store ptr %11, ptr %4, align 8
  %12 = add nsw i64 %.0, 1
  br label %7

13:
  %14 = call ptr @tapeless.mpi.window.allocate(i32 noundef 0, i64 noundef %0, i32 noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4, ptr noundef null, ptr noundef %5)
  ret void
}

declare ptr @malloc(i64 noundef)

declare ptr @tapeless.mpi.window.allocate(i32 noundef, i64 noundef, i32 noundef, i64 noundef, i64 noundef, ptr noundef, ptr noundef, ptr noundef)

define internal ptr @tapeless_mpi_window_allocate_augmented(i64 noundef %0, i32 noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) {
  %9 = call ptr @tapeless.mpi.window.allocate(i32 noundef 1, i64 noundef %0, i32 noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6)
  ret ptr %9
}

define internal void @tapeless_mpi_window_allocate_reverse(i64 noundef %0, i32 noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) {
  call void @tapeless.mpi.windowed(ptr noundef %8)
  ret void
}

define internal void @tapeless_mpi_window_allocate_tangent(i64 noundef %0, i32 noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) {
  %9 = call ptr @tapeless.mpi.window.allocate(i32 noundef 2, i64 noundef %0, i32 noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6)
  ret void
}

define dso_local void @tapeless_mpi_fence(i32 noundef %0, i64 noundef %1) {
  br label %3

3:
  %.0 = phi i64 [ 0, %2 ], [ %8, %6 ]
  %4 = load i64, ptr @tapeless_mpi_none, align 8
  %5 = icmp slt i64 %.0, %4
  br i1 %5, label %6, label %9

6:
  %7 = load ptr, ptr @windows, align 8
  call void @tapeless.mpi.unknown(ptr noundef %7)
  %8 = add nsw i64 %.0, 1
  br label %3

9:
  %10 = call ptr @tapeless.mpi.fence(i32 noundef 0, i32 noundef %0, i64 noundef %1)
  ret void
}

declare void @tapeless.mpi.unknown(ptr noundef)

declare ptr @tapeless.mpi.fence(i32 noundef, i32 noundef, i64 noundef)

define internal ptr @tapeless_mpi_fence_augmented(i32 noundef %0, i64 noundef %1) {
  %3 = call ptr @tapeless.mpi.fence(i32 noundef 1, i32 noundef %0, i64 noundef %1)
  ret ptr %3
}

define internal void @tapeless_mpi_fence_reverse(i32 noundef %0, i64 noundef %1, ptr noundef %2) {
  call void @tapeless.mpi.fenced(ptr noundef %2)
  ret void
}

define internal void @tapeless_mpi_fence_tangent(i32 noundef %0, i64 noundef %1) {
  %3 = call ptr @tapeless.mpi.fence(i32 noundef 2, i32 noundef %0, i64 noundef %1)
  ret void
}

define dso_local void @tapeless_mpi_put_double(ptr noundef %0, i32 noundef %1, i64 noundef %2, i32 noundef %3, i64 noundef %4, i32 noundef %5, i64 noundef %6, i64 noundef %7, i64 noundef %8) {
  br label %10

10:
  %.0 = phi i64 [ 0, %9 ], [ %16, %13 ]
  %11 = load i64, ptr @tapeless_mpi_none, align 8
  %12 = icmp slt i64 %.0, %11
  br i1 %12, label %13, label %17

13:
  %14 = getelementptr inbounds double, ptr %0, i64 %.0
  %15 = load double, ptr %14, align 8
  store double %15, ptr @world_double, align 8
  %16 = add nsw i64 %.0, 1
  br label %10

17:
  %18 = call ptr @tapeless.mpi.access(i32 noundef 0, i32 noundef 0, ptr noundef %0, ptr noundef null, i32 noundef %1, i64 noundef %2, i32 noundef %3, i64 noundef %4, i32 noundef %5, i64 noundef %6, i64 noundef %7, i64 noundef %8)
  ret void
}

declare ptr @tapeless.mpi.access(i32 noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, i64 noundef, i32 noundef, i64 noundef, i32 noundef, i64 noundef, i64 noundef, i64 noundef)

define internal ptr @tapeless_mpi_put_augmented(ptr noundef %0, ptr noundef %1, i32 noundef %2, i64 noundef %3, i32 noundef %4, i64 noundef %5, i32 noundef %6, i64 noundef %7, i64 noundef %8, i64 noundef %9) {
  %11 = call ptr @tapeless.mpi.access(i32 noundef 1, i32 noundef 0, ptr noundef %0, ptr noundef %1, i32 noundef %2, i64 noundef %3, i32 noundef %4, i64 noundef %5, i32 noundef %6, i64 noundef %7, i64 noundef %8, i64 noundef %9)
  ret ptr %11
}

define internal void @tapeless_mpi_accessed_reverse(ptr noundef %0, ptr noundef %1, i32 noundef %2, i64 noundef %3, i32 noundef %4, i64 noundef %5, i32 noundef %6, i64 noundef %7, i64 noundef %8, i64 noundef %9, ptr noundef %10) {
  call void @tapeless.mpi.accessed(ptr noundef %1, ptr noundef %10)
  ret void
}

define internal void @tapeless_mpi_put_tangent(ptr noundef %0, ptr noundef %1, i32 noundef %2, i64 noundef %3, i32 noundef %4, i64 noundef %5, i32 noundef %6, i64 noundef %7, i64 noundef %8, i64 noundef %9) {
  %11 = call ptr @tapeless.mpi.access(i32 noundef 2, i32 noundef 0, ptr noundef %0, ptr noundef %1, i32 noundef %2, i64 noundef %3, i32 noundef %4, i64 noundef %5, i32 noundef %6, i64 noundef %7, i64 noundef %8, i64 noundef %9)
  ret void
}

define dso_local void @tapeless_mpi_put_float(ptr noundef %0, i32 noundef %1, i64 noundef %2, i32 noundef %3, i64 noundef %4, i32 noundef %5, i64 noundef %6, i64 noundef %7, i64 noundef %8) {
  br label %10

10:
  %.0 = phi i64 [ 0, %9 ], [ %16, %13 ]
  %11 = load i64, ptr @tapeless_mpi_none, align 8
  %12 = icmp slt i64 %.0, %11
  br i1 %12, label %13, label %17

13:
  %14 = getelementptr inbounds float, ptr %0, i64 %.0
  %15 = load float, ptr %14, align 4
  store float %15, ptr @world_float, align 4
  %16 = add nsw i64 %.0, 1
  br label %10

17:
  %18 = call ptr @tapeless.mpi.access(i32 noundef 0, i32 noundef 0, ptr noundef %0, ptr noundef null, i32 noundef %1, i64 noundef %2, i32 noundef %3, i64 noundef %4, i32 noundef %5, i64 noundef %6, i64 noundef %7, i64 noundef %8)
  ret void
}

define dso_local void @tapeless_mpi_put_any(ptr noundef %0, i32 noundef %1, i64 noundef %2, i32 noundef %3, i64 noundef %4, i32 noundef %5, i64 noundef %6, i64 noundef %7, i64 noundef %8) {
  br label %10

10:
  %.0 = phi i64 [ 0, %9 ], [ %16, %13 ]
  %11 = load i64, ptr @tapeless_mpi_none, align 8
  %12 = icmp slt i64 %.0, %11
  br i1 %12, label %13, label %17

13:
  %14 = getelementptr inbounds double, ptr %0, i64 %.0
  %15 = load double, ptr %14, align 8
  store double %15, ptr @world_double, align 8
  %16 = add nsw i64 %.0, 1
  br label %10

17:
  %18 = call ptr @tapeless.mpi.access(i32 noundef 0, i32 noundef 0, ptr noundef %0, ptr noundef null, i32 noundef %1, i64 noundef %2, i32 noundef %3, i64 noundef %4, i32 noundef %5, i64 noundef %6, i64 noundef %7, i64 noundef %8)
  ret void
}

define dso_local void @tapeless_mpi_put_bytes(ptr noundef %0, i32 noundef %1, i64 noundef %2, i32 noundef %3, i64 noundef %4, i32 noundef %5, i64 noundef %6, i64 noundef %7, i64 noundef %8) {
  %10 = load i64, ptr @tapeless_mpi_none, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 @world_bytes, ptr align 1 %0, i64 %10, i1 false)
  %11 = call ptr @tapeless.mpi.access(i32 noundef 0, i32 noundef 0, ptr noundef %0, ptr noundef null, i32 noundef %1, i64 noundef %2, i32 noundef %3, i64 noundef %4, i32 noundef %5, i64 noundef %6, i64 noundef %7, i64 noundef %8)
  ret void
}

define dso_local void @tapeless_mpi_get_double(ptr noundef %0, i32 noundef %1, i64 noundef %2, i32 noundef %3, i64 noundef %4, i32 noundef %5, i64 noundef %6, i64 noundef %7, i64 noundef %8) {
  br label %10

10:
  %.0 = phi i64 [ 0, %9 ], [ %16, %13 ]
  %11 = load i64, ptr @tapeless_mpi_none, align 8
  %12 = icmp slt i64 %.0, %11
  br i1 %12, label %13, label %17

13:
  %14 = load double, ptr @world_double, align 8
  %15 = getelementptr inbounds double, ptr %0, i64 %.0
  store double %14, ptr %15, align 8
  store double 0.000000e+00, ptr @world_double, align 8
  %16 = add nsw i64 %.0, 1
  br label %10

17:
  %18 = call ptr @tapeless.mpi.access(i32 noundef 0, i32 noundef 1, ptr noundef %0, ptr noundef null, i32 noundef %1, i64 noundef %2, i32 noundef %3, i64 noundef %4, i32 noundef %5, i64 noundef %6, i64 noundef %7, i64 noundef %8)
  ret void
}

define internal ptr @tapeless_mpi_get_augmented(ptr noundef %0, ptr noundef %1, i32 noundef %2, i64 noundef %3, i32 noundef %4, i64 noundef %5, i32 noundef %6, i64 noundef %7, i64 noundef %8, i64 noundef %9) {
  %11 = call ptr @tapeless.mpi.access(i32 noundef 1, i32 noundef 1, ptr noundef %0, ptr noundef %1, i32 noundef %2, i64 noundef %3, i32 noundef %4, i64 noundef %5, i32 noundef %6, i64 noundef %7, i64 noundef %8, i64 noundef %9)
  ret ptr %11
}

define internal void @tapeless_mpi_get_tangent(ptr noundef %0, ptr noundef %1, i32 noundef %2, i64 noundef %3, i32 noundef %4, i64 noundef %5, i32 noundef %6, i64 noundef %7, i64 noundef %8, i64 noundef %9) {
  %11 = call ptr @tapeless.mpi.access(i32 noundef 2, i32 noundef 1, ptr noundef %0, ptr noundef %1, i32 noundef %2, i64 noundef %3, i32 noundef %4, i64 noundef %5, i32 noundef %6, i64 noundef %7, i64 noundef %8, i64 noundef %9)
  ret void
}

define dso_local void @tapeless_mpi_get_float(ptr noundef %0, i32 noundef %1, i64 noundef %2, i32 noundef %3, i64 noundef %4, i32 noundef %5, i64 noundef %6, i64 noundef %7, i64 noundef %8) {
  br label %10

10:
  %.0 = phi i64 [ 0, %9 ], [ %16, %13 ]
  %11 = load i64, ptr @tapeless_mpi_none, align 8
  %12 = icmp slt i64 %.0, %11
  br i1 %12, label %13, label %17

13:
  %14 = load float, ptr @world_float, align 4
  %15 = getelementptr inbounds float, ptr %0, i64 %.0
  store float %14, ptr %15, align 4
  store float 0.000000e+00, ptr @world_float, align 4
  %16 = add nsw i64 %.0, 1
  br label %10

17:
  %18 = call ptr @tapeless.mpi.access(i32 noundef 0, i32 noundef 1, ptr noundef %0, ptr noundef null, i32 noundef %1, i64 noundef %2, i32 noundef %3, i64 noundef %4, i32 noundef %5, i64 noundef %6, i64 noundef %7, i64 noundef %8)
  ret void
}

define dso_local void @tapeless_mpi_get_any(ptr noundef %0, i32 noundef %1, i64 noundef %2, i32 noundef %3, i64 noundef %4, i32 noundef %5, i64 noundef %6, i64 noundef %7, i64 noundef %8) {
  br label %10

10:
  %.0 = phi i64 [ 0, %9 ], [ %16, %13 ]
  %11 = load i64, ptr @tapeless_mpi_none, align 8
  %12 = icmp slt i64 %.0, %11
  br i1 %12, label %13, label %17

13:
  %14 = load double, ptr @world_double, align 8
  %15 = getelementptr inbounds double, ptr %0, i64 %.0
  store double %14, ptr %15, align 8
  store double 0.000000e+00, ptr @world_double, align 8
  %16 = add nsw i64 %.0, 1
  br label %10

17:
  %18 = call ptr @tapeless.mpi.access(i32 noundef 0, i32 noundef 1, ptr noundef %0, ptr noundef null, i32 noundef %1, i64 noundef %2, i32 noundef %3, i64 noundef %4, i32 noundef %5, i64 noundef %6, i64 noundef %7, i64 noundef %8)
  ret void
}

define dso_local void @tapeless_mpi_get_bytes(ptr noundef %0, i32 noundef %1, i64 noundef %2, i32 noundef %3, i64 noundef %4, i32 noundef %5, i64 noundef %6, i64 noundef %7, i64 noundef %8) {
  %10 = load i64, ptr @tapeless_mpi_none, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %0, ptr align 1 @world_bytes, i64 %10, i1 false)
  %11 = call ptr @tapeless.mpi.access(i32 noundef 0, i32 noundef 1, ptr noundef %0, ptr noundef null, i32 noundef %1, i64 noundef %2, i32 noundef %3, i64 noundef %4, i32 noundef %5, i64 noundef %6, i64 noundef %7, i64 noundef %8)
  ret void
}

declare void @tapeless.mpi.posted(ptr noundef, ptr noundef)

declare void @tapeless.mpi.started(ptr noundef)

declare void @tapeless.mpi.completed(ptr noundef)

declare void @tapeless.mpi.unmade(ptr noundef)

declare void @tapeless.mpi.broadcasted(ptr noundef, ptr noundef)

declare void @tapeless.mpi.reduced(ptr noundef, ptr noundef, ptr noundef)

declare void @tapeless.mpi.moved(ptr noundef, ptr noundef, ptr noundef)

declare void @tapeless.mpi.windowed(ptr noundef)

declare void @tapeless.mpi.fenced(ptr noundef)

declare void @tapeless.mpi.accessed(ptr noundef, ptr noundef)
