import Testing

@testable import SwiftUI
@testable import UIKit

/// The looks of text fields that apps make themselves.
@Suite @MainActor struct TextFieldStyleTests {
    private struct Boxed: TextFieldStyle {
        func _body(configuration: TextField<Self._Label>) -> some View {
            HStack {
                Text(verbatim: "box")
                configuration.padding(4)
            }
        }
    }

    private struct Form: View {
        @State private var name = ""
        @State private var secret = ""
        var body: some View {
            VStack {
                TextField("Name", text: $name)
                SecureField("Secret", text: $secret)
                TextField("Plain", text: $name).textFieldStyle(.roundedBorder)
                Text(verbatim: "\(name)|\(secret)")
            }
            .textFieldStyle(Boxed())
        }
    }

    @Test func aStyleIsAroundEachField() throws {
        let screen = TestScreen { Form() }
        #expect(screen.texts.filter { $0 == "box" }.count == 2)
        let fields = screen.all(UITextField.self)
        #expect(fields.map(\.placeholder) == ["Name", "Secret", "Plain"])
        #expect(fields.map(\.isSecureTextEntry) == [false, true, false])
        #expect(fields.map(\.borderStyle) == [.none, .none, .roundedRect])
        screen.tap(fields[0])
        screen.type("민수 🙂")
        #expect(screen.texts.contains("민수 🙂|"))
    }
}
