public import SwiftUI

/// A view that tells that an image loads.
public struct Indicator<T: View> {
    let content: (Binding<Bool>, Binding<Double>) -> T

    /// Creates an indicator of whether an image loads, and how much of it is there.
    public init(@ViewBuilder content: @escaping (_ isAnimating: Binding<Bool>, _ progress: Binding<Double>) -> T) {
        self.content = content
    }
}

extension Indicator where T == ActivityIndicator {
    /// A wheel.
    public static var activity: Indicator { activity(style: .medium) }

    /// A wheel of a style.
    public static func activity(style: ActivityIndicator.Style) -> Indicator {
        Indicator { isAnimating, _ in ActivityIndicator(isAnimating, style: style) }
    }
}

extension Indicator where T == ProgressIndicator {
    /// A bar.
    public static var progress: Indicator { progress(style: .horizontal) }

    /// A bar of a style.
    public static func progress(style: ProgressIndicator.Style) -> Indicator {
        Indicator { isAnimating, progress in ProgressIndicator(isAnimating, progress: progress, style: style) }
    }
}

/// A wheel that turns while something loads, and is not there else.
public struct ActivityIndicator: View {
    /// How large the wheel is.
    public enum Style: Sendable {
        case medium, large
    }

    @Binding var isAnimating: Bool
    let style: Style

    /// Creates a wheel that turns while a value is true.
    public init(_ isAnimating: Binding<Bool>, style: Style = .medium) {
        _isAnimating = isAnimating
        self.style = style
    }

    public var body: some View {
        if isAnimating {
            ProgressView().progressViewStyle(.circular).controlSize(style == .large ? .large : .regular)
        }
    }
}

/// A bar of how much is there while something loads.
public struct ProgressIndicator: View {
    /// The way that the bar is drawn.
    public enum Style: Sendable {
        case horizontal
    }

    @Binding var isAnimating: Bool
    @Binding var progress: Double

    /// Creates a bar that is there while a value is true.
    public init(_ isAnimating: Binding<Bool>, progress: Binding<Double>, style: Style = .horizontal) {
        _isAnimating = isAnimating
        _progress = progress
    }

    public var body: some View {
        if isAnimating {
            ProgressView(value: min(max(progress, 0), 1)).progressViewStyle(.linear)
        }
    }
}

/// Lays an indicator over a view while an image loads.
public struct IndicatorViewModifier<T: View>: ViewModifier {
    /// How far the load is.
    @ObservedObject public var status: IndicatorStatus
    /// What is laid over the view.
    public var indicator: Indicator<T>

    public func body(content: Content) -> some View {
        ZStack {
            content
            indicator.content($status.isLoading, $status.progress)
        }
    }
}
