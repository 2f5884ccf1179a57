import CMeasure
import Foundation

/// Counting instructions instead of measuring time: `seam benchmark --count` runs the benchmarks' programs so, each row
/// once, under callgrind.
public enum Counting {
    /// Whether the program was started with `--count`.
    public static let isOn = CommandLine.arguments.contains("--count")

    /// Runs a row's work once to warm it up, then once in the region that callgrind counts, and prints the row's name and
    /// the number that its count is to be divided by.
    ///
    /// - Parameter count: How many values, or repetitions, `work` is asked for.
    public static func count(_ name: String, _ count: Int, _ work: (Int) -> Void) {
        work(count)
        // Before the region: whoever reads the profiles learns which row the next one belongs to, even if it never ends.
        announce("counted", name, "\(count)")
        withoutActuallyEscaping(work) { work in
            var call: () -> Void = { work(count) }
            withUnsafeMutablePointer(to: &call) { pointer in
                seam_counted_region({ $0!.assumingMemoryBound(to: (() -> Void).self).pointee() }, pointer)
            }
        }
    }

    /// Counts what can be done once in a process, without warming it up. `work` need not return.
    public static func countOnce(_ name: String, _ work: () -> Void) {
        announce("counted", name, "1")
        withoutActuallyEscaping(work) { work in
            var call: () -> Void = { work() }
            withUnsafeMutablePointer(to: &call) { pointer in
                seam_counted_region({ $0!.assumingMemoryBound(to: (() -> Void).self).pointee() }, pointer)
            }
        }
    }

    /// Prints a number of bytes, which needs no callgrind.
    public static func report(_ name: String, bytes: Double) { report(name, bytes, unit: "bytes") }

    /// Prints a number of something that needs no callgrind.
    ///
    /// - Parameter unit: `bytes` or `allocations`.
    public static func report(_ name: String, _ value: Double, unit: String) { announce(unit, name, "\(value)") }

    private static func announce(_ fields: String...) {
        print(fields.joined(separator: "\t"))
        fflush(nil)
    }
}
