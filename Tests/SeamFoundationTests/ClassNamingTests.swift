import Foundation
import ObjectiveC
import SeamFoundation
import Testing

import func SeamFoundation.NSClassFromString
import func SeamFoundation.NSStringFromClass

final class NamedOuter {
    final class Inner { enum Kind { final class Deep {} } }
    struct Box { final class Inside {} }
}

@Suite struct ClassNamingTests {
    @Test func classesInTypesHaveTheNamesOfObjectiveC() {
        let names: [(AnyClass, String)] = [
            (NamedOuter.self, "SeamFoundationTests.NamedOuter"),
            (NamedOuter.Inner.self, "_TtCC19SeamFoundationTests10NamedOuter5Inner"),
            (NamedOuter.Box.Inside.self, "_TtCVC19SeamFoundationTests10NamedOuter3Box6Inside"),
            (NamedOuter.Inner.Kind.Deep.self, "_TtCOCC19SeamFoundationTests10NamedOuter5Inner4Kind4Deep"),
            (NSString.self, "NSString"),
        ]
        for (type, name) in names {
            #expect(NSStringFromClass(type) == name)
            #expect(NSClassFromString(name) == type)
        }
    }

    @Test func namesWithDotsAreFoundToo() {
        #expect(NSClassFromString("SeamFoundationTests.NamedOuter.Box.Inside") == NamedOuter.Box.Inside.self)
        ClassNames.add("ClassOfAnotherName", NamedOuter.self)
        #expect(NSClassFromString("ClassOfAnotherName") == NamedOuter.self)
    }

    @Test(arguments: [
        "", ".", "..", "a.b.c", "_Tt", "_TtC", "_TtC1", "_TtC0", "_TtCC19SeamFoundationTests10NamedOuter5Inne",
        "_TtCC19SeamFoundationTests10NamedOuter5Innerx", "_TtC99999999999999999999A", "a.b.c.d.e.f.g.h.i.j", "é.b.c",
        "SeamFoundationTests.NamedOuter.Box", "_TtV19SeamFoundationTests10NamedOuter", "_TtCCCCCCCCCCC1a1b",
    ])
    func otherNamesAreNoClasses(_ name: String) { #expect(NSClassFromString(name) == nil) }

    @Test func classesInFunctionsStopNothing() {
        final class Local {}
        #expect(NSStringFromClass(Local.self).contains("Local"))
    }
}
