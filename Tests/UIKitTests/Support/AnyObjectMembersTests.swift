import Testing
import UIKit

@MainActor
@Suite struct AnyObjectMembersTests {
    @Test func membersAreThoseOfWhatTheObjectIs() {
        let button = UIButton(type: .system)
        button.tag = 7
        button.isSelected = true
        let sender: AnyObject = button
        #expect(_members(of: sender).tag == 7)
        #expect(_members(of: sender).isSelected == true)
        _members(of: sender).setTitle("한국어", for: .normal)
        #expect(button.title(for: .normal) == "한국어")

        let item = UIBarButtonItem(title: "Done", style: .plain, target: nil, action: nil)
        item.tag = 3
        #expect(_members(of: item).tag == 3)
        #expect(_members(of: item).title == "Done")
    }

    @Test func anObjectDescribesItself() {
        let error: AnyObject = NSNumber(value: 5)
        #expect(_members(of: error).description == "5")
        #expect(_members(of: error).hash == NSNumber(value: 5).hash)
    }

    @Test func aPropertyThatIsMissingIsNil() {
        #expect(_members(of: UIBarButtonItem()).isOn == nil)
        #expect(_members(of: nil)?.tag == nil)
    }

    @Test func aPictureOfTheScreenShowsItsWindows() {
        _ = TestScreen(UIViewController())
        let picture = UIScreen.main.snapshotView(afterScreenUpdates: true)
        #expect(picture.frame.size == UIScreen.main.bounds.size)
        #expect(picture.subviews.contains { $0.frame.size == UIScreen.main.bounds.size })
    }

    @Test func behavioursBeginWithoutItems() {
        #expect(UIGravityBehavior().items.isEmpty)
        #expect(UICollisionBehavior().items.isEmpty)
        #expect(UIDynamicItemBehavior().items.isEmpty)
        #expect(UIPushBehavior().mode == .continuous)
    }
}
