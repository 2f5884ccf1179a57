import Testing

@testable import Tracing

@Suite struct KnownValuesTests {
    private final class Owner {}

    @Test func tellsTheTextBefore() {
        let (values, owner, other) = (KnownValues(), Owner(), Owner())
        #expect(values.exchange(owner, "title", "A") == nil)
        #expect(values.exchange(owner, "title", "B") == "A")
        #expect(values.exchange(owner, "text", "C") == nil)
        #expect(values.exchange(other, "title", "D") == nil)
        #expect(values.exchange(owner, "title", "E") == "B")
    }

    @Test func meetsAnObjectOnce() {
        let (values, owner) = (KnownValues(), Owner())
        _ = values.exchange(owner, "title", "A")
        #expect(values.isNew(owner))
        #expect(!values.isNew(owner))
        #expect(values.exchange(owner, "title", "B") == "A")
        values.forget(owner)
        #expect(values.isNew(owner))
        #expect(values.exchange(owner, "title", "C") == nil)
    }

    @Test func knowsNothingOfAnObjectAtTheAddressOfAnother() {
        let values = KnownValues()
        var addresses: Set<ObjectIdentifier> = []
        var isReused = false
        for _ in 0..<1_000 {
            let owner = Owner()
            isReused = !addresses.insert(ObjectIdentifier(owner)).inserted || isReused
            #expect(values.exchange(owner, "title", "A") == nil)
            #expect(values.isNew(owner))
        }
        #expect(isReused, "no address was used twice, so that this test has shown nothing")
    }

    @Test func keepsNoObject() {
        let values = KnownValues()
        weak var gone: Owner?
        do {
            let owner = Owner()
            _ = values.exchange(owner, "title", "A")
            gone = owner
        }
        #expect(gone == nil)
    }
}
