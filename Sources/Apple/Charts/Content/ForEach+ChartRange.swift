public import SwiftUI

extension ForEach where Content: ChartContent, Data == Range<Int>, ID == Int {
    /// Creates content for each number of a range.
    public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content) {
        self.init(_elements: data, identify: { $0 }, content: content)
    }
}
