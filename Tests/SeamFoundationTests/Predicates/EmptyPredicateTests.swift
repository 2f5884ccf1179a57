import Foundation
import SeamFoundation
import Testing

/// `NSPredicate()`, as a variable's first value.
@Suite struct EmptyPredicateTests {
    @Test func itIsReplacedAndSetAsAnyOther() {
        var predicate = NSPredicate(_empty: ())
        let words = ["a", "b"]
        #expect(predicate.predicateFormat != NSPredicate(value: true).predicateFormat)
        predicate = NSPredicate(format: "SELF == %@", "b")
        #expect(words.filter { predicate.evaluate(with: $0) } == ["b"])
    }

    @Test func whoEvaluatesItIsStopped() async {
        await #expect(processExitsWith: .failure) {
            _ = NSPredicate(_empty: ()).evaluate(with: "a")
        }
    }
}
