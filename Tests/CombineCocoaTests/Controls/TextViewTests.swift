import Combine
import CombineCocoa
import Foundation
import Testing
import UIKit

@MainActor @Suite struct TextViewTests {
    @Test func textsThatNobodyRequestedAreDropped() {
        for publisher in [\UITextView.textPublisher, \.valuePublisher] {
            let view = UITextView()
            view.text = "a"
            let requests = Requests<String?>()
            view[keyPath: publisher].subscribe(requests)
            #expect(requests.values.isEmpty)
            requests.subscription?.request(.max(1))
            #expect(requests.values == ["a"])
            view.text = "b"
            #expect(requests.values == ["a"])
            requests.subscription?.request(.max(1))
            view.insertText("c")
            #expect(requests.values.count == 2)
            #expect(requests.values.last == "bc")
            requests.cancel()
            view.text = "d"
            #expect(requests.values.count == 2)
        }
    }

    @Test func theStreamEndsWithTheView() {
        let requests = Requests<String?>()
        weak var gone: UITextView?
        do {
            let view = UITextView()
            gone = view
            view.textPublisher.subscribe(requests)
            requests.subscription?.request(.unlimited)
        }
        #expect(gone == nil)
        #expect(requests.isFinished)
    }
}
