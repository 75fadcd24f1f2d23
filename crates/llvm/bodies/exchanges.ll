; Made from exchanges.c by `cargo xtask bodies`.
@tapeless_mpi_none = weak hidden global i64 0, align 8
@world_double = internal global [1 x double] zeroinitializer, align 8
@__enzyme_register_gradient_tapeless_mpi_send_double = dso_local global [3 x ptr] [ptr @tapeless_mpi_send_double, ptr @tapeless_mpi_send_augmented, ptr @tapeless_mpi_send_reverse], align 16
@__enzyme_register_derivative_tapeless_mpi_send_double = dso_local global [2 x ptr] [ptr @tapeless_mpi_send_double, ptr @tapeless_mpi_send_tangent], align 16
@world_float = internal global [1 x float] zeroinitializer, align 4
@__enzyme_register_gradient_tapeless_mpi_send_float = dso_local global [3 x ptr] [ptr @tapeless_mpi_send_float, ptr @tapeless_mpi_send_augmented, ptr @tapeless_mpi_send_reverse], align 16
@__enzyme_register_derivative_tapeless_mpi_send_float = dso_local global [2 x ptr] [ptr @tapeless_mpi_send_float, ptr @tapeless_mpi_send_tangent], align 16
@__enzyme_register_gradient_tapeless_mpi_send_any = dso_local global [3 x ptr] [ptr @tapeless_mpi_send_any, ptr @tapeless_mpi_send_augmented, ptr @tapeless_mpi_send_reverse], align 16
@__enzyme_register_derivative_tapeless_mpi_send_any = dso_local global [2 x ptr] [ptr @tapeless_mpi_send_any, ptr @tapeless_mpi_send_tangent], align 16
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

define dso_local void @tapeless_mpi_send_double(ptr noundef %0, i32 noundef %1, i32 noundef %2, i64 noundef %3, i32 noundef %4, i32 noundef %5, i64 noundef %6, ptr noundef %7) {
  br label %9

9:
  %.0 = phi i64 [ 0, %8 ], [ %15, %12 ]
  %10 = load i64, ptr @tapeless_mpi_none, align 8
  %11 = icmp slt i64 %.0, %10
  br i1 %11, label %12, label %16

12:
  %13 = getelementptr inbounds double, ptr %0, i64 %.0
  %14 = load double, ptr %13, align 8
  store double %14, ptr @world_double, align 8
  %15 = add nsw i64 %.0, 1
  br label %9

16:
  %17 = call ptr @tapeless.mpi.send(i32 noundef 0, i32 noundef %1, ptr noundef %0, ptr noundef null, i32 noundef %2, i64 noundef %3, i32 noundef %4, i32 noundef %5, i64 noundef %6, ptr noundef %7)
  ret void
}

declare ptr @tapeless.mpi.send(i32 noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, i64 noundef, i32 noundef, i32 noundef, i64 noundef, ptr noundef)

define internal ptr @tapeless_mpi_send_augmented(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i64 noundef %4, i32 noundef %5, i32 noundef %6, i64 noundef %7, ptr noundef %8, ptr noundef %9) {
  %11 = call ptr @tapeless.mpi.send(i32 noundef 1, i32 noundef %2, ptr noundef %0, ptr noundef %1, i32 noundef %3, i64 noundef %4, i32 noundef %5, i32 noundef %6, i64 noundef %7, ptr noundef %8)
  ret ptr %11
}

define internal void @tapeless_mpi_send_reverse(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i64 noundef %4, i32 noundef %5, i32 noundef %6, i64 noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) {
  call void @tapeless.mpi.posted(ptr noundef %1, ptr noundef %10)
  ret void
}

define internal void @tapeless_mpi_send_tangent(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i64 noundef %4, i32 noundef %5, i32 noundef %6, i64 noundef %7, ptr noundef %8, ptr noundef %9) {
  %11 = call ptr @tapeless.mpi.send(i32 noundef 2, i32 noundef %2, ptr noundef %0, ptr noundef %1, i32 noundef %3, i64 noundef %4, i32 noundef %5, i32 noundef %6, i64 noundef %7, ptr noundef %8)
  ret void
}

define dso_local void @tapeless_mpi_send_float(ptr noundef %0, i32 noundef %1, i32 noundef %2, i64 noundef %3, i32 noundef %4, i32 noundef %5, i64 noundef %6, ptr noundef %7) {
  br label %9

9:
  %.0 = phi i64 [ 0, %8 ], [ %15, %12 ]
  %10 = load i64, ptr @tapeless_mpi_none, align 8
  %11 = icmp slt i64 %.0, %10
  br i1 %11, label %12, label %16

12:
  %13 = getelementptr inbounds float, ptr %0, i64 %.0
  %14 = load float, ptr %13, align 4
  store float %14, ptr @world_float, align 4
  %15 = add nsw i64 %.0, 1
  br label %9

16:
  %17 = call ptr @tapeless.mpi.send(i32 noundef 0, i32 noundef %1, ptr noundef %0, ptr noundef null, i32 noundef %2, i64 noundef %3, i32 noundef %4, i32 noundef %5, i64 noundef %6, ptr noundef %7)
  ret void
}

define dso_local void @tapeless_mpi_send_any(ptr noundef %0, i32 noundef %1, i32 noundef %2, i64 noundef %3, i32 noundef %4, i32 noundef %5, i64 noundef %6, ptr noundef %7) {
  br label %9

9:
  %.0 = phi i64 [ 0, %8 ], [ %15, %12 ]
  %10 = load i64, ptr @tapeless_mpi_none, align 8
  %11 = icmp slt i64 %.0, %10
  br i1 %11, label %12, label %16

12:
  %13 = getelementptr inbounds double, ptr %0, i64 %.0
  %14 = load double, ptr %13, align 8
  store double %14, ptr @world_double, align 8
  %15 = add nsw i64 %.0, 1
  br label %9

16:
  %17 = call ptr @tapeless.mpi.send(i32 noundef 0, i32 noundef %1, ptr noundef %0, ptr noundef null, i32 noundef %2, i64 noundef %3, i32 noundef %4, i32 noundef %5, i64 noundef %6, ptr noundef %7)
  ret void
}

define dso_local void @tapeless_mpi_send_bytes(ptr noundef %0, i32 noundef %1, i32 noundef %2, i64 noundef %3, i32 noundef %4, i32 noundef %5, i64 noundef %6, ptr noundef %7) {
  %9 = call ptr @tapeless.mpi.send(i32 noundef 0, i32 noundef %1, ptr noundef %0, ptr noundef null, i32 noundef %2, i64 noundef %3, i32 noundef %4, i32 noundef %5, i64 noundef %6, ptr noundef %7)
  ret void
}

define dso_local void @tapeless_mpi_receive_double(ptr noundef %0, i32 noundef %1, i32 noundef %2, i64 noundef %3, i32 noundef %4, i32 noundef %5, i64 noundef %6, ptr noundef %7) {
  br label %9

9:
  %.0 = phi i64 [ 0, %8 ], [ %15, %12 ]
  %10 = load i64, ptr @tapeless_mpi_none, align 8
  %11 = icmp slt i64 %.0, %10
  br i1 %11, label %12, label %16

12:
  %13 = load double, ptr @world_double, align 8
  %14 = getelementptr inbounds double, ptr %0, i64 %.0
  store double %13, ptr %14, align 8
  store double 0.000000e+00, ptr @world_double, align 8
  %15 = add nsw i64 %.0, 1
  br label %9

16:
  %17 = call ptr @tapeless.mpi.receive(i32 noundef 0, i32 noundef %1, ptr noundef %0, ptr noundef null, i32 noundef %2, i64 noundef %3, i32 noundef %4, i32 noundef %5, i64 noundef %6, ptr noundef %7)
  ret void
}

declare ptr @tapeless.mpi.receive(i32 noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, i64 noundef, i32 noundef, i32 noundef, i64 noundef, ptr noundef)

define internal ptr @tapeless_mpi_receive_augmented(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i64 noundef %4, i32 noundef %5, i32 noundef %6, i64 noundef %7, ptr noundef %8, ptr noundef %9) {
  %11 = call ptr @tapeless.mpi.receive(i32 noundef 1, i32 noundef %2, ptr noundef %0, ptr noundef %1, i32 noundef %3, i64 noundef %4, i32 noundef %5, i32 noundef %6, i64 noundef %7, ptr noundef %8)
  ret ptr %11
}

define internal void @tapeless_mpi_receive_reverse(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i64 noundef %4, i32 noundef %5, i32 noundef %6, i64 noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) {
  call void @tapeless.mpi.posted(ptr noundef %1, ptr noundef %10)
  ret void
}

define internal void @tapeless_mpi_receive_tangent(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i64 noundef %4, i32 noundef %5, i32 noundef %6, i64 noundef %7, ptr noundef %8, ptr noundef %9) {
  %11 = call ptr @tapeless.mpi.receive(i32 noundef 2, i32 noundef %2, ptr noundef %0, ptr noundef %1, i32 noundef %3, i64 noundef %4, i32 noundef %5, i32 noundef %6, i64 noundef %7, ptr noundef %8)
  ret void
}

define dso_local void @tapeless_mpi_receive_float(ptr noundef %0, i32 noundef %1, i32 noundef %2, i64 noundef %3, i32 noundef %4, i32 noundef %5, i64 noundef %6, ptr noundef %7) {
  br label %9

9:
  %.0 = phi i64 [ 0, %8 ], [ %15, %12 ]
  %10 = load i64, ptr @tapeless_mpi_none, align 8
  %11 = icmp slt i64 %.0, %10
  br i1 %11, label %12, label %16

12:
  %13 = load float, ptr @world_float, align 4
  %14 = getelementptr inbounds float, ptr %0, i64 %.0
  store float %13, ptr %14, align 4
  store float 0.000000e+00, ptr @world_float, align 4
  %15 = add nsw i64 %.0, 1
  br label %9

16:
  %17 = call ptr @tapeless.mpi.receive(i32 noundef 0, i32 noundef %1, ptr noundef %0, ptr noundef null, i32 noundef %2, i64 noundef %3, i32 noundef %4, i32 noundef %5, i64 noundef %6, ptr noundef %7)
  ret void
}

define dso_local void @tapeless_mpi_receive_any(ptr noundef %0, i32 noundef %1, i32 noundef %2, i64 noundef %3, i32 noundef %4, i32 noundef %5, i64 noundef %6, ptr noundef %7) {
  br label %9

9:
  %.0 = phi i64 [ 0, %8 ], [ %15, %12 ]
  %10 = load i64, ptr @tapeless_mpi_none, align 8
  %11 = icmp slt i64 %.0, %10
  br i1 %11, label %12, label %16

12:
  %13 = load double, ptr @world_double, align 8
  %14 = getelementptr inbounds double, ptr %0, i64 %.0
  store double %13, ptr %14, align 8
  store double 0.000000e+00, ptr @world_double, align 8
  %15 = add nsw i64 %.0, 1
  br label %9

16:
  %17 = call ptr @tapeless.mpi.receive(i32 noundef 0, i32 noundef %1, ptr noundef %0, ptr noundef null, i32 noundef %2, i64 noundef %3, i32 noundef %4, i32 noundef %5, i64 noundef %6, ptr noundef %7)
  ret void
}

define dso_local void @tapeless_mpi_receive_bytes(ptr noundef %0, i32 noundef %1, i32 noundef %2, i64 noundef %3, i32 noundef %4, i32 noundef %5, i64 noundef %6, ptr noundef %7) {
  br label %9

9:
  %.0 = phi i64 [ 0, %8 ], [ %13, %12 ]
  %10 = load i64, ptr @tapeless_mpi_none, align 8
  %11 = icmp slt i64 %.0, %10
  br i1 %11, label %12, label %14

12:
  call void @tapeless.mpi.unknown(ptr noundef %0)
  %13 = add nsw i64 %.0, 1
  br label %9

14:
  %15 = call ptr @tapeless.mpi.receive(i32 noundef 0, i32 noundef %1, ptr noundef %0, ptr noundef null, i32 noundef %2, i64 noundef %3, i32 noundef %4, i32 noundef %5, i64 noundef %6, ptr noundef %7)
  ret void
}

declare void @tapeless.mpi.unknown(ptr noundef)

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

define dso_local void @tapeless_mpi_broadcast_double(ptr noundef %0, i32 noundef %1, i64 noundef %2, i32 noundef %3, i64 noundef %4) {
  br label %6

6:
  %.014 = phi i64 [ 0, %5 ], [ %12, %9 ]
  %7 = load i64, ptr @tapeless_mpi_none, align 8
  %8 = icmp slt i64 %.014, %7
  br i1 %8, label %9, label %13

9:
  %10 = getelementptr inbounds double, ptr %0, i64 %.014
  %11 = load double, ptr %10, align 8
  store double %11, ptr @world_double, align 8
  %12 = add nsw i64 %.014, 1
  br label %6

13:
  %.0 = phi i64 [ %19, %16 ], [ 0, %6 ]
  %14 = load i64, ptr @tapeless_mpi_none, align 8
  %15 = icmp slt i64 %.0, %14
  br i1 %15, label %16, label %20

16:
  %17 = load double, ptr @world_double, align 8
  %18 = getelementptr inbounds double, ptr %0, i64 %.0
  store double %17, ptr %18, align 8
  store double 0.000000e+00, ptr @world_double, align 8
  %19 = add nsw i64 %.0, 1
  br label %13

20:
  %21 = call ptr @tapeless.mpi.broadcast(i32 noundef 0, ptr noundef %0, ptr noundef null, i32 noundef %1, i64 noundef %2, i32 noundef %3, i64 noundef %4)
  ret void
}

declare ptr @tapeless.mpi.broadcast(i32 noundef, ptr noundef, ptr noundef, i32 noundef, i64 noundef, i32 noundef, i64 noundef)

define internal ptr @tapeless_mpi_broadcast_augmented(ptr noundef %0, ptr noundef %1, i32 noundef %2, i64 noundef %3, i32 noundef %4, i64 noundef %5) {
  %7 = call ptr @tapeless.mpi.broadcast(i32 noundef 1, ptr noundef %0, ptr noundef %1, i32 noundef %2, i64 noundef %3, i32 noundef %4, i64 noundef %5)
  ret ptr %7
}

define internal void @tapeless_mpi_broadcast_reverse(ptr noundef %0, ptr noundef %1, i32 noundef %2, i64 noundef %3, i32 noundef %4, i64 noundef %5, ptr noundef %6) {
  call void @tapeless.mpi.broadcasted(ptr noundef %1, ptr noundef %6)
  ret void
}

define internal void @tapeless_mpi_broadcast_tangent(ptr noundef %0, ptr noundef %1, i32 noundef %2, i64 noundef %3, i32 noundef %4, i64 noundef %5) {
  %7 = call ptr @tapeless.mpi.broadcast(i32 noundef 2, ptr noundef %0, ptr noundef %1, i32 noundef %2, i64 noundef %3, i32 noundef %4, i64 noundef %5)
  ret void
}

define dso_local void @tapeless_mpi_broadcast_float(ptr noundef %0, i32 noundef %1, i64 noundef %2, i32 noundef %3, i64 noundef %4) {
  br label %6

6:
  %.014 = phi i64 [ 0, %5 ], [ %12, %9 ]
  %7 = load i64, ptr @tapeless_mpi_none, align 8
  %8 = icmp slt i64 %.014, %7
  br i1 %8, label %9, label %13

9:
  %10 = getelementptr inbounds float, ptr %0, i64 %.014
  %11 = load float, ptr %10, align 4
  store float %11, ptr @world_float, align 4
  %12 = add nsw i64 %.014, 1
  br label %6

13:
  %.0 = phi i64 [ %19, %16 ], [ 0, %6 ]
  %14 = load i64, ptr @tapeless_mpi_none, align 8
  %15 = icmp slt i64 %.0, %14
  br i1 %15, label %16, label %20

16:
  %17 = load float, ptr @world_float, align 4
  %18 = getelementptr inbounds float, ptr %0, i64 %.0
  store float %17, ptr %18, align 4
  store float 0.000000e+00, ptr @world_float, align 4
  %19 = add nsw i64 %.0, 1
  br label %13

20:
  %21 = call ptr @tapeless.mpi.broadcast(i32 noundef 0, ptr noundef %0, ptr noundef null, i32 noundef %1, i64 noundef %2, i32 noundef %3, i64 noundef %4)
  ret void
}

define dso_local void @tapeless_mpi_broadcast_any(ptr noundef %0, i32 noundef %1, i64 noundef %2, i32 noundef %3, i64 noundef %4) {
  br label %6

6:
  %.014 = phi i64 [ 0, %5 ], [ %12, %9 ]
  %7 = load i64, ptr @tapeless_mpi_none, align 8
  %8 = icmp slt i64 %.014, %7
  br i1 %8, label %9, label %13

9:
  %10 = getelementptr inbounds double, ptr %0, i64 %.014
  %11 = load double, ptr %10, align 8
  store double %11, ptr @world_double, align 8
  %12 = add nsw i64 %.014, 1
  br label %6

13:
  %.0 = phi i64 [ %19, %16 ], [ 0, %6 ]
  %14 = load i64, ptr @tapeless_mpi_none, align 8
  %15 = icmp slt i64 %.0, %14
  br i1 %15, label %16, label %20

16:
  %17 = load double, ptr @world_double, align 8
  %18 = getelementptr inbounds double, ptr %0, i64 %.0
  store double %17, ptr %18, align 8
  store double 0.000000e+00, ptr @world_double, align 8
  %19 = add nsw i64 %.0, 1
  br label %13

20:
  %21 = call ptr @tapeless.mpi.broadcast(i32 noundef 0, ptr noundef %0, ptr noundef null, i32 noundef %1, i64 noundef %2, i32 noundef %3, i64 noundef %4)
  ret void
}

define dso_local void @tapeless_mpi_broadcast_bytes(ptr noundef %0, i32 noundef %1, i64 noundef %2, i32 noundef %3, i64 noundef %4) {
  br label %6

6:
  %.0 = phi i64 [ 0, %5 ], [ %10, %9 ]
  %7 = load i64, ptr @tapeless_mpi_none, align 8
  %8 = icmp slt i64 %.0, %7
  br i1 %8, label %9, label %11

9:
  call void @tapeless.mpi.unknown(ptr noundef %0)
  %10 = add nsw i64 %.0, 1
  br label %6

11:
  %12 = call ptr @tapeless.mpi.broadcast(i32 noundef 0, ptr noundef %0, ptr noundef null, i32 noundef %1, i64 noundef %2, i32 noundef %3, i64 noundef %4)
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
  br label %9

9:
  %.0 = phi i64 [ 0, %8 ], [ %13, %12 ]
  %10 = load i64, ptr @tapeless_mpi_none, align 8
  %11 = icmp slt i64 %.0, %10
  br i1 %11, label %12, label %14

12:
  call void @tapeless.mpi.unknown(ptr noundef %2)
  %13 = add nsw i64 %.0, 1
  br label %9

14:
  %15 = call ptr @tapeless.mpi.reduce(i32 noundef 0, i32 noundef %0, ptr noundef %1, ptr noundef null, ptr noundef %2, ptr noundef null, i32 noundef %3, i64 noundef %4, i64 noundef %5, i32 noundef %6, i64 noundef %7)
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
  br label %14

14:
  %.038 = phi i64 [ 0, %13 ], [ %18, %17 ]
  %15 = load i64, ptr @tapeless_mpi_none, align 8
  %16 = icmp slt i64 %.038, %15
  br i1 %16, label %17, label %19

17:
  call void @tapeless.mpi.unknown(ptr noundef %6)
  %18 = add nsw i64 %.038, 1
  br label %14

19:
  %.037 = phi i64 [ %29, %24 ], [ 0, %14 ]
  %20 = icmp ne ptr %3, null
  %21 = load i64, ptr @tapeless_mpi_none, align 8
  %22 = icmp slt i64 %.037, %21
  %23 = select i1 %20, i1 %22, i1 false
  br i1 %23, label %24, label %30

24:
  %25 = getelementptr inbounds i32, ptr %3, i64 %.037
  %26 = load i32, ptr %25, align 4
  %27 = load i32, ptr @world_int, align 4
  %28 = add nsw i32 %27, %26
  store i32 %28, ptr @world_int, align 4
  %29 = add nsw i64 %.037, 1
  br label %19

30:
  %.036 = phi i64 [ %40, %35 ], [ 0, %19 ]
  %31 = icmp ne ptr %4, null
  %32 = load i64, ptr @tapeless_mpi_none, align 8
  %33 = icmp slt i64 %.036, %32
  %34 = select i1 %31, i1 %33, i1 false
  br i1 %34, label %35, label %41

35:
  %36 = getelementptr inbounds i32, ptr %4, i64 %.036
  %37 = load i32, ptr %36, align 4
  %38 = load i32, ptr @world_int, align 4
  %39 = add nsw i32 %38, %37
  store i32 %39, ptr @world_int, align 4
  %40 = add nsw i64 %.036, 1
  br label %30

41:
  %.035 = phi i64 [ %51, %46 ], [ 0, %30 ]
  %42 = icmp ne ptr %8, null
  %43 = load i64, ptr @tapeless_mpi_none, align 8
  %44 = icmp slt i64 %.035, %43
  %45 = select i1 %42, i1 %44, i1 false
  br i1 %45, label %46, label %52

46:
  %47 = getelementptr inbounds i32, ptr %8, i64 %.035
  %48 = load i32, ptr %47, align 4
  %49 = load i32, ptr @world_int, align 4
  %50 = add nsw i32 %49, %48
  store i32 %50, ptr @world_int, align 4
  %51 = add nsw i64 %.035, 1
  br label %41

52:
  %.0 = phi i64 [ %62, %57 ], [ 0, %41 ]
  %53 = icmp ne ptr %9, null
  %54 = load i64, ptr @tapeless_mpi_none, align 8
  %55 = icmp slt i64 %.0, %54
  %56 = select i1 %53, i1 %55, i1 false
  br i1 %56, label %57, label %63

57:
  %58 = getelementptr inbounds i32, ptr %9, i64 %.0
  %59 = load i32, ptr %58, align 4
  %60 = load i32, ptr @world_int, align 4
  %61 = add nsw i32 %60, %59
  store i32 %61, ptr @world_int, align 4
  %62 = add nsw i64 %.0, 1
  br label %52

63:
  %64 = call ptr @tapeless.mpi.move(i32 noundef 0, i32 noundef %0, ptr noundef %1, ptr noundef null, i32 noundef %2, ptr noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %6, ptr noundef null, i32 noundef %7, ptr noundef %8, ptr noundef %9, i64 noundef %10, i32 noundef %11, i64 noundef %12)
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
  %10 = call ptr @tapeless.mpi.access(i32 noundef 0, i32 noundef 0, ptr noundef %0, ptr noundef null, i32 noundef %1, i64 noundef %2, i32 noundef %3, i64 noundef %4, i32 noundef %5, i64 noundef %6, i64 noundef %7, i64 noundef %8)
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
  br label %10

10:
  %.0 = phi i64 [ 0, %9 ], [ %14, %13 ]
  %11 = load i64, ptr @tapeless_mpi_none, align 8
  %12 = icmp slt i64 %.0, %11
  br i1 %12, label %13, label %15

13:
  call void @tapeless.mpi.unknown(ptr noundef %0)
  %14 = add nsw i64 %.0, 1
  br label %10

15:
  %16 = call ptr @tapeless.mpi.access(i32 noundef 0, i32 noundef 1, ptr noundef %0, ptr noundef null, i32 noundef %1, i64 noundef %2, i32 noundef %3, i64 noundef %4, i32 noundef %5, i64 noundef %6, i64 noundef %7, i64 noundef %8)
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
