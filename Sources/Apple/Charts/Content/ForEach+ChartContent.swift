public import SwiftUI

extension ForEach: ChartContent where Content: ChartContent {
    /// Creates content for each element, told apart by its `id`.
    public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(_elements: data, identify: \.id, content: content)
    }

    /// Creates content for each element, told apart by a key path.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> Content
    ) { self.init(_elements: data, identify: { $0[keyPath: id] }, content: content) }

    public var _marks: [_ChartMark] { _identified.flatMap { $0.1._marks } }
}
