public import SwiftUI

/// Values as a picture.
@MainActor @preconcurrency
public struct Chart<Content: ChartContent>: View {
    private let content: Content
    @Environment(\.chartSettings) private var settings

    /// Creates a chart of marks.
    public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

    public var body: some View {
        let marks = _ChartMark.sampled(content._marks, in: settings.xDomain?.range)
        let colored = ChartPlan(marks, settings, size: .zero).colored
        let hasLegend = settings.legend != .hidden && (!colored.isEmpty || settings.legendView != nil)
        let (x, y) = (settings.xAxis.label, settings.yAxis.label)
        let spacing = y?.spacing ?? 4
        VStack(alignment: .leading, spacing: 8) {
            if hasLegend, settings.legendPosition == .top { legend(marks) }
            if let y, !y.stands { words(y, .leading) }
            if let x, x.position == .top { words(x, .center) }
            HStack(spacing: spacing) {
                if let y, y.position == .leading { standing(y, -90) }
                VStack(spacing: x?.spacing ?? 8) {
                    GeometryReader { proxy in
                        if settings.visible.isScrolled {
                            ChartScroller(marks: marks, settings: settings, geometry: proxy)
                        } else {
                            ChartPicture(marks: marks, settings: settings, geometry: proxy)
                        }
                    }
                    .frame(minHeight: 40)
                    if let x, x.position != .top { words(x, .center) }
                }
                if let y, y.position == .trailing { standing(y, 90) }
            }
            if hasLegend, settings.legendPosition != .top { legend(marks) }
        }
    }

    @ViewBuilder private func legend(_ marks: [_ChartMark]) -> some View {
        if let given = settings.legendView {
            given.view.frame(maxWidth: .infinity, alignment: given.alignment ?? .leading)
        } else {
            ChartLegend(marks: marks, settings: settings)
        }
    }

    private func words(_ label: ChartAxisLabel, _ alignment: Alignment) -> some View {
        label.view.font(.caption2).foregroundColor(.secondary)
            .frame(maxWidth: .infinity, alignment: label.alignment ?? alignment)
    }

    /// Words from below to above, or from above to below.
    private func standing(_ label: ChartAxisLabel, _ degrees: Double) -> some View {
        label.view.font(.caption2).foregroundColor(.secondary).lineLimit(1).fixedSize()
            .rotationEffect(.degrees(degrees)).frame(width: 14)
            .frame(maxHeight: .infinity, alignment: label.alignment ?? .center)
    }
}

extension ChartAxisLabel {
    /// Whether it stands beside the chart.
    var stands: Bool { position == .leading || position == .trailing }
}

extension Chart {
    /// Creates a chart of marks for each element of some data.
    public init<Data: RandomAccessCollection, C: ChartContent>(
        _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
        self.init { ForEach(data, content: content) }
    }

    /// Creates a chart of marks for each element of some data, told apart by a key path.
    public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, ID, C> {
        self.init { ForEach(data, id: id, content: content) }
    }
}
