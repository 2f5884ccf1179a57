import Foundation

/// A node that makes its part of the tree anew when a value it was made from changes.
@MainActor
protocol Invalidatable: Node {
    var isDirty: Bool { get set }
}

extension Invalidatable {
    func invalidate() {
        guard !isDirty, !isDisposed, let graph else { return }
        isDirty = true
        graph.enqueue(self)
    }
}

/// Values may change on any thread.
func invalidateFromAnywhere(_ node: (any Invalidatable)?) {
    guard let node else { return }
    if MainQueue.isCurrent {
        MainActor.assumeIsolated { node.invalidate() }
    } else {
        DispatchQueue.main.async { [weak node] in node?.invalidate() }
    }
}

/// Keeps a node apart from its type, which observers on other threads have no use for.
final class Hearer: @unchecked Sendable {
    // Set once; a weak reference is read on any thread.
    private(set) weak var node: (any Invalidatable)?

    init(_ node: any Invalidatable) { self.node = node }
}
