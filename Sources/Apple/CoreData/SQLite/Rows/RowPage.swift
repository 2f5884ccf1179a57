internal import Foundation

/// Memory for the images of some rows of one entity, which goes when all of them have gone.
///
/// Rows that are read together are mostly kept together: one page for many costs less than memory of its own for each.
final class RowPage {
    let plan: RowReader.Plan
    let start: UnsafeMutableRawPointer
    let capacity: Int

    init(_ plan: RowReader.Plan, capacity: Int) {
        self.plan = plan
        self.capacity = capacity
        guard let memory = malloc(capacity) else { fatalError("No memory is left") }
        start = memory
    }

    deinit { free(start) }
}
