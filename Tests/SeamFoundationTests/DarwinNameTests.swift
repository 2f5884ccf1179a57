import Dispatch
import Foundation
import SeamFoundation
import Testing

/// What libraries use that Foundation on Linux leaves out.
@Suite struct DarwinNameTests {
    @Test func numbersChangeAtOnce() {
        var number: Int32 = 1
        #expect(OSAtomicIncrement32(&number) == 2)
        #expect(OSAtomicAdd32(5, &number) == 7)
        #expect(!OSAtomicCompareAndSwap32Barrier(6, 0, &number) && number == 7)
        #expect(OSAtomicCompareAndSwap32Barrier(7, 0, &number) && number == 0)
        #expect(OSAtomicDecrement32(&number) == -1)
    }

    @Test func numbersAreCountedByManyThreads() {
        let number = UnsafeMutablePointer<Int64>.allocate(capacity: 1)
        number.initialize(to: 0)
        defer { number.deallocate() }
        nonisolated(unsafe) let shared = number
        DispatchQueue.concurrentPerform(iterations: 1000) { _ in _ = OSAtomicIncrement64(shared) }
        #expect(number.pointee == 1000)
    }

    @Test func aSourceOfMemoryStaysSilent() {
        let source = DispatchSource.makeMemoryPressureSource(eventMask: [.warning, .critical], queue: .main)
        source.setEventHandler {}
        source.resume()
        #expect(source.data == [])
        source.cancel()
        #expect(source.isCancelled)
    }

    @Test func matchesAreEnumeratedWithoutEscaping() throws {
        func each(
            in text: String,
            _ block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
        ) throws {
            let expression = try NSRegularExpression(pattern: "[0-9]+")
            expression.enumerateMatches(in: text, range: NSRange(text.startIndex..., in: text), using: block)
        }
        var found: [Int] = []
        try each(in: "a1b22c") { result, _, _ in found.append(result?.range.length ?? 0) }
        #expect(found == [1, 2])
    }

    @Test func signpostsAreTold() {
        let log = OSLog(subsystem: "a", category: .pointsOfInterest)
        #expect(!log.signpostsEnabled && log.category == "PointsOfInterest")
        let object = NSObject()
        #expect(OSSignpostID(log: log, object: object) == OSSignpostID(log: log, object: object))
        os_signpost(.begin, log: log, name: "load", signpostID: OSSignpostID(log: log), "%d", 1)
    }
}
