import Documents
import Foundation

/// Steps that are there for other steps.
extension FlowRunner {
    /// Takes the steps of a whole flow.
    func play(_ flow: Flow) async throws(FlowFailure) {
        appID = flow.appID
        do throws(FlowFailure) { try await play(flow.block) } catch {
            // The film shows how it came to this.
            try? await endRecording()
            throw error
        }
        try await endRecording()
    }

    /// Takes a block's steps; those of its end in any case.
    func play(_ block: FlowBlock) async throws(FlowFailure) {
        scopes.append(try await values(of: block.outer))
        defer { scopes.removeLast() }
        scopes.append(try await values(of: block.environment))
        defer { scopes.removeLast() }
        let first = restart?.place.enter() ?? 0
        defer { restart?.place.leave() }
        var failure = first == 2 ? restart?.failure : nil
        for (index, steps) in [block.start, block.steps, block.completion].enumerated().dropFirst(first) {
            if failure != nil, index < 2 { continue }
            restart?.place.move(to: index)
            if index == 2 { restart?.failure = failure }
            do throws(FlowFailure) { try await play(steps) } catch { failure = failure ?? error }
        }
        if let failure { throw failure }
    }

    func takeGroup(_ command: FlowCommand) async throws(FlowFailure) {
        // What was on its way when the app was started anew goes on, whatever the screen shows now.
        let goesOn = restart?.place.goesOn ?? false
        switch command {
        case .runFlow(let block, let condition):
            await clock.settle()
            if goesOn { return try await play(block) }
            if try await holds(condition) { try await play(block) }
        case .repeat(let steps, let times, let condition):
            let first = restart?.place.enter() ?? 0
            defer { restart?.place.leave() }
            var count = first
            while count < times ?? .max {
                restart?.place.move(to: count)
                await clock.settle()
                if !goesOn || count > first { guard try await holds(condition) else { break } }
                try await play(steps)
                count += 1
            }
        case .retry(let block, let retries):
            let first = restart?.place.enter() ?? 0
            defer { restart?.place.leave() }
            var count = first
            while true {
                restart?.place.move(to: count)
                do throws(FlowFailure) { return try await play(block) } catch {
                    guard count < retries else { throw error }
                    print("again   \(error.place): \(error.step): \(error.reason)")
                }
                count += 1
            }
        default: break
        }
    }

    /// Whether a condition holds, with the scripts in it.
    func holds(_ condition: FlowCondition) async throws(FlowFailure) -> Bool {
        guard let template = condition.template else { return holdsNow(condition) }
        let values = try await values(of: template.texts, mayBeNothing: true)
        do throws(FlowError) { return holdsNow(try template.condition(values)) } catch {
            throw FlowFailure(error.message)
        }
    }

    /// Takes a step whose words have scripts in them.
    func takeLater(_ template: FlowTemplate) async throws(FlowFailure) {
        let values = try await values(of: template.texts, mayBeNothing: template.mayBeNothing)
        let command: FlowCommand
        do throws(FlowError) { command = try template.command(values) } catch { throw FlowFailure(error.message) }
        try await take(command)
    }

    private func values(of texts: [String], mayBeNothing: Bool) async throws(FlowFailure) -> [String: String] {
        var values: [String: String] = [:]
        for text in texts { values[text] = try await value(of: text, mayBeNothing: mayBeNothing) }
        return values
    }
}
