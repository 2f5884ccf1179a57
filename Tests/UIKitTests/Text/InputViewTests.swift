import Foundation
import Testing

@testable import UIKit

/// Views in the place of the keyboard, and who manages them.
@MainActor @Suite struct InputViewTests {
    private final class Field: UITextField {
        let keys = UIInputView(frame: CGRect(x: 0, y: 0, width: 0, height: 180), inputViewStyle: .keyboard)
        override var inputView: UIView? {
            get { keys }
            set {}
        }
    }

    @Test func anInputViewStandsAtTheBottom() {
        let field = Field(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
        let screen = TestScreen(views: field)
        field.becomeFirstResponder()
        screen.advance(by: 1)
        #expect(field.keys.window != nil && field.keys.bounds.height == 180)
        #expect(field.keys.inputViewStyle == .keyboard && field.keys.backgroundColor != nil)
        #expect(UIInputView(frame: .zero).inputViewStyle == .default)
    }

    @Test func aControllerOfAKeyboardEndsEditing() {
        let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
        let screen = TestScreen(views: field)
        let controller = UIInputViewController()
        #expect(controller.inputView?.inputViewStyle == .keyboard && !controller.needsInputModeSwitchKey)
        screen.window.addSubview(controller.view)
        field.becomeFirstResponder()
        #expect(field.isFirstResponder)
        controller.dismissKeyboard()
        #expect(!field.isFirstResponder)
    }

    @Test func textViewsHaveNoPanelForFinding() {
        let view = UITextView()
        #expect(!view.isFindInteractionEnabled && view.findInteraction == nil)
        view.isFindInteractionEnabled = true
        #expect(view.isFindInteractionEnabled)
    }
}
