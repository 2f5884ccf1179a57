extension Text {
    /// Whether a reader says the punctuation of the text. Has no effect: readers here decide.
    public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }
    /// Whether a reader spells the text. Has no effect: readers here decide.
    public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
    /// How high a reader's voice is for the text. Has no effect: readers here decide.
    public func speechAdjustedPitch(_ value: Double) -> Text { self }
    /// Whether a reader waits with the text. Has no effect: readers here decide.
    public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }
}

extension View {
    /// Whether a reader says the punctuation of texts in the view. Has no effect: readers here decide.
    public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }
    /// Whether a reader spells texts in the view. Has no effect: readers here decide.
    public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
    /// How high a reader's voice is for texts in the view. Has no effect: readers here decide.
    public func speechAdjustedPitch(_ value: Double) -> some View { self }
    /// Whether a reader waits with texts of the view. Has no effect: readers here decide.
    public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }

    /// Names the view for assistive technology, if it is to be named.
    public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
        Group { if isEnabled { accessibilityLabel(label) } else { self } }
    }

    /// Says the view's value for assistive technology, if it is to be said.
    public func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool) -> some View {
        Group { if isEnabled { accessibilityValue(valueKey) } else { self } }
    }

    /// Says what else the view is, if it is that.
    public func accessibilityAddTraits(_ traits: AccessibilityTraits, isEnabled: Bool) -> some View {
        Group { if isEnabled { accessibilityAddTraits(traits) } else { self } }
    }

    /// Gives assistive technology the elements of another view in place of those in the view.
    public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
        accessibilityRepresentation(representation: children)
    }

    /// Groups elements of assistive technology that belong together. Has no effect: readers here go by the order.
    public func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }

    /// Pairs a label with what it names, for assistive technology. Has no effect: readers here go by the order.
    public func accessibilityLabeledPair<ID: Hashable>(
        role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
    ) -> some View { self }

    /// Lets touches through while a reader is on. Has no effect: touches always go through.
    public func accessibilityDirectTouch(
        _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
    ) -> some View { self }
}

/// What a view is in a pair.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
    /// The label.
    case label
    /// What the label names.
    case content
}

/// How touches go through while a reader is on.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The reader says nothing when it is touched.
    public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1)
    /// Only after the reader was told to.
    public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 2)
}
