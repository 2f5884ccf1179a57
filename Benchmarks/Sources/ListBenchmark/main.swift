// The cost of a table of many rows: reloading, jumping, scrolling, and the memory of its rows; beside it, the least
// that any list has to do for a screen, which is to write the texts of its rows into an array.
//     seam benchmark list

import Foundation
import Measure
import UIKit

@MainActor final class Rows: NSObject, UITableViewDataSource {
    let count: Int
    var made = 0
    init(_ count: Int) { self.count = count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell: UITableViewCell
        if let reused = tableView.dequeueReusableCell(withIdentifier: "cell") {
            cell = reused
        } else {
            made += 1
            cell = UITableViewCell(style: .default, reuseIdentifier: "cell")
        }
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
    }
}

/// The median of several runs, in milliseconds.
@MainActor func measure(runs: Int = 31, _ work: () -> Void) -> Double {
    var times: [Double] = []
    for _ in 0..<runs {
        let start = ContinuousClock.now
        work()
        let (seconds, attoseconds) = (ContinuousClock.now - start).components
        times.append(Double(seconds) * 1e3 + Double(attoseconds) / 1e15)
    }
    return times.sorted()[runs / 2]
}

/// The process's resident memory, in kilobytes.
func residentMemory() -> Int {
    guard let status = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return 0 }
    return Int(status.split(separator: " ")[1])! * 4
}

/// A table, and the operations that are measured.
@MainActor struct Table {
    let rows: Rows
    let view = UITableView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    private var place = 0

    init(_ count: Int) {
        rows = Rows(count)
        view.dataSource = rows
        view.layoutIfNeeded()
    }

    func reload() {
        view.reloadData()
        view.layoutIfNeeded()
    }

    mutating func jump() {
        place = (place + rows.count / 3 + 7) % max(rows.count - 30, 1)
        view.scrollToRow(at: IndexPath(row: place, section: 0), at: .top, animated: false)
        view.layoutIfNeeded()
    }

    /// A screen and a little, 43 points a frame.
    func scroll() {
        view.contentOffset.y = 0
        for _ in 0..<20 {
            view.contentOffset.y += 43
            view.layoutIfNeeded()
        }
    }
}

/// The milliseconds that the texts of a screen's rows take in an array.
@MainActor func array() -> Double {
    measure { withExtendedLifetime((0..<20).map { "Row \($0)" }) {} }
}

@MainActor func benchmark() {
    let array = array()
    print("rows        reload ms  jump ms  a screen's scroll ms  cells  memory KB   reload, to an array of 20 texts")
    for count in [100, 10_000, 100_000, 1_000_000] {
        let before = residentMemory()
        var table = Table(count)
        let reload = measure { table.reload() }
        let jump = measure { table.jump() }
        table.view.contentOffset = .zero
        let scroll = measure(runs: 5) { table.scroll() }
        let memory = residentMemory() - before
        let name = "\(count)".padding(toLength: 11, withPad: " ", startingAt: 0)
        print(
            name, String(format: "%8.3f %8.3f %18.3f", reload, jump, scroll), "   ", table.rows.made, "  ", memory,
            String(format: "%14.0f x", reload / array))
    }
}

@MainActor func countInstructions() {
    var table = Table(10_000)
    Counting.count("table of 10,000 rows, reloaded", 3) { for _ in 0..<$0 { table.reload() } }
    Counting.count("table of 10,000 rows, jumped in", 3) { for _ in 0..<$0 { table.jump() } }
    table.view.contentOffset = .zero
    Counting.count("table of 10,000 rows, scrolled by a screen", 1) { for _ in 0..<$0 { table.scroll() } }
}

MainActor.assumeIsolated { if Counting.isOn { countInstructions() } else { benchmark() } }
