import Foundation
import Testing

@testable import SeamFoundation

@Suite struct LoggingTests {
    @Test func interpolatesMessages() {
        let message: OSLogMessage = "a \(1 + 1) \("x", privacy: .private) b"
        #expect(message.text == "a 2 x b")
    }

    @Test func namesWhatMatters() {
        #expect(OSLogType.error.prefix == "error: ")
        #expect(OSLogType.info.prefix.isEmpty)
    }

    @Test func writesValuesAsTheyAreAsked() {
        let numbers: OSLogMessage =
            "\(255, format: .hex(includePrefix: true, uppercase: true)) \(-7, format: .decimal(minDigits: 3))"
        #expect(numbers.text == "0xFF -007")
        let fractions: OSLogMessage =
            "\(3.14159, format: .fixed(precision: 2)) \(2.5, format: .exponential(precision: 1))"
        #expect(fractions.text == "3.14 2.5e+00")
        let others: OSLogMessage =
            "\(true, format: .answer) [\("한글", align: .right(columns: 4))] \("x", privacy: .private(mask: .hash))"
        #expect(others.text == "yes [  한글] x")
    }

    @Test func marksNothing() {
        let signposter = OSSignposter(subsystem: "a", category: .pointsOfInterest)
        let state = signposter.beginInterval("load", id: signposter.makeSignpostID(), "item \(1)")
        signposter.emitEvent("tick")
        signposter.endInterval("load", state)
        #expect(!signposter.isEnabled && signposter.withIntervalSignpost("sum") { 1 + 1 } == 2)
    }

    @Test func ticksAreNanoseconds() {
        var base = mach_timebase_info_data_t()
        #expect(mach_timebase_info(&base) == 0 && base.numer == base.denom && base.denom > 0)
        let first = mach_absolute_time()
        #expect(mach_absolute_time() >= first && first > 0 && mach_continuous_time() >= first)
    }
}
