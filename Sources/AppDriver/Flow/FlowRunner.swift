import Documents
import Foundation
import SeamPrimitives
import Stage
import UIKit

/// Takes the steps of a flow, one after the other, as a person would.
@MainActor
final class FlowRunner {
    /// How long a step waits for what it needs, in seconds of wall time. Maestro waits 7 s for an assertion and 17 s
    /// for something to tap, on devices that are slower than a process.
    var timeout = 5.0
    /// Between two looks at the screen.
    private static let interval = 0.02

    /// The flow's file name, for messages.
    let name: String
    let screen: FlowScreen
    let clock: FlowClock
    let hand: FlowHand
    let output: URL?
    private let turner = DeviceTurner()
    /// The text that `copyTextFrom` or `setClipboard` set last, for `pasteText`.
    var copiedText = ""
    /// The values of names, those of the innermost block last.
    var scopes: [[String: String]] = []
    /// Runs the scripts that the runner cannot work out by itself; nil if nobody has one.
    var engine: FlowEngine?
    /// Hears of each step that was taken, for a report.
    var recorder: FlowRecorder?
    /// The app of the flow, by the flow's head.
    var appID: String?
    /// The film that is being recorded.
    var video: FlowVideo?
    /// Whether references are written, and not compared with.
    var writesReferences = false
    /// Whether the person has left the app.
    var isAway = false
    /// Starts the app anew, where the app and the flow are a process of their own.
    var restart: FlowRestart?

    init(name: String, screen: FlowScreen, clock: FlowClock, output: URL?) {
        self.name = name
        self.screen = screen
        self.clock = clock
        self.output = output
        hand = FlowHand(screen: screen, clock: clock)
    }

    func play(_ steps: [FlowStep]) async throws(FlowFailure) {
        let first = restart?.place.enter() ?? 0
        defer { restart?.place.leave() }
        for (index, step) in steps.enumerated().dropFirst(first) {
            restart?.place.move(to: index)
            recorder?.begin(step, place: place(of: step))
            do throws(FlowFailure) {
                let span = step.command.isGroup ? nil : Tracing.recorder?.begin(.step, step.summary, isQuiet: true)
                defer { if let span { Tracing.recorder?.end(span) } }
                try await take(step.command)
                await clock.settle()
                recorder?.end(step, screen)
                // A group has already told of its own steps.
                if !step.command.isGroup { print("ok      \(place(of: step)): \(step.label ?? step.summary)") }
            } catch {
                var failure = error
                recorder?.end(step, screen, error)
                if failure.place.isEmpty {
                    failure.place = place(of: step)
                    failure.step = step.summary
                }
                guard step.isOptional else { throw failure }
                print("skipped \(failure.place): \(failure.step): \(failure.reason)")
            }
        }
    }

    private func place(of step: FlowStep) -> String {
        "\(step.file ?? name):\(step.line)"
    }

    func writeFailure() {
        guard let output else { return }
        try? screen.writePicture(to: output.appendingPathComponent("failure.png"))
    }

    /// Takes one step, without a word about it.
    func take(_ command: FlowCommand) async throws(FlowFailure) {
        if command.usesApp { restart?.isUsed = true }
        switch command {
        case .launchApp(let launch): try await self.launch(launch)
        case .clearState(let app):
            try check(app)
            clearStorage()
        case .clearKeychain: clearKeychain()
        case .stopApp(let app):
            try check(app)
            try await stop()
        case .openLink(let link): try await open(link)
        case .addMedia(let files):
            do { try PhotoShelf.shared.add(files) } catch { throw FlowFailure("\(error)") }

        case .tapOn(let target, let count, let delay):
            let point = try await point(of: target)
            for index in 0..<count {
                if index > 0 { await clock.pass(delay) }
                await hand.tap(point)
            }
        case .doubleTapOn(let target): await hand.doubleTap(try await point(of: target))
        case .longPressOn(let target): await hand.longPress(try await point(of: target))

        case .inputText(let text): try await input(text)
        case .inputRandom(let kind): try await input(kind.text())
        case .eraseText(let count): try await erase(count)
        case .pressKey(let key): try await press(key)
        case .hideKeyboard:
            // As the key of that name on an iPad's keyboard does.
            for window in screen.windows { _ = window.firstResponder?.resignFirstResponder() }
        case .copyTextFrom(let selector):
            copiedText = try await find(selector).texts.first ?? ""
        case .setClipboard(let text): copiedText = text
        case .pasteText: try await input(copiedText)
        case .pickFile(let files): try await pick(files)

        case .assertVisible(let selector): _ = try await find(selector)
        case .assertNotVisible(let selector):
            guard await waits(until: FlowCondition(notVisible: selector), for: timeout) else {
                throw FlowFailure("still on the screen", details: screen.outline())
            }
        case .extendedWaitUntil(let condition, let timeout):
            guard await waits(until: condition, for: timeout) else {
                let what = condition.visible != nil ? "not on the screen" : "still on the screen"
                throw FlowFailure("\(what) after \(timeout) s", details: screen.outline(), missing: condition.visible)
            }
        case .waitForAnimationToEnd(let timeout): await waitForAnimations(timeout)

        case .scroll: await swipe(.up)
        case .scrollUntilVisible(let selector, let direction, let timeout):
            try await scroll(until: selector, direction, timeout)
        case .swipe(let swipe, let duration): try await self.swipe(swipe, duration: duration)
        case .back: try await back()
        case .setOrientation(let orientation): turner.turn(screen, to: orientation)
        case .shake: (screen.windows.first(where: \.isKeyWindow) ?? screen.windows.last)?.shakeDevice()

        case .setAirplaneMode(let isOn): setAirplaneMode(isOn)
        case .setPermissions(let permissions): PermissionDesk.shared.give(permissions)
        case .setLocation(let location): DeviceLocation.shared.give(location)
        case .travel(let places, let speed): await travel(places, speed)

        case .takeScreenshot(let name, let selector): try await takeScreenshot(name, of: selector)
        case .assertScreenshot(let check): try await compare(check)
        case .startRecording(let name): try startRecording(name)
        case .stopRecording: try await stopRecording()

        case .evalScript: break
        case .assertTrue(let text):
            guard FlowValue.holds(text) else { throw FlowFailure("comes out as \"\(text)\", which is not true") }
        case .runScript(let script, let condition): if try await holds(condition) { try await run(script) }
        case .runFlow, .repeat, .retry: try await takeGroup(command)
        case .later(let template, _): try await takeLater(template)
        case .unavailable(let what, _): throw FlowFailure("there is no \(what) here")
        }
    }

    // MARK: Looking

    /// Whether `condition`, which has no scripts in it, holds at this moment.
    func holdsNow(_ condition: FlowCondition) -> Bool {
        guard condition.isTrue else { return false }
        let elements = isAway ? [] : screen.elements()
        func shows(_ selector: FlowSelector) -> Bool { !FlowMatcher(elements: elements).matches(selector).isEmpty }
        return condition.visible.map(shows) ?? true && !(condition.notVisible.map(shows) ?? false)
    }

    /// Whether `condition` comes to hold within `timeout` seconds.
    private func waits(until condition: FlowCondition, for timeout: Double) async -> Bool {
        let end = ProcessInfo.processInfo.systemUptime + timeout
        while true {
            await clock.settle()
            if holdsNow(condition) { return true }
            if ProcessInfo.processInfo.systemUptime >= end { return false }
            await clock.wait(Self.interval)
        }
    }

    /// Answers the picker of files, which is waited for.
    private func pick(_ files: [URL]) async throws(FlowFailure) {
        let end = ProcessInfo.processInfo.systemUptime + timeout
        while true {
            await clock.settle()
            if let choice = screen.surface?.fileChoice {
                do { return try choice.finish(copying: files) } catch { throw FlowFailure("\(error)") }
            }
            guard ProcessInfo.processInfo.systemUptime < end else {
                throw FlowFailure("no picker of files is shown", details: screen.outline())
            }
            await clock.wait(Self.interval)
        }
    }

    /// The element that `selector` means, waited for.
    func find(_ selector: FlowSelector, interactive: Bool = false) async throws(FlowFailure) -> ScreenElement {
        guard await waits(until: FlowCondition(visible: selector), for: timeout) else {
            throw FlowFailure("not on the screen", details: screen.outline(), missing: selector)
        }
        let found = screen.elements(for: selector)
        guard let first = found.first else {
            throw FlowFailure("not on the screen", details: screen.outline(), missing: selector)
        }
        return interactive ? found.first(where: \.isInteractive) ?? first : first
    }

    private func point(of target: FlowTarget) async throws(FlowFailure) -> CGPoint {
        switch target {
        case .point(let point):
            await clock.settle()
            return place(point, in: screen.bounds)
        case .element(let selector, let point):
            let element = try await find(selector, interactive: true)
            return point.map { place($0, in: element.frame) } ?? element.point
        }
    }

    private func place(_ point: FlowPoint, in frame: CGRect) -> CGPoint {
        CGPoint(
            x: frame.minX + point.x.resolved(in: frame.width), y: frame.minY + point.y.resolved(in: frame.height))
    }

    private func waitForAnimations(_ timeout: Double) async {
        let end = clock.now + timeout
        await clock.settle()
        while clock.isMoving, clock.now < end { await clock.settle() }
    }

    // MARK: Typing

    func input(_ text: String) async throws(FlowFailure) {
        await clock.settle()
        guard await hand.type(text) else {
            throw FlowFailure("nothing on the screen has the focus and takes text", details: screen.outline())
        }
    }

    private func erase(_ count: Int?) async throws(FlowFailure) {
        await clock.settle()
        guard let client = screen.surface?.textInput else {
            throw FlowFailure("nothing on the screen has the focus and takes text", details: screen.outline())
        }
        let before = client.surroundingText
        let characters = count ?? String(before.text.utf16.prefix(before.caret))?.count ?? before.caret
        for _ in 0..<characters { await hand.press(.backspace) }
    }

    private func press(_ key: FlowKey) async throws(FlowFailure) {
        switch key {
        case .enter: await hand.press(.enter)
        case .backspace: await hand.press(.backspace)
        case .tab: await hand.press(.tab)
        case .escape: await hand.press(.escape)
        case .back: try await back()
        case .home:
            UIApplication.shared.goToBackground()
            isAway = true
        default:
            throw FlowFailure("there is no such key here: the app runs without a device around it")
        }
    }

    // MARK: Swiping

    /// Maestro's lengths: from the middle of the screen most of the way to its edge.
    private func swipe(_ direction: FlowDirection, duration: Double = 0.4) async {
        let (from, to): (CGPoint, CGPoint) =
            switch direction {
            case .up: (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 0.5, y: 0.1))
            case .down: (CGPoint(x: 0.5, y: 0.2), CGPoint(x: 0.5, y: 0.9))
            case .left: (CGPoint(x: 0.9, y: 0.5), CGPoint(x: 0.1, y: 0.5))
            case .right: (CGPoint(x: 0.1, y: 0.5), CGPoint(x: 0.9, y: 0.5))
            }
        let size = screen.bounds.size
        await hand.drag(
            from: CGPoint(x: from.x * size.width, y: from.y * size.height),
            to: CGPoint(x: to.x * size.width, y: to.y * size.height), duration: duration)
    }

    private func swipe(_ swipe: FlowSwipe, duration: Double) async throws(FlowFailure) {
        await clock.settle()
        let bounds = screen.bounds
        switch swipe {
        case .screen(let direction): await self.swipe(direction, duration: duration)
        case .points(let from, let to):
            await hand.drag(from: place(from, in: bounds), to: place(to, in: bounds), duration: duration)
        case .element(let selector, let direction):
            let start = try await find(selector).point
            let end =
                switch direction {
                case .up: CGPoint(x: start.x, y: bounds.height * 0.1)
                case .down: CGPoint(x: start.x, y: bounds.height * 0.9)
                case .left: CGPoint(x: bounds.width * 0.1, y: start.y)
                case .right: CGPoint(x: bounds.width * 0.9, y: start.y)
                }
            await hand.drag(from: start, to: end, duration: duration)
        }
    }

    private func scroll(until selector: FlowSelector, _ direction: FlowDirection, _ timeout: Double)
        async throws(FlowFailure)
    {
        // Content moves against the finger.
        let finger: FlowDirection =
            switch direction {
            case .up: .down
            case .down: .up
            case .left: .right
            case .right: .left
            }
        let end = ProcessInfo.processInfo.systemUptime + timeout
        while true {
            await clock.settle()
            if holdsNow(FlowCondition(visible: selector)) { return }
            if ProcessInfo.processInfo.systemUptime >= end {
                throw FlowFailure(
                    "not on the screen after scrolling for \(timeout) s", details: screen.outline(), missing: selector)
            }
            await swipe(finger)
        }
    }

    // MARK: The rest

    /// Goes back as a person does: by the navigation bar's back button, or by pulling a sheet down.
    private func back() async throws(FlowFailure) {
        await clock.settle()
        guard let controller = screen.windows.last(where: { $0.rootViewController != nil })?.rootViewController else {
            throw FlowFailure("there is no screen to go back from")
        }
        var top = controller
        while let presented = top.presentedViewController { top = presented }
        if let point = top.backPoint {
            await hand.tap(point)
        } else if let sheet = top.presentationController as? UISheetPresentationController, top !== controller,
            let card = sheet.presentedView
        {
            let frame = card.frameOnScreen
            await hand.drag(
                from: CGPoint(x: frame.midX, y: frame.minY + 12),
                to: CGPoint(x: frame.midX, y: screen.bounds.maxY - 10), duration: 0.3)
        } else {
            throw FlowFailure("no back button and no sheet on the screen", details: screen.outline())
        }
    }
}
