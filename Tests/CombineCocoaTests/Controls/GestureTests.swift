import Combine
import CombineCocoa
import Foundation
import Testing
import UIKit

/// Every publisher of a recognizer, by the same rules.
@MainActor @Suite struct GestureTests {
    private func check<Recognizer: UIGestureRecognizer>(
        _ make: () -> Recognizer, _ publisher: (Recognizer) -> AnyPublisher<Recognizer, Never>
    ) async {
        weak var gone: Recognizer?
        let requests = Requests<Recognizer>()
        do {
            let recognizer = make()
            gone = recognizer
            let isDiscrete = recognizer is UITapGestureRecognizer || recognizer is UISwipeGestureRecognizer
            func recognise() {
                recognizer.state = isDiscrete ? .ended : .began
                if !isDiscrete { recognizer.state = .ended }
                recognizer.state = .possible
            }
            publisher(recognizer).subscribe(requests)
            await mainQueueTurn()
            recognise()
            #expect(requests.values.isEmpty, "an event that nobody requested is dropped")
            requests.subscription?.request(.max(1))
            await mainQueueTurn()
            recognise()
            recognise()
            #expect(requests.values.count == 1)
            #expect(requests.values.first === recognizer)
            requests.subscription?.request(.unlimited)
            await mainQueueTurn()
            requests.cancel()
            await mainQueueTurn()
            recognise()
            #expect(requests.values.count == 1)
            requests.forget()
        }
        await mainQueueTurn()
        #expect(gone == nil, "a cancelled subscription releases its recognizer")
    }

    @Test func taps() async { await check({ UITapGestureRecognizer() }, \.tapPublisher) }
    @Test func pinches() async { await check({ UIPinchGestureRecognizer() }, \.pinchPublisher) }
    @Test func rotations() async { await check({ UIRotationGestureRecognizer() }, \.rotationPublisher) }
    @Test func swipes() async { await check({ UISwipeGestureRecognizer() }, \.swipePublisher) }
    @Test func pans() async { await check({ UIPanGestureRecognizer() }, \.panPublisher) }
    @Test func edgePans() async { await check({ UIScreenEdgePanGestureRecognizer() }, \.screenEdgePanPublisher) }
    @Test func presses() async { await check({ UILongPressGestureRecognizer() }, \.longPressPublisher) }
}
