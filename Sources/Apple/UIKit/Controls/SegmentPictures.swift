/// The pictures that an app sets for the segments of a control and for what is between them.
@MainActor
final class SegmentPictures {
    /// A place between two segments, by their states.
    struct Place: Hashable {
        var left: UIControl.State.RawValue
        var right: UIControl.State.RawValue
    }

    var backgrounds: [UIControl.State.RawValue: UIImage] = [:]
    var dividers: [Place: UIImage] = [:]
    /// The views of the pictures, which stand below everything else.
    var backgroundViews: [UIImageView] = []
    var dividerViews: [UIImageView] = []

    var hasBackground: Bool { backgrounds[UIControl.State.normal.rawValue] != nil }
    var hasDividers: Bool { !dividers.isEmpty }

    /// The picture for a state, or that of the plainer states it consists of.
    func background(for state: UIControl.State) -> UIImage? {
        for candidate in SegmentPictures.candidates(state) {
            if let image = backgrounds[candidate.rawValue] { return image }
        }
        return nil
    }

    func divider(_ left: UIControl.State, _ right: UIControl.State) -> UIImage? {
        for left in SegmentPictures.candidates(left) {
            for right in SegmentPictures.candidates(right) {
                if let image = dividers[Place(left: left.rawValue, right: right.rawValue)] { return image }
            }
        }
        return nil
    }

    private static func candidates(_ state: UIControl.State) -> [UIControl.State] {
        var result = [state]
        for part in [UIControl.State.disabled, .highlighted, .selected] where state.contains(part) && state != part {
            result.append(part)
        }
        if state != .normal { result.append(.normal) }
        return result
    }
}
