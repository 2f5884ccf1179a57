import Foundation
import SeamFoundation
import Testing

@Suite struct QueueIdentityTests {
    @Test func theSystemsQueuesAreOneEach() {
        let main = DispatchQueue.main
        #expect(main === DispatchQueue.main && main == .main && !(main !== DispatchQueue.main))
        #expect(OperationQueue.main.underlyingQueue === DispatchQueue.main)
        #expect(Set([main, .main, .global()]).count == 2)
        #expect(DispatchQueue.global() === DispatchQueue.global() && DispatchQueue.global() != .main)
        #expect(DispatchQueue.global(qos: .utility) !== DispatchQueue.global(qos: .background))
        let none: DispatchQueue? = nil
        #expect(none !== DispatchQueue.main && none === nil)
    }

    @Test func othersAreTheirOwn() {
        let (first, second) = (DispatchQueue(label: "one"), DispatchQueue(label: "one"))
        #expect(first === first && first !== second && first != second)
        #expect(first !== DispatchQueue.main)
        #expect(Set([first, second, first]).count == 2)
    }
}
