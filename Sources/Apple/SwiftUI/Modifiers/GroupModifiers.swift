/// A modifier that does something to the view that holds those of what it modifies.
public struct _GroupEffect: ElementModifier {
    public typealias Body = Never
    let apply: (GroupView) -> Void
    var layOut: ((GroupView) -> Void)?

    func wrap(_ child: Element) -> EffectGroupElement { EffectGroupElement(child) }

    func update(_ wrapper: EffectGroupElement, _ inputs: Inputs) {
        let group = wrapper.group
        let apply = apply
        if let graph = inputs.graph { graph.change(group) { apply(group) } } else { apply(group) }
        group.didLayOut = layOut
    }
}

final class EffectGroupElement: GroupElement {}

extension View {
    private func group(
        layOut: ((GroupView) -> Void)? = nil, _ apply: @escaping (GroupView) -> Void
    ) -> some View {
        modifier(_GroupEffect(apply: apply, layOut: layOut))
    }

    /// From 0, where nothing is seen and touched, to 1.
    public func opacity(_ opacity: Double) -> some View { group { $0.alpha = opacity } }

    /// The view takes its room, and is neither seen nor touched.
    public func hidden() -> some View { group { $0.isHidden = true } }

    /// Hides what the view draws out of its bounds. Edges are always smooth.
    public func clipped(antialiased: Bool = false) -> some View { group { $0.clipsToBounds = true } }

    /// In points.
    public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        group {
            $0.clipsToBounds = true
            $0.layer.cornerRadius = radius
        }
    }

    /// Shows what is in `shape` alone.
    public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        modifier(_ClipModifier(shape: shape, isEvenOdd: style.isEOFilled))
    }

    /// A shadow of what the view shows. The radius and the offsets are in points.
    public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        group {
            $0.layer.shadowColor = color.uiColor.cgColor
            $0.layer.shadowOpacity = 1
            $0.layer.shadowRadius = radius
            $0.layer.shadowOffset = CGSize(width: x, height: y)
        }
    }

    /// Draws the view turned about a point; its room stays.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        modifier(
            _GroupDataEffect(data: angle) {
                $0.setEffect("rotation", CGAffineTransform(rotationAngle: $1.radians), anchor)
            })
    }

    /// Draws the view larger or smaller about a point; its room stays.
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(x: scale, y: scale, anchor: anchor)
    }

    /// Draws the view larger or smaller about a point; its room stays.
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        group { $0.setEffect("scale", CGAffineTransform(scaleX: x, y: y), anchor) }
    }

    /// Where the view takes touches.
    public func contentShape<S: Shape>(_ shape: S) -> some View { group { $0.touchShape = shape } }

    /// Whether the view takes touches.
    public func allowsHitTesting(_ enabled: Bool) -> some View { group { $0.isUserInteractionEnabled = enabled } }

    /// Does `action` after so many taps.
    public func onTapGesture(count: Int = 1, perform action: @escaping @MainActor () -> Void) -> some View {
        group { $0.setTap(count: count, action) }
    }

    /// Does `action` after a touch of `minimumDuration` seconds.
    public func onLongPressGesture(
        minimumDuration: Double = 0.5, perform action: @escaping @MainActor () -> Void
    ) -> some View {
        group { $0.setLongPress(duration: minimumDuration, action) }
    }

    /// The light or dark look of the view.
    public func colorScheme(_ colorScheme: ColorScheme) -> some View {
        group { $0.overrideUserInterfaceStyle = colorScheme.style }.environment(\.colorScheme, colorScheme)
    }

    // MARK: Accessibility

    /// Names the view for assistive technology.
    public func accessibilityLabel(_ label: Text) -> some View {
        accessibility(\.accessibilityLabel, label)
    }

    /// Names the view for assistive technology.
    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { accessibilityLabel(Text(labelKey)) }

    /// Names the view for assistive technology.
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { accessibilityLabel(Text(label)) }

    /// Says the view's value for assistive technology.
    public func accessibilityValue(_ value: Text) -> some View {
        accessibility(\.accessibilityValue, value)
    }

    /// Says the view's value for assistive technology.
    public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { accessibilityValue(Text(valueKey)) }

    /// Says the view's value for assistive technology.
    @_disfavoredOverload
    public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { accessibilityValue(Text(value)) }

    /// Says what using the view does, for assistive technology.
    public func accessibilityHint(_ hint: Text) -> some View {
        accessibility(\.accessibilityHint, hint)
    }

    /// Says what using the view does, for assistive technology.
    public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { accessibilityHint(Text(hintKey)) }

    /// Names the view for tests and UI flows; it is never read aloud.
    public func accessibilityIdentifier(_ identifier: String) -> some View {
        group { $0.setAccessibility(\.accessibilityIdentifier, identifier) }
    }

    /// Whether assistive technology passes over the view.
    public func accessibilityHidden(_ hidden: Bool) -> some View { group { $0.accessibilityElementsHidden = hidden } }

    private func accessibility(
        _ property: ReferenceWritableKeyPath<UIView, String?>, _ text: Text
    ) -> some View {
        group { $0.setAccessibility(property, text.resolvedString) }
    }
}
