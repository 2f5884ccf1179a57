extension Publishers {
    /// When `collect(_:options:)` publishes an array.
    public enum TimeGroupingStrategy<Context: Scheduler> {
        /// At the end of each interval of a scheduler's time.
        case byTime(Context, Context.SchedulerTimeType.Stride)
        /// At the end of each interval of a scheduler's time, and whenever there are so many values.
        case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
    }
}
