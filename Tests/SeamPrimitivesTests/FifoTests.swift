import Testing

@testable import SeamPrimitives

@Suite struct FifoTests {
    @Test func elementsComeOutInTheOrderTheyWentIn() {
        var queue = Fifo<Int>()
        #expect(queue.isEmpty && queue.first == nil && queue.popFirst() == nil)
        var taken: [Int] = []
        for round in 0..<300 {
            queue.append(round * 2)
            queue.append(round * 2 + 1)
            if let element = queue.popFirst() { taken.append(element) }
        }
        #expect(taken == Array(0..<300))
        #expect(queue.count == 300 && queue.first == 300)
        #expect(queue.contents == Array(300..<600))
        while let element = queue.popFirst() { taken.append(element) }
        #expect(taken == Array(0..<600) && queue.isEmpty)
    }

    @Test func whatWasTakenIsReleased() {
        final class Thing {}
        var queue = Fifo<Thing>()
        var thing: Thing? = Thing()
        weak let gone = thing
        queue.append(thing!)
        queue.append(Thing())
        thing = nil
        _ = queue.popFirst()
        #expect(gone == nil && queue.count == 1)
    }

    @Test func theArrayOfAQueueThatRanEmptyIsKept() {
        var queue = Fifo<Int>()
        for _ in 0..<2 {
            for number in 0..<1_000 { queue.append(number) }
            while queue.popFirst() != nil {}
        }
        #expect(queue.elements.isEmpty && queue.elements.capacity >= 1_000)
        queue.append(1)
        queue.removeAll()
        #expect(queue.isEmpty && queue.elements.capacity == 0)
        for number in 0..<100_000 { queue.append(number) }
        while queue.popFirst() != nil {}
        #expect(queue.elements.capacity < 100_000)
    }
}
