/// Hears of drags over a view, and takes what is dropped.
@preconcurrency @MainActor
public protocol DropDelegate {
    /// Whether a drag that comes over the view is taken; by default every one of the view's types is.
    func validateDrop(info: DropInfo) -> Bool
    /// Takes what was dropped. Returns whether it was taken.
    func performDrop(info: DropInfo) -> Bool
    /// A drag has come over the view.
    func dropEntered(info: DropInfo)
    /// A drag moves over the view. Returns what a drop would do; nil for what it did before, a copy at first.
    func dropUpdated(info: DropInfo) -> DropProposal?
    /// A drag has left the view.
    func dropExited(info: DropInfo)
}

extension DropDelegate {
    public func validateDrop(info: DropInfo) -> Bool { true }
    public func dropEntered(info: DropInfo) {}
    public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
    public func dropExited(info: DropInfo) {}
}

/// Takes drops by a closure.
struct ClosureDropDelegate: DropDelegate {
    /// The identifiers of the types that are given to the closure.
    let types: [String]
    let targeted: (Bool) -> Void
    let action: ([NSItemProvider], CGPoint) -> Bool

    func performDrop(info: DropInfo) -> Bool {
        targeted(false)
        return action(info.itemProviders(for: types), info.location)
    }
    func dropEntered(info: DropInfo) { targeted(true) }
    func dropExited(info: DropInfo) { targeted(false) }
}
