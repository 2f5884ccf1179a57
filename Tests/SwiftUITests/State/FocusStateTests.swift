import Testing
import UIKit

@testable import SwiftUI

/// The focus of fields.
@Suite @MainActor struct FocusStateTests {
    private struct Form: View {
        enum Field: Hashable { case name, mail }
        @FocusState private var field: Field?
        @State private var name = ""
        @State private var mail = ""
        var body: some View {
            VStack {
                Text(verbatim: field.map { "\($0)" } ?? "none")
                TextField("Name", text: $name).focused($field, equals: .name)
                TextField("Mail", text: $mail).focused($field, equals: .mail)
                Button("next") { field = .mail }
                Button("away") { field = nil }
            }
        }
    }

    @Test func theStateFollowsTheFocusAndLeadsIt() throws {
        let screen = TestScreen { Form() }
        let fields = screen.all(UITextField.self)
        #expect(screen.label("none") != nil)
        fields[0].becomeFirstResponder()
        screen.settle()
        #expect(screen.label("name") != nil)
        screen.tap(try #require(screen.label("next")))
        #expect(fields[1].isFirstResponder)
        #expect(screen.label("mail") != nil)
        screen.tap(try #require(screen.label("away")))
        #expect(!fields[1].isFirstResponder)
        #expect(screen.label("none") != nil)
    }
}
