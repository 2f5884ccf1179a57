import AppBuilder
import Foundation

extension CommandOption {
    static let flowVariable = CommandOption.value(
        "--env", "NAME=VALUE",
        "the value of ${NAME} in the flow; NAMEs that begin with MAESTRO_ are taken from the environment",
        isRepeatable: true)
}

extension Arguments {
    /// The values of `--env`, with those of the environment that are meant for flows.
    func flowVariables() throws(BuildError) -> [String: String] {
        var variables = ProcessInfo.processInfo.environment.filter { $0.key.hasPrefix("MAESTRO_") && !$0.value.isEmpty }
        for text in values(.flowVariable) {
            let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard parts.count == 2, !parts[0].isEmpty else {
                throw BuildError(.usage, "seam: --env is \"\(text)\"; it is NAME=VALUE")
            }
            variables[parts[0]] = parts[1]
        }
        return variables
    }

    /// The part of a whole that `--shard` asks for, from 1.
    func shard(_ option: CommandOption) throws(BuildError) -> (index: Int, count: Int)? {
        guard let text = value(option) else { return nil }
        let numbers = text.split(separator: "/").compactMap { Int($0) }
        guard numbers.count == 2, numbers[0] >= 1, numbers[0] <= numbers[1] else {
            throw BuildError(.usage, "seam: \(option.name) is \"\(text)\"; it is I/N, such as 1/3")
        }
        return (numbers[0], numbers[1])
    }

    /// The words that an option lists with commas between.
    func list(_ option: CommandOption) -> [String] {
        values(option).flatMap { $0.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) } }
    }
}
