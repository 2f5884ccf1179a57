import Documents
import Foundation

/// Uses an app at random, as steps of a flow that are written down before each is taken: after a crash the flow repeats it.
@MainActor
struct Monkey {
    private let settings: MonkeySettings
    private let runner: FlowRunner
    private var steps: MonkeySteps

    init(_ settings: MonkeySettings, runner: FlowRunner) {
        self.settings = settings
        self.runner = runner
        steps = MonkeySteps(seed: settings.seed)
    }

    /// Goes on for the time that was asked for. Returns how many steps were taken.
    @discardableResult
    mutating func play() async throws -> Int {
        let record = try settings.flow.map(MonkeyRecord.init)
        try record?.write("appId: app\n---\n")
        let first = 3
        var line = first
        var end = Double.infinity
        while runner.clock.now < end {
            let texts = line == first ? ["- launchApp"] : steps.next(on: runner.screen)
            for text in texts {
                try record?.write(text + "\n")
                // Read as the flow will be, so that what is taken is what is written.
                let flow = try FlowReader.read(text: text, in: URL(fileURLWithPath: "/"))
                try await runner.play(flow.steps.map { $0.numbered(line) })
                line += 1
            }
            if end == .infinity { end = runner.clock.now + Double(settings.seconds) }
        }
        print("monkey: \(line - first) steps in \(settings.seconds) s with seed \(settings.seed)")
        return line - first
    }
}

extension FlowStep {
    /// The step, said to be on a line of the record.
    fileprivate func numbered(_ line: Int) -> FlowStep {
        FlowStep(file: file, line: line, command: command, summary: summary, isOptional: isOptional)
    }
}
