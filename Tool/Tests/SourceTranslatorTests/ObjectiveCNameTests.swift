import Testing

@testable import SourceTranslator

@Suite struct ObjectiveCNameTests {
    @Test(
        arguments: [
            ("foo", [], "foo"), ("foo", [""], "foo:"), ("foo", ["sender"], "fooWithSender:"),
            ("move", ["to"], "moveTo:"), ("tapped", ["with", ""], "tappedWith::"),
            ("foo", ["forEvent"], "fooForEvent:"),
            ("insertObject", ["at"], "insertObjectAt:"), ("applyFrom", ["source"], "applyFromSource:"),
            ("set", ["", "animated"], "set:animated:"), ("didTapButton", ["button"], "didTapButtonWithButton:"),
        ] as [(String, [String], String)]) func spellsMethods(base: String, labels: [String], expected: String)
    {
        #expect(ObjectiveCName.selector(base: base, labels: labels) == expected)
    }

    @Test func spellsEffects() {
        #expect(ObjectiveCName.selector(base: "save", labels: [], isThrowing: true) == "saveAndReturnError:")
        #expect(ObjectiveCName.selector(base: "save", labels: [""], isThrowing: true) == "save:error:")
        #expect(ObjectiveCName.selector(base: "load", labels: [], isAsync: true) == "loadWithCompletionHandler:")
    }

    @Test func spellsSetters() {
        #expect(ObjectiveCName.setter(of: "title") == "setTitle:")
        #expect(ObjectiveCName.setter(of: "isOn") == "setIsOn:")
    }

    @Test func knowsDelegatesBySwiftName() {
        #expect(
            FrameworkMethods.selectors(ofProtocolMethod: "tableView(_:commit:forRowAt:)")
                == ["tableView:commitEditingStyle:forRowAtIndexPath:"])
        #expect(
            FrameworkMethods.selectors(ofProtocolMethod: "numberOfSections(in:)")
                == ["numberOfSectionsInCollectionView:", "numberOfSectionsInTableView:"])
        for method in FrameworkMethods.ofProtocols.values.joined() {
            #expect(
                method.name.filter { $0 == ":" }.count == method.selector.filter { $0 == ":" }.count, "\(method)")
        }
    }
}
