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

private final class NamedPrivately: NSObject {}
final class NamedInObjectiveC: NSObject {}
final class NamedSecond: NSObject {}
final class NamedLess: NSObject {}
final class 이름: NSObject {}

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

    @Test func namesInOtherLettersAreFound() {
        #expect(NSClassFromString("SeamFoundationTests.이름") == 이름.self)
        #expect(NSClassFromString(NSStringFromClass(이름.self)) == 이름.self)
    }

    @Test func namesWithDotsAreFoundToo() {
        #expect(NSClassFromString("SeamFoundationTests.NamedOuter.Box.Inside") == NamedOuter.Box.Inside.self)
    }

    @Test func namesThatAreGivenAreTheClasses() {
        ClassNames.give("NamedByItself", NamedInObjectiveC.self)
        ClassNames.give("NamedByItself", NamedSecond.self)
        #expect(NSStringFromClass(NamedInObjectiveC.self) == "NamedByItself")
        #expect(NamedInObjectiveC.description() == "NamedByItself")
        #expect(NSClassFromString("NamedByItself") == NamedInObjectiveC.self)
        #expect(NSClassFromString("SeamFoundationTests.NamedInObjectiveC") == NamedInObjectiveC.self)
        #expect(NSClassFromString("NamedInObjectiveC") == nil)
        #expect(Foundation.NSStringFromClass(NamedInObjectiveC.self) == "NamedByItself")
        #expect(Foundation.NSClassFromString("NamedByItself") == NamedInObjectiveC.self)
        #expect(String(describing: NamedInObjectiveC.self) == "NamedInObjectiveC")
    }

    @Test func namesToBeFoundByAreNotTheClasses() {
        ClassNames.add("FoundByThis", NamedLess.self)
        #expect(ClassNames.find("FoundByThis") == NamedLess.self)
        #expect(NSClassFromString("FoundByThis") == nil)
        #expect(NSStringFromClass(NamedLess.self) == "SeamFoundationTests.NamedLess")
    }

    @Test func classesOfFrameworksHaveNoModule() {
        #expect(NSStringFromClass(NSExpression.self) == "NSExpression")
        #expect(NSClassFromString("NSString") == NSString.self)
        #expect(NSStringFromClass(ProcessInfo.self) == "NSProcessInfo")
    }

    @Test func privateClassesAreFoundByTheirNames() {
        let name = NSStringFromClass(NamedPrivately.self)
        #expect(name.contains("NamedPrivately"))
        ClassNames.giveOwn(NamedPrivately.self)
        #expect(NSStringFromClass(NamedPrivately.self) == name)
        #expect(NSClassFromString(name) == NamedPrivately.self)
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

    @Test func aClassTellsItsSuperclass() {
        #expect(class_getSuperclass(NSMutableArray.self) == NSArray.self)
        #expect(class_getSuperclass(NSObject.self) == nil)
        #expect(class_getSuperclass(nil) == nil)
    }
}
