import Foundation
import Testing

@testable import ObjectiveC

@Suite struct AnyOptionalTests {
    private final class Thing {}

    /// Boxes a value with its own type, an optional as an optional.
    private func boxed<Value>(_ value: Value) -> Any { value }

    @Test func givesWhatIsInside() {
        let three: Int??? = 3
        #expect(unwrapped(boxed(three)) as? Int == 3)
        #expect(unwrapped(boxed("text")) as? String == "text")
        #expect(unwrapped(boxed(Optional("text"))) as? String == "text")
        let thing = Thing()
        #expect(unwrapped(boxed(Optional(thing))) as? Thing === thing)
        #expect(unwrapped(boxed(thing)) as? Thing === thing)
        let pair = unwrapped(boxed((1, 2))) as? (Int, Int)
        #expect(pair?.0 == 1 && pair?.1 == 2)
        #expect(type(of: unwrapped(boxed(Optional(7)))!) == Int.self)
    }

    @Test func givesNilForNothing() {
        let none: String?? = .some(nil)
        #expect(unwrapped(nil) == nil)
        #expect(unwrapped(boxed(none)) == nil)
        #expect(unwrapped(boxed(Optional<Thing>.none)) == nil)
    }

    @Test func tellsNullApart() {
        #expect(unwrapped(boxed(NSNull())) is NSNull)
        #expect(unwrappedUnlessNull(boxed(NSNull())) == nil)
        #expect(unwrappedUnlessNull(boxed(Optional(NSNull()))) == nil)
        #expect(unwrappedUnlessNull(boxed(Optional(5))) as? Int == 5)
    }
}
