import QuartzCore

/// What is to be done for each picture on the screen while views of a graph move by their data.
@MainActor
final class GraphFrames {
    /// Where the graph is shown.
    var host: () -> (any LayerHost)? = { nil }
    /// Seconds on the clock of the pictures.
    var now: CFTimeInterval { (host() ?? CADisplayLink.mainHost)?.now ?? CACurrentMediaTime() }
    private var actions: [ObjectIdentifier: (CFTimeInterval) -> Bool] = [:]
    private var link: CADisplayLink?

    /// Has `action` called for each picture, as long as it says that it goes on.
    func add(_ owner: AnyObject, _ action: @escaping (CFTimeInterval) -> Bool) {
        actions[ObjectIdentifier(owner)] = action
        guard link == nil else { return }
        let link = CADisplayLink { [weak self] link in self?.tick(link.timestamp) }
        link.start(on: host() ?? CADisplayLink.mainHost)
        self.link = link
    }

    func remove(_ owner: AnyObject) {
        actions[ObjectIdentifier(owner)] = nil
        stopIfIdle()
    }

    private func tick(_ now: CFTimeInterval) {
        for (owner, action) in actions where !action(now) { actions[owner] = nil }
        stopIfIdle()
    }

    private func stopIfIdle() {
        guard actions.isEmpty else { return }
        link?.invalidate()
        link = nil
    }

    isolated deinit { link?.invalidate() }
}
