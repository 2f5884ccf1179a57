/// How large a sheet is where there is more room than on a phone.
@MainActor @preconcurrency
public protocol PresentationSizing {
    /// Returns the size of a sheet.
    nonisolated func proposedSize(
        for root: PresentationSizingRoot, context: PresentationSizingContext
    ) -> ProposedViewSize
}

/// The content of a sheet, as what sizes the sheet sees it.
public struct PresentationSizingRoot: Sendable {
    let measure: @MainActor (ProposedViewSize) -> CGSize

    /// The size of the content in so much room.
    @preconcurrency @MainActor
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}

/// Where a sheet is shown.
public struct PresentationSizingContext {}

/// As the system has it: a form.
public struct AutomaticPresentationSizing: PresentationSizing {
    nonisolated public func proposedSize(
        for root: PresentationSizingRoot, context: PresentationSizingContext
    ) -> ProposedViewSize { .unspecified }
}

/// About as large as a page of paper.
public struct PagePresentationSizing: PresentationSizing {
    nonisolated public func proposedSize(
        for root: PresentationSizingRoot, context: PresentationSizingContext
    ) -> ProposedViewSize { ProposedViewSize(width: 712, height: 1000) }
}

/// Narrower than a page.
public struct FormPresentationSizing: PresentationSizing {
    nonisolated public func proposedSize(
        for root: PresentationSizingRoot, context: PresentationSizingContext
    ) -> ProposedViewSize { ProposedViewSize(width: 540, height: 620) }
}

/// As large as the content wants to be.
public struct FittedPresentationSizing: PresentationSizing {
    nonisolated public func proposedSize(
        for root: PresentationSizingRoot, context: PresentationSizingContext
    ) -> ProposedViewSize { MainActor.assumeIsolated { ProposedViewSize(root.sizeThatFits(.unspecified)) } }
}

/// As large as the content wants to be in some directions.
public struct _FittedSizing<Base: PresentationSizing>: PresentationSizing {
    nonisolated(unsafe) let base: Base
    let (horizontal, vertical): (Bool, Bool)

    nonisolated public func proposedSize(
        for root: PresentationSizingRoot, context: PresentationSizingContext
    ) -> ProposedViewSize {
        let size = base.proposedSize(for: root, context: context)
        let ideal = MainActor.assumeIsolated {
            root.sizeThatFits(
                ProposedViewSize(width: horizontal ? nil : size.width, height: vertical ? nil : size.height))
        }
        return ProposedViewSize(
            width: horizontal ? ideal.width : size.width, height: vertical ? ideal.height : size.height)
    }
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
    /// As the system has it.
    nonisolated public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}

extension PresentationSizing where Self == PagePresentationSizing {
    /// About as large as a page of paper.
    nonisolated public static var page: PagePresentationSizing { PagePresentationSizing() }
}

extension PresentationSizing where Self == FormPresentationSizing {
    /// Narrower than a page.
    nonisolated public static var form: FormPresentationSizing { FormPresentationSizing() }
}

extension PresentationSizing where Self == FittedPresentationSizing {
    /// As large as the content wants to be.
    nonisolated public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}

extension PresentationSizing {
    /// As large as the content wants to be in some directions, and like this one in the others.
    nonisolated public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
        _FittedSizing(base: self, horizontal: horizontal, vertical: vertical)
    }
}

extension View {
    /// Says how large the sheet that the view is in is where there is room for that. Sheets of phones fill the width.
    public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
        modifier(
            _ScreenModifier { setting, _, _ in
                var look = SheetLook()
                look.sizing = sizing
                setting.sheet = look
            })
    }
}
