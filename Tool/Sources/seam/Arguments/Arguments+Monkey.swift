import AppBuilder
import Documents
import Foundation

extension CommandOption {
    static let monkey = CommandOption.value(
        "--monkey", "SECONDS",
        "use the app at random for so many seconds of the screen's time: taps, long presses, swipes, text, back, turning "
            + "the device, leaving the app and coming back")
    static let seed = CommandOption.value(
        "--seed", "NUMBER", "take other steps at random; the same number takes the same steps (1)")
    static let monkeyFlow = CommandOption.value(
        "--monkey-flow", "FILE", of: .file(["yaml", "yml"]),
        "write the steps that were taken at random as a flow, which takes them again after a crash")
}

extension Arguments {
    /// What `--monkey` asks for; nil if it was not given. Its file is there afterwards.
    func monkeyRequest() throws(BuildError) -> MonkeySettings? {
        guard let seconds = try count(.monkey) else {
            for option in [CommandOption.seed, .monkeyFlow] where value(option) != nil {
                throw BuildError(.usage, "seam: \(option.name) needs --monkey")
            }
            return nil
        }
        guard value(RunCommand.flow) == nil else {
            throw BuildError(.usage, "seam: --monkey takes steps at random, and --flow those of a file; leave one out")
        }
        guard has(RunCommand.headless) else {
            throw BuildError(.usage, "seam: --monkey needs --headless, where time passes as fast as the app can draw")
        }
        var settings = MonkeySettings(seconds: seconds)
        if let seed = try seed() { settings.seed = seed }
        guard let path = value(.monkeyFlow) else { return settings }
        let url = URL(fileURLWithPath: path).standardizedFileURL
        do {
            try Data().write(to: url)
        } catch {
            throw BuildError(.usage, "seam: \(url.path) cannot be written: \(error.localizedDescription)")
        }
        settings.flow = url.path
        return settings
    }

    /// The value of `--seed`; nil if it was not given.
    func seed() throws(BuildError) -> UInt64? {
        guard let text = value(.seed) else { return nil }
        guard let seed = UInt64(text) else {
            throw BuildError(.usage, "seam: --seed needs a whole number from 0 on, not \"\(text)\"")
        }
        return seed
    }
}
