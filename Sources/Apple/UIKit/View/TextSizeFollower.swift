/// A view whose font can follow the size of text.
@MainActor
protocol TextSizeFollower: UIView {
    /// Whether it does.
    var adjustsFontForContentSizeCategory: Bool { get }

    /// Takes the font for another size of text, if it has one that follows it.
    func follow(_ size: UIContentSizeCategory)
}
