import Foundation
import Stage

/// The tree of nodes under one host, brought up to date once in a turn of the main loop, however much has changed.
@MainActor
final class ViewGraph {
    /// Called when the layout may be another one.
    var layoutDidChange: () -> Void = {}
    /// Called when views in the tree have changed by themselves.
    var contentDidChange: () -> Void = {}
    /// Goes up when sizes that were asked for before may be others.
    private(set) var generation = 0
    private(set) var root: Node?
    /// The room that the whole tree has.
    var room = CGSize.zero
    /// Whether what is in the tree is on screen.
    private(set) var isVisible = false

    /// The geometry that views share by their identities.
    let matches = GeometryMatches()
    /// What moves by the data of views.
    let frames = GraphFrames()
    private var dirty: [any Invalidatable] = []
    private var isFlushScheduled = false
    private var isFlushing = false
    private var actions: [() -> Void] = []
    private var lifecycles: [ObjectIdentifier: WeakLifecycle] = [:]
    /// The animation of the next layout.
    private var animation: Animation?
    /// The animation of what is brought up to date next.
    private var changes: Animation?
    /// The animation of the part that is brought up to date now; nil if it has none of its own.
    private var scoped: Animation??
    private var placed: [any Lifecycle] = []
    private var layoutActions: [() -> Void] = []

    private struct WeakLifecycle {
        weak var value: (any Lifecycle)?
    }

    /// Shows `view` at the root.
    func setRoot<V: View>(_ view: V, environment: EnvironmentValues, screen: Screen?) {
        var inputs = Inputs(graph: self, parent: nil, environment: environment, screen: screen)
        inputs.isWhole = true
        updating { root = reconcile(root, view, inputs) }
        invalidateLayout()
    }

    // MARK: Changes

    /// Brings a node up to date for the next picture of an animation that is under way.
    func enqueueFrame(_ node: any Invalidatable) {
        guard !node.isDirty, !node.isDisposed else { return }
        node.isDirty = true
        dirty.append(node)
        scheduleFlush()
    }

    func enqueue(_ node: any Invalidatable) {
        let own = (node as? Node)?.inputs.environment.changeAnimation
        if let animation = Transaction.current.animation ?? own { (self.animation, changes) = (animation, animation) }
        dirty.append(node)
        scheduleFlush()
    }

    private func scheduleFlush() {
        guard !isFlushScheduled else { return }
        isFlushScheduled = true
        NextTurn.perform { [weak self] in
            guard let self else { return }
            isFlushScheduled = false
            flush()
        }
        layoutDidChange()
    }

    /// Brings the nodes up to date whose values changed.
    func flush() {
        guard !isFlushing, !dirty.isEmpty else { return }
        // A change that always makes another would never end.
        for _ in 0..<20 {
            guard !dirty.isEmpty else { break }
            updating {
                // Parents go first: they may remove or update their children themselves.
                let nodes = dirty.sorted { $0.depth < $1.depth }
                dirty = []
                for node in nodes where node.isDirty && !node.isDisposed { node.refresh() }
            }
        }
        changes = nil
        invalidateLayout()
        contentDidChange()
    }

    private func updating(_ body: () -> Void) {
        let isInner = isFlushing
        isFlushing = true
        body()
        isFlushing = isInner
        if !isInner { runActions() }
    }

    /// Makes nodes, or brings some up to date, in the middle of the layout. What is to be done after that waits for the
    /// layout to end.
    func updatingInLayout(_ body: () -> Void) {
        let isInner = isFlushing
        isFlushing = true
        body()
        isFlushing = isInner
        if !isInner, !actions.isEmpty { afterLayout { [weak self] in self?.runActions() } }
    }

    /// Sizes that were asked for in this layout are others now, as something has been made that was not there yet.
    func sizesDidChange() { generation += 1 }

    /// Runs `action` when the tree is up to date.
    func afterUpdate(_ action: @escaping () -> Void) {
        actions.append(action)
        if !isFlushing { runActions() }
    }

    private func runActions() {
        while !actions.isEmpty, !isFlushing {
            let pending = actions
            actions = []
            for action in pending { action() }
        }
    }

    func invalidateLayout() {
        generation += 1
        layoutDidChange()
    }

    func animateNextLayout(_ animation: Animation) { self.animation = animation }

    /// The animation of what changes now, which goes on to be there for the next layout.
    var nextAnimation: Animation? {
        if let scoped { return scoped }
        return changes ?? Transaction.current.animation
    }

    /// Brings a part of the tree up to date whose changes have an animation of their own, or none.
    func animating(with animation: Animation?, _ body: () -> Void) {
        if let animation { animateNextLayout(animation) }
        let outer = scoped
        scoped = .some(animation)
        body()
        scoped = outer
    }

    /// Changes a view that is on screen, by the animation of what changes now.
    func change(_ view: UIView, _ changes: @escaping () -> Void) {
        if let animation = nextAnimation, view.window != nil { animation.run(changes) } else { changes() }
    }

    /// The animation with which the next layout is to happen.
    func takeAnimation() -> Animation? {
        defer { animation = nil }
        return animation
    }

    // MARK: Coming and going

    /// Placed elements come on screen with the layout, if the tree is on screen.
    func place(_ lifecycle: any Lifecycle) { placed.append(lifecycle) }

    /// Runs `action` when the layout is done.
    func afterLayout(_ action: @escaping () -> Void) { layoutActions.append(action) }

    /// The layout is done.
    func didPlace() {
        let actions = layoutActions
        layoutActions = []
        for action in actions { action() }
        let pending = placed
        placed = []
        guard isVisible, !pending.isEmpty else { return }
        afterUpdate {
            for lifecycle in pending { lifecycle.appear() }
        }
    }

    func register(_ lifecycle: any Lifecycle) {
        lifecycles[ObjectIdentifier(lifecycle)] = WeakLifecycle(value: lifecycle)
    }

    func unregister(_ lifecycle: any Lifecycle) {
        lifecycles[ObjectIdentifier(lifecycle)] = nil
    }

    func setVisible(_ visible: Bool) {
        guard visible != isVisible else { return }
        isVisible = visible
        if visible {
            layoutDidChange()
        } else {
            for entry in lifecycles.values { entry.value?.disappear() }
        }
    }

    isolated deinit {
        root?.dispose()
    }
}
