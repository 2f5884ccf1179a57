/// Something that a person feels.
public struct SensoryFeedback: Equatable, Sendable {
    enum Kind: Equatable, Sendable { case success, warning, error, selection, impact }
    let kind: Kind

    /// Something was done.
    public static let success = SensoryFeedback(kind: .success)
    /// Something needs a look.
    public static let warning = SensoryFeedback(kind: .warning)
    /// Something failed.
    public static let error = SensoryFeedback(kind: .error)
    /// Something else was chosen.
    public static let selection = SensoryFeedback(kind: .selection)
    /// A number went up.
    public static let increase = SensoryFeedback(kind: .impact)
    /// A number went down.
    public static let decrease = SensoryFeedback(kind: .impact)
    /// Something began.
    public static let start = SensoryFeedback(kind: .impact)
    /// Something ended.
    public static let stop = SensoryFeedback(kind: .impact)
    /// What is dragged is in line with something.
    public static let alignment = SensoryFeedback(kind: .impact)
    /// What is pressed or turned has come to another level.
    public static let levelChange = SensoryFeedback(kind: .impact)
    /// A drawn path is complete.
    public static let pathComplete = SensoryFeedback(kind: .success)
    /// Something met something.
    public static let impact = SensoryFeedback(kind: .impact)
    /// Something met something, so strongly.
    public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback { .impact }
    /// Something met something, so strongly.
    public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback { .impact }

    /// How heavy things are that meet.
    public struct Weight: Equatable, Sendable {
        /// A light one.
        public static let light = Weight()
        /// One in between.
        public static let medium = Weight()
        /// A heavy one.
        public static let heavy = Weight()
    }
    /// How much things that meet give way.
    public struct Flexibility: Equatable, Sendable {
        /// Not at all.
        public static let rigid = Flexibility()
        /// A little.
        public static let solid = Flexibility()
        /// Much.
        public static let soft = Flexibility()
    }

    @MainActor
    func play() {
        switch kind {
        case .success: UINotificationFeedbackGenerator().notificationOccurred(.success)
        case .warning: UINotificationFeedbackGenerator().notificationOccurred(.warning)
        case .error: UINotificationFeedbackGenerator().notificationOccurred(.error)
        case .selection: UISelectionFeedbackGenerator().selectionChanged()
        case .impact: UIImpactFeedbackGenerator().impactOccurred()
        }
    }
}

extension View {
    /// Lets a person feel something when a value changes. Nothing is felt here, which UIKit's log says.
    public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
        onChange(of: trigger) { _, _ in feedback.play() }
    }

    /// Lets a person feel something when a value changes and a condition holds.
    public func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T, condition: @escaping (T, T) -> Bool
    ) -> some View {
        onChange(of: trigger) { old, new in if condition(old, new) { feedback.play() } }
    }

    /// Lets a person feel what a closure gives when a value changes; nothing for nil.
    public func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping (T, T) -> SensoryFeedback?
    ) -> some View {
        onChange(of: trigger) { old, new in feedback(old, new)?.play() }
    }

    /// Lets a person feel what a closure gives when a value changes; nothing for nil.
    public func sensoryFeedback<T: Equatable>(trigger: T, _ feedback: @escaping () -> SensoryFeedback?) -> some View {
        onChange(of: trigger) { _, _ in feedback()?.play() }
    }

    /// Says what the view is for, to assistive technology.
    public func help(_ textKey: LocalizedStringKey) -> some View { accessibilityHint(Text(textKey)) }

    /// Says what the view is for, to assistive technology.
    @_disfavoredOverload
    public func help<S: StringProtocol>(_ text: S) -> some View { accessibilityHint(Text(text)) }

    /// Sets the form of buttons with a border in the view.
    public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { environment(\.buttonBorderShape, shape) }

    /// Sets the look of forms in the view.
    public func formStyle<S: FormStyle>(_ style: S) -> some View { environment(\.listStyle, style._style) }

    /// How prominent the headers of sections are.
    public func headerProminence(_ prominence: Prominence) -> some View {
        environment(\.headerProminence, prominence)
    }

    /// Runs an action when a pointer comes over the view or leaves it.
    public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
        modifier(_GroupEffect(apply: { $0.setHover(action) }))
    }

    /// What a pointer does over the view. Has no effect.
    public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }
}

/// What a pointer does over a view.
public struct HoverEffect: Sendable {
    /// As the system has it.
    public static let automatic = HoverEffect()
    /// The view is lit.
    public static let highlight = HoverEffect()
    /// The view is raised.
    public static let lift = HoverEffect()
}

/// How prominent something is.
public enum Prominence: Sendable {
    /// As the list has it, or more.
    case standard, increased
}

private struct ProminenceKey: EnvironmentKey { static let defaultValue = Prominence.standard }
private struct BorderShapeKey: EnvironmentKey { static let defaultValue = ButtonBorderShape.automatic }

extension EnvironmentValues {
    /// How prominent the headers of sections are.
    public var headerProminence: Prominence {
        get { self[ProminenceKey.self] }
        set { self[ProminenceKey.self] = newValue }
    }
    /// The form of buttons with a border.
    var buttonBorderShape: ButtonBorderShape {
        get { self[BorderShapeKey.self] }
        set { self[BorderShapeKey.self] = newValue }
    }
}

/// The form of a button with a border.
public struct ButtonBorderShape: Equatable, Sendable {
    enum Kind: Equatable, Sendable { case automatic, capsule, circle, rounded(CGFloat?) }
    let kind: Kind

    /// As the style has it.
    public static let automatic = ButtonBorderShape(kind: .automatic)
    /// Its short sides are half circles.
    public static let capsule = ButtonBorderShape(kind: .capsule)
    /// A circle.
    public static let circle = ButtonBorderShape(kind: .circle)
    /// A rectangle with round corners.
    public static let roundedRectangle = ButtonBorderShape(kind: .rounded(nil))
    /// A rectangle with corners of a radius in points.
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
        ButtonBorderShape(kind: .rounded(radius))
    }
}

/// How a form looks.
@MainActor @preconcurrency
public protocol FormStyle {
    /// The style of the list that the form is.
    var _style: UITableView.Style { get }
}

/// In groups set off from the edges.
public struct GroupedFormStyle: FormStyle {
    /// Makes the style.
    nonisolated public init() {}
    public var _style: UITableView.Style { .insetGrouped }
}

extension FormStyle where Self == GroupedFormStyle {
    /// In groups set off from the edges.
    public static var grouped: GroupedFormStyle { GroupedFormStyle() }
    /// The style that suits where the form is: in groups set off from the edges.
    public static var automatic: GroupedFormStyle { GroupedFormStyle() }
}
