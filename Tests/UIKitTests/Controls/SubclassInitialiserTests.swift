import Foundation
import Testing
import UIKit

/// Initialisers that an app's subclass may override and call are the same as on iOS.
@MainActor
struct SubclassInitialiserTests {
    private final class Avatar: UIImageView {
        let note: String

        override init(image: UIImage?) {
            note = "of an image"
            super.init(image: image)
        }

        init(note: String) {
            self.note = note
            super.init(image: nil, highlightedImage: nil)
        }

        required init?(coder: NSCoder) { nil }
    }

    private final class Choice: UISegmentedControl {
        override init(items: [Any]?) {
            super.init(items: items)
            selectedSegmentIndex = 0
        }

        required init?(coder: NSCoder) { nil }
    }

    private final class Refresh: UIRefreshControl {
        override init() {
            super.init()
            tintColor = .red
        }

        required init?(coder: NSCoder) { nil }
    }

    @Test func subclassesOfImageViews() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { _ in }
        let avatar = Avatar(image: image)
        #expect(avatar.note == "of an image")
        #expect(avatar.image === image)
        #expect(avatar.bounds.size == CGSize(width: 20, height: 10))
        #expect(!avatar.isUserInteractionEnabled)
        #expect(Avatar(note: "mine").note == "mine")
    }

    @Test func subclassesOfSegmentedControls() {
        let choice = Choice(items: ["하나", "둘"])
        #expect(choice.numberOfSegments == 2)
        #expect(choice.selectedSegmentIndex == 0)
        #expect(choice.bounds.height > 0)
        let actions = UISegmentedControl(frame: .zero, actions: [UIAction(title: "a") { _ in }])
        #expect(actions.titleForSegment(at: 0) == "a")
    }

    @Test func subclassesOfRefreshControls() {
        let control = Refresh()
        #expect(control.tintColor == .red)
        #expect(control.bounds.height == UIRefreshControl().bounds.height)
    }
}
