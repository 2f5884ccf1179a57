/// The pictures that an app sets for a stepper.
@MainActor
final class StepperPictures {
    /// The two buttons, by their states.
    struct Place: Hashable {
        var left: UIControl.State.RawValue
        var right: UIControl.State.RawValue
    }

    var increments: [UIControl.State.RawValue: UIImage] = [:]
    var decrements: [UIControl.State.RawValue: UIImage] = [:]
    var backgrounds: [UIControl.State.RawValue: UIImage] = [:]
    var dividers: [Place: UIImage] = [:]

    /// The picture for a state, or that of the normal one.
    func image(_ images: [UIControl.State.RawValue: UIImage], _ state: UIControl.State) -> UIImage? {
        images[state.rawValue] ?? images[UIControl.State.normal.rawValue]
    }
}
