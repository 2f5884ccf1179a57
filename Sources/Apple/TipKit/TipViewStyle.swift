public import SwiftUI

/// How tips look.
@MainActor @preconcurrency
public protocol TipViewStyle {
    /// The view of a tip.
    associatedtype Body: View
    /// What a tip is made of.
    typealias Configuration = TipViewStyleConfiguration
    /// Makes the view of a tip.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a tip is made of.
@MainActor @preconcurrency
public struct TipViewStyleConfiguration {
    /// The tip.
    public let tip: any Tip
    let action: (Tips.Action) -> Void

    /// The title.
    public var title: Text? { tip.title }
    /// More words; nil for none.
    public var message: Text? { tip.message }
    /// A picture; nil for none.
    public var image: Image? { tip.image }
    /// What a person can do about it. Their handlers tell the view of the tip as well.
    public var actions: [ActionConfiguration] {
        tip.actions.map { ActionConfiguration(action: $0, told: action) }
    }

    /// A button of a tip.
    @MainActor @preconcurrency
    public struct ActionConfiguration: Identifiable {
        let action: Tips.Action
        let told: (Tips.Action) -> Void
        nonisolated public var id: String { action.id }
        /// Its words.
        public var label: () -> Text { action.label }
        /// What it does.
        public var handler: () -> Void {
            {
                action.handler?()
                told(action)
            }
        }
    }
}

/// A picture beside the title, more words below it, and buttons below a line.
public struct MiniTipViewStyle: TipViewStyle {
    /// Makes the style.
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View { MiniTip(configuration: configuration) }
}

extension TipViewStyle where Self == MiniTipViewStyle {
    /// A picture beside the title, more words below it, and buttons below a line.
    public static var miniTip: MiniTipViewStyle { MiniTipViewStyle() }
    /// The system's style.
    public static var automatic: MiniTipViewStyle { MiniTipViewStyle() }
}

private struct MiniTip: View {
    let configuration: TipViewStyleConfiguration
    @Environment(\.tipLook) private var look

    var body: some View {
        let actions = configuration.actions
        HStack(alignment: .top, spacing: 12) {
            if let image = configuration.image {
                image.resizable().aspectRatio(contentMode: .fit).foregroundStyle(.tint)
                    .frame(width: look.imageSize.width, height: look.imageSize.height)
            }
            VStack(alignment: .leading, spacing: 4) {
                HStack(alignment: .top) {
                    configuration.title.font(.headline)
                    Spacer(minLength: 8)
                    Button {
                        configuration.tip.invalidate(reason: .tipClosed)
                    } label: {
                        Image(systemName: "xmark").font(.footnote.weight(.semibold)).foregroundStyle(.secondary)
                    }
                    .buttonStyle(.plain).accessibilityLabel("Close")
                }
                configuration.message.font(.subheadline).foregroundStyle(.secondary)
                ForEach(actions) { action in
                    Divider().padding(.vertical, 6)
                    Button {
                        action.handler()
                    } label: {
                        action.label().fontWeight(action.id == actions.first?.id ? .semibold : .regular)
                    }
                    .disabled(action.action.isDisabled)
                }
            }
        }
        .padding(16)
        .background(
            look.background ?? AnyShapeStyle(Color(.secondarySystemBackground)),
            in: .rect(cornerRadius: look.cornerRadius))
    }
}

/// How tips look besides.
struct TipLook {
    var background: AnyShapeStyle?
    var cornerRadius = 12.0
    var imageSize = CGSize(width: 40, height: 40)
}

private struct TipLookKey: EnvironmentKey { static var defaultValue: TipLook { TipLook() } }
private struct TipStyleKey: EnvironmentKey { static var defaultValue: any TipViewStyle { MiniTipViewStyle() } }

extension EnvironmentValues {
    var tipLook: TipLook {
        get { self[TipLookKey.self] }
        set { self[TipLookKey.self] = newValue }
    }
    var tipStyle: any TipViewStyle {
        get { self[TipStyleKey.self] }
        set { self[TipStyleKey.self] = newValue }
    }
}
