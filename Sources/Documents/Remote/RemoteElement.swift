/// An element of an app's screen as tests outside of the app see it, with what is inside of it.
public struct RemoteElement: Codable, Hashable, Sendable {
    /// A rectangle or, without a size, a point of the screen, in its points.
    public struct Frame: Codable, Hashable, Sendable {
        public var x, y, width, height: Double

        public init(x: Double, y: Double, width: Double = 0, height: Double = 0) {
            (self.x, self.y, self.width, self.height) = (x, y, width, height)
        }
    }

    /// The kind, by the number that `XCUIElement.ElementType` gives it.
    public var kind: UInt
    /// The name that tests use.
    public var identifier = ""
    /// The name that is spoken.
    public var label = ""
    /// The value that is spoken.
    public var value: String?
    /// The text that stands in an empty field.
    public var placeholder: String?
    /// The title of a window or a control that has one beside its label.
    public var title = ""
    /// All of it, what is clipped away as well.
    public var frame: Frame
    /// A place where a touch reaches it; nil where none does.
    public var point: Frame?
    public var isEnabled = true
    public var isSelected = false
    /// Whether it has the keyboard's focus.
    public var hasFocus = false
    /// Whether it scrolls what is inside of it.
    public var scrolls = false
    /// The number that it shows between two others, from 0 to 1.
    public var share: Double?
    public var children: [RemoteElement] = []

    public init(kind: UInt, frame: Frame) {
        self.kind = kind
        self.frame = frame
    }
}
