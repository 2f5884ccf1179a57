/// What the large content viewer would show of a view to a person whose text is of an accessibility size.
extension UIView {
    private enum Title: RareValue { static var usual: String? { nil } }
    private enum Image: RareValue { static var usual: UIImage? { nil } }
    private enum Shows: RareValue { static var usual: Bool { false } }
    private enum Scales: RareValue { static var usual: Bool { false } }
    private enum Insets: RareValue { static var usual: UIEdgeInsets { .zero } }

    /// Whether a long press shows the view's content in large. Has no effect: there is no such viewer.
    public var showsLargeContentViewer: Bool {
        get { rare[Shows.self] }
        set { rare[Shows.self] = newValue }
    }

    /// The text that is shown in large. Has no effect: there is no such viewer.
    public var largeContentTitle: String? {
        get { rare[Title.self] }
        set { rare[Title.self] = newValue }
    }

    /// The image that is shown in large. Has no effect: there is no such viewer.
    public var largeContentImage: UIImage? {
        get { rare[Image.self] }
        set { rare[Image.self] = newValue }
    }

    /// Whether the image that is shown in large is scaled up. Has no effect: there is no such viewer.
    public var scalesLargeContentImage: Bool {
        get { rare[Scales.self] }
        set { rare[Scales.self] = newValue }
    }

    /// The room around the image that is shown in large. Has no effect: there is no such viewer.
    public var largeContentImageInsets: UIEdgeInsets {
        get { rare[Insets.self] }
        set { rare[Insets.self] = newValue }
    }
}
