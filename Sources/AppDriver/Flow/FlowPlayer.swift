import Documents
import Foundation
import SeamPrimitives
import Stage
import UIKit

#if canImport(Glibc)
    import Glibc
#endif

/// Plays a UI flow in the process of the app it is about, and ends the process with the flow's result.
///
/// Headless without a flow it draws the first frame and ends. The exit status is 0, 1 when a step failed, or 2 when the
/// flow cannot be read.
@MainActor
struct FlowPlayer {
    private let environment: LaunchEnvironment
    private let leaks: LeakWatch?

    init(_ environment: LaunchEnvironment, leaks: LeakWatch? = nil) {
        self.environment = environment
        self.leaks = leaks
    }

    /// Plays what the environment asks for, if anything. Call once, after the app's first frame.
    func start() {
        let isAsked = environment.flow != nil || environment.monkey != nil
        guard isAsked || environment.screenshot != nil || environment.isHeadless else { return }
        Task { @MainActor in
            var status = await play()
            if status == 0, await leaves() { status = 1 }
            // A window without a flow stays open after its picture was taken.
            guard isAsked || environment.isHeadless else { return }
            Tracing.recorder?.willExit()
            fflush(nil)
            exit(status)
        }
    }

    /// Whether anything has stayed that should be gone, after some time to go.
    private func leaves() async -> Bool {
        guard let leaks else { return false }
        await FlowClock(screen: .application).wait(LeakWatch.patience)
        return leaks.check()
    }

    private func play() async -> Int32 {
        let screen = FlowScreen.application
        let clock = FlowClock(screen: screen)
        if let monkey = environment.monkey { return await play(monkey, screen, clock) }
        guard let path = environment.flow else {
            await clock.settle()
            return writeLastFrame(of: screen)
        }
        let name = URL(fileURLWithPath: path).lastPathComponent
        let flow: Flow
        do throws(FlowError) {
            flow = try FlowReader.read(URL(fileURLWithPath: path), variables: environment.flowVariables)
        } catch {
            report("\(error.file ?? name):\(error.line):\(error.column): \(error.message)")
            return 2
        }
        let runner = FlowRunner(
            name: name, screen: screen, clock: clock,
            output: environment.output.map { URL(fileURLWithPath: $0, isDirectory: true) })
        if let program = environment.flowScripts { runner.engine = FlowEngine(program: URL(fileURLWithPath: program)) }
        if environment.recordsFlow, let output = runner.output {
            runner.recorder = FlowRecorder(folder: output, hasPictures: environment.picturesSteps)
        }
        runner.writesReferences = environment.writesReferences
        let restart = FlowRestart()
        runner.copiedText = restart.copiedText
        runner.restart = restart
        if let state = restart.video, let surface = screen.surface { runner.film(FlowVideo(state, surface)) }
        // The first step may have been done before the app's own code ran.
        if flow.clearsFirst, restart.isFirst { restart.isCleared = true }
        do throws(FlowFailure) {
            if let output = restart.output { try await runner.engine?.restore(output) }
            try await runner.play(flow)
        } catch {
            report(error.description)
            runner.writeFailure()
            _ = writeLastFrame(of: screen)
            return 1
        }
        return writeLastFrame(of: screen)
    }

    private func play(_ settings: MonkeySettings, _ screen: FlowScreen, _ clock: FlowClock) async -> Int32 {
        var monkey = Monkey(settings, runner: FlowRunner(name: "monkey", screen: screen, clock: clock, output: nil))
        do {
            try await monkey.play()
        } catch {
            report("monkey: \(error)")
            _ = writeLastFrame(of: screen)
            return 1
        }
        return writeLastFrame(of: screen)
    }

    private func writeLastFrame(of screen: FlowScreen) -> Int32 {
        guard let path = environment.screenshot else { return 0 }
        do {
            try screen.writePicture(to: URL(fileURLWithPath: path))
            return 0
        } catch {
            // In a box the folder is not the one that was asked for.
            report("\(URL(fileURLWithPath: path).lastPathComponent): \(error.localizedDescription)")
            return 1
        }
    }

    private func report(_ message: String) {
        fflush(nil)
        FileHandle.standardError.write(Data((message + "\n").utf8))
    }
}
