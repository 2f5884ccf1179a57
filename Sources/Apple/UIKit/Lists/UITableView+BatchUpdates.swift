extension UITableView {
    /// Makes several changes at once; the closure runs before the method returns, and may use what does not outlive it.
    public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    }
}
