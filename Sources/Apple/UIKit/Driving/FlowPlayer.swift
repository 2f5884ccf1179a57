import Documents
import Foundation
import Stage

#if canImport(Glibc)
    import Glibc
#endif

/// Plays a UI flow in the process of the app it is about, and ends the process with the flow's result.
///
/// The environment says what to do: `SEAM_FLOW` names a flow, `SEAM_OUTPUT` the folder of its screenshots,
/// `SEAM_SCREENSHOT` a file for the last frame; `SEAM_HEADLESS=1` without a flow draws the first frame and ends.
/// The exit status is 0, 1 when a step failed, or 2 when the flow cannot be read.
@MainActor
package enum FlowPlayer {
    /// What the environment asks for.
    struct Request {
        var flow: String?
        var output: String?
        var screenshot: String?
        var isHeadless: Bool

        init(environment: [String: String]) {
            func value(_ name: String) -> String? {
                environment[name].flatMap { $0.isEmpty ? nil : $0 }
            }
            flow = value("SEAM_FLOW")
            output = value("SEAM_OUTPUT")
            screenshot = value("SEAM_SCREENSHOT")
            isHeadless = value("SEAM_HEADLESS") == "1"
        }
    }

    /// Plays what the environment asks for, if it asks. Called once, after the app's first frame.
    package static func startIfRequested(application: UIApplication) {
        let request = Request(environment: ProcessInfo.processInfo.environment)
        guard request.flow != nil || request.screenshot != nil || request.isHeadless else { return }
        Task { @MainActor in
            let status = await play(request)
            // A window without a flow stays, its picture taken.
            guard request.flow != nil || request.isHeadless else { return }
            fflush(nil)
            exit(status)
        }
    }

    private static func play(_ request: Request) async -> Int32 {
        let screen = FlowScreen.application
        let clock = FlowClock(screen: screen)
        guard let path = request.flow else {
            await clock.settle()
            return writeLastFrame(of: screen, request)
        }
        let name = URL(fileURLWithPath: path).lastPathComponent
        let flow: Flow
        do throws(FlowError) {
            flow = try FlowReader.read(URL(fileURLWithPath: path))
        } catch {
            report("\(error.file ?? name):\(error.line):\(error.column): \(error.message)")
            return 2
        }
        let runner = FlowRunner(
            name: name, screen: screen, clock: clock,
            output: request.output.map { URL(fileURLWithPath: $0, isDirectory: true) })
        do throws(FlowFailure) {
            try await runner.play(flow.steps)
        } catch {
            report(error.description)
            runner.writeFailure()
            _ = writeLastFrame(of: screen, request)
            return 1
        }
        return writeLastFrame(of: screen, request)
    }

    private static func writeLastFrame(of screen: FlowScreen, _ request: Request) -> Int32 {
        guard let path = request.screenshot else { return 0 }
        do {
            try screen.writePicture(to: URL(fileURLWithPath: path))
            return 0
        } catch {
            report("\(path): \(error.localizedDescription)")
            return 1
        }
    }

    private static func report(_ message: String) {
        fflush(nil)
        FileHandle.standardError.write(Data((message + "\n").utf8))
    }
}
