import Foundation

/// The arguments of one step: reads what a command takes and, at the end, refuses what was left over.
final class FlowArguments {
    let reader: FlowReader
    let command: String
    let value: YAMLNode
    private let place: YAMLNode
    private var unread: [String: YAMLNode] = [:]
    var mayBeText = false
    private var mayBeList = false
    /// Whether the last ``pairs(_:)`` have scripts in them.
    private(set) var isLate = false

    /// `value` is null for a command without arguments.
    init(reader: FlowReader, command: String, value: YAMLNode, place: YAMLNode) {
        self.reader = reader
        self.command = command
        self.value = value
        self.place = place
        for (key, value) in value.pairs ?? [] {
            if let name = key.text { unread[name] = value }
        }
    }

    func error(_ message: String) -> FlowError {
        reader.error(at: place, message)
    }

    func has(_ name: String) -> Bool {
        unread[name] != nil
    }

    func take(_ name: String) -> YAMLNode? {
        unread.removeValue(forKey: name)
    }

    /// Accepts arguments that mean nothing here.
    func ignore(_ names: String...) throws(FlowError) {
        for name in names { _ = take(name) }
        try allowText()
    }

    /// Accepts text in place of arguments, as in `stopApp: com.example.app`.
    func allowText() throws(FlowError) {
        mayBeText = true
    }

    /// Whether a failure is but a warning; `usually` if nothing is said about it.
    func isOptional(usually: Bool = false) throws(FlowError) -> Bool {
        guard let node = take("optional") else { return usually }
        return try reader.boolean(node)
    }

    /// What the author calls the step.
    func label() throws(FlowError) -> String? {
        guard let node = take("label") else { return nil }
        return try reader.text(node)
    }

    /// Whether the word after the colon, or the argument `name`, has a script that is not run yet.
    func hasScript(orKey name: String) -> Bool {
        (value.text != nil ? value : unread[name]).map(reader.hasScript) ?? false
    }

    /// Throws if there is an argument that nothing has asked for.
    func finish() throws(FlowError) {
        if let (name, node) = unread.min(by: { ($0.value.line, $0.value.column) < ($1.value.line, $1.value.column) }) {
            throw reader.error(at: node, "`\(command)` has no `\(name)`")
        }
        if value.items != nil, !mayBeList { throw reader.error(at: value, "`\(command)` does not take a list") }
        if value.text != nil, !value.isNull, !mayBeText {
            throw reader.error(at: value, "`\(command)` does not take text")
        }
    }

    // MARK: Values

    func boolean(_ name: String) throws(FlowError) -> Bool? {
        guard let node = take(name) else { return nil }
        return try reader.boolean(node)
    }

    func count(_ name: String) throws(FlowError) -> Int? {
        guard let node = take(name) else { return nil }
        return try reader.count(node)
    }

    func number(_ name: String) throws(FlowError) -> Double? {
        guard let node = take(name) else { return nil }
        return try reader.number(node)
    }

    /// The texts that the argument `name` holds, by their keys.
    func pairs(_ name: String) throws(FlowError) -> [(key: String, value: String)]? {
        guard let node = take(name) else { return nil }
        guard let pairs = node.pairs else { throw reader.error(at: node, "`\(name)` needs names and answers") }
        var texts: [(key: String, value: String)] = []
        for (key, value) in pairs { texts.append((try reader.text(key), try reader.text(value))) }
        isLate = pairs.contains { reader.hasScript($0.key) || reader.hasScript($0.value) }
        return texts
    }

    func seconds(_ name: String) throws(FlowError) -> Double? {
        guard let node = take(name) else { return nil }
        return try reader.seconds(node)
    }

    func direction(_ name: String) throws(FlowError) -> FlowDirection? {
        guard let node = take(name) else { return nil }
        return try reader.direction(node)
    }

    func list(_ name: String) throws(FlowError) -> [YAMLNode] {
        guard let node = take(name) else { throw error("`\(command)` needs `\(name)`") }
        return try reader.list(node)
    }

    /// The text after the colon, or that of the argument `name`.
    func text(orKey name: String) throws(FlowError) -> String {
        if value.text != nil, !value.isNull {
            mayBeText = true
            return try reader.text(value)
        }
        guard let node = take(name) else { throw error("`\(command)` needs text") }
        return try reader.text(node)
    }

    /// The same where there need not be any.
    func optionalText(orKey name: String) throws(FlowError) -> String? {
        value.isNull || (value.text == nil && !has(name)) ? nil : try text(orKey: name)
    }

    /// The files that are named after the colon, alone or in a list, or by the argument `name`.
    func files(orKey name: String) throws(FlowError) -> [URL] {
        if value.text != nil, !value.isNull {
            mayBeText = true
            return [try reader.file(value)]
        }
        guard let node = value.items != nil ? value : take(name) else { throw error("`\(command)` needs a file") }
        mayBeList = value.items != nil
        var files: [URL] = []
        for item in node.text != nil ? [node] : try reader.list(node) { files.append(try reader.file(item)) }
        return files
    }

    func optionalCount(orKey name: String) throws(FlowError) -> Int? {
        if value.isNull { return nil }
        if value.text != nil {
            mayBeText = true
            return try reader.count(value)
        }
        return try count(name)
    }

    func key() throws(FlowError) -> FlowKey {
        let isLate = hasScript(orKey: "key")
        let name = try text(orKey: "key")
        if isLate { return .enter }
        guard let key = FlowKey.allCases.first(where: { $0.rawValue.lowercased() == name.lowercased() }) else {
            let known = FlowKey.allCases.filter { !$0.isAway }.map(\.rawValue).joined(separator: ", ")
            throw error("there is no key \"\(name)\"; there are \(known)")
        }
        return key
    }

    func orientation() throws(FlowError) -> FlowOrientation {
        let isLate = hasScript(orKey: "orientation")
        let name = try text(orKey: "orientation")
        if isLate { return .portrait }
        guard let orientation = FlowOrientation(rawValue: name.uppercased()) else {
            let known = FlowOrientation.allCases.map(\.rawValue).joined(separator: ", ")
            throw error("there is no orientation \"\(name)\"; there are \(known)")
        }
        return orientation
    }

    // MARK: Elements

    /// The element that the step itself describes.
    func selector() throws(FlowError) -> FlowSelector {
        if value.text != nil, !value.isNull {
            mayBeText = true
            return FlowSelector(text: FlowPattern(try reader.text(value)))
        }
        return try selectorOfPairs()
    }

    /// The element that the argument `name` describes.
    func selector(_ name: String) throws(FlowError) -> FlowSelector {
        guard let node = take(name) else { throw error("`\(command)` needs `\(name)`") }
        return try selector(node, name)
    }

    func selector(_ node: YAMLNode, _ name: String) throws(FlowError) -> FlowSelector {
        let nested = FlowArguments(reader: reader, command: name, value: node, place: node)
        for ignored in Self.tapWords { _ = nested.take(ignored) }
        let selector = try nested.selector()
        _ = try nested.isOptional()
        _ = try nested.label()
        try nested.finish()
        return selector
    }

    func selectorOfPairs() throws(FlowError) -> FlowSelector {
        var selector = FlowSelector()
        if let node = take("text") { selector.text = FlowPattern(try reader.text(node)) }
        if let node = take("id") { selector.id = FlowPattern(try reader.text(node)) }
        if let node = take("index") { selector.index = try reader.integer(node) }
        selector.isEnabled = try boolean("enabled")
        selector.isSelected = try boolean("selected")
        selector.isChecked = try boolean("checked")
        selector.isFocused = try boolean("focused")
        selector.width = try number("width")
        selector.height = try number("height")
        selector.tolerance = try number("tolerance")
        if let node = take("traits") { selector.traits = try traits(node) }
        for relation in FlowSelector.Relation.allCases {
            guard let node = take(relation.rawValue) else { continue }
            selector.relatives.append(.init(relation: relation, selector: try self.selector(node, relation.rawValue)))
        }
        if let node = take("containsDescendants") {
            for item in try reader.list(node) {
                let child = try self.selector(item, "containsDescendants")
                selector.relatives.append(.init(relation: .containsChild, selector: child))
            }
        }
        guard selector != FlowSelector() else { throw error("`\(command)` needs an element: text or `id:`") }
        return selector
    }

    /// What says how patient a tap is. Here the app says itself when it has come to rest.
    private static let tapWords = ["retryTapIfNoChange", "waitToSettleTimeoutMs", "waitUntilVisible"]

    /// Where a tap goes: an element, a point of it, or a point of the screen.
    func target() throws(FlowError) -> FlowTarget {
        for name in Self.tapWords { _ = take(name) }
        let point: FlowPoint? = if let node = take("point") { try reader.point(node) } else { nil }
        let isBare = Set(unread.keys).subtracting(["optional", "label"]).isEmpty && value.pairs != nil
        if let point, isBare { return .point(point) }
        return .element(try selector(), at: point)
    }

    func swipe() throws(FlowError) -> FlowSwipe {
        let direction = try direction("direction")
        if let node = take("from") {
            guard let direction else { throw error("`swipe` with `from` needs `direction`") }
            return .element(try selector(node, "from"), direction)
        }
        if let start = take("start"), let end = take("end") {
            return .points(from: try reader.point(start), to: try reader.point(end))
        }
        guard let direction else { throw error("`swipe` needs `direction`, or `start` and `end`") }
        return .screen(direction)
    }
}
