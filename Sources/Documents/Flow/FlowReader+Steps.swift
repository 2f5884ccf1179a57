/// The commands, in the spelling of Maestro's documentation.
extension FlowReader {
    /// Every command that ``FlowReader`` knows, for the message about one that it does not.
    public static let commands = [
        "assertNotVisible", "assertVisible", "back", "clearState", "copyTextFrom", "doubleTapOn", "eraseText",
        "extendedWaitUntil", "hideKeyboard", "inputText", "killApp", "launchApp", "longPressOn", "pasteText",
        "permission", "pickFile", "pressKey", "repeat", "runFlow", "scroll", "scrollUntilVisible", "setClipboard",
        "setLocation", "setOrientation", "setPermissions", "stopApp", "swipe", "takeScreenshot", "tapOn", "travel",
        "waitForAnimationToEnd",
    ]

    func steps(_ nodes: [YAMLNode]) throws(FlowError) -> [FlowStep] {
        var steps: [FlowStep] = []
        for node in nodes { steps.append(try step(node)) }
        return steps
    }

    private func step(_ node: YAMLNode) throws(FlowError) -> FlowStep {
        if let name = node.text {
            return try step(
                name, YAMLNode(content: .scalar("", isPlain: true), line: node.line, column: node.column), node)
        }
        guard let pairs = node.pairs else { throw error(at: node, "expected a step, found \(node.kind)") }
        guard pairs.count == 1, let (key, value) = pairs.first else {
            throw error(
                at: pairs.count > 1 ? pairs[1].key : node, "a step is one command; begin the next with `- `")
        }
        return try step(try text(key), value, key)
    }

    private func step(_ name: String, _ value: YAMLNode, _ place: YAMLNode) throws(FlowError) -> FlowStep {
        let arguments = FlowArguments(reader: self, command: name, value: value, place: place)
        let command = try command(name, arguments)
        let isOptional = try arguments.isOptional()
        try arguments.finish()
        return FlowStep(
            file: file, line: place.line, command: command, summary: Self.summary(name, value),
            isOptional: isOptional)
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
        switch name {
        case "launchApp":
            // The id is for Maestro: the app is the one that runs.
            try arguments.ignore("appId", "stopApp", "arguments", "clearKeychain", "label")
            return .launchApp(
                clearState: try arguments.boolean("clearState") ?? false,
                permissions: try arguments.permissions("permissions"))
        case "stopApp", "killApp":
            try arguments.allowText()
            return .stopApp
        case "clearState":
            try arguments.allowText()
            return .clearState

        case "tapOn":
            let count = try arguments.count("repeat") ?? 1
            let delay = try arguments.seconds("delay") ?? 0.1
            return .tapOn(try arguments.target(), count: count, delay: delay)
        case "doubleTapOn":
            try arguments.ignore("delay")
            return .doubleTapOn(try arguments.target())
        case "longPressOn": return .longPressOn(try arguments.target())

        case "inputText": return .inputText(try arguments.text(orKey: "text"))
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
            return .scrollUntilVisible(
                try arguments.selector("element"), direction: try arguments.direction("direction") ?? .down,
                timeout: try arguments.seconds("timeout") ?? 20)
        case "swipe":
            try arguments.ignore("waitToSettleTimeoutMs")
            let duration = try arguments.seconds("duration") ?? 0.4
            return .swipe(try arguments.swipe(), duration: duration)
        case "back": return .back
        case "setOrientation": return .setOrientation(try arguments.orientation())

        case "permission": return .setPermissions(try arguments.permission())
        case "setPermissions":
            try arguments.ignore("appId")
            return .setPermissions(try arguments.permissions("permissions"))
        case "setLocation": return .setLocation(try arguments.location())
        case "travel": return .travel(try arguments.places("points"), speed: try arguments.number("speed") ?? 10)

        case "takeScreenshot": return .takeScreenshot(name: try arguments.text(orKey: "path"))

        case "runFlow":
            let condition = try arguments.condition("when")
            return .runFlow(try arguments.subflow(), condition: condition)
        case "repeat":
            let times = try arguments.count("times")
            let hasCondition = arguments.has("while")
            guard times != nil || hasCondition else { throw arguments.error("`repeat` needs `times` or `while`") }
            let condition = try arguments.condition("while")
            return .repeat(try steps(arguments.list("commands")), times: times, condition: condition)

        default:
            throw arguments.error("there is no command `\(name)`; there are \(Self.commands.joined(separator: ", "))")
        }
    }
}
