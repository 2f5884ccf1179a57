// What a table of many rows costs: reloading, jumping, scrolling, and the memory that its rows take.
//     swift run -c release list-benchmark

import Foundation
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

@MainActor func benchmark() {
    print("rows        reload ms  jump ms  a screen's scroll ms  cells  memory KB")
    for count in [100, 10_000, 100_000, 1_000_000] {
        let before = residentMemory()
        let rows = Rows(count)
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        table.dataSource = rows
        table.layoutIfNeeded()
        let reload = measure {
            table.reloadData()
            table.layoutIfNeeded()
        }
        var place = 0
        let jump = measure {
            place = (place + count / 3 + 7) % max(count - 30, 1)
            table.scrollToRow(at: IndexPath(row: place, section: 0), at: .top, animated: false)
            table.layoutIfNeeded()
        }
        table.contentOffset = .zero
        let scroll = measure(runs: 5) {
            table.contentOffset.y = 0
            for _ in 0..<20 {
                table.contentOffset.y += 43
                table.layoutIfNeeded()
            }
        }
        let memory = residentMemory() - before
        let name = "\(count)".padding(toLength: 11, withPad: " ", startingAt: 0)
        print(name, String(format: "%8.3f %8.3f %18.3f", reload, jump, scroll), "   ", rows.made, "  ", memory)
    }
}

MainActor.assumeIsolated { benchmark() }
