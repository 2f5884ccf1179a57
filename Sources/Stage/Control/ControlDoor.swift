/// The way in for programs that look at the app and act in it.
///
/// It is closed, and the handler nil, unless the app was started to be controlled.
@MainActor
package enum ControlDoor {
    /// Answers a call once the app has come to rest after it.
    package static var handler: (@MainActor (ControlRequest) async -> ControlResponse)?
}
