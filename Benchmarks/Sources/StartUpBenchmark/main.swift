// The cost of launching an app, from the call of its main function until its first screen has appeared.
//     seam benchmark startup
//
// FirstFrame/first-frame measures whole processes up to the pixels on an X server, beside a program in C.

import Documents
import Foundation
import Measure
import UIKit

/// The processes that the program starts are told by this variable to launch, say how long it took, and exit.
let variable = "SEAM_BENCHMARK_LAUNCH"

MainActor.assumeIsolated {
    if Counting.isOn {
        setenv(LaunchEnvironment.Key.headless.rawValue, "1", 1)
        Counting.countOnce("launch of an app, to its first screen") { launch { exit(0) } }
    } else if ProcessInfo.processInfo.environment[variable] != nil {
        let start = ContinuousClock.now
        launch {
            let (seconds, attoseconds) = (ContinuousClock.now - start).components
            print(Double(seconds) * 1e3 + Double(attoseconds) / 1e15)
            exit(0)
        }
    } else {
        let times = (0..<15).compactMap { _ in millisecondsOfALaunch() }.sorted()
        guard !times.isEmpty else { fatalError("the app does not launch") }
        print(
            String(
                format: "launch of an app, to its first screen: %.1f ms (least %.1f)", times[times.count / 2], times[0])
        )
    }
}

func millisecondsOfALaunch() -> Double? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    let settings = [variable: "1", LaunchEnvironment.Key.headless.rawValue: "1"]
    process.environment = ProcessInfo.processInfo.environment.merging(settings) { $1 }
    let output = Pipe()
    process.standardOutput = output
    guard (try? process.run()) != nil else { return nil }
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return Double(text.trimmingCharacters(in: .whitespacesAndNewlines))
}
