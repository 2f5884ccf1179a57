public import SwiftUI

/// Values as a picture.
@MainActor @preconcurrency
public struct Chart<Content: ChartContent>: View {
    private let content: Content
    @Environment(\.chartSettings) private var settings

    /// Creates a chart of marks.
    public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

    public var body: some View {
        let marks = content._marks
        let colored = ChartPlan(marks, settings, size: .zero).colored
        let hasLegend = settings.legend != .hidden && !colored.isEmpty
        VStack(alignment: .leading, spacing: 8) {
            if hasLegend, settings.legendPosition == .top { ChartLegend(marks: marks, settings: settings) }
            if let label = settings.yAxis.label { label.font(.caption2).foregroundColor(.secondary) }
            GeometryReader { proxy in ChartPicture(marks: marks, settings: settings, size: proxy.size) }
                .frame(minHeight: 40)
            if let label = settings.xAxis.label {
                label.font(.caption2).foregroundColor(.secondary).frame(maxWidth: .infinity)
            }
            if hasLegend, settings.legendPosition != .top { ChartLegend(marks: marks, settings: settings) }
        }
    }
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
