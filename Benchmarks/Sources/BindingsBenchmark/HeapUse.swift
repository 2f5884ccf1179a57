import Allocations

/// What of the heap is in use.
struct HeapUse {
    var bytes: Double
    var blocks: Double

    static var now: HeapUse { HeapUse(bytes: Double(seam_live_bytes()), blocks: Double(seam_live_allocations())) }

    /// What was added since `before`, for each of `count`.
    func since(_ before: HeapUse, each count: Int) -> HeapUse {
        HeapUse(bytes: (bytes - before.bytes) / Double(count), blocks: (blocks - before.blocks) / Double(count))
    }
}
