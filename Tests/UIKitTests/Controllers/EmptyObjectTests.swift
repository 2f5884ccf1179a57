import Testing

@testable import UIKit

/// Objects that apps make without arguments.
@MainActor @Suite struct EmptyObjectTests {
    @Test func anAlertWithoutArgumentsIsAnActionSheet() {
        let alert = UIAlertController()
        #expect(alert.preferredStyle == .actionSheet && alert.title == nil && alert.actions.isEmpty)
        alert.title = "삭제"
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        #expect(alert.actions.count == 1)
    }

    @Test func aRowWithAnEmptyConfigurationCannotBeSwiped() {
        #expect(UISwipeActionsConfiguration().actions.isEmpty)
        #expect(UIContextualAction().style == .normal && UITableViewRowAction().title == nil)
    }

    @Test func classesOfTouchesTellOfTheirOwn() {
        final class Touch: UITouch {
            override func location(in view: UIView?) -> CGPoint { CGPoint(x: 3, y: 4) }
        }
        let touch: UITouch = Touch()
        #expect(touch.location(in: nil) == CGPoint(x: 3, y: 4))
        #expect(UITouch().location(in: UIView()) == .zero && UIEvent().type == .touches)
    }

    @Test func theBorderOfATextViewFollowsItsStyle() {
        let view = UITextView()
        #expect(view.borderStyle == .none && view.layer.borderWidth == 0)
        view.borderStyle = .roundedRect
        #expect(view.layer.borderWidth > 0 && view.layer.cornerRadius == 5)
        view.borderStyle = .none
        #expect(view.layer.borderWidth == 0 && view.layer.cornerRadius == 0)
    }
}
