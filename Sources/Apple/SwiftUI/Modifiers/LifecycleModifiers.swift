/// Runs actions when a view comes on screen and when it leaves.
public struct _AppearanceActionModifier: ElementModifier {
    public typealias Body = Never
    var appear: (() -> Void)?
    var disappear: (() -> Void)?

    static var isSteady: Bool { true }

    func wrap(_ child: Element) -> LifecycleElement { LifecycleElement(child) }

    func update(_ wrapper: LifecycleElement, _ inputs: Inputs) {
        wrapper.didAppear = appear
        wrapper.didDisappear = disappear
    }
}

/// Tells when what it holds comes and goes.
final class LifecycleElement: WrapperElement, Lifecycle, Disposable {
    var didAppear: (() -> Void)?
    var didDisappear: (() -> Void)?
    private var isShown = false

    override func place(_ rect: CGRect, _ proposal: ProposedViewSize, in canvas: PlacementCanvas) {
        super.place(rect, proposal, in: canvas)
        if !isShown { graph?.place(self) }
    }

    func appear() {
        guard !isShown else { return }
        isShown = true
        graph?.register(self)
        didAppear?()
    }

    func disappear() {
        guard isShown else { return }
        isShown = false
        graph?.unregister(self)
        didDisappear?()
    }

    func dispose() { disappear() }

    override func leaveScreen() {
        super.leaveScreen()
        disappear()
    }
}

/// Work that goes on while a view is on screen.
public struct _TaskModifier: ElementModifier {
    public typealias Body = Never
    let id: AnyHashable?
    let priority: TaskPriority
    let action: @MainActor @Sendable () async -> Void

    static var isSteady: Bool { true }

    func wrap(_ child: Element) -> TaskElement { TaskElement(child) }

    func update(_ wrapper: TaskElement, _ inputs: Inputs) {
        wrapper.set(id: id) { [priority, action] in Task(priority: priority) { await action() } }
    }
}

final class TaskElement: WrapperElement, Lifecycle, Disposable {
    private var id: AnyHashable?
    private var start: (() -> Task<Void, Never>)?
    private var task: Task<Void, Never>?
    private var isShown = false

    func set(id: AnyHashable?, start: @escaping () -> Task<Void, Never>) {
        let isOther = id != self.id
        self.id = id
        self.start = start
        guard isOther, isShown else { return }
        task?.cancel()
        task = start()
    }

    override func place(_ rect: CGRect, _ proposal: ProposedViewSize, in canvas: PlacementCanvas) {
        super.place(rect, proposal, in: canvas)
        if !isShown { graph?.place(self) }
    }

    func appear() {
        guard !isShown else { return }
        isShown = true
        graph?.register(self)
        task = start?()
    }

    func disappear() {
        guard isShown else { return }
        isShown = false
        graph?.unregister(self)
        task?.cancel()
        task = nil
    }

    func dispose() { disappear() }

    override func leaveScreen() {
        super.leaveScreen()
        disappear()
    }
}

extension View {
    /// Runs an action when the view comes on screen.
    public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(_AppearanceActionModifier(appear: action))
    }

    /// Runs an action when the view has left the screen.
    public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        modifier(_AppearanceActionModifier(disappear: action))
    }

    /// Begins when the view comes on screen, and is cancelled when it leaves it.
    public func task(
        priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor @Sendable () async -> Void
    ) -> some View {
        modifier(_TaskModifier(id: nil, priority: priority, action: action))
    }

    /// The same, begun anew when `id` changes.
    public func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated,
        _ action: @escaping @MainActor @Sendable () async -> Void
    ) -> some View {
        modifier(_TaskModifier(id: AnyHashable(TaskIdentity(value: value)), priority: priority, action: action))
    }

    /// Does `action` in a task of a name that begins when the view comes on screen, and ends with it.
    public func task(
        name: String?, priority: TaskPriority = .userInitiated,
        _ action: @escaping @MainActor @Sendable () async -> Void
    ) -> some View { task(priority: priority, action) }
}

/// A value that can only be compared, as the identity of a task.
private struct TaskIdentity<Value: Equatable>: Hashable {
    let value: Value
    func hash(into hasher: inout Hasher) {}
}
