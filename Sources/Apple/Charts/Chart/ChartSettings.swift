public import SwiftUI

/// How a chart is drawn, besides its content.
struct ChartSettings {
    var xAxis = ChartAxis()
    var yAxis = ChartAxis()
    var legend = Visibility.automatic
    var legendPosition = AnnotationPosition.automatic
    var xDomain: ChartDomain?
    var yDomain: ChartDomain?
    var colors: [(_PlottedValue, any ShapeStyle)] = []
    var palette: [any ShapeStyle] = []
    var overlay: ((ChartProxy) -> AnyView)?
    var background: ((ChartProxy) -> AnyView)?
    var plotStyle: ((ChartPlotContent) -> AnyView)?
}

/// An axis of a chart.
struct ChartAxis {
    var visibility = Visibility.automatic
    var label: AnyView?
    /// Nil for the usual marks.
    var marks: [_AxisPart]?
}

/// The values of an axis.
struct ChartDomain {
    var range: ClosedRange<Double>?
    var names: [String]?
}

private struct ChartSettingsKey: EnvironmentKey { static var defaultValue: ChartSettings { ChartSettings() } }

extension EnvironmentValues {
    var chartSettings: ChartSettings {
        get { self[ChartSettingsKey.self] }
        set { self[ChartSettingsKey.self] = newValue }
    }
}

extension ChartDomain {
    init(_ values: [_PlottedValue]) {
        let numbers = values.compactMap(\.number)
        if numbers.count == values.count, let least = numbers.min(), let most = numbers.max() {
            self.init(range: least...max(most, least + .ulpOfOne))
        } else {
            self.init(names: values.map(\.words))
        }
    }
}
