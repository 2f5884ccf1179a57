import Documents

/// `<segmentedControl>`, with its `<segment>`s.
enum SegmentedControlElement: ViewElement {
    static let names = ["segmentedControl"]

    static func decode(_ element: InterfaceElement, _ control: UISegmentedControl, _ loader: NibLoader) {
        _ = element["segmentControlStyle"]
        for segment in element.child(named: "segments")?.children ?? [] {
            segment.markKnown()
            let index = control.numberOfSegments
            if let image = loader.image(segment, "image") {
                control.insertSegment(with: image, at: index, animated: false)
            } else {
                control.insertSegment(withTitle: loader.text(segment, "title") ?? "", at: index, animated: false)
            }
            if let isEnabled = segment.bool("enabled") { control.setEnabled(isEnabled, forSegmentAt: index) }
            if let width = segment.number("width"), width > 0 { control.setWidth(CGFloat(width), forSegmentAt: index) }
            if let offset = segment.child(key: "contentOffset") { offset.markAllKnown() }
        }
        if let selected = element.integer("selectedSegmentIndex"), selected < control.numberOfSegments, selected >= -1 {
            control.selectedSegmentIndex = selected
        } else if control.numberOfSegments > 0 {
            control.selectedSegmentIndex = 0
        }
        if let isMomentary = element.bool("momentary") { control.isMomentary = isMomentary }
        if let apportions = element.bool("apportionsSegmentWidthsByContent") {
            control.apportionsSegmentWidthsByContent = apportions
        }
        if let color = loader.color(element, "selectedSegmentTintColor") { control.selectedSegmentTintColor = color }
    }
}
