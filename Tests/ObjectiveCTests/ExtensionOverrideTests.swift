import Foundation
import Testing

@testable import ObjectiveC

/// What extensions of frameworks' classes override.
@Suite struct ExtensionOverrideTests {
    @Test func subclassesThatInheritTakeTheOverride() {
        // As a framework sees an object: by its superclass.
        func name(_ object: Root) -> String { object.name }
        #expect(name(Base()) == "base" && name(Heir()) == "base" && name(Owner()) == "owner of base")
        _ExtensionOverrides.adopt(Changed.self, notIn: Plain.self, into: Base.self)
        #expect(name(Base()) == "root changed" && name(Heir()) == "root changed")
        #expect(name(Owner()).hasPrefix("owner of "), "its own is kept")
        #expect(name(Root()) == "root" && name(Other()) == "root", "what is above and beside stays as it is")
        #expect(Base().count == 1, "so do other members")
    }
}

private class Root: NSObject {
    var name: String { "root" }
    var count: Int { 1 }
}

private class Base: Root {
    override var name: String { "base" }
}

extension Base {
    /// The author's override, which calls the superclass's.
    fileprivate func changedName() -> String { super.name + " changed" }
}

private class Plain: Base {}

private final class Changed: Base {
    override var name: String { changedName() }
}

private class Heir: Base {}

private class Owner: Base {
    override var name: String { "owner of " + super.name }
}

private class Other: Root {}
