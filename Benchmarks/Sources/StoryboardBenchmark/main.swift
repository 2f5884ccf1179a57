// The cost of making the first controller of a storyboard from its XML, with its view, beside the time in which
// FoundationXML (libxml2) merely reads the same bytes; and the cost of scenes that are not shown.
//     swift run -c release storyboard-benchmark [FILE.storyboard]...

import Foundation
import FoundationXML
import Measure
import UIKit

/// A bundle with copies of a storyboard: each is read once, so that every run reads anew.
struct Copies {
    let bundle: Bundle
    let folder: URL
    let count: Int

    init(_ text: Data, count: Int) throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("storyboards-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for number in 0..<count {
            try text.write(to: folder.appendingPathComponent("Copy\(number).storyboard"))
        }
        guard let bundle = Bundle(path: folder.path) else { throw CocoaError(.fileReadUnknown) }
        self.bundle = bundle
        self.count = count
    }

    /// Makes the first controller of a copy, with its view.
    @MainActor func show(_ number: Int) {
        let storyboard = UIStoryboard(name: "Copy\(number)", bundle: bundle)
        var controller = storyboard.instantiateInitialViewController()
        if let navigation = controller as? UINavigationController { controller = navigation.topViewController }
        if let tabs = controller as? UITabBarController { controller = tabs.viewControllers?.first }
        controller?.loadViewIfNeeded()
    }
}

func milliseconds(_ work: () -> Void) -> Double {
    let start = ContinuousClock.now
    work()
    let (seconds, attoseconds) = (ContinuousClock.now - start).components
    return Double(seconds) * 1e3 + Double(attoseconds) / 1e15
}

func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

/// The first time, with whatever has to be set up, and the median of the others.
@MainActor func load(_ data: Data, runs: Int = 31) throws -> (first: Double, median: Double) {
    let copies = try Copies(data, count: runs)
    defer { try? FileManager.default.removeItem(at: copies.folder) }
    var times: [Double] = []
    for number in 0..<runs {
        times.append(
            milliseconds {
                copies.show(number)
            })
    }
    return (times[0], median(Array(times.dropFirst())))
}

func parse(_ data: Data, runs: Int = 31) -> Double {
    median((0..<runs).map { _ in milliseconds { _ = XMLParser(data: data).parse() } })
}

@MainActor func benchmark() throws {
    var rows = [1, 10, 100].map { ("\($0) scene\($0 == 1 ? "" : "s")", Data(SampleStoryboard.text(scenes: $0).utf8)) }
    for path in CommandLine.arguments.dropFirst() {
        let url = URL(fileURLWithPath: path)
        rows.append((url.lastPathComponent, try Data(contentsOf: url)))
    }
    print("storyboard              KB   first ms  then ms   XMLParser ms   ours/XMLParser")
    for (name, data) in rows {
        let own = try load(data)
        let peer = parse(data)
        let title = name.padding(toLength: 20, withPad: " ", startingAt: 0)
        print(
            title,
            String(
                format: "%6.1f %9.2f %8.2f %14.2f %16.2f", Double(data.count) / 1000, own.first, own.median, peer,
                own.median / peer))
    }
}

@MainActor func countInstructions() throws {
    for count in [1, 10] {
        let copies = try Copies(Data(SampleStoryboard.text(scenes: count).utf8), count: 4)
        defer { try? FileManager.default.removeItem(at: copies.folder) }
        var next = 0
        Counting.count("storyboard of \(count) scene\(count == 1 ? "" : "s"), first controller", 2) {
            for _ in 0..<$0 {
                copies.show(next)
                next += 1
            }
        }
    }
}

try MainActor.assumeIsolated { if Counting.isOn { try countInstructions() } else { try benchmark() } }
