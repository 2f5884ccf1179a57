public import SwiftUI

/// The part of a chart that marks are drawn in.
public struct ChartPlotContent: View {
    let content: AnyView
    public var body: some View { content }
}
