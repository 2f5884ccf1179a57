import Foundation

/// Keeps bindings going, and ends them when it is released.
///
/// Every binding returns a token. A screen keeps one that stands for all of its bindings:
///
/// ```swift
/// bindings = BindingToken {
///     viewModel.$greeting.bind(to: greetingLabel)
///     viewModel.$name.bindTwoWay(to: nameField)
///     viewModel.save.bind(to: saveButton)
/// }
/// ```
///
/// Nothing that a binding is between keeps its token, so that a screen that keeps the token can go. May be ended on any
/// thread.
public final class BindingToken: @unchecked Sendable {
    private enum State {
        case listening(to: any ListenerList, Int)
        case running(() -> Void)
        case several([BindingToken])
        case ended
    }

    private var state: State
    /// Held for as long as a state is exchanged for another.
    private static let lock = NSLock()

    private init(_ state: State) {
        self.state = state
    }

    /// A token that ends something else.
    ///
    /// - Parameter end: Called once, by ``end()`` or when the token is released.
    public static func onEnd(_ end: @escaping () -> Void) -> BindingToken { BindingToken(.running(end)) }

    /// Creates a token that stands for several.
    public init(@BindingBuilder _ tokens: () throws -> [BindingToken]) rethrows {
        state = .several(try tokens())
    }

    init(_ list: any ListenerList, _ listener: Int) {
        state = .listening(to: list, listener)
    }

    deinit { end() }

    /// Ends the bindings. A second call does nothing.
    public func end() {
        let last = Self.lock.withLock {
            defer { state = .ended }
            return state
        }
        switch last {
        case .listening(let list, let listener): list.remove(listener)
        case .running(let end): end()
        case .several(let tokens): tokens.forEach { $0.end() }
        case .ended: break
        }
    }

    /// Whether ``end()`` has been called.
    public var isEnded: Bool {
        Self.lock.withLock { if case .ended = state { true } else { false } }
    }

    /// Keeps the token in `tokens`.
    public func store(in tokens: inout [BindingToken]) { tokens.append(self) }
}

/// What a token can be taken off.
protocol ListenerList: AnyObject {
    func remove(_ listener: Int)
}
