import Foundation
import Seam
import Testing
import UIKit

@MainActor @Suite struct ControlBindingTests {
    final class Model {
        @Property var name = "Alice"
        @Property var age = 30
        @Property var isOn = false
        @Property var text = ""
    }

    private let model = Model()

    /// Types as a person does: the text changes, and the field tells of it.
    private func type(_ text: String, in field: UITextField) {
        field.text = text
        field.sendActions(for: .editingChanged)
    }

    @Test func labelsAndTitles() {
        let (label, controller, button) = (UILabel(), UIViewController(), UIButton(type: .system))
        let image = UIImageView()
        let token = BindingToken {
            model.$name.bind(to: label)
            model.$name.bind(to: controller)
            model.$age.bind(to: button, \.tag)
            model.$age.map { "\($0) years" }.bind(to: button)
            model.$isOn.bind(to: image, \.isHidden)
        }
        model.name = "Bea"
        model.age = 31
        model.isOn = true
        #expect(label.text == "Bea")
        #expect(controller.title == "Bea")
        #expect(button.title(for: .normal) == "31 years")
        #expect(button.tag == 31)
        #expect(image.isHidden)
        token.end()
        model.name = "C"
        #expect(label.text == "Bea")
    }

    @Test func anOptionalTextHidesItsLabel() {
        let error = Property<String?>(nil)
        let label = UILabel()
        let token = error.bind(to: label)
        #expect(label.isHidden)
        error.value = "no"
        #expect(!label.isHidden && label.text == "no")
        withExtendedLifetime(token) {}
    }

    @Test func fieldsBothWays() {
        let field = UITextField()
        let token = model.$name.bindTwoWay(to: field)
        #expect(field.text == "Alice")
        let recorder = Recorder(model.$name)
        type("Bob", in: field)
        #expect(model.name == "Bob")
        model.name = "Carol"
        #expect(field.text == "Carol")
        field.sendActions(for: .editingDidEnd)
        // What the field shows already is not written again.
        #expect(recorder.values == ["Alice", "Bob", "Carol"])
        token.end()
        type("D", in: field)
        #expect(model.name == "Carol")
    }

    @Test func fieldsByAConverter() {
        let field = UITextField()
        let token = model.$age.bindTwoWay(to: field, .text)
        #expect(field.text == "30")
        type("41", in: field)
        #expect(model.age == 41)
        type("", in: field)
        #expect(model.age == 41)
        #expect(field.text?.isEmpty == true)
        type("042", in: field)
        #expect(model.age == 42)
        #expect(field.text == "42")
        withExtendedLifetime(token) {}
    }

    @Test func aModelThatCorrectsTheTextIsShown() {
        let field = UITextField()
        let correcting = model.$name.observe { [model] in
            if $0 != $0.uppercased() { model.name = $0.uppercased() }
        }
        let token = model.$name.bindTwoWay(to: field)
        type("bob", in: field)
        #expect(model.name == "BOB")
        #expect(field.text == "BOB")
        withExtendedLifetime((token, correcting)) {}
    }

    @Test func leavesACompositionAlone() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        window.addSubview(field)
        window.makeKeyAndVisible()
        let correcting = model.$name.observe { [model] in
            if $0.contains(" ") { model.name = $0.replacingOccurrences(of: " ", with: "_") }
        }
        model.name = ""
        let token = model.$name.bindTwoWay(to: field)
        field.becomeFirstResponder()
        field.setMarkedText("ㅎ", selectedRange: NSRange(location: 1, length: 0))
        field.sendActions(for: .editingChanged)
        model.name = "from elsewhere"
        #expect(field.markedTextRange != nil)
        #expect(field.text == "ㅎ")
        field.setMarkedText("한", selectedRange: NSRange(location: 1, length: 0))
        field.sendActions(for: .editingChanged)
        #expect(field.text == "한")
        #expect(model.name == "한")
        field.unmarkText()
        field.sendActions(for: .editingChanged)
        #expect(field.text == "한")
        #expect(model.name == "한")
        withExtendedLifetime((token, correcting)) {}
    }

    @Test func theCaretStaysWhereItWas() throws {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        window.addSubview(field)
        window.makeKeyAndVisible()
        let token = model.$name.bindTwoWay(to: field)
        field.becomeFirstResponder()
        let place = try #require(field.position(from: field.endOfDocument, offset: -2))
        field.selectedTextRange = field.textRange(from: place, to: place)
        model.name = "Beatrice"
        let caret = try #require(field.selectedTextRange?.start)
        #expect(field.offset(from: caret, to: field.endOfDocument) == 2)
        withExtendedLifetime(token) {}
    }

    @Test func otherControlsBothWays() {
        let (control, slider, view) = (UISwitch(), UISlider(), UITextView())
        let level = Property<Float>(0.5)
        let token = BindingToken {
            model.$isOn.bindTwoWay(to: control)
            level.bindTwoWay(to: slider)
            model.$text.bindTwoWay(to: view)
        }
        control.isOn = true
        control.sendActions(for: .valueChanged)
        #expect(model.isOn)
        model.isOn = false
        #expect(!control.isOn)
        level.value = 0.25
        #expect(slider.value == 0.25)
        view.text = "a"
        NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: view)
        #expect(model.text == "a")
        model.text = "b"
        #expect(view.text == "b")
        withExtendedLifetime(token) {}
    }

    @Test func commandsOfButtons() {
        let isReady = Property(false)
        var names: [String] = []
        let command = Command<String>(when: isReady) { names.append($0) }
        let button = UIButton(type: .system)
        let field = UITextField()
        field.text = "A"
        let token = command.bind(to: button) { field.text ?? "" }
        #expect(!button.isEnabled)
        isReady.value = true
        #expect(button.isEnabled)
        button.sendActions(for: .touchUpInside)
        #expect(names == ["A"])
        token.end()
        button.sendActions(for: .touchUpInside)
        #expect(names == ["A"])
    }

    final class Screen: UIViewController {
        let model: Model
        let label = UILabel()
        let field = UITextField()
        let button = UIButton(type: .system)
        let table = UITableView()
        lazy var rename = Command<Void>(of: model) { $0.name = "renamed" }
        let items = Property<[ListTests.Item]>([])
        private var bindings: BindingToken?

        init(_ model: Model) {
            self.model = model
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            bindings = BindingToken {
                model.$name.bind(to: label)
                model.$name.bindTwoWay(to: field)
                model.$name.bind(to: self) { screen, name in screen.title = name }
                rename.bind(to: button)
                items.bind(to: table) { cell, item in cell.textLabel?.text = item.text }
            }
        }
    }

    @Test func aScreenWithBindingsGoes() throws {
        try expectReleased {
            let screen = Screen(model)
            screen.loadViewIfNeeded()
            screen.button.sendActions(for: .touchUpInside)
            #expect(screen.title == "renamed")
            return screen
        }
        #expect(model.$name.bindingCount == 0)
    }
}
