/// A delegate proxy of any type. For generated code.
@preconcurrency @MainActor
public protocol _ForwardingDelegateProxy: AnyObject {
    /// The delegate that is passed on to.
    var _forwardingTarget: AnyObject? { get }
    /// Tells those who observe a method of its call.
    func note<Result>(_ name: String, _ arguments: @autoclosure () -> [Any], _ body: () -> Result) -> Result
}
