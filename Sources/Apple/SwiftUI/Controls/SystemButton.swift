/// The styles that the system has.
enum SystemButtonLook: Equatable {
    case automatic, plain, borderless, bordered, borderedProminent, glassProminent
    case glass(Glass)
}

@MainActor
protocol SystemButtonStyle {
    var look: SystemButtonLook { get }
}

/// A button as the system draws it.
struct SystemButton: View {
    let look: SystemButtonLook
    let role: ButtonRole?
    let action: () -> Void
    private let content: AnyView
    @Environment(\.self) private var environment

    init(look: SystemButtonLook, role: ButtonRole?, action: @escaping () -> Void, label: AnyView) {
        (self.look, self.role, self.action, content) = (look, role, action, label)
    }

    private var color: Color {
        if !environment.isEnabled { return Color(.tertiaryLabel) }
        if role == .destructive { return .red }
        return environment.foreground ?? environment.tint ?? .accentColor
    }

    /// The label, as wide as the button is to be.
    @ViewBuilder private var label: some View {
        if environment.buttonSizing.isFlexible { content.frame(maxWidth: .infinity) } else { content }
    }

    var body: some View {
        switch look {
        case .automatic, .borderless:
            Pressable(action: action, isRow: look == .automatic) { isPressed in
                label.foregroundColor(color).opacity(isPressed ? 0.2 : 1)
            }
        case .plain:
            Pressable(action: action, isRow: true) { isPressed in
                label.foregroundColor(
                    environment.isEnabled ? environment.foreground ?? .primary : Color(.tertiaryLabel)
                )
                .opacity(isPressed ? 0.75 : 1)
            }
        case .glass(let glass): paned(glass, text: role == nil && environment.isEnabled ? .primary : color)
        case .glassProminent:
            paned(
                .regular.tint(
                    environment.isEnabled
                        ? role == .destructive ? .red : environment.tint ?? .accentColor : Color(.tertiarySystemFill)),
                text: environment.isEnabled ? .white : Color(.tertiaryLabel))
        case .bordered: bordered(text: color, fill: color.opacity(0.15))
        case .borderedProminent:
            bordered(
                text: environment.isEnabled ? .white : Color(.tertiaryLabel),
                fill: environment.isEnabled
                    ? role == .destructive ? .red : environment.tint ?? .accentColor : Color(.tertiarySystemFill))
        }
    }

    /// The measures of UIKit's button of the same name in its medium size.
    private var padding: EdgeInsets {
        switch environment.controlSize {
        case .mini, .small: EdgeInsets(top: 4, leading: 10, bottom: 4, trailing: 10)
        case .regular: EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        case .large, .extraLarge: EdgeInsets(top: 14, leading: 20, bottom: 14, trailing: 20)
        }
    }

    private var cornerRadius: CGFloat {
        switch environment.buttonBorderShape.kind {
        case .capsule, .circle: return 100
        case .rounded(let radius?): return radius
        case .automatic, .rounded(nil): break
        }
        return switch environment.controlSize {
        case .mini, .small: 100
        case .regular: 8
        case .large, .extraLarge: 12
        }
    }

    /// A label on glass, in a capsule unless another shape is said.
    private func paned(_ glass: Glass, text: Color) -> some View {
        let radius: CGFloat = environment.buttonBorderShape.kind == .automatic ? 100 : cornerRadius
        return Pressable(action: action) { isPressed in
            label.foregroundColor(text)
                .padding(padding)
                .background { GlassPane(glass: glass, shape: RoundedRectangle(cornerRadius: radius)) }
                .scaleEffect(isPressed ? 1.05 : 1)
        }
    }

    private func bordered(text: Color, fill: Color) -> some View {
        Pressable(action: action) { isPressed in
            if environment.buttonBorderShape.kind == .circle {
                RoundLayout { label.foregroundColor(text).padding(padding.top) }
                    .background(Circle().fill(fill))
                    .opacity(isPressed ? 0.75 : 1)
            } else {
                label.foregroundColor(text)
                    .padding(padding)
                    .background(RoundedRectangle(cornerRadius: cornerRadius).fill(fill))
                    .opacity(isPressed ? 0.75 : 1)
            }
        }
    }
}

/// As wide as high, around what is within: the longer of its sides decides.
private struct RoundLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let side = subviews.map { $0.sizeThatFits(proposal) }.map { max($0.width, $0.height) }.max() ?? 0
        return CGSize(width: side, height: side)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        for view in subviews {
            view.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
        }
    }
}
