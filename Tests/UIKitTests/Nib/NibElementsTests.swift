import Testing

@testable import UIKit

@MainActor
@Suite struct NibElementsTests {
    @Test func noNameStandsForTwoElements() {
        let names =
            NibElements.views.flatMap { $0.names } + NibElements.controllers.flatMap { $0.names }
            + NibElements.recognizers.flatMap { $0.names } + NibElements.objects.flatMap { $0.names }
        #expect(Set(names).count == names.count)
    }

    @Test func noClassHasTwoElements() {
        let views = NibElements.views.map { ObjectIdentifier($0.viewClass) }
        #expect(Set(views).count == views.count)
        let controllers = NibElements.controllers.filter { $0.isSupported }.map { ObjectIdentifier($0.controllerClass) }
        #expect(Set(controllers).count == controllers.count)
    }

    @Test func superclassesDecodeFirst() {
        let classes = NibClasses.decoders(of: "textView").map { ObjectIdentifier($0.viewClass) }
        #expect(classes == [UIView.self, UIScrollView.self, UITextView.self].map { ObjectIdentifier($0) })
        #expect(
            NibClasses.decoders(of: "noSuchThing").map { ObjectIdentifier($0.viewClass) } == [
                ObjectIdentifier(UIView.self)
            ])
    }
}
