/// The direction in which a person changes a value by assistive technology.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
    /// To a larger one.
    case increment
    /// To a smaller one.
    case decrement
}

extension View {
    private func accessible(_ apply: @escaping (GroupView) -> Void) -> some View {
        modifier(_GroupEffect(apply: apply))
    }

    /// Gives assistive technology something to do with the view; the usual one is what a tap does.
    public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> some View {
        accessible { group in
            if let name = actionKind.name {
                group.offer(name.resolvedString, handler)
            } else {
                group.accessibleActions.kinds[actionKind.kind] = handler
            }
        }
    }

    /// Gives assistive technology something to do with the view, under the words of a label.
    public func accessibilityAction<Label: View>(
        action: @escaping () -> Void, @ViewBuilder label: () -> Label
    ) -> some View { accessibilityActions { Button(action: action, label: label) } }

    /// Gives assistive technology the buttons of a view to do something with this one.
    public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        let content = content()
        return modifier(AccessibleButtonsModifier(content: content))
    }

    /// Has assistive technology change the view's value.
    public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> some View {
        accessible {
            $0.accessibleActions.adjust = handler
            $0.accessibilityTraits.insert(.adjustable)
            $0.isAccessibilityElement = true
        }
    }

    /// Has assistive technology scroll the view to an edge.
    public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View {
        accessible { $0.accessibleActions.scroll = handler }
    }

    /// Sets the point of the view that assistive technology touches.
    public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View {
        accessible { $0.accessibleActions.point = activationPoint }
    }

    /// Names the view for a person who says what to tap. Has no effect: nothing listens here.
    public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View {
        accessibilityInputLabels(inputLabelKeys.map { Text($0) })
    }

    /// Names the view for a person who says what to tap. Has no effect: nothing listens here.
    public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
        self
    }

    /// Names the view for a person who says what to tap. Has no effect: nothing listens here.
    @_disfavoredOverload
    public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View {
        accessibilityInputLabels(inputLabels.map { Text($0) })
    }

    /// How deep in a document a heading stands. It is one for assistive technology, whatever the depth.
    public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
        accessibilityAddTraits(.isHeader)
    }

    /// What kind of text the view is. Has no effect: nothing reads texts in different ways here.
    public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View { self }

    /// Whether assistive technology offers to act on the view. Has no effect: it offers what there is to do.
    public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true) -> some View { self }

    /// Whether the view keeps its colours when those of the screen are inverted, which they never are here.
    public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }

    /// Shows the view in large while it is held, if the person wants very large texts. It is not shown here.
    public func accessibilityShowsLargeContentViewer() -> some View { self }

    /// Shows a view in large while this one is held, if the person wants very large texts. It is not shown here.
    public func accessibilityShowsLargeContentViewer<V: View>(@ViewBuilder _ largeContentView: () -> V) -> some View {
        self
    }

    /// Has another view stand for this one for assistive technology.
    public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
        accessibilityHidden(true).overlay(representation().opacity(0.011).allowsHitTesting(false))
    }

    /// Says more of the view to assistive technology: a word and what it says.
    public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
        importance: AccessibilityCustomContentImportance = .default
    ) -> some View { accessibilityCustomContent(Text(labelKey), Text(valueKey), importance: importance) }

    /// Says more of the view to assistive technology: a word and what it says.
    public func accessibilityCustomContent(
        _ label: Text, _ value: Text, importance: AccessibilityCustomContentImportance = .default
    ) -> some View {
        accessibilityHint(Text(verbatim: label.resolvedString + ", " + value.resolvedString))
    }

    /// Names the view for assistive technology, if it is to.
    public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool) -> some View {
        Group { if isEnabled { accessibilityLabel(labelKey) } else { self } }
    }

    /// Whether assistive technology passes over the view, if it is to be said.
    public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
        accessibilityHidden(hidden && isEnabled)
    }

    /// Says what the view is not.
    @available(iOS, deprecated: 100000, message: "Use accessibilityRemoveTraits(_:)")
    public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
        accessibilityRemoveTraits(traits)
    }

    /// Before which others the view is read. Has no effect: views are read in their order.
    @available(iOS, deprecated: 100000, message: "Use accessibilitySortPriority(_:)")
    public func accessibility(sortPriority: Double) -> some View { self }
}

/// How deep in a document a heading stands.
public enum AccessibilityHeadingLevel: UInt, Sendable {
    /// Without a depth, or from the highest to the deepest.
    case unspecified, h1, h2, h3, h4, h5, h6
}

/// What kind of text a view is.
public struct AccessibilityTextContentType: Sendable {
    /// A kind of text.
    public static let plain = AccessibilityTextContentType()
    /// A kind of text.
    public static let console = AccessibilityTextContentType()
    /// A kind of text.
    public static let fileSystem = AccessibilityTextContentType()
    /// A kind of text.
    public static let messaging = AccessibilityTextContentType()
    /// A kind of text.
    public static let narrative = AccessibilityTextContentType()
    /// A kind of text.
    public static let sourceCode = AccessibilityTextContentType()
    /// A kind of text.
    public static let spreadsheet = AccessibilityTextContentType()
    /// A kind of text.
    public static let wordProcessing = AccessibilityTextContentType()
}

/// How important it is what assistive technology says besides.
public enum AccessibilityCustomContentImportance: Sendable {
    /// When it is asked for, or at once.
    case `default`, high
}
