import Foundation

/// Counts tests in the output of XCTest and Swift Testing.
enum TestCounts {
    static func read(_ log: String) -> (passed: Int, total: Int) {
        var passed = 0
        var total = 0
        func add(_ count: Int, failed: Int) {
            total += count
            passed += max(0, count - failed)
        }
        let lines = log.split(separator: "\n")
        for (index, line) in lines.enumerated() {
            // XCTest sums up on the line after each "All tests".
            if line.contains(/Test Suite .All tests. (passed|failed)/), index + 1 < lines.count,
                let match = lines[index + 1].firstMatch(of: /Executed (\d+) tests?, with (\d+) failures?/)
            {
                add(Int(match.1) ?? 0, failed: Int(match.2) ?? 0)
            } else if let match = line.firstMatch(of: /Test run with (\d+) tests?/) {
                let failed = Set(lines.compactMap { $0.firstMatch(of: /✘ Test (?!run with )(.+?) failed after/)?.1 })
                    .count
                add(Int(match.1) ?? 0, failed: failed)
            }
        }
        return (passed, total)
    }
}
