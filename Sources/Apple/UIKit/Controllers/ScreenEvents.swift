/// What a tool that watches screens is told of controllers.
@MainActor
package enum ScreenEvents {
    /// Called after `viewDidAppear`; nil unless a tool watches.
    package static var didAppear: ((UIViewController) -> Void)?
    /// Called after `viewDidDisappear`; nil unless a tool watches.
    package static var didDisappear: ((UIViewController) -> Void)?
}
