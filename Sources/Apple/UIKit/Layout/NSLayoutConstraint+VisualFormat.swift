extension NSLayoutConstraint {
    /// Constraints from a picture in text, such as `H:|-[name]-(>=8)-[field(200@750)]-|`.
    ///
    /// - Parameters:
    ///   - format: The picture, one line of views from edge to edge.
    ///   - opts: How the views of the line are aligned, and in which direction it runs.
    ///   - metrics: numbers (or numbers' objects) by the names that the format uses for constants and priorities.
    ///   - views: views and guides by the names in brackets. `|` is the superview of the first.
    ///
    /// A format that cannot be read is a mistake in the program, and stops it with a message that points at the place.
    public class func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]? = nil,
        views: [String: Any]
    ) -> [NSLayoutConstraint] {
        let values = (metrics ?? [:]).mapValues { VisualFormatParser.number($0) }
        var parser = VisualFormatParser(format, metrics: values, views: views.mapValues { $0 as AnyObject })
        do {
            let picture = try parser.parse()
            return VisualFormatBuilder(picture: picture, options: opts).build()
        } catch {
            preconditionFailure("\(error)")
        }
    }
}

/// A visual format, read.
struct VisualFormat {
    struct Predicate {
        enum Object {
            case constant(CGFloat)
            case size(of: AnyObject)
        }

        var relation: NSLayoutConstraint.Relation
        var object: Object
        var multiplier: CGFloat = 1
        var offset: CGFloat = 0
        var priority: UILayoutPriority
    }

    enum Gap {
        /// The views touch.
        case none
        /// A dash alone: the system's distance.
        case standard
        case predicates([Predicate])
    }

    enum Element {
        case superview
        case view(AnyObject, [Predicate])
    }

    var isVertical = false
    var elements: [Element] = []
    /// One fewer than elements.
    var gaps: [Gap] = []
}

/// Why a format cannot be read, with a mark under the place, as UIKit says it.
struct VisualFormatError: Error, CustomStringConvertible {
    let message: String
    let format: String
    let offset: Int

    var description: String {
        "Unable to parse constraint format: \n\(message) \n\(format) \n\(String(repeating: " ", count: offset))^"
    }
}

/// Reads visual formats.
struct VisualFormatParser {
    private let format: String
    private let characters: [Character]
    private var position = 0
    private let metrics: [String: CGFloat?]
    private let views: [String: AnyObject]

    init(_ format: String, metrics: [String: CGFloat?], views: [String: AnyObject]) {
        self.format = format
        characters = Array(format)
        self.metrics = metrics
        self.views = views
    }

    static func number(_ value: Any) -> CGFloat? {
        switch value {
        case let value as CGFloat: value
        case let value as Double: CGFloat(value)
        case let value as Float: CGFloat(value)
        case let value as Int: CGFloat(value)
        case let value as NSNumber: CGFloat(value.doubleValue)
        case let value as UILayoutPriority: CGFloat(value.rawValue)
        default: nil
        }
    }

    mutating func parse() throws -> VisualFormat {
        var result = VisualFormat()
        if take("H:") {
            result.isVertical = false
        } else if take("V:") {
            result.isVertical = true
        }
        if take("|") {
            result.elements.append(.superview)
            result.gaps.append(try gap())
        }
        result.elements.append(try view())
        while !isAtEnd {
            let gap = try gap()
            if take("|") {
                result.gaps.append(gap)
                result.elements.append(.superview)
                break
            }
            // A gap must lead somewhere.
            result.gaps.append(gap)
            result.elements.append(try view())
        }
        guard isAtEnd else { throw error("Did not expect this after the picture's end.") }
        return result
    }

    private mutating func view() throws -> VisualFormat.Element {
        guard take("[") else { throw error("Expected a view, in brackets.") }
        let start = position
        let name = identifier()
        guard !name.isEmpty else { throw error("Expected a view's name.") }
        guard let view = views[name] else {
            position = start
            throw error("\(name) is not a key in the views dictionary.")
        }
        var predicates: [VisualFormat.Predicate] = []
        if peek == "(" { predicates = try predicateList() }
        guard take("]") else { throw error("Expected a ']' here.") }
        return .view(view, predicates)
    }

    private mutating func gap() throws -> VisualFormat.Gap {
        guard take("-") else { return .none }
        if peek == "[" || peek == "|" { return .standard }
        let predicates: [VisualFormat.Predicate]
        if peek == "(" {
            predicates = try predicateList()
        } else {
            predicates = [
                VisualFormat.Predicate(relation: .equal, object: .constant(try constant()), priority: .required)
            ]
        }
        guard take("-") else { throw error("Expected a '-' here. A distance stands between two dashes.") }
        return .predicates(predicates)
    }

    private mutating func predicateList() throws -> [VisualFormat.Predicate] {
        guard take("(") else { throw error("Expected a '('.") }
        var result: [VisualFormat.Predicate] = []
        repeat { result.append(try predicate()) } while take(",")
        guard take(")") else { throw error("Expected a ')' here.") }
        return result
    }

    private mutating func predicate() throws -> VisualFormat.Predicate {
        var relation = NSLayoutConstraint.Relation.equal
        if take("==") {
            relation = .equal
        } else if take(">=") {
            relation = .greaterThanOrEqual
        } else if take("<=") {
            relation = .lessThanOrEqual
        }
        skipSpaces()
        var result: VisualFormat.Predicate
        let start = position
        if let first = peek, first.isLetter || first == "_" {
            let name = identifier()
            if let view = views[name], metrics[name] == nil {
                result = .init(relation: relation, object: .size(of: view), priority: .required)
            } else {
                position = start
                result = .init(relation: relation, object: .constant(try constant()), priority: .required)
            }
        } else {
            result = .init(relation: relation, object: .constant(try constant()), priority: .required)
        }
        if take("*") {
            result.multiplier = try constant()
        } else if take("/") {
            result.multiplier = 1 / (try constant())
        }
        if take("+") {
            result.offset = try constant()
        } else if take("-") {
            result.offset = -(try constant())
        }
        if take("@") { result.priority = UILayoutPriority(Float(try constant())) }
        return result
    }

    private mutating func constant() throws -> CGFloat {
        skipSpaces()
        let start = position
        if let first = peek, first.isLetter || first == "_" {
            let name = identifier()
            guard let metric = metrics[name] else {
                position = start
                throw error("\(name) is not a key in the metrics dictionary.")
            }
            guard let value = metric else {
                position = start
                throw error("The metric \(name) is not a number.")
            }
            return value
        }
        var text = ""
        if peek == "-" || peek == "+" {
            text.append(characters[position])
            position += 1
        }
        while let next = peek, next.isASCII, next.isNumber || next == "." {
            text.append(next)
            position += 1
        }
        guard let value = Double(text) else {
            position = start
            throw error("Expected a number or a metric's name.")
        }
        return CGFloat(value)
    }

    // MARK: Characters

    private var isAtEnd: Bool { position >= characters.count }
    private var peek: Character? { isAtEnd ? nil : characters[position] }

    private mutating func skipSpaces() {
        while let next = peek, next == " " { position += 1 }
    }

    private mutating func take(_ text: String) -> Bool {
        skipSpaces()
        let wanted = Array(text)
        guard position + wanted.count <= characters.count,
            Array(characters[position..<(position + wanted.count)]) == wanted
        else { return false }
        position += wanted.count
        skipSpaces()
        return true
    }

    private mutating func identifier() -> String {
        var name = ""
        while let next = peek, next.isLetter || next.isNumber || next == "_" {
            name.append(next)
            position += 1
        }
        skipSpaces()
        return name
    }

    private func error(_ message: String) -> VisualFormatError {
        VisualFormatError(message: message, format: format, offset: position)
    }
}

/// Makes a read format's constraints.
@MainActor
struct VisualFormatBuilder {
    let picture: VisualFormat
    let options: NSLayoutConstraint.FormatOptions

    private typealias Attribute = NSLayoutConstraint.Attribute

    func build() -> [NSLayoutConstraint] {
        var result: [NSLayoutConstraint] = []
        let size: Attribute = picture.isVertical ? .height : .width
        for case .view(let view, let predicates) in picture.elements {
            for predicate in predicates {
                result.append(make(view, size, predicate, predicate.sizeItem, size))
            }
        }
        for (index, gap) in picture.gaps.enumerated() {
            result += constraints(between: picture.elements[index], and: picture.elements[index + 1], gap)
        }
        return result + alignments()
    }

    private var start: Attribute { picture.isVertical ? .top : isBySides ? (isLeftward ? .right : .left) : .leading }
    private var end: Attribute { picture.isVertical ? .bottom : isBySides ? (isLeftward ? .left : .right) : .trailing }
    private var isBySides: Bool { !options.isDisjoint(with: .directionMask) }
    private var isLeftward: Bool { options.contains(.directionRightToLeft) }

    private func constraints(
        between one: VisualFormat.Element, and other: VisualFormat.Element, _ gap: VisualFormat.Gap
    ) -> [NSLayoutConstraint] {
        var (from, fromAttribute) = (item(of: one), end)
        var (to, toAttribute) = (item(of: other), start)
        var isAtEdge = false
        var isStandard = false
        if case .standard = gap { isStandard = true }
        if case .superview = one {
            fromAttribute = isStandard ? start.margin : start
            isAtEdge = true
        }
        if case .superview = other {
            toAttribute = isStandard ? end.margin : end
            isAtEdge = true
        }
        if options.contains(.spacingBaselineToBaseline), picture.isVertical, !isAtEdge {
            fromAttribute = .lastBaseline
            toAttribute = .firstBaseline
        }
        // Towards the left, coordinates fall as the picture goes on.
        if isLeftward, !picture.isVertical {
            swap(&from, &to)
            swap(&fromAttribute, &toAttribute)
        }
        let predicates: [VisualFormat.Predicate]
        switch gap {
        case .none: predicates = [.init(relation: .equal, object: .constant(0), priority: .required)]
        case .standard:
            // At an edge the superview's margin is the distance.
            let distance = isAtEdge ? 0 : LayoutMetrics.systemSpacing
            predicates = [.init(relation: .equal, object: .constant(distance), priority: .required)]
        case .predicates(let list): predicates = list
        }
        return predicates.map { make(to, toAttribute, $0, from, fromAttribute) }
    }

    private func item(of element: VisualFormat.Element) -> AnyObject {
        if case .view(let view, _) = element { return view }
        for case .view(let view, _) in picture.elements {
            if let view = view as? UIView, let superview = view.superview { return superview }
            if let guide = view as? UILayoutGuide, let owner = guide.owningView { return owner }
        }
        preconditionFailure("Unable to interpret '|' in a visual format, because the related view has no superview")
    }

    /// `first = second + constant`, or with a size: `first = multiplier * second + offset`.
    private func make(
        _ first: AnyObject, _ firstAttribute: Attribute, _ predicate: VisualFormat.Predicate, _ second: AnyObject?,
        _ secondAttribute: Attribute
    ) -> NSLayoutConstraint {
        var constant = predicate.offset
        if case .constant(let value) = predicate.object { constant += value * predicate.multiplier }
        let constraint = NSLayoutConstraint(
            item: first, attribute: firstAttribute, relatedBy: predicate.relation, toItem: second,
            attribute: second == nil ? .notAnAttribute : secondAttribute,
            multiplier: predicate.sizeItem == nil ? 1 : predicate.multiplier, constant: constant)
        constraint.priority = predicate.priority
        return constraint
    }

    private func alignments() -> [NSLayoutConstraint] {
        let views: [AnyObject] = picture.elements.compactMap {
            if case .view(let view, _) = $0 { view } else { nil }
        }
        let table: [(NSLayoutConstraint.FormatOptions, Attribute)] = [
            (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
            (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
            (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline),
            (.alignAllFirstBaseline, .firstBaseline),
        ]
        var result: [NSLayoutConstraint] = []
        for (option, attribute) in table where options.contains(option) {
            precondition(
                (attribute.kind == .verticalPosition) != picture.isVertical,
                "Unable to parse constraint format: options mask required views to be aligned on the axis of the format"
            )
            for (one, other) in zip(views, views.dropFirst()) {
                result.append(
                    NSLayoutConstraint(
                        item: one, attribute: attribute, relatedBy: .equal, toItem: other, attribute: attribute,
                        multiplier: 1, constant: 0))
            }
        }
        return result
    }
}

extension VisualFormat.Predicate {
    var sizeItem: AnyObject? {
        if case .size(let item) = object { item } else { nil }
    }
}

extension NSLayoutConstraint.Attribute {
    var margin: Self {
        switch self {
        case .left: .leftMargin
        case .right: .rightMargin
        case .top: .topMargin
        case .bottom: .bottomMargin
        case .leading: .leadingMargin
        case .trailing: .trailingMargin
        default: self
        }
    }
}
