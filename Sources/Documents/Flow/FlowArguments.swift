import Foundation

/// The arguments of one step: reads what a command takes and, at the end, refuses what was left over.
final class FlowArguments {
    let reader: FlowReader
    private let command: String
    private let value: YAMLNode
    private let place: YAMLNode
    private var unread: [String: YAMLNode] = [:]
    private var mayBeText = false

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

    private func take(_ name: String) -> YAMLNode? {
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

    func isOptional() throws(FlowError) -> Bool {
        _ = take("label")
        guard let node = take("optional") else { return false }
        return try reader.boolean(node)
    }

    /// Throws if there is an argument that nothing has asked for.
    func finish() throws(FlowError) {
        if let (name, node) = unread.min(by: { ($0.value.line, $0.value.column) < ($1.value.line, $1.value.column) }) {
            throw reader.error(at: node, "`\(command)` has no `\(name)`")
        }
        if value.items != nil { throw reader.error(at: value, "`\(command)` does not take a list") }
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

    /// The files that are named after the colon, alone or in a list, or by the argument `name`.
    func files(orKey name: String) throws(FlowError) -> [URL] {
        if value.text != nil, !value.isNull {
            mayBeText = true
            return [try reader.file(value)]
        }
        guard let node = take(name) else { throw error("`\(command)` needs a file") }
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
        let name = try text(orKey: "key")
        guard let key = FlowKey.allCases.first(where: { $0.rawValue.lowercased() == name.lowercased() }) else {
            let known = FlowKey.allCases.map(\.rawValue).joined(separator: ", ")
            throw error("there is no key \"\(name)\"; there are \(known)")
        }
        return key
    }

    func orientation() throws(FlowError) -> FlowOrientation {
        let name = try text(orKey: "orientation")
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

    private func selector(_ node: YAMLNode, _ name: String) throws(FlowError) -> FlowSelector {
        let nested = FlowArguments(reader: reader, command: name, value: node, place: node)
        let selector = try nested.selector()
        _ = try nested.isOptional()
        try nested.finish()
        return selector
    }

    private func selectorOfPairs() throws(FlowError) -> FlowSelector {
        var selector = FlowSelector()
        if let node = take("text") { selector.text = FlowPattern(try reader.text(node)) }
        if let node = take("id") { selector.id = FlowPattern(try reader.text(node)) }
        if let node = take("index") { selector.index = try reader.integer(node) }
        selector.isEnabled = try boolean("enabled")
        selector.isSelected = try boolean("selected")
        selector.isChecked = try boolean("checked")
        selector.isFocused = try boolean("focused")
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

    /// Where a tap goes: an element, a point of it, or a point of the screen.
    func target() throws(FlowError) -> FlowTarget {
        for name in ["retryTapIfNoChange", "waitToSettleTimeoutMs", "waitUntilVisible"] { _ = take(name) }
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

    // MARK: Control

    /// The condition that the argument `name` holds; one that always holds if there is none.
    func condition(_ name: String) throws(FlowError) -> FlowCondition {
        guard let node = take(name) else { return FlowCondition() }
        guard node.pairs != nil else { throw reader.error(at: node, "`\(name)` needs `visible` or `notVisible`") }
        let nested = FlowArguments(reader: reader, command: name, value: node, place: node)
        let condition = try nested.condition()
        _ = try nested.isOptional()
        try nested.finish()
        return condition
    }

    /// The condition that the step itself holds.
    func condition() throws(FlowError) -> FlowCondition {
        var condition = FlowCondition()
        if let node = take("visible") { condition.visible = try selector(node, "visible") }
        if let node = take("notVisible") { condition.notVisible = try selector(node, "notVisible") }
        if let node = take("true") { condition.isTrue = try reader.boolean(node) }
        if let node = take("platform") {
            let isOurs = try reader.text(node).lowercased() == "ios"
            condition.isTrue = condition.isTrue && isOurs
        }
        return condition
    }

    /// The steps that `runFlow` runs: of a file, or its `commands`.
    func subflow() throws(FlowError) -> [FlowStep] {
        let variables: [String: String] = if let node = take("env") { try reader.environment(node) } else { [:] }
        if let node = take("commands") { return try reader.with(variables).steps(reader.list(node)) }
        let file = take("file")
        guard let node = value.text != nil && !value.isNull ? value : file else {
            throw error("`runFlow` needs a file or `commands`")
        }
        mayBeText = true
        return try reader.steps(ofFile: try reader.text(node), at: node, variables: variables)
    }
}
