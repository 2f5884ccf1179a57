/// A property of a view from whose changes the view is made anew.
public protocol DynamicProperty {
    /// Called before the view is asked for its body.
    mutating func update()
}

extension DynamicProperty {
    /// Called before the view's body. Does nothing by default.
    public mutating func update() {}
}
