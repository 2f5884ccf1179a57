/// The commands, in the spelling of Maestro's documentation.
extension FlowReader {
    /// Every command that ``FlowReader`` knows, for the message about one that it does not.
    public static let commands = [
        "addMedia", "assertNotVisible", "assertScreenshot", "assertTrue", "assertVisible", "back", "clearKeychain",
        "clearState", "copyTextFrom", "doubleTapOn", "eraseText", "evalScript", "extendedWaitUntil", "hideKeyboard",
        "inputRandomCityName", "inputRandomColorName", "inputRandomCountryName", "inputRandomEmail",
        "inputRandomNumber", "inputRandomPersonName", "inputRandomText", "inputText", "killApp", "launchApp",
        "longPressOn", "openLink", "pasteText", "permission", "pickFile", "pressKey", "repeat", "retry", "runFlow",
        "runScript", "scroll", "scrollUntilVisible", "setAirplaneMode", "setClipboard", "setLocation",
        "setOrientation", "setPermissions", "shake", "startRecording", "stopApp", "stopRecording", "swipe",
        "takeScreenshot",
        "tapOn", "toggleAirplaneMode", "travel", "waitForAnimationToEnd",
    ]

    func steps(_ nodes: [YAMLNode]) throws(FlowError) -> [FlowStep] {
        var steps: [FlowStep] = []
        for node in nodes { steps.append(try step(node)) }
        return steps
    }

    private func step(_ node: YAMLNode) throws(FlowError) -> FlowStep {
        func nothing(at node: YAMLNode) -> YAMLNode {
            YAMLNode(content: .scalar("", isPlain: true), line: node.line, column: node.column)
        }
        if let name = node.text { return try step(name, nothing(at: node), node) }
        guard let pairs = node.pairs else { throw error(at: node, "expected a step, found \(node.kind)") }
        guard pairs.count == 1, let (key, value) = pairs.first else {
            throw error(
                at: pairs.count > 1 ? pairs[1].key : node, "a step is one command; begin the next with `- `")
        }
        // An older way to write a command without arguments.
        if key.text == "action", let name = value.text { return try step(name, nothing(at: value), value) }
        return try step(try text(key), value, key)
    }

    private func step(_ name: String, _ value: YAMLNode, _ place: YAMLNode) throws(FlowError) -> FlowStep {
        let arguments = FlowArguments(reader: self, command: name, value: value, place: place)
        let wasLate = notes.isLate
        defer { notes.isLate = wasLate }
        notes.isLate = false
        var command = try command(name, arguments)
        let isOptional = try arguments.isOptional(usually: command.isUsuallyOptional)
        let isLate = notes.isLate
        let label = try arguments.label()
        try arguments.finish()
        if isLate { command = .later(template(name, value, place), isGroup: command.isGroup) }
        var step = FlowStep(
            file: file, line: place.line, command: command, summary: Self.summary(name, value),
            isOptional: isOptional)
        step.label = label
        return step
    }

    /// The command `name` without scripts in it.
    func command(of name: String, _ value: YAMLNode, _ place: YAMLNode) throws(FlowError) -> FlowCommand {
        let arguments = FlowArguments(reader: self, command: name, value: value, place: place)
        return try command(name, arguments)
    }

    /// What is read again when its scripts have been run.
    func template(_ name: String?, _ value: YAMLNode, _ place: YAMLNode) -> FlowTemplate {
        FlowTemplate(
            file: file, folder: folder, depth: depth, constants: constants, command: name, value: value, place: place)
    }

    private static func summary(_ name: String, _ value: YAMLNode) -> String {
        func short(_ node: YAMLNode, _ depth: Int) -> String {
            switch node.content {
            case .scalar(let text, let isPlain): isPlain ? text : "\"\(text)\""
            case .sequence: "[...]"
            case .mapping(let pairs):
                depth > 1
                    ? "{...}"
                    : "{"
                        + pairs.map { (short($0.key, 2)) + ": " + short($0.value, depth + 1) }
                        .joined(separator: ", ") + "}"
            }
        }
        return value.isNull ? name : name + ": " + short(value, 0)
    }

    private func command(_ name: String, _ arguments: FlowArguments) throws(FlowError) -> FlowCommand {
        if let command = try screenCommand(name, arguments) { return command }
        if let command = try deviceCommand(name, arguments) { return command }
        if let command = try controlCommand(name, arguments) { return command }
        throw arguments.error("there is no command `\(name)`; there are \(Self.commands.joined(separator: ", "))")
    }

    /// Commands about what is on the screen.
    private func screenCommand(_ name: String, _ arguments: FlowArguments) throws(FlowError) -> FlowCommand? {
        switch name {
        case "tapOn":
            let count = try arguments.count("repeat") ?? 1
            let delay = try arguments.seconds("delay") ?? 0.1
            return .tapOn(try arguments.target(), count: count, delay: delay)
        case "doubleTapOn":
            try arguments.ignore("delay")
            return .doubleTapOn(try arguments.target())
        case "longPressOn": return .longPressOn(try arguments.target())

        case "inputText": return .inputText(try arguments.text(orKey: "text"))
        case "inputRandomText": return .inputRandom(.letters(try arguments.count("length") ?? 8))
        case "inputRandomNumber": return .inputRandom(.number(try arguments.count("length") ?? 8))
        case "inputRandomEmail": return .inputRandom(.email)
        case "inputRandomPersonName": return .inputRandom(.personName)
        case "inputRandomCityName": return .inputRandom(.cityName)
        case "inputRandomCountryName": return .inputRandom(.countryName)
        case "inputRandomColorName": return .inputRandom(.colorName)
        case "eraseText": return .eraseText(count: try arguments.optionalCount(orKey: "charactersToErase"))
        case "pressKey": return .pressKey(try arguments.key())
        case "hideKeyboard": return .hideKeyboard
        case "copyTextFrom": return .copyTextFrom(try arguments.selector())
        case "pasteText": return .pasteText
        case "setClipboard": return .setClipboard(try arguments.text(orKey: "text"))
        case "pickFile": return .pickFile(try arguments.files(orKey: "files"))

        case "assertVisible": return .assertVisible(try arguments.selector())
        case "assertNotVisible": return .assertNotVisible(try arguments.selector())
        case "extendedWaitUntil":
            let condition = try arguments.condition()
            guard condition.visible != nil || condition.notVisible != nil else {
                throw arguments.error("`extendedWaitUntil` needs `visible` or `notVisible`")
            }
            return .extendedWaitUntil(condition, timeout: try arguments.seconds("timeout") ?? 10)
        case "waitForAnimationToEnd":
            return .waitForAnimationToEnd(timeout: try arguments.seconds("timeout") ?? 15)

        case "scroll": return .scroll
        case "scrollUntilVisible":
            try arguments.ignore("speed", "visibilityPercentage", "centerElement", "waitToSettleTimeoutMs")
            // Maestro takes a time that is none for its own.
            let timeout = try arguments.number("timeout") ?? 20_000
            return .scrollUntilVisible(
                try arguments.selector("element"), direction: try arguments.direction("direction") ?? .down,
                timeout: timeout < 0 ? 20 : timeout / 1000)
        case "swipe":
            try arguments.ignore("waitToSettleTimeoutMs")
            let duration = try arguments.seconds("duration") ?? 0.4
            return .swipe(try arguments.swipe(), duration: duration)
        case "back": return .back

        case "takeScreenshot":
            let name = try arguments.outputName()
            return .takeScreenshot(name: name, of: arguments.has("cropOn") ? try arguments.selector("cropOn") : nil)
        case "assertScreenshot": return .assertScreenshot(try arguments.pictureCheck())
        default: return nil
        }
    }

    /// Commands about the app and the device around it.
    private func deviceCommand(_ name: String, _ arguments: FlowArguments) throws(FlowError) -> FlowCommand? {
        switch name {
        case "launchApp": return .launchApp(try arguments.launch())
        case "stopApp", "killApp": return .stopApp(try arguments.optionalText(orKey: "appId"))
        case "clearState": return .clearState(try arguments.optionalText(orKey: "appId"))
        case "clearKeychain": return .clearKeychain
        case "openLink":
            try arguments.ignore("browser", "autoVerify")
            return .openLink(try arguments.text(orKey: "link"))
        case "addMedia": return .addMedia(try arguments.files(orKey: "files"))
        case "setOrientation": return .setOrientation(try arguments.orientation())
        case "shake": return .shake
        case "setAirplaneMode": return .setAirplaneMode(try arguments.airplaneMode())
        case "toggleAirplaneMode": return .setAirplaneMode(nil)
        case "permission": return .setPermissions(try arguments.permission())
        case "setPermissions":
            try arguments.ignore("appId")
            return .setPermissions(try arguments.permissions("permissions"))
        case "setLocation": return .setLocation(try arguments.location())
        case "travel": return .travel(try arguments.places("points"), speed: try arguments.number("speed") ?? 10)
        case "startRecording": return .startRecording(name: try arguments.outputName())
        case "stopRecording": return .stopRecording
        // A model that looks at pictures is a service that Maestro sells: there is none here.
        case "assertWithAI":
            _ = try arguments.text(orKey: "assertion")
            return .unavailable("model that looks at the screen", isOptional: true)
        case "assertNoDefectsWithAI": return .unavailable("model that looks at the screen", isOptional: true)
        case "extractTextWithAI":
            try arguments.ignore("outputVariable")
            _ = try arguments.text(orKey: "query")
            return .unavailable("model that looks at the screen", isOptional: true)
        default: return nil
        }
    }

    /// Commands about other steps, and scripts.
    private func controlCommand(_ name: String, _ arguments: FlowArguments) throws(FlowError) -> FlowCommand? {
        switch name {
        case "evalScript":
            // The scripts in it are what it is about.
            return .evalScript(try arguments.text(orKey: "script"))
        case "assertTrue": return .assertTrue(try arguments.text(orKey: "condition"))
        case "runScript":
            let condition = try arguments.condition("when")
            return .runScript(try arguments.script(), condition: condition)
        case "runFlow":
            let condition = try arguments.condition("when")
            return .runFlow(try arguments.block(), condition: condition)
        case "retry":
            // Maestro's own limit is three.
            let retries = try arguments.count("maxRetries") ?? 1
            return .retry(try arguments.block(), retries: min(retries, 3))
        case "repeat":
            let hasCondition = arguments.has("while")
            guard arguments.has("times") || hasCondition else {
                throw arguments.error("`repeat` needs `times` or `while`")
            }
            let times = try arguments.count("times")
            let condition = try arguments.condition("while")
            return .repeat(try steps(arguments.list("commands")), times: times, condition: condition)
        default: return nil
        }
    }
}
