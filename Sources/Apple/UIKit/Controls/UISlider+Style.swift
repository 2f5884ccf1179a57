/// How a control looks and answers.
public enum UIBehavioralStyle: Int, Sendable {
    /// As is usual.
    case automatic = 0
    /// As on a phone or tablet.
    case pad = 1
    /// As on a Mac.
    case mac = 2
}

extension UISlider {
    private enum Preferred: RareValue { static var usual: UIBehavioralStyle { .automatic } }

    /// How the app wants the slider to be. Has no effect: it is as on a phone.
    public var preferredBehavioralStyle: UIBehavioralStyle {
        get { rare[Preferred.self] }
        set { rare[Preferred.self] = newValue }
    }

    /// How the slider is.
    public var behavioralStyle: UIBehavioralStyle { .pad }
}
