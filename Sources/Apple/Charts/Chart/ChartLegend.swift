import SwiftUI

/// The names of a chart's colours.
struct ChartLegend: View {
    let marks: [_ChartMark]
    let settings: ChartSettings

    var body: some View {
        let plan = ChartPlan(marks, settings, size: .zero)
        HStack(spacing: 12) {
            ForEach(plan.colored.indices, id: \.self) { index in
                HStack(spacing: 4) {
                    let rect = CGRect(x: 0, y: 0, width: 7, height: 7)
                    plan.symbol(of: plan.colored[index]).path(in: rect)
                        .fill(AnyShapeStyle(plan.style(of: plan.colored[index]))).frame(width: 7, height: 7)
                    Text(verbatim: plan.colored[index].words).font(.caption2).foregroundColor(.secondary)
                }
            }
        }
    }
}
