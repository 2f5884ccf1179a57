/// A height at which a sheet rests.
public struct PresentationDetent: Hashable, Sendable {
    private enum Kind: Hashable, Sendable {
        case medium, large
        case height(CGFloat)
        case fraction(CGFloat)
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

    var identifier: UISheetPresentationController.Detent.Identifier {
        switch kind {
        case .medium: .medium
        case .large: .large
        case .height(let height): .init("height \(height)")
        case .fraction(let fraction): .init("fraction \(fraction)")
        }
    }

    @MainActor var uiKit: UISheetPresentationController.Detent {
        switch kind {
        case .medium: .medium()
        case .large: .large()
        case .height(let height): .custom(identifier: identifier) { min(height, $0.maximumDetentValue) }
        case .fraction(let fraction): .custom(identifier: identifier) { $0.maximumDetentValue * fraction }
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
    var background: (any View)?
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

    /// Shows or hides the handle of the sheet that the view is in.
    public func presentationDragIndicator(_ visibility: Visibility) -> some View {
        sheetLook { $0.showsGrabber = visibility == .automatic ? nil : visibility == .visible }
    }

    /// Sets the radius of the corners of the sheet that the view is in; nil takes the usual one.
    public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
        sheetLook { $0.cornerRadius = cornerRadius }
    }

    /// Keeps a person from swiping the sheet away that the view is in.
    public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        sheetLook { $0.blocksDismissal = isDisabled }
    }
}
