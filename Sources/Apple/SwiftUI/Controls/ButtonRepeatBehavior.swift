/// Whether a button that stays pressed acts again and again.
public struct ButtonRepeatBehavior: Hashable, Sendable {
    let repeats: Bool

    /// As the system has it: buttons act once.
    public static let automatic = ButtonRepeatBehavior(repeats: false)
    /// After half a second, ten times a second, until the button is let go.
    public static let enabled = ButtonRepeatBehavior(repeats: true)
    /// Once, when it is let go.
    public static let disabled = ButtonRepeatBehavior(repeats: false)
}

private struct ButtonRepeatKey: EnvironmentKey { static let defaultValue = ButtonRepeatBehavior.automatic }

extension EnvironmentValues {
    /// Whether buttons in the view that stay pressed act again and again.
    public internal(set) var buttonRepeatBehavior: ButtonRepeatBehavior {
        get { self[ButtonRepeatKey.self] }
        set { self[ButtonRepeatKey.self] = newValue }
    }
}

extension View {
    /// Sets whether buttons in the view that stay pressed act again and again.
    public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
        environment(\.buttonRepeatBehavior, behavior)
    }
}

/// Acts again and again while a button stays pressed.
@MainActor
final class PressRepeater {
    /// In seconds, as steppers have it.
    private static let (delay, interval) = (0.5, 0.1)
    private var link: CADisplayLink?
    /// Whether it has acted since the button was pressed.
    private(set) var hasActed = false

    func begin(in view: UIView, isOver: @escaping () -> Bool, _ action: @escaping () -> Void) {
        end()
        hasActed = false
        var next: CFTimeInterval?
        let link = CADisplayLink { [weak self] link in
            guard let self else { return link.invalidate() }
            guard let due = next else {
                next = link.timestamp + Self.delay
                return
            }
            guard link.timestamp >= due else { return }
            next = link.timestamp + Self.interval
            // A finger beside the button may come back.
            guard isOver() else { return }
            hasActed = true
            action()
        }
        self.link = link
        link.start(on: view.layer.host)
    }

    func end() {
        link?.invalidate()
        link = nil
    }
}
