/// A height at which a sheet rests.
public struct PresentationDetent: Hashable, Sendable {
    private enum Kind: Hashable, Sendable {
        case medium, large
        case height(CGFloat)
        case fraction(CGFloat)
        case custom(CustomDetent)
    }

    private let kind: Kind

    /// About half of the screen.
    public static let medium = PresentationDetent(kind: .medium)
    /// The whole height.
    public static let large = PresentationDetent(kind: .large)
    /// So many points.
    public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(kind: .height(height)) }
    /// A part of the whole height.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
        PresentationDetent(kind: .fraction(fraction))
    }

    /// A height that a type tells.
    public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
        PresentationDetent(kind: .custom(CustomDetent(type: type)))
    }

    var identifier: UISheetPresentationController.Detent.Identifier {
        switch kind {
        case .medium: .medium
        case .large: .large
        case .height(let height): .init("height \(height)")
        case .fraction(let fraction): .init("fraction \(fraction)")
        case .custom(let custom): .init("custom \(String(reflecting: custom.type))")
        }
    }

    @MainActor var uiKit: UISheetPresentationController.Detent {
        switch kind {
        case .medium: .medium()
        case .large: .large()
        case .height(let height): .custom(identifier: identifier) { min(height, $0.maximumDetentValue) }
        case .fraction(let fraction): .custom(identifier: identifier) { $0.maximumDetentValue * fraction }
        case .custom(let custom): .custom(identifier: identifier) { custom.height(in: $0.maximumDetentValue) }
        }
    }

    /// From low to high.
    @MainActor static func sorted(_ detents: Set<PresentationDetent>) -> [PresentationDetent] {
        func height(_ detent: PresentationDetent) -> CGFloat {
            switch detent.kind {
            case .medium: 400
            case .large: 800
            case .height(let height): height
            case .fraction(let fraction): fraction * 800
            case .custom(let custom): custom.height(in: 800) ?? 0
            }
        }
        return detents.sorted { height($0) < height($1) }
    }
}

/// How the sheet is shown that a view is in.
struct SheetLook {
    var detents: [PresentationDetent]?
    var selection: Binding<PresentationDetent>?
    var cornerRadius: CGFloat?
    var showsGrabber: Bool?
    var blocksDismissal: Bool?
    /// Whether a swipe over what scrolls scrolls it before the sheet grows.
    var scrollsFirst: Bool?
    var adaptation: PresentationAdaptation?
    var backgroundColor: UIColor?
    /// The largest height at which what is behind can be used; nil within for all.
    var undimmed: PresentationDetent??
    /// How large the sheet is where there is room.
    var sizing: (any PresentationSizing)?
}

extension View {
    private func sheetLook(_ change: @escaping @MainActor (inout SheetLook) -> Void) -> some View {
        modifier(
            _ScreenModifier { setting, _, _ in
                var look = SheetLook()
                change(&look)
                setting.sheet = look
            })
    }

    /// Sets the heights at which the sheet that the view is in rests.
    public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        sheetLook { $0.detents = PresentationDetent.sorted(detents) }
    }

    /// Sets the heights at which the sheet that the view is in rests, and the one at which it is.
    public func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View {
        sheetLook {
            $0.detents = PresentationDetent.sorted(detents)
            $0.selection = selection
        }
    }

    /// Whether a swipe up over what scrolls in the sheet makes the sheet larger first, or scrolls.
    public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
        sheetLook { $0.scrollsFirst = behavior.scrollsFirst }
    }

    /// Shows or hides the handle of the sheet that the view is in.
    public func presentationDragIndicator(_ visibility: Visibility) -> some View {
        sheetLook { $0.showsGrabber = visibility == .automatic ? nil : visibility == .visible }
    }

    /// Sets the radius of the corners of the sheet that the view is in; nil takes the usual one.
    public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
        sheetLook { $0.cornerRadius = cornerRadius }
    }

    /// Fills what is behind the content of the sheet that the view is in.
    public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
        modifier(
            _ScreenModifier { setting, inputs, _ in
                var look = SheetLook()
                let paint = style._paint(in: inputs.environment)
                if case .material = paint.base { return }
                look.backgroundColor = paint.color
                setting.sheet = look
            })
    }

    /// Whether what is behind the sheet that the view is in can be used while the sheet is shown.
    public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View {
        sheetLook { look in
            switch interaction.kind {
            case .automatic: break
            case .disabled: look.undimmed = .some(nil)
            case .enabled(let largest): look.undimmed = .some(largest ?? .large)
            }
        }
    }

    /// How content is shown where there is little room that is shown otherwise where there is more. A popover is a
    /// sheet on phones unless it says otherwise.
    public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
        sheetLook { $0.adaptation = adaptation }
    }

    /// How content is shown where there is little room, across and down.
    public func presentationCompactAdaptation(
        horizontal: PresentationAdaptation, vertical: PresentationAdaptation
    ) -> some View { presentationCompactAdaptation(horizontal) }

    /// Keeps a person from swiping the sheet away that the view is in.
    public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        sheetLook { $0.blocksDismissal = isDisabled }
    }
}

/// Whether what is behind a sheet can be used.
public struct PresentationBackgroundInteraction: Sendable {
    enum Kind: Sendable { case automatic, disabled, enabled(PresentationDetent?) }
    let kind: Kind

    /// As sheets have it: not.
    public static var automatic: PresentationBackgroundInteraction { .init(kind: .automatic) }
    /// It can.
    public static var enabled: PresentationBackgroundInteraction { .init(kind: .enabled(nil)) }
    /// It cannot.
    public static var disabled: PresentationBackgroundInteraction { .init(kind: .disabled) }
    /// It can, as long as the sheet is not higher.
    public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
        .init(kind: .enabled(detent))
    }
}

/// How content is shown where there is little room.
public struct PresentationAdaptation: Equatable, Sendable {
    enum Kind: Sendable { case automatic, none, popover, sheet, fullScreenCover }
    let kind: Kind

    /// As the presentation has it.
    public static var automatic: PresentationAdaptation { .init(kind: .automatic) }
    /// As where there is more room.
    public static var none: PresentationAdaptation { .init(kind: .none) }
    /// In a bubble.
    public static var popover: PresentationAdaptation { .init(kind: .popover) }
    /// As a sheet.
    public static var sheet: PresentationAdaptation { .init(kind: .sheet) }
    /// On all of the screen.
    public static var fullScreenCover: PresentationAdaptation { .init(kind: .fullScreenCover) }
}
