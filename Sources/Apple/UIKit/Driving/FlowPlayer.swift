/// Replaced by the whole player.
@MainActor
package enum FlowPlayer {
    package static func startIfRequested(application: UIApplication) {}
}
