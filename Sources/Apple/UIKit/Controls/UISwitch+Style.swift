extension UISwitch {
    /// How a switch looks.
    public enum Style: Int, Sendable {
        /// As the platform's do.
        case automatic = 0
        /// As a box that is ticked, on a Mac.
        case checkbox = 1
        /// As a track with a knob.
        case sliding = 2
    }

    private enum Preferred: RareValue { static var usual: Style { .automatic } }
    private enum Title: RareValue { static var usual: String? { nil } }
    private enum On: RareValue { static var usual: UIImage? { nil } }
    private enum Off: RareValue { static var usual: UIImage? { nil } }

    /// How the app wants the switch to look. Has no effect: it slides.
    public var preferredStyle: Style {
        get { rare[Preferred.self] }
        set { rare[Preferred.self] = newValue }
    }

    /// How the switch looks.
    public var style: Style { .sliding }

    /// The text of a box that is ticked. Has no effect: there is none.
    public var title: String? {
        get { rare[Title.self] }
        set { rare[Title.self] = newValue }
    }

    /// A picture for on. Has no effect, as since iOS 7.
    public var onImage: UIImage? {
        get { rare[On.self] }
        set { rare[On.self] = newValue }
    }

    /// A picture for off. Has no effect, as since iOS 7.
    public var offImage: UIImage? {
        get { rare[Off.self] }
        set { rare[Off.self] = newValue }
    }
}
