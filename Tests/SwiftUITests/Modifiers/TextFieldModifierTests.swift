import Testing

@testable import SwiftUI
@testable import UIKit

/// What text fields are told by the views around them.
@Suite @MainActor struct TextFieldModifierTests {
    private func field(_ view: some View) throws -> UITextField {
        let screen = TestScreen { view }
        return try #require(screen.all(UITextField.self).first)
    }

    @Test func traitsReachTheField() throws {
        let name = Binding.constant("a")
        let first = try field(
            TextField("n", text: name).keyboardType(.emailAddress).autocapitalization(.none).disableAutocorrection(true)
                .textContentType(.emailAddress))
        #expect(first.keyboardType == .emailAddress)
        #expect(first.autocapitalizationType == .none)
        #expect(first.autocorrectionType == .no)
        #expect(first.textContentType == .emailAddress)
        let second = try field(
            VStack { TextField("n", text: name) }.textInputAutocapitalization(.characters).autocorrectionDisabled(false)
        )
        #expect(second.autocapitalizationType == .allCharacters)
        #expect(second.autocorrectionType == .yes)
    }

    @Test func stylesAreBorders() throws {
        #expect(
            try field(TextField("n", text: .constant("")).textFieldStyle(.roundedBorder)).borderStyle == .roundedRect)
        #expect(try field(TextField("n", text: .constant("")).textFieldStyle(.plain)).borderStyle == .none)
    }

    @Test func returnSubmitsInnermostFirst() throws {
        var log: [String] = []
        let screen = TestScreen {
            VStack { TextField("n", text: .constant("")).onSubmit { log.append("inner") } }.onSubmit {
                log.append("outer")
            }
        }
        let field = try #require(screen.all(UITextField.self).first)
        screen.tap(field)
        #expect(field.isFirstResponder)
        _ = field.delegate?.textFieldShouldReturn(field)
        #expect(log == ["inner", "outer"])
        #expect(!field.isFirstResponder)
    }
}
