// How long an app of twenty files takes from its sources to its first frame, the first time and after an edit of one
// file. Beside it, in the same run, SwiftPM builds and runs a program of as many files without any interface.
//     swift run -c release build-benchmark

import Foundation

let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
let scratch = FileManager.default.temporaryDirectory.appending(path: "build-benchmark-\(getpid())")
defer { try? FileManager.default.removeItem(at: scratch) }

/// Runs a program and returns the seconds it took.
func seconds(_ program: String, _ arguments: [String]) throws -> Double {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + arguments
    var environment = ProcessInfo.processInfo.environment
    environment["XDG_CACHE_HOME"] = scratch.appending(path: "cache").path
    environment["XDG_DATA_HOME"] = scratch.appending(path: "data").path
    process.environment = environment
    process.standardOutput = FileHandle.nullDevice
    let start = ContinuousClock.now
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { fatalError("\(program) \(arguments) failed") }
    let (whole, attoseconds) = (ContinuousClock.now - start).components
    return Double(whole) + Double(attoseconds) / 1e18
}

func seam(_ app: SampleApp) throws -> Double {
    let picture = scratch.appending(path: "frame.png")
    try? FileManager.default.removeItem(at: picture)
    let time = try seconds(
        root.appending(path: "seam").path, ["run", app.folder.path, "--headless", "--screenshot", picture.path])
    guard FileManager.default.fileExists(atPath: picture.path) else { fatalError("there is no frame") }
    return time
}

func peer(_ app: SampleApp) throws -> Double {
    try seconds("swift", ["run", "--package-path", app.folder.path])
}

func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

func show(_ title: String, _ ours: [Double], _ theirs: [Double], limit: Double) {
    let ratio = median(zip(ours, theirs).map { $0 / $1 })
    print(
        title.padding(toLength: 34, withPad: " ", startingAt: 0),
        String(format: "%6.2f s  %6.2f s  %5.2f   %4.0f s", median(ours), median(theirs), ratio, limit))
}

// Seam itself is built by the first call, and does not count.
_ = try seam(SampleApp(in: scratch.appending(path: "warm"), isApp: true))

var first: (ours: [Double], theirs: [Double]) = ([], [])
var edited: (ours: [Double], theirs: [Double]) = ([], [])
for round in 0..<3 {
    let app = try SampleApp(in: scratch.appending(path: "App\(round)"), isApp: true)
    let package = try SampleApp(in: scratch.appending(path: "Peer\(round)"), isApp: false)
    first.ours.append(try seam(app))
    first.theirs.append(try peer(package))
    for version in 1...3 {
        try app.edit(version)
        try package.edit(version)
        edited.ours.append(try seam(app))
        edited.theirs.append(try peer(package))
    }
}
print(
    "median, from sources to the end".padding(toLength: 34, withPad: " ", startingAt: 0),
    "  seam    swift run  ratio   bar")
show("first build of 20 files", first.ours, first.theirs, limit: 20)
show("one file of them edited", edited.ours, edited.theirs, limit: 5)
