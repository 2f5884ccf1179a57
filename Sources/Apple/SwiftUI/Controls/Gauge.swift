/// A value in a range.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View>: View {
    private let configuration: GaugeStyleConfiguration
    @Environment(\.makeGauge) private var makeView

    private init(
        _ value: Double, _ bounds: ClosedRange<Double>, _ label: AnyView, _ current: AnyView?, _ least: AnyView?,
        _ most: AnyView?
    ) {
        let length = bounds.upperBound - bounds.lowerBound
        let share = length > 0 ? (value - bounds.lowerBound) / length : 0
        configuration = GaugeStyleConfiguration(
            value: min(max(share, 0), 1), label: .init(content: label),
            currentValueLabel: current.map { .init(content: $0) },
            minimumValueLabel: least.map { .init(content: $0) }, maximumValueLabel: most.map { .init(content: $0) })
    }

    public var body: some View { makeView(configuration) }

    /// Creates a gauge with labels for what it shows, for the value and for the ends of the range.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) {
        self.init(
            Double(value), Double(bounds.lowerBound)...Double(bounds.upperBound), AnyView(label()),
            AnyView(currentValueLabel()), AnyView(minimumValueLabel()), AnyView(maximumValueLabel()))
    }
}

extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView {
    /// Creates a gauge with a label.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
    ) {
        self.init(
            Double(value), Double(bounds.lowerBound)...Double(bounds.upperBound), AnyView(label()), nil, nil, nil)
    }
}

extension Gauge where BoundsLabel == EmptyView {
    /// Creates a gauge with labels for what it shows and for the value.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            Double(value), Double(bounds.lowerBound)...Double(bounds.upperBound), AnyView(label()),
            AnyView(currentValueLabel()), nil, nil)
    }
}

/// The gauge that a ``GaugeStyle`` is to draw.
public struct GaugeStyleConfiguration {
    /// What the gauge shows.
    public struct Label: View {
        let content: AnyView
        public var body: some View { content }
    }
    /// The value in words.
    public struct CurrentValueLabel: View {
        let content: AnyView
        public var body: some View { content }
    }
    /// The least value in words.
    public struct MinimumValueLabel: View {
        let content: AnyView
        public var body: some View { content }
    }
    /// The greatest value in words.
    public struct MaximumValueLabel: View {
        let content: AnyView
        public var body: some View { content }
    }

    /// The value's share of the range, from 0 to 1.
    public var value: Double
    /// What the gauge shows.
    public var label: Label
    /// The value in words; nil without.
    public var currentValueLabel: CurrentValueLabel?
    /// The least value in words; nil without.
    public var minimumValueLabel: MinimumValueLabel?
    /// The greatest value in words; nil without.
    public var maximumValueLabel: MaximumValueLabel?
}

/// How a gauge looks.
@MainActor @preconcurrency
public protocol GaugeStyle {
    /// The look of a gauge.
    associatedtype Body: View
    /// The gauge whose look is made.
    typealias Configuration = GaugeStyleConfiguration
    /// Makes the look of a gauge.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A bar under a label.
public struct LinearCapacityGaugeStyle: GaugeStyle {
    /// Makes the style.
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 4) {
            configuration.label
            HStack(spacing: 8) {
                configuration.minimumValueLabel
                GaugeBar(share: configuration.value)
                configuration.maximumValueLabel
            }
            configuration.currentValueLabel.font(.footnote)
        }
    }
}

/// An open circle with the value in the middle.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
    /// Makes the style.
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        GaugeCircle(configuration: configuration, isClosed: false)
    }
}

/// A circle that is filled around, with the value in the middle.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
    /// Makes the style.
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        GaugeCircle(configuration: configuration, isClosed: true)
    }
}

private struct GaugeBar: View {
    let share: Double

    var body: some View {
        GeometryReader { proxy in
            Capsule().fill(Color(.systemFill))
            Capsule().fill(.tint).frame(width: max(proxy.size.width * share, share > 0 ? proxy.size.height : 0))
        }
        .frame(height: 6)
    }
}

private struct GaugeCircle: View {
    let configuration: GaugeStyleConfiguration
    let isClosed: Bool

    var body: some View {
        let (start, end) = isClosed ? (0.0, 1.0) : (0.125, 0.875)
        ZStack {
            Circle().trim(from: start, to: end).stroke(Color(.systemFill), style: line)
            Circle().trim(from: start, to: start + (end - start) * configuration.value).stroke(.tint, style: line)
        }
        .rotationEffect(.degrees(isClosed ? -90 : 90))
        .padding(3)
        .overlay {
            configuration.currentValueLabel.font(.system(size: 20, weight: .medium)).minimumScaleFactor(0.5)
                .padding(8)
        }
        .overlay(alignment: .bottom) {
            if !isClosed { configuration.label.font(.caption2).lineLimit(1) }
        }
        .frame(width: 58, height: 58)
    }

    private var line: StrokeStyle { StrokeStyle(lineWidth: 6, lineCap: .round) }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    /// The style that suits where the gauge is: a bar.
    public static var automatic: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
    /// A bar under a label.
    public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
    /// A bar.
    public static var accessoryLinearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    /// An open circle with the value in the middle.
    public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    /// A circle that is filled around, with the value in the middle.
    public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle { .init() }
}

private struct GaugeStyleKey: EnvironmentKey {
    static var defaultValue: @MainActor (GaugeStyleConfiguration) -> AnyView {
        { AnyView(LinearCapacityGaugeStyle().makeBody(configuration: $0)) }
    }
}

extension EnvironmentValues {
    var makeGauge: @MainActor (GaugeStyleConfiguration) -> AnyView {
        get { self[GaugeStyleKey.self] }
        set { self[GaugeStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the look of the gauges in the view.
    public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
        environment(\.makeGauge) { AnyView(style.makeBody(configuration: $0)) }
    }
}
