/// How what scrolls behaves.
struct ScrollSettings {
    var showsVertical: Bool?
    var showsHorizontal: Bool?
    var isDisabled = false
    var dismissesKeyboard: UIScrollView.KeyboardDismissMode?
    var bouncesOnlyIfLarger: Axis.Set = []
    var isPaged = false
    /// How many views one swipe may pass, if scrolling rests where a view begins.
    var alignment: Int?
    /// An app's own way to say where scrolling rests.
    var behavior: (any ScrollTargetBehavior)?
    var isClipped = true
    /// In points.
    var margins = UIEdgeInsets.zero
    var firstAnchor: UnitPoint?
    /// Whether the marks are seen for a moment as the content comes to the screen.
    var flashesIndicators = false
    /// How often the marks have been asked to be seen for a moment.
    var flashes = 0

    @MainActor
    func apply(to view: UIScrollView, shows: Bool) {
        view.showsVerticalScrollIndicator = showsVertical ?? shows
        view.showsHorizontalScrollIndicator = showsHorizontal ?? shows
        if view.isScrollEnabled == isDisabled { view.isScrollEnabled = !isDisabled }
        if let dismissesKeyboard { view.keyboardDismissMode = dismissesKeyboard }
        if bouncesOnlyIfLarger.contains(.vertical) { view.alwaysBounceVertical = false }
        if bouncesOnlyIfLarger.contains(.horizontal) { view.alwaysBounceHorizontal = false }
        view.isPagingEnabled = isPaged
        if view.clipsToBounds != isClipped { view.clipsToBounds = isClipped }
    }
}

private struct ScrollSettingsKey: EnvironmentKey { static var defaultValue: ScrollSettings { ScrollSettings() } }

extension EnvironmentValues {
    /// How what scrolls in the view behaves.
    var scrolling: ScrollSettings {
        get { self[ScrollSettingsKey.self] }
        set { self[ScrollSettingsKey.self] = newValue }
    }
}

/// When the marks are seen that show how far something is scrolled.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
    let isShown: Bool?

    /// As the view has it: while it scrolls.
    public static var automatic: ScrollIndicatorVisibility { .init(isShown: nil) }
    /// While it scrolls.
    public static var visible: ScrollIndicatorVisibility { .init(isShown: true) }
    /// Not, unless there is a pointing device. There, not at all.
    public static var hidden: ScrollIndicatorVisibility { .init(isShown: false) }
    /// Not at all.
    public static var never: ScrollIndicatorVisibility { .init(isShown: false) }
}

/// How scrolling treats the keyboard.
public struct ScrollDismissesKeyboardMode: Sendable {
    let mode: UIScrollView.KeyboardDismissMode?

    /// As the view has it.
    public static var automatic: ScrollDismissesKeyboardMode { .init(mode: nil) }
    /// At once when scrolling begins.
    public static var immediately: ScrollDismissesKeyboardMode { .init(mode: .onDrag) }
    /// As the finger reaches the keyboard.
    public static var interactively: ScrollDismissesKeyboardMode { .init(mode: .interactive) }
    /// Not at all.
    public static var never: ScrollDismissesKeyboardMode { .init(mode: UIScrollView.KeyboardDismissMode.none) }
}

/// When content gives way beyond its end.
public struct ScrollBounceBehavior: Sendable {
    let onlyIfLarger: Bool

    /// As the view has it.
    public static var automatic: ScrollBounceBehavior { .init(onlyIfLarger: false) }
    /// Always.
    public static var always: ScrollBounceBehavior { .init(onlyIfLarger: false) }
    /// When it is larger than the view.
    public static var basedOnSize: ScrollBounceBehavior { .init(onlyIfLarger: true) }
}

/// Where scrolling comes to rest.
/// Scrolling by whole pages.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
    /// Creates the behaviour.
    nonisolated public init() {}
    public var _isPaged: Bool { true }

    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        func paged(_ value: CGFloat, _ from: CGFloat, _ length: CGFloat) -> CGFloat {
            guard length > 0 else { return value }
            let page = (from / length).rounded()
            return min(max((value / length).rounded(), page - 1), page + 1) * length
        }
        let (size, from) = (context.containerSize, context.originalTarget.rect)
        if context.axes.contains(.horizontal) {
            target.rect.origin.x = paged(target.rect.minX, from.minX, size.width)
        }
        if context.axes.contains(.vertical) { target.rect.origin.y = paged(target.rect.minY, from.minY, size.height) }
    }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    /// Rests at multiples of the view's size alone.
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

/// What a margin is kept for.
public struct ContentMarginPlacement: Sendable {
    let movesContent: Bool

    /// For the content and the marks beside it.
    public static var automatic: ContentMarginPlacement { .init(movesContent: true) }
    /// For the content.
    public static var scrollContent: ContentMarginPlacement { .init(movesContent: true) }
    /// For the marks that show how far it is scrolled, which stay where they are here.
    public static var scrollIndicators: ContentMarginPlacement { .init(movesContent: false) }
}

extension View {
    private func scrolling(_ change: @escaping (inout ScrollSettings) -> Void) -> some View {
        transformEnvironment(\.scrolling, transform: change)
    }

    /// Shows or hides the marks that show how far something in the view is scrolled.
    public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View {
        scrolling {
            if axes.contains(.vertical) { $0.showsVertical = visibility.isShown }
            if axes.contains(.horizontal) { $0.showsHorizontal = visibility.isShown }
        }
    }

    /// Whether what scrolls in the view stays where it is.
    public func scrollDisabled(_ disabled: Bool) -> some View {
        scrolling { $0.isDisabled = $0.isDisabled || disabled }
    }

    /// How scrolling treats the keyboard.
    public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
        scrolling { $0.dismissesKeyboard = mode.mode }
    }

    /// When content gives way beyond its end.
    public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View {
        scrolling {
            if behavior.onlyIfLarger {
                $0.bouncesOnlyIfLarger.formUnion(axes)
            } else {
                $0.bouncesOnlyIfLarger.subtract(axes)
            }
        }
    }

    /// Whether what scrolls is drawn beyond the bounds of what scrolls it.
    public func scrollClipDisabled(_ disabled: Bool = true) -> some View { scrolling { $0.isClipped = !disabled } }

    /// Where scrolling comes to rest.
    public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
        scrolling {
            $0.isPaged = behavior._isPaged
            $0.alignment = behavior._alignment
            $0.behavior = behavior._isPaged || behavior._alignment != nil ? nil : behavior
        }
    }

    /// Where content is seen first that is larger than its view; nil for its beginning.
    public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { scrolling { $0.firstAnchor = anchor } }

    /// Keeps room around what scrolls in the view, by points; nil takes the usual distance of 16.
    public func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        let length = length ?? 16
        return scrolling {
            guard placement.movesContent else { return }
            if edges.contains(.top) { $0.margins.top = length }
            if edges.contains(.bottom) { $0.margins.bottom = length }
            if edges.contains(.leading) { $0.margins.left = length }
            if edges.contains(.trailing) { $0.margins.right = length }
        }
    }

    /// Where content is seen first, or goes on being seen, that is larger than its view. What is told for sizes that change
    /// and for alignment leaves content where it is.
    public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
        scrolling { if role == .initialOffset { $0.firstAnchor = anchor } }
    }

    /// Shows how far something is scrolled for a moment, as it comes to the screen.
    public func scrollIndicatorsFlash(onAppear: Bool) -> some View {
        scrolling { $0.flashesIndicators = onAppear }
    }

    /// Shows how far something is scrolled for a moment, whenever a value is another one.
    public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
        modifier(FlashModifier(value: value))
    }

    /// Keeps room around what scrolls in the view.
    public func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        scrolling {
            guard placement.movesContent else { return }
            if edges.contains(.top) { $0.margins.top = insets.top }
            if edges.contains(.bottom) { $0.margins.bottom = insets.bottom }
            if edges.contains(.leading) { $0.margins.left = insets.leading }
            if edges.contains(.trailing) { $0.margins.right = insets.trailing }
        }
    }

    /// Keeps room around what scrolls in the view, by points.
    public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic) -> some View {
        contentMargins(.all, length, for: placement)
    }
}

/// Counts the changes of a value, by which marks are seen for a moment.
private struct FlashModifier<Value: Equatable>: ViewModifier {
    let value: Value
    @State private var count = 0

    func body(content: Content) -> some View {
        content.transformEnvironment(\.scrolling) { $0.flashes += count }.onChange(of: value) { _, _ in count += 1 }
    }
}
