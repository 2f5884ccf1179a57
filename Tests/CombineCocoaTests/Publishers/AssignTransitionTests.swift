import Combine
import CombineCocoa
import Foundation
import Testing
import UIKit

@MainActor @Suite struct AssignTransitionTests {
    @Test func turningOver() {
        for direction: AssignTransition.Direction in [.top, .bottom, .left, .right] {
            let label = UILabel()
            let texts = PassthroughSubject<String?, Never>()
            let sink = texts.assign(to: \.text, on: label, animation: .flip(direction: direction, duration: 0.1))
            texts.send("a")
            #expect(label.text == "a")
            sink.cancel()
            texts.send("b")
            #expect(label.text == "a")
        }
    }

    @Test func fading() {
        let label = UILabel()
        let sink = ["a", "b"].publisher.map(Optional.some)
            .assign(to: \.text, on: label, animation: .fade(duration: 0.1))
        #expect(label.text == "b")
        sink.cancel()
    }

    @Test func animatingBesides() {
        let label = UILabel()
        let texts = PassthroughSubject<String?, Never>()
        var events: [String] = []
        let sink = texts.assign(
            to: \.text, on: label,
            animation: .animation(
                duration: 0, options: [], animations: { events.append("besides \(label.text ?? "")") },
                completion: { events.append("done \($0)") }))
        texts.send("a")
        #expect(events.first == "besides a")
        sink.cancel()
    }

    @Test func theViewIsKeptAsLongAsTheSubscription() {
        let texts = PassthroughSubject<String?, Never>()
        weak var gone: UILabel?
        var sink: AnyCancellable?
        do {
            let label = UILabel()
            gone = label
            sink = texts.assign(to: \.text, on: label, animation: .fade(duration: 0))
        }
        #expect(gone != nil)
        sink?.cancel()
        sink = nil
        #expect(gone == nil)
    }
}
