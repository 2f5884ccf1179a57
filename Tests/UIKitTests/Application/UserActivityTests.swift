import Foundation
import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct UserActivityTests {
    final class Screen: UIViewController {
        var count = 0
        override func updateUserActivityState(_ activity: NSUserActivity) {
            count += 1
            activity.addUserInfoEntries(from: ["count": count])
            super.updateUserActivityState(activity)
        }
    }

    final class Delegate: NSObject, NSUserActivityDelegate {
        var saved = 0
        func userActivityWillSave(_ userActivity: NSUserActivity) { saved += 1 }
    }

    private func turn() async { await withCheckedContinuation { next in DispatchQueue.main.async { next.resume() } } }

    @Test func aCurrentActivityAsksForItsValues() async {
        let activity = NSUserActivity(activityType: "com.example.read")
        #expect(activity.isEligibleForHandoff && !activity.isEligibleForSearch && activity.keywords.isEmpty)
        let (screen, delegate) = (Screen(), Delegate())
        screen.userActivity = activity
        activity.delegate = delegate
        activity.userInfo = ["page": 3]
        activity.needsSave = true
        await turn()
        #expect(delegate.saved == 0, "it is not current")
        activity.becomeCurrent()
        await turn()
        #expect(delegate.saved == 1 && screen.count == 1 && !activity.needsSave)
        #expect(activity.userInfo?["page"] as? Int == 3 && activity.userInfo?["count"] as? Int == 1)
        screen.userActivity = nil
        activity.needsSave = true
        await turn()
        #expect(delegate.saved == 2 && screen.count == 1)
        activity.invalidate()
        activity.becomeCurrent()
        activity.needsSave = true
        await turn()
        #expect(delegate.saved == 2)
    }

    @Test func anActivityDoesNotKeepItsResponder() {
        let activity = NSUserActivity(activityType: "com.example.read")
        weak var gone: Screen?
        do {
            let screen = Screen()
            screen.userActivity = activity
            gone = screen
        }
        #expect(gone == nil)
    }
}
