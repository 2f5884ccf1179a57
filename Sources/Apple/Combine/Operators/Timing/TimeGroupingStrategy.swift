extension Publishers {
    /// A strategy for collecting received elements.
    public enum TimeGroupingStrategy<Context: Scheduler> {
        /// A grouping that collects and periodically publishes items.
        case byTime(Context, Context.SchedulerTimeType.Stride)
        /// A grouping that publishes when a timer fires, or when there are so many elements.
        case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
    }
}
