/// A delegate that tells of the messages it gets, and passes them on to another: RxCocoa's proxies. For translated source.
public protocol _MessageForwarding: AnyObject {
    /// The delegate that messages are passed on to.
    nonisolated var _messageTarget: AnyObject? { get }
    /// Whether anybody observes a message.
    nonisolated func _hears(_ selector: String) -> Bool
    /// Tells those who observe it of a message before it is passed on.
    nonisolated func _willPass(_ selector: String, _ arguments: [Any])
    /// Tells those who observe it of a message after it was passed on.
    nonisolated func _didPass(_ selector: String, _ arguments: [Any])
}
