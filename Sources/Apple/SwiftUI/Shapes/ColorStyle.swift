/// A style that is one colour.
public protocol _ColorStyle: ShapeStyle, Hashable {
    /// The colour.
    var _color: Color { get }
}

extension Color: _ColorStyle {
    public var _color: Color { self }
}
