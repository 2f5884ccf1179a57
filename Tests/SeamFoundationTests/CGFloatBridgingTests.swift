import Foundation
import SeamFoundation
import Testing

/// Numbers of layouts are objects where Objective-C's collections want some.
@Suite struct CGFloatBridgingTests {
    @Test func aNumberIsAnObject() {
        let width: CGFloat = 1.5
        #expect(width as NSNumber == NSNumber(value: 1.5))
        #expect([width, 2] as [NSNumber] == [NSNumber(value: 1.5), NSNumber(value: 2)])
    }

    @Test func anObjectIsANumber() {
        #expect(NSNumber(value: 1.5) as? CGFloat == 1.5)
        #expect((NSNumber(value: 3) as Any) as? CGFloat == 3)
        // As with `Double`, one that would lose digits is none.
        #expect(NSNumber(value: Int64.max) as? CGFloat == nil)
    }
}
