internal import CGTK
import CoreGraphics

/// The places that tabs go to.
extension ShapedText {
    /// Beyond the stops that are given: as far as any screen is wide.
    private static let reach: CGFloat = 5000

    /// Gives a layout the stops of a paragraph.
    ///
    /// - Parameter leading: How far from the paragraph's edge the layout's lines begin.
    static func setTabs(_ layout: OpaquePointer, of paragraph: ParagraphStyle, leading: CGFloat) {
        var stops = (paragraph.tabStops ?? standard).filter { $0.location > leading }
        stops.sort { $0.location < $1.location }
        let interval = paragraph.defaultTabInterval
        if interval >= 1 {
            var next = ((stops.last?.location ?? 0) / interval).rounded(.down) * interval + interval
            while next < reach {
                if next > leading { stops.append(ParagraphStyle.TabStop(location: next)) }
                next += interval
            }
        }
        guard !stops.isEmpty, let tabs = pango_tab_array_new(Int32(stops.count), 0) else { return }
        defer { pango_tab_array_free(tabs) }
        for (index, stop) in stops.enumerated() {
            let kind =
                switch stop.alignment {
                case .left: PANGO_TAB_LEFT
                case .center: PANGO_TAB_CENTER
                case .right: PANGO_TAB_RIGHT
                case .character: PANGO_TAB_DECIMAL
                }
            let place = min(stop.location - leading, reach * 2) * CGFloat(PANGO_SCALE)
            pango_tab_array_set_tab(tabs, Int32(index), kind, Int32(place.rounded()))
            if case .character(let character) = stop.alignment {
                pango_tab_array_set_decimal_point(tabs, Int32(index), character.value)
            }
        }
        pango_layout_set_tabs(layout, tabs)
    }

    /// The stops of a paragraph that has none of its own: twelve, 28 points apart, as Apple's documentation of
    /// `NSParagraphStyle.tabStops` gives them.
    private static let standard = (1...12).map { ParagraphStyle.TabStop(location: CGFloat($0) * 28) }
}
