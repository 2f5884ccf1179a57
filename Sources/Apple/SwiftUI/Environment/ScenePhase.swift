import UIKit

/// How much of an app's scene is seen.
public enum ScenePhase: Comparable, Hashable, Sendable {
    /// Nothing; it is seen without taking events; or it is in front.
    case background, inactive, active

    @MainActor
    static var current: ScenePhase {
        switch UIApplication.shared.applicationState {
        case .active: .active
        case .inactive: .inactive
        case .background: .background
        }
    }
}

private struct ScenePhaseKey: EnvironmentKey { static let defaultValue = ScenePhase.active }

extension EnvironmentValues {
    /// How much of the scene is seen that the view is in.
    public var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }
}

/// Calls back when the app comes to the front or leaves it, as long as it lives.
@MainActor
final class PhaseObserver {
    private let news = NotificationTokens()
    private(set) var phase: ScenePhase

    init(_ changed: @escaping @MainActor @Sendable () -> Void) {
        phase = .current
        let names: [(Notification.Name, ScenePhase)] = [
            (UIApplication.didBecomeActiveNotification, .active),
            (UIApplication.willResignActiveNotification, .inactive),
            (UIApplication.didEnterBackgroundNotification, .background),
            (UIApplication.willEnterForegroundNotification, .inactive),
        ]
        for (name, phase) in names {
            news.observeOnMain(name) { [weak self] in
                guard let self, self.phase != phase else { return }
                self.phase = phase
                changed()
            }
        }
    }
}
