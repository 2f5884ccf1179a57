import Documents
import Foundation
import QuartzCore
import Stage
import UIKit

#if canImport(Glibc)
    import Glibc
#endif

/// Does what tests outside of the app ask for, one thing after another, and ends the app with them.
@MainActor
final class RemoteDesk {
    private let screen: FlowScreen
    private let clock: FlowClock
    private let hand: FlowHand
    private let turner = DeviceTurner()

    init(screen: FlowScreen = .application) {
        self.screen = screen
        clock = FlowClock(screen: screen)
        hand = FlowHand(screen: screen, clock: clock)
    }

    /// Answers what comes over a socket from now on.
    static func open(_ descriptor: Int32) {
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        let desk = RemoteDesk()
        Thread.detachNewThread {
            let lines = RemoteLines(descriptor)
            while let line = lines.next() {
                let done = DispatchSemaphore(value: 0)
                nonisolated(unsafe) var answer = Data()
                Task { @MainActor in
                    answer = await desk.answer(line)
                    done.signal()
                }
                done.wait()
                lines.write(answer)
            }
            // Nobody is there any more.
            exit(0)
        }
    }

    private func answer(_ line: Data) async -> Data {
        var answer: RemoteAnswer
        do {
            answer = try await take(try JSONDecoder().decode(RemoteRequest.self, from: line))
        } catch let failure as FlowFailure {
            answer = RemoteAnswer(failure: failure.reason)
        } catch {
            answer = RemoteAnswer(failure: "\(error)")
        }
        return (try? JSONEncoder().encode(answer)) ?? Data("{}".utf8)
    }

    private func take(_ request: RemoteRequest) async throws -> RemoteAnswer {
        var answer = RemoteAnswer()
        await clock.settle()
        switch request.verb {
        case .tree:
            var tree = RemoteTree(screen: screen)
            answer.tree = tree.read()
        case .screenshot:
            guard let surface = screen.surface else { throw FlowFailure(NoWindow().localizedDescription) }
            answer.picture = Data(try surface.pngData())
            answer.scale = Double(surface.scale)
        case .touch:
            let paths = request.paths.map { $0.map(\.point) }.filter { !$0.isEmpty }
            guard !paths.isEmpty else { throw FlowFailure("a touch needs a place") }
            for time in 0..<max(request.count, 1) {
                if time > 0 { await clock.pass(0.1) }
                await hand.move(
                    paths, rest: request.rest, duration: request.duration, lastRest: request.lastRest)
            }
            await clock.settle()
        case .type: try await type(request.text)
        case .activate:
            UIApplication.shared.comeToForeground()
            await clock.settle()
        case .deactivate:
            UIApplication.shared.goToBackground()
            await clock.settle()
        case .turn:
            guard let orientation = FlowOrientation(rawValue: request.text) else {
                throw FlowFailure("there is no orientation \"\(request.text)\"")
            }
            turner.turn(screen, to: orientation)
            await clock.settle()
        case .open:
            let runner = FlowRunner(name: "", screen: screen, clock: clock, output: nil)
            try await runner.open(request.text)
        case .choose: try await choose(request)
        case .audit:
            var tree = RemoteTree(screen: screen)
            answer.tree = tree.read()
            answer.findings = RemoteAudit(screen: screen, views: tree.views).findings()
        }
        return answer
    }

    // MARK: Keys

    /// The keys that XCTest has characters for, beside those of text.
    private static let keys: [Character: KeyEvent.Key] = [
        "\u{8}": .backspace, "\u{7F}": .backspace, "\r": .enter, "\n": .enter, "\t": .tab, "\u{1B}": .escape,
        "\u{F700}": .up, "\u{F701}": .down, "\u{F702}": .left, "\u{F703}": .right, "\u{F728}": .delete,
        "\u{F729}": .home, "\u{F72B}": .end, "\u{F72C}": .pageUp, "\u{F72D}": .pageDown,
    ]

    private func type(_ text: String) async throws {
        guard screen.surface?.textInput != nil else {
            throw FlowFailure("Neither element nor any descendant has keyboard focus.")
        }
        for character in text {
            if let key = Self.keys[character] {
                await hand.press(key)
            } else if await !hand.type(String(character)) {
                throw FlowFailure("Nothing takes the text any more: \(text)")
            }
        }
        await clock.settle()
    }

    // MARK: Wheels

    /// More rows than this no wheel is turned by.
    private static let mostRows = 500

    /// Turns the wheel at a place until it shows a row, as a person does.
    private func choose(_ request: RemoteRequest) async throws {
        guard let point = request.paths.first?.first?.point else { throw FlowFailure("a wheel needs a place") }
        var view = screen.hitTest(point)
        while let next = view, next.accessibilityGrouping?.role != .picker { view = next.superview }
        guard let wheel = view else { throw FlowFailure("there is no wheel") }
        for isForward in [true, false] {
            for _ in 0..<Self.mostRows {
                let value = wheel.shownRow
                if value == request.text { return await clock.settle() }
                if isForward { wheel.accessibilityIncrement() } else { wheel.accessibilityDecrement() }
                await clock.settle()
                if wheel.shownRow == value { break }
            }
        }
        throw FlowFailure("the wheel has no row \"\(request.text)\"")
    }
}

extension UIView {
    /// The text of the row that a wheel shows in its middle.
    var shownRow: String? {
        guard let grouping = accessibilityGrouping, grouping.role == .picker else { return nil }
        let rows = elementsOfContainer?.compactMap { $0 as? UIView } ?? []
        guard let row = rows.first(where: { grouping.isChosen?($0) ?? false }) else { return nil }
        var elements: [AccessibilityElement] = []
        row.collectAccessibilityElements(into: &elements)
        return (row as? UILabel)?.text ?? elements.first?.label
    }
}
