/// Leads from the value of a model to that of a control, and back.
public struct TwoWayConverter<Model, Control> {
    /// What the control shows.
    public let show: (Model) -> Control
    /// What the model is set to; nil leaves it as it is.
    public let read: (Control) -> Model?

    /// Creates a converter.
    public init(show: @escaping (Model) -> Control, read: @escaping (Control) -> Model?) {
        self.show = show
        self.read = read
    }
}

extension TwoWayConverter where Control == String, Model: LosslessStringConvertible {
    /// A number, or whatever else is written as text. Text that is none leaves the model as it is.
    public static var text: TwoWayConverter {
        TwoWayConverter(show: { $0.description }, read: { Model($0) })
    }
}
