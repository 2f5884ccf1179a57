import Foundation
import RuntimeShims

/// Foundation on Linux ends the process where an object of `Progress` gets a total of 0 after another one, as libraries give it that
/// begin again with a request: this lets it be, as on iOS.
enum ProgressTotals {
    private static let originals = MethodTables.replace(
        ["$s10Foundation8ProgressC14totalUnitCounts5Int64Vvs"], in: Progress.self, by: ChangedProgress.self,
        notIn: PlainProgress.self)

    /// Gives Foundation's class its method, once.
    static func install() { _ = originals }

    fileprivate static func set(_ total: Int64, of progress: Progress) {
        struct Holder { let method: (Int64) -> Void }
        guard let original = originals?[0].method(of: progress, in: Holder.self).method else { return }
        // The share of its children is divided by the total. It is not where the total was no amount before.
        if total == 0, progress.totalUnitCount > 0 { original(-1) }
        original(total)
    }
}

/// The method that progress gets. Not private, so that no table loses it.
package class PlainProgress: NSObject {
    package func set(_ total: Int64) {}
}

/// What progress does. No object is made of this class: its method is called with progress.
package final class ChangedProgress: PlainProgress {
    package override func set(_ total: Int64) {
        ProgressTotals.set(total, of: unsafeDowncast(self as AnyObject, to: Progress.self))
    }
}

@section(".init_array") @used private let installation: @convention(c) () -> Void = { ProgressTotals.install() }
