/// Arguments about what runs, and when.
extension FlowArguments {
    /// The condition that the argument `name` holds; one that always holds if there is none.
    func condition(_ name: String) throws(FlowError) -> FlowCondition {
        guard let node = take(name) else { return FlowCondition() }
        guard node.pairs != nil else { throw reader.error(at: node, "`\(name)` needs `visible` or `notVisible`") }
        let wasLate = reader.notes.isLate
        defer { reader.notes.isLate = wasLate }
        reader.notes.isLate = false
        let nested = FlowArguments(reader: reader, command: name, value: node, place: node)
        var condition = try nested.condition()
        _ = try nested.isOptional()
        _ = try nested.label()
        try nested.finish()
        if reader.notes.isLate { condition.template = reader.template(nil, node, node) }
        return condition
    }

    /// The condition that the step itself holds.
    func condition() throws(FlowError) -> FlowCondition {
        var condition = FlowCondition()
        if let node = take("visible") { condition.visible = try selector(node, "visible") }
        if let node = take("notVisible") { condition.notVisible = try selector(node, "notVisible") }
        if let node = take("true") { condition.isTrue = FlowValue.holds(try reader.text(node)) }
        if let node = take("platform") {
            let isOurs = try reader.text(node).lowercased() == "ios"
            condition.isTrue = condition.isTrue && isOurs
        }
        return condition
    }

    /// What `runFlow` or `retry` runs: the steps of a file, or its `commands`.
    func block() throws(FlowError) -> FlowBlock {
        let variables = try environment()
        if let node = take("commands") {
            var block = FlowBlock(steps: try reader.with(variables).steps(reader.list(node)))
            block.outer = variables
            return block
        }
        let file = take("file")
        guard let node = value.text != nil && !value.isNull ? value : file else {
            throw error("`\(command)` needs a file or `commands`")
        }
        mayBeText = true
        return try reader.block(ofFile: try reader.text(node), at: node, variables)
    }

    /// The names that the argument `env` gives values to.
    func environment() throws(FlowError) -> [FlowVariable] {
        guard let node = take("env") else { return [] }
        return try reader.environment(node)
    }

    /// The file that `runScript` runs.
    func script() throws(FlowError) -> FlowScript {
        let variables = try environment()
        let file = take("file")
        guard let node = value.text != nil && !value.isNull ? value : file else {
            throw error("`\(command)` needs a file")
        }
        mayBeText = true
        let name = try reader.text(node)
        reader.notes.needsEngine = true
        return FlowScript(name: name, source: try reader.contents(node), environment: variables)
    }

    /// How `launchApp` opens the app.
    func launch() throws(FlowError) -> FlowLaunch {
        var launch = FlowLaunch()
        if value.text != nil, !value.isNull {
            mayBeText = true
            launch.appID = try reader.text(value)
        }
        if let node = take("appId") { launch.appID = try reader.text(node) }
        launch.clearState = try boolean("clearState") ?? false
        launch.clearKeychain = try boolean("clearKeychain") ?? false
        launch.stopsApp = try boolean("stopApp") ?? true
        launch.arguments = try (pairs("arguments") ?? []).map { FlowVariable($0.key, $0.value) }
        launch.permissions = try permissions("permissions")
        return launch
    }

    /// The kinds of elements that a text lists.
    func traits(_ node: YAMLNode) throws(FlowError) -> [FlowTrait] {
        let text = try reader.text(node)
        if reader.hasScript(node) { return [.text] }
        var traits: [FlowTrait] = []
        for word in text.split(whereSeparator: { $0 == " " || $0 == "," }) {
            guard let trait = FlowTrait(rawValue: word.lowercased()) else {
                let known = FlowTrait.allCases.map(\.rawValue).joined(separator: ", ")
                throw reader.error(at: node, "there is no trait \"\(word)\"; there are \(known)")
            }
            traits.append(trait)
        }
        return traits
    }

    /// Whether the aeroplane's mode is on, as `setAirplaneMode` says.
    func airplaneMode() throws(FlowError) -> Bool {
        let isLate = hasScript(orKey: "value")
        let text = try text(orKey: "value")
        switch text.lowercased() {
        case "enabled": return true
        case "disabled": return false
        default:
            if isLate { return false }
            throw error("expected enabled or disabled, found \"\(text)\"")
        }
    }

    /// What `assertScreenshot` compares.
    func pictureCheck() throws(FlowError) -> FlowPictureCheck {
        guard let node = value.text != nil && !value.isNull ? value : take("path") else {
            throw error("`\(command)` needs the name of a picture")
        }
        mayBeText = true
        let name = try reader.text(node)
        let bare = name.lowercased().hasSuffix(".png") ? String(name.dropLast(4)) : name
        guard !bare.isEmpty else { throw error("`\(command)` needs the name of a picture") }
        var named = node
        named.content = .scalar(FlowText.escaped(bare + ".png"), isPlain: false)
        var check = FlowPictureCheck(reference: try reader.place(named), name: bare)
        check.element = has("cropOn") ? try selector("cropOn") : nil
        check.threshold = try number("thresholdPercentage") ?? check.threshold
        check.isExact = try boolean("exact") ?? false
        guard (0...100).contains(check.threshold) else { throw error("`thresholdPercentage` goes from 0 to 100") }
        reader.notes.urls.append(check.reference)
        return check
    }

    /// The name of a picture or a recording, which is one of a file in the folder for output.
    func outputName() throws(FlowError) -> String {
        let name = try text(orKey: "path")
        guard !name.hasPrefix("/"), !name.split(separator: "/").contains("..") else {
            throw error("\"\(name)\" is outside of the folder that the flow writes to")
        }
        return name
    }
}
