import Documents
import Foundation

/// Expressions and scripts.
extension FlowRunner {
    /// The values that all names have here.
    var variables: [String: String] { scopes.reduce(into: [:]) { $0.merge($1) { _, inner in inner } } }

    /// What a text comes to when the scripts in it have been run.
    ///
    /// - Parameter mayBeNothing: Whether a name that nothing is known by stands for `undefined`, and is no mistake.
    func value(of text: String, mayBeNothing: Bool = false) async throws(FlowFailure) -> String {
        var result = ""
        for part in FlowText(text).parts {
            switch part {
            case .text(let text): result += text
            case .script(let script): result += try await value(ofScript: script, mayBeNothing)
            }
        }
        return result
    }

    private func value(ofScript script: String, _ mayBeNothing: Bool) async throws(FlowFailure) -> String {
        let variables = variables
        var known = variables
        known["maestro.platform"] = "ios"
        known["maestro.copiedText"] = copiedText
        switch FlowValue(of: script, known) {
        case .text(let text)?: return text
        case .nothing(let name)?:
            if mayBeNothing || name == "undefined" || name == "null" { return name == "null" ? name : "undefined" }
            throw FlowFailure("`\(name)` has no value: give it one in the flow's `env`, or by `--env \(name)=...`")
        case nil: return try await evaluate(script, named: name, variables)
        }
    }

    /// The values of a block's names. A name that would be given what nothing is known by is given nothing.
    func values(of variables: [FlowVariable]) async throws(FlowFailure) -> [String: String] {
        var values: [String: String] = [:]
        for variable in variables {
            let scripts = FlowText(variable.text)
            if case .script(let script)? = scripts.parts.first, scripts.parts.count == 1,
                case .nothing? = FlowValue(of: script, self.variables)
            {
                continue
            }
            values[variable.name] = try await value(of: variable.text, mayBeNothing: true)
        }
        return values
    }

    /// Runs a file of JavaScript.
    func run(_ script: FlowScript) async throws(FlowFailure) {
        var variables = variables
        variables.merge(try await values(of: script.environment)) { _, own in own }
        _ = try await evaluate(script.source, named: script.name, variables)
    }

    private func evaluate(
        _ script: String, named name: String, _ variables: [String: String]
    ) async throws(FlowFailure) -> String {
        guard let engine else { throw FlowFailure(FlowEngine.missing) }
        let answer = try await engine.run(script, named: name, variables, copiedText: copiedText)
        for line in answer.log { print("log     \(line)") }
        if let failure = answer.failure {
            throw FlowFailure(answer.line > 0 ? "\(name):\(answer.line): \(failure)" : failure)
        }
        return answer.value
    }
}
