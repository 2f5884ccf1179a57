import Documents
import Foundation
import Stage
import UIKit

/// Carries out what programs ask of the app, and answers with what has changed on the screen.
///
/// Verbs that act wait for one another: a finger does one thing at a time. Those that look do not.
@MainActor
final class ControlDesk {
    let screen: FlowScreen
    let clock: FlowClock
    let log: ControlLog?

    private var isActing = false
    private var waiting: [CheckedContinuation<Void, Never>] = []
    /// The screen as the last answer left it.
    private var known: ScreenSnapshot?

    init(screen: FlowScreen = .application, log: ControlLog? = .ofProcess) {
        self.screen = screen
        self.log = log
        clock = FlowClock(screen: screen)
    }

    /// Answers calls from now on.
    func open() {
        ControlDoor.handler = { await self.answer($0) }
    }

    func answer(_ request: ControlRequest) async -> ControlResponse {
        do throws(ControlFailure) {
            guard let verb = ControlVerb(rawValue: request.verb) else {
                let known = ControlVerb.allCases.map(\.rawValue).joined(separator: ", ")
                throw ControlFailure(.unknownVerb, "there is no verb \"\(request.verb)\"; there are \(known)")
            }
            return await answer(verb, try Self.arguments(request.body, verb))
        } catch {
            return Self.response(error.status, error.members)
        }
    }

    private static func arguments(_ body: Data, _ verb: ControlVerb) throws(ControlFailure) -> ControlArguments {
        let value: JSONValue
        do throws(JSONError) {
            value = body.isEmpty ? [:] : try JSONValue(parsing: body)
        } catch {
            throw ControlFailure(.badJSON, "the body is no JSON: \(error)")
        }
        do throws(ControlArgumentError) {
            return try ControlArguments(value, for: verb.parameters)
        } catch {
            throw ControlFailure(.badArgument, "\(verb.rawValue): \(error.message)", argument: error.argument)
        }
    }

    private static func response(_ status: Int, _ members: [JSONValue.Member]) -> ControlResponse {
        ControlResponse(status: status, body: Data(JSONValue.object(members).json.utf8))
    }

    private func answer(_ verb: ControlVerb, _ arguments: ControlArguments) async -> ControlResponse {
        let acts = verb.acts
        if acts { await beginActing() }
        defer { if acts { endActing() } }
        await clock.settle(limit: ScreenRest.limit)
        let before = ScreenSnapshot(screen)
        var members: [JSONValue.Member] = []
        var status = 200
        do throws(ControlFailure) {
            members = try await take(verb, arguments)
        } catch {
            status = error.status
            members = error.members
        }
        let (after, isAtRest) =
            acts
            ? await ScreenRest(screen: screen, clock: clock).wait() : (ScreenSnapshot(screen), !clock.isMoving)
        let meanwhile = known.map { ScreenChanges(from: $0, to: before) }
        if let meanwhile, !meanwhile.isEmpty { members.append(.init("meanwhile", meanwhile.json)) }
        members.append(.init("changes", ScreenChanges(from: before, to: after).json))
        if !isAtRest { members.append(.init("moving", true)) }
        known = after
        return Self.response(status, members)
    }

    /// The answer's own members; what changed is added to them.
    private func take(
        _ verb: ControlVerb, _ arguments: ControlArguments
    ) async throws(ControlFailure) -> [JSONValue.Member] {
        guard !screen.windows.isEmpty || verb == .log || verb == .trace else {
            throw ControlFailure(.impossible, NoWindow().localizedDescription)
        }
        switch verb {
        case .state: return state()
        case .tree: return try await tree(arguments)
        case .screenshot: return try await screenshot(arguments)
        case .tap: return try await tap(arguments)
        case .longPress: return try await longPress(arguments)
        case .type: return try await type(arguments)
        case .swipe: return try await swipe(arguments)
        case .scroll: return try await scroll(arguments)
        case .press: return try await press(arguments)
        case .back: return try await back()
        case .pickFile: return try await pickFile(arguments)
        case .wait: return try await wait(arguments)
        case .log: return try readLog(arguments)
        case .trace: return try await trace(arguments)
        }
    }

    // MARK: Turns

    private func beginActing() async {
        if isActing { return await withCheckedContinuation { waiting.append($0) } }
        isActing = true
    }

    private func endActing() {
        // The turn goes straight to the next, before anybody new.
        if waiting.isEmpty { isActing = false } else { waiting.removeFirst().resume() }
    }

    // MARK: For the verbs

    /// Takes a step as a UI flow does, waiting `timeout` seconds for the elements that it names.
    func take(_ command: FlowCommand, timeout: Double = ControlDesk.patience) async throws(ControlFailure) {
        let runner = FlowRunner(name: "", screen: screen, clock: clock, output: nil)
        runner.timeout = timeout
        do throws(FlowFailure) {
            try await runner.take(command)
        } catch {
            guard let selector = error.missing else { throw ControlFailure(.impossible, error.reason) }
            throw missing(selector)
        }
    }

    /// How long a verb waits for its element unless it says otherwise, in seconds.
    static let patience = 2.0

    func missing(_ selector: FlowSelector) -> ControlFailure {
        var failure = ControlFailure(.notFound, "not on the screen: \(selector)")
        failure.candidates = ElementLikeness(selector: selector).nearest(among: screen.elements())
        return failure
    }

    /// The element that is on the screen now.
    func find(_ selector: FlowSelector) throws(ControlFailure) -> ScreenElement {
        guard let element = screen.elements(for: selector).first else { throw missing(selector) }
        return element
    }

    /// The element or the place that arguments name.
    func target(_ arguments: ControlArguments, of verb: String) throws(ControlFailure) -> FlowTarget {
        let point = arguments.point("point")
        if let selector = arguments.element { return .element(selector, at: point) }
        guard let point else {
            throw ControlFailure(
                .badArgument, "\(verb) needs an element (text, id or role) or a point", argument: "text")
        }
        return .point(point)
    }
}

extension ControlVerb {
    /// Whether the verb does something to the app.
    fileprivate var acts: Bool {
        switch self {
        case .state, .tree, .screenshot, .wait, .log, .trace: false
        case .tap, .longPress, .type, .swipe, .scroll, .press, .back, .pickFile: true
        }
    }
}
