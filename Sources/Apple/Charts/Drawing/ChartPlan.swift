import CoreGraphics
import Foundation
import SwiftUI

/// Where everything of a chart is.
@MainActor
struct ChartPlan {
    var plot = CGRect.zero
    var x: ChartScale
    var y: ChartScale
    /// The size of the chart, axes included.
    private let room: CGSize
    let marks: [_ChartMark]
    let settings: ChartSettings
    /// The values that have colours of their own, in their order.
    let colored: [_PlottedValue]
    var isRound: Bool
    private(set) var labels: [Label] = []
    private(set) var lines: [Line] = []

    /// Words at a place.
    struct Label {
        var view: AnyView
        var place: CGPoint
        var anchor: Alignment
    }

    /// A line of an axis.
    struct Line {
        var from: CGPoint
        var to: CGPoint
        var style: StrokeStyle
        var color: any ShapeStyle
    }

    init(_ marks: [_ChartMark], _ settings: ChartSettings, size: CGSize) {
        self.marks = marks.enumerated().sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }
            .map(\.element)
        self.settings = settings
        room = size
        var colored: [_PlottedValue] = []
        for mark in marks {
            if let value = mark.styleBy?.value, !colored.contains(value) { colored.append(value) }
        }
        self.colored = colored
        isRound = marks.contains { if case .sector = $0.form { true } else { false } }
        let (xKind, yKind) = ChartDomains(marks, settings).kinds
        x = ChartScale(
            kind: xKind, length: size.width, isReversed: settings.xScale.isReversed, padding: settings.xScale.padding,
            type: settings.xScale.type)
        // Values begin at the lower edge.
        let padding = settings.yScale.padding
        y = ChartScale(
            kind: yKind, length: size.height, isReversed: !settings.yScale.isReversed,
            padding: (start: padding.end, end: padding.start), type: settings.yScale.type)
        plot = CGRect(origin: .zero, size: size)
        if !isRound { layOutAxes(size) }
    }

    // MARK: Colours

    private static let palette: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]

    func style(of value: _PlottedValue) -> any ShapeStyle {
        if let known = settings.colors.first(where: { $0.0 == value }) { return known.1 }
        if let told = settings.colorMapping?(value) { return told }
        let index = colored.firstIndex(of: value) ?? 0
        if !settings.palette.isEmpty { return settings.palette[index % settings.palette.count] }
        return Self.palette[index % Self.palette.count]
    }

    func style(of mark: _ChartMark, at index: Int) -> any ShapeStyle {
        if let style = mark.style { return style }
        if let value = mark.styleBy?.value { return style(of: value) }
        // The parts of a circle are told apart by themselves.
        if case .sector = mark.form { return Self.palette[index % Self.palette.count] }
        return Color.blue
    }

    // MARK: Forms

    /// The form of a mark's point.
    func symbol(of mark: _ChartMark) -> any ChartSymbolShape {
        guard let value = mark.symbolBy?.value else { return mark.symbol }
        if let known = settings.symbols.first(where: { $0.0 == value }) { return known.1 }
        var values: [_PlottedValue] = []
        for value in marks.compactMap(\.symbolBy?.value) where !values.contains(value) { values.append(value) }
        let kinds = BasicChartSymbolShape.Kind.allCases
        return BasicChartSymbolShape(kind: kinds[(values.firstIndex(of: value) ?? 0) % kinds.count])
    }

    private static let dashes: [[CGFloat]] = [[], [7, 4], [2, 3], [8, 3, 2, 3]]

    /// How a mark's line is drawn; nil for the usual way.
    func stroke(of mark: _ChartMark) -> StrokeStyle? {
        if let stroke = mark.stroke { return stroke }
        guard let value = mark.strokeBy?.value else { return nil }
        if let known = settings.strokes.first(where: { $0.0 == value }) { return known.1 }
        var values: [_PlottedValue] = []
        for value in marks.compactMap(\.strokeBy?.value) where !values.contains(value) { values.append(value) }
        let dash = Self.dashes[(values.firstIndex(of: value) ?? 0) % Self.dashes.count]
        return StrokeStyle(lineWidth: 2, lineJoin: .round, dash: dash)
    }

    /// The area of a mark's point, in square points; nil for the usual one.
    func area(of mark: _ChartMark) -> CGFloat? {
        guard let value = mark.sizeBy?.value else { return mark.symbolArea }
        if let known = settings.areas.first(where: { $0.0 == value }) { return known.1 }
        let numbers = marks.compactMap(\.sizeBy?.value.number)
        guard let number = value.number, let least = numbers.min(), let most = numbers.max(), most > 0 else {
            return mark.symbolArea
        }
        guard let range = settings.areaRange else { return max(CGFloat(number / most) * 300, 0) }
        let share = most > least ? CGFloat((number - least) / (most - least)) : 1
        return range.lowerBound + (range.upperBound - range.lowerBound) * share
    }

    /// The form that stands for a value beside its name.
    func symbol(of value: _PlottedValue) -> any ChartSymbolShape {
        marks.first { $0.styleBy?.value == value && $0.symbolBy?.value == value }.map(symbol)
            ?? BasicChartSymbolShape.circle
    }

    // MARK: Axes

    private mutating func layOutAxes(_ size: CGSize) {
        // There is no axis of what no mark has a value of.
        let hasX = settings.xDomain != nil || marks.isEmpty || marks.contains { $0.x != nil || $0.function != nil }
        let hasY = settings.yDomain != nil || marks.isEmpty || marks.contains { $0.y != nil || $0.function != nil }
        let xParts = hasX ? Self.parts(settings.xAxis) : []
        let yParts = hasY ? Self.parts(settings.yAxis) : []
        // Names stand before their bars, and numbers behind.
        let yEntries = yParts.map { part in
            (
                isLeading: part.position == .leading || part.position == .automatic && y.isNamed,
                entries: entries(part, y, isUpright: true)
            )
        }
        func width(leading: Bool) -> CGFloat {
            let words = yEntries.filter { $0.isLeading == leading }.flatMap { $0.entries.compactMap(\.label) }
            return (words.map { Self.size($0).width }.max() ?? 0) + (words.isEmpty ? 0 : 6)
        }
        let (left, right) = (width(leading: true), width(leading: false))
        let above: CGFloat = xParts.contains { $0.position == .top } ? 18 : 0
        let below: CGFloat = xParts.contains { $0.position != .top } ? 18 : 0
        plot = CGRect(
            x: left, y: above, width: max(size.width - left - right, 0), height: max(size.height - above - below, 0))
        if left + right > 0, above == 0 {
            // The uppermost words reach over their line by half of their height.
            plot.origin.y += 6
            plot.size.height = max(plot.height - 6, 0)
        }
        x.length = plot.width
        y.length = plot.height
        for side in yEntries {
            for (index, entry) in side.entries.enumerated() {
                add(entry, isVertical: false, atStart: side.isLeading, next: side.entries.dropFirst(index + 1).first)
            }
        }
        for part in xParts {
            let entries = entries(part, x, isUpright: false)
            for (index, entry) in entries.enumerated() {
                add(
                    entry, isVertical: true, atStart: part.position == .top,
                    next: entries.dropFirst(index + 1).first)
            }
        }
    }

    private struct Entry {
        var value: _PlottedValue
        var grid: (StrokeStyle, any ShapeStyle)?
        var tick: (StrokeStyle, any ShapeStyle)?
        var label: AnyView?
        /// Whether the words stand in the middle between the value and the next.
        var isCentered = false
        /// The point of the words that is at the value.
        var anchor: UnitPoint?
        /// From the edge, in points.
        var spacing: (horizontal: CGFloat?, vertical: CGFloat?) = (nil, nil)
    }

    private static func parts(_ axis: ChartAxis) -> [_AxisPart] {
        if axis.visibility == .hidden { return [] }
        return axis.marks ?? AxisMarks()._parts
    }

    private func entries(_ part: _AxisPart, _ scale: ChartScale, isUpright: Bool) -> [Entry] {
        let values = scale.values(part.values, usual: isUpright ? 5 : 6)
        return values.enumerated().map { index, value in
            let axisValue = AxisValue(plotted: value, index: index, count: values.count)
            AxisLabelPlace.current = axisValue
            defer { AxisLabelPlace.current = nil }
            var entry = Entry(value: value)
            let usual = StrokeStyle(lineWidth: 0.5)
            // Lines from below to above are dotted.
            let across = isUpright ? usual : StrokeStyle(lineWidth: 0.5, dash: [2, 2])
            for piece in part.pieces(axisValue) {
                switch piece {
                case .grid(let style, let color): entry.grid = (style ?? across, color ?? Color(.systemGray4))
                case .tick(let style, let color): entry.tick = (style ?? usual, color ?? Color(.systemGray4))
                case .label(let view, let look):
                    entry.label = look.decorate(view ?? AnyView(Text(verbatim: scale.words(value))))
                    entry.isCentered = look.isCentered
                    (entry.anchor, entry.spacing) = (look.anchor, look.spacing)
                }
            }
            return entry
        }
    }

    private mutating func add(_ entry: Entry, isVertical: Bool, atStart: Bool, next: Entry?) {
        let scale = isVertical ? x : y
        guard let place = scale.position(ChartValue(label: "", value: entry.value)),
            place >= -0.5, place <= scale.length + 0.5
        else { return }
        if isVertical {
            // A name stands in the middle of its room, whose edges the lines are.
            let edge = plot.minX + place - scale.band / 2
            if let (style, color) = entry.grid {
                lines.append(
                    Line(
                        from: CGPoint(x: edge, y: plot.minY), to: CGPoint(x: edge, y: plot.maxY), style: style,
                        color: color))
            }
            let start = atStart ? plot.minY : plot.maxY
            if let (style, color) = entry.tick {
                let end = start + (atStart ? -4 : 4)
                lines.append(
                    Line(from: CGPoint(x: edge, y: start), to: CGPoint(x: edge, y: end), style: style, color: color))
            }
            guard let label = entry.label else { return }
            let middle = scale.band > 0 || entry.isCentered
            let gap = entry.spacing.vertical ?? 3
            var place = place
            if entry.isCentered, scale.band == 0 {
                // The last has the room up to the end.
                let end = next.flatMap { scale.position(ChartValue(label: "", value: $0.value)) } ?? scale.length
                place = (place + end) / 2
            }
            if let anchor = entry.anchor {
                let side: HorizontalAlignment = anchor.x < 0.25 ? .leading : anchor.x > 0.75 ? .trailing : .center
                place += entry.spacing.horizontal ?? 0
                labels.append(
                    Label(
                        view: label, place: CGPoint(x: plot.minX + place, y: start + (atStart ? -gap : gap)),
                        anchor: Alignment(horizontal: side, vertical: atStart ? .bottom : .top)))
                return
            }
            let indent = entry.spacing.horizontal ?? 3
            // Words that would not end in the chart are left out.
            if !middle, plot.minX + place + indent + Self.size(label).width > room.width + 0.5 { return }
            labels.append(
                Label(
                    view: label,
                    place: CGPoint(x: plot.minX + place + (middle ? 0 : indent), y: start + (atStart ? -gap : gap)),
                    anchor: middle ? (atStart ? .bottom : .top) : (atStart ? .bottomLeading : .topLeading)))
        } else {
            let level = plot.minY + place
            if let (style, color) = entry.grid, scale.band == 0 {
                lines.append(
                    Line(
                        from: CGPoint(x: plot.minX, y: level), to: CGPoint(x: plot.maxX, y: level), style: style,
                        color: color))
            }
            guard let label = entry.label else { return }
            let gap = entry.spacing.horizontal ?? 4
            let side: VerticalAlignment =
                entry.anchor.map { $0.y < 0.25 ? .top : $0.y > 0.75 ? .bottom : .center } ?? .center
            var middle = level + (entry.spacing.vertical ?? 0)
            if entry.isCentered, scale.band == 0 {
                let end = next.flatMap { scale.position(ChartValue(label: "", value: $0.value)) } ?? 0
                middle = plot.minY + (place + end) / 2
            }
            labels.append(
                Label(
                    view: label, place: CGPoint(x: atStart ? plot.minX - gap : plot.maxX + gap, y: middle),
                    anchor: Alignment(horizontal: atStart ? .trailing : .leading, vertical: side)))
        }
    }

    static func size(_ label: AnyView) -> CGSize {
        _UIHostingView(rootView: AnyView(label.font(.caption2).fixedSize())).intrinsicContentSize
    }
}
