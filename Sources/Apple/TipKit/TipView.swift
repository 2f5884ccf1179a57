import Combine
public import SwiftUI

/// Shows a tip while it may be shown, and nothing else.
@MainActor @preconcurrency
public struct TipView<Content: Tip>: View {
    private let tip: Content?
    private let arrowEdge: Edge?
    private let action: (Tips.Action) -> Void
    @Environment(\.tipStyle) private var style

    /// Creates a view of a tip.
    ///
    /// - Parameters:
    ///   - tip: The tip.
    ///   - arrowEdge: The side at which an arrow points to something; nil for none.
    ///   - action: Told of the buttons that a person taps.
    public init(_ tip: Content, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }) {
        (self.tip, self.arrowEdge, self.action) = (tip, arrowEdge, action)
    }

    /// Creates a view of a tip; nil shows nothing.
    public init(_ tip: Content?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }) {
        (self.tip, self.arrowEdge, self.action) = (tip, arrowEdge, action)
    }

    public var body: some View {
        if let tip { ShownTip(tip: tip) { styled(tip) } }
    }

    private func styled(_ tip: Content) -> some View {
        VStack(spacing: 0) {
            if arrowEdge == .top { TipArrow().frame(width: 22, height: 10) }
            AnyView(makeBody(style, tip))
            if arrowEdge == .bottom { TipArrow().rotationEffect(.degrees(180)).frame(width: 22, height: 10) }
        }
    }

    private func makeBody<S: TipViewStyle>(_ style: S, _ tip: Content) -> any View {
        style.makeBody(configuration: TipViewStyleConfiguration(tip: tip, action: action))
    }
}

/// Shows its content while a tip may be shown.
struct ShownTip<Content: View>: View {
    let tip: any Tip
    @ViewBuilder let content: () -> Content
    @State private var changes = 0

    var body: some View {
        let _ = changes
        Group {
            if tip.shouldDisplay {
                content().onAppear { TipStore.shared.show(tip.id) }.onDisappear { TipStore.shared.leave(tip.id) }
            }
        }
        .onReceive(
            NotificationCenter.default.publisher(for: TipStore.changed).receive(on: DispatchQueue.main)
        ) { _ in changes += 1 }
    }
}

/// A triangle that points upwards.
private struct TipArrow: View {
    var body: some View {
        Path { path in
            path.addLines([CGPoint(x: 0, y: 10), CGPoint(x: 11, y: 0), CGPoint(x: 22, y: 10)])
            path.closeSubpath()
        }
        .fill(Color(.secondarySystemBackground))
    }
}

extension View {
    /// Shows a tip over the view while it may be shown, with an arrow to the view.
    ///
    /// - Parameters:
    ///   - tip: The tip; nil shows none.
    ///   - arrowEdge: The side of the view where the tip stands.
    ///   - action: Told of the buttons that a person taps.
    public func popoverTip<Content: Tip>(
        _ tip: Content?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
    ) -> some View { modifier(PopoverTip(tip: tip, arrowEdge: arrowEdge, action: action)) }

    /// Shows a tip over the view while it may be shown, with an arrow to the view.
    public func popoverTip(
        _ tip: (any Tip)?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
    ) -> some View { modifier(PopoverTip(tip: tip, arrowEdge: arrowEdge, action: action)) }

    /// Sets how tips in the view look.
    public func tipViewStyle<S: TipViewStyle>(_ style: S) -> some View { environment(\.tipStyle, style) }

    /// Sets what is behind tips in the view.
    public func tipBackground<S: ShapeStyle>(_ style: S) -> some View {
        environment(\.tipLook.background, AnyShapeStyle(style))
    }

    /// Sets how round the corners of tips in the view are, in points.
    public func tipCornerRadius(_ cornerRadius: Double, antialiased: Bool = true) -> some View {
        environment(\.tipLook.cornerRadius, cornerRadius)
    }

    /// Sets how large the pictures of tips in the view are, in points.
    public func tipImageSize(_ size: CGSize) -> some View { environment(\.tipLook.imageSize, size) }
}

/// Shows a tip in a popover.
private struct PopoverTip: ViewModifier {
    let tip: (any Tip)?
    let arrowEdge: Edge?
    let action: (Tips.Action) -> Void
    @State private var changes = 0
    @Environment(\.tipStyle) private var style

    func body(content: Content) -> some View {
        let _ = changes
        content.popover(isPresented: isShown, arrowEdge: arrowEdge ?? .top) {
            if let tip {
                AnyView(makeBody(style, tip)).environment(\.tipLook.background, AnyShapeStyle(Color.clear))
                    .frame(maxWidth: 340).presentationCompactAdaptation(.popover)
                    .onAppear { TipStore.shared.show(tip.id) }
            }
        }
        .onReceive(
            NotificationCenter.default.publisher(for: TipStore.changed).receive(on: DispatchQueue.main)
        ) { _ in changes += 1 }
    }

    private var isShown: Binding<Bool> {
        Binding {
            tip?.shouldDisplay ?? false
        } set: { isShown in
            // A person who taps beside the tip has read it.
            if !isShown, let tip, tip.shouldDisplay { tip.invalidate(reason: .tipClosed) }
        }
    }

    private func makeBody<S: TipViewStyle>(_ style: S, _ tip: any Tip) -> any View {
        style.makeBody(configuration: TipViewStyleConfiguration(tip: tip, action: action))
    }
}
