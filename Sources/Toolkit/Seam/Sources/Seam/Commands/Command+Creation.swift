// A command is told what to do by one of these closures: with input or without, at once or waiting, with an owner or
// without.

extension Command {
    /// Creates a command that does its work at once.
    ///
    /// - Parameter enabled: Whether it can be executed; always, if there is none.
    public convenience init(when enabled: (any BindingSource<Bool>)? = nil, _ work: @escaping (Input) throws -> Void) {
        self.init(when: enabled, overlap: .cancelsPrevious, .atOnce(work))
    }

    /// Creates a command whose work may wait. It begins on the main thread, and functions that it waits for run where they
    /// say.
    ///
    /// - Parameters:
    ///   - enabled: Whether it can be executed; always, if there is none.
    ///   - overlap: What a call does while another is under way.
    public convenience init(
        when enabled: (any BindingSource<Bool>)? = nil, overlap: Overlap = .cancelsPrevious,
        _ work: @escaping @MainActor (Input) async throws -> Void
    ) {
        self.init(
            when: enabled, overlap: overlap,
            .waiting { input in
                try await work(input)
                return {}
            })
    }

    /// Creates a command that does its work at once with its owner, which it does not keep.
    public convenience init<Owner: AnyObject>(
        of owner: Owner, when enabled: (any BindingSource<Bool>)? = nil,
        _ work: @escaping (Owner, Input) throws -> Void
    ) {
        self.init(
            when: enabled, overlap: .cancelsPrevious,
            .atOnce { [weak owner] input in
                if let owner { try work(owner, input) }
            })
    }

    /// Creates a command whose work may wait, and whose result its owner uses.
    ///
    /// The owner is kept while a call is under way, and not otherwise. `then` is called on the main thread, unless a newer
    /// call has cancelled this one.
    public convenience init<Owner: AnyObject, Output>(
        of owner: Owner, when enabled: (any BindingSource<Bool>)? = nil, overlap: Overlap = .cancelsPrevious,
        _ work: @escaping @MainActor (Owner, Input) async throws -> Output,
        then use: @escaping @MainActor (Owner, Output) -> Void
    ) {
        let reference = OwnerReference(owner)
        self.init(
            when: enabled, overlap: overlap,
            .waiting { input in
                guard let owner = reference.owner else { return {} }
                let output = try await work(owner, input)
                return { use(owner, output) }
            })
    }
}

extension Command where Input == Void {
    /// Creates a command without input that does its work at once.
    public convenience init(when enabled: (any BindingSource<Bool>)? = nil, _ work: @escaping () throws -> Void) {
        self.init(when: enabled, overlap: .cancelsPrevious, .atOnce { _ in try work() })
    }

    /// Creates a command without input whose work may wait.
    public convenience init(
        when enabled: (any BindingSource<Bool>)? = nil, overlap: Overlap = .cancelsPrevious,
        _ work: @escaping @MainActor () async throws -> Void
    ) {
        self.init(
            when: enabled, overlap: overlap,
            .waiting { _ in
                try await work()
                return {}
            })
    }

    /// Creates a command without input that does its work at once with its owner, which it does not keep.
    public convenience init<Owner: AnyObject>(
        of owner: Owner, when enabled: (any BindingSource<Bool>)? = nil, _ work: @escaping (Owner) throws -> Void
    ) {
        self.init(
            when: enabled, overlap: .cancelsPrevious,
            .atOnce { [weak owner] _ in
                if let owner { try work(owner) }
            })
    }

    /// Creates a command without input whose work may wait, and whose result its owner uses.
    ///
    /// The owner is kept while a call is under way, and not otherwise. `then` is called on the main thread, unless a newer
    /// call has cancelled this one.
    public convenience init<Owner: AnyObject, Output>(
        of owner: Owner, when enabled: (any BindingSource<Bool>)? = nil, overlap: Overlap = .cancelsPrevious,
        _ work: @escaping @MainActor (Owner) async throws -> Output,
        then use: @escaping @MainActor (Owner, Output) -> Void
    ) {
        let reference = OwnerReference(owner)
        self.init(
            when: enabled, overlap: overlap,
            .waiting { _ in
                guard let owner = reference.owner else { return {} }
                let output = try await work(owner)
                return { use(owner, output) }
            })
    }

    /// Creates a command without input whose work may wait, with its owner, which it keeps while a call is under way alone.
    public convenience init<Owner: AnyObject>(
        of owner: Owner, when enabled: (any BindingSource<Bool>)? = nil, overlap: Overlap = .cancelsPrevious,
        _ work: @escaping @MainActor (Owner) async throws -> Void
    ) {
        let reference = OwnerReference(owner)
        self.init(
            when: enabled, overlap: overlap,
            .waiting { _ in
                if let owner = reference.owner { try await work(owner) }
                return {}
            })
    }
}

/// The owner of a command, which is used on the main thread alone.
private struct OwnerReference<Owner: AnyObject>: @unchecked Sendable {
    private(set) weak var owner: Owner?

    init(_ owner: Owner) {
        self.owner = owner
    }
}
