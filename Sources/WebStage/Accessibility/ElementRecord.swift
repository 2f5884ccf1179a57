internal import CoreGraphics
internal import Stage

/// An accessible element as the page is told of it. A key that says nothing is left out.
struct ElementRecord: Encodable, Equatable {
    /// Counted up; a page never sees where something is in memory.
    var id: Int
    /// The container around it; 0 for the screen.
    var parent: Int
    var role: String
    var label: String?
    var value: String?
    var hint: String?
    /// For tests.
    var identifier: String?
    /// In points from the parent's top left corner, or from that of the content that it scrolls: x, y, width, height.
    var frame: [Double]
    var isDisabled: Bool?
    var isSelected: Bool?
    var isFocused: Bool?
    var checked: String?
    var isExpanded: Bool?
    var hasMenu: Bool?
    /// Minimum, maximum and present value.
    var range: [Double]?
    var level: Int?
    var placeholder: String?
    var isMultiline: Bool?
    var isReadOnly: Bool?
    var isModal: Bool?
    var isBusy: Bool?
    var live: String?
    /// From 1, and the number of all.
    var position: [Int]?
    /// Offset, size of the content, and insets from the top to the right against the clock: x, y, width, height, top,
    /// left, bottom, right.
    var scroll: [Double]?
    var parts: [Part]?
    var isRaised: Bool?
    var isInteractive: Bool?
    var isAdjustable: Bool?
    var actions: [String]?
    /// It lies over the middle of something that is used, and is not used itself: clicks go through it.
    var isPassed: Bool?

    struct Part: Encodable, Equatable {
        var text: String
        var frame: [Double]
    }

    /// - Parameter origin: The place on the surface from which the frame is measured.
    init(_ element: AccessibilityElement, id: Int, parent: Int, origin: CGPoint) {
        func filled(_ text: String) -> String? { text.isEmpty ? nil : text }
        func set(_ flag: Bool) -> Bool? { flag ? true : nil }
        self.id = id
        self.parent = parent
        role = element.role.rawValue
        label = filled(element.label)
        value = filled(element.value)
        hint = filled(element.hint)
        identifier = filled(element.identifier)
        frame = Self.numbers(element.frame, from: origin)
        isDisabled = set(!element.isEnabled)
        isSelected = set(element.isSelected)
        isFocused = set(element.isFocused)
        checked = element.checked?.rawValue
        isExpanded = element.isExpanded
        hasMenu = set(element.hasMenu)
        range = element.range.map { [$0.minimum, $0.maximum, $0.value].map(Self.finite) }
        level = element.headingLevel > 0 ? element.headingLevel : nil
        placeholder = filled(element.placeholder)
        isMultiline = set(element.isMultiline)
        isReadOnly = set(element.isReadOnly)
        isModal = set(element.isModal)
        isBusy = set(element.isBusy)
        live = element.live == .off ? nil : element.live.rawValue
        position = element.position.map { [$0.index, $0.count] }
        scroll = element.scroll.map {
            [
                $0.offset.x, $0.offset.y, $0.contentSize.width, $0.contentSize.height, $0.insets.top, $0.insets.left,
                $0.insets.bottom, $0.insets.right,
            ].map(Self.rounded)
        }
        let parts = element.parts.map {
            Part(text: $0.text, frame: Self.numbers($0.frame, from: element.frame.origin))
        }
        self.parts = parts.isEmpty ? nil : parts
        isRaised = set(element.isRaised)
        isInteractive = set(element.isInteractive)
        isAdjustable = set(element.isAdjustable)
        actions = element.customActions.isEmpty ? nil : element.customActions
    }

    private static func numbers(_ frame: CGRect, from origin: CGPoint) -> [Double] {
        [frame.minX - origin.x, frame.minY - origin.y, frame.width, frame.height].map(rounded)
    }

    /// Hundredths of a point are enough, and keep an element that scrolls along from changing.
    private static func rounded(_ number: CGFloat) -> Double { (finite(Double(number)) * 100).rounded() / 100 }

    /// JSON has no infinity.
    private static func finite(_ number: Double) -> Double { number.isFinite ? min(max(number, -1e9), 1e9) : 0 }
}
