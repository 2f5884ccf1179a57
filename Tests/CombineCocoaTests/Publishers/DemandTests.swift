import Combine
import CombineCocoa
import Foundation
import Testing
import UIKit

@MainActor @Suite struct DemandTests {
    @Test func tapsThatNobodyAskedForAreDropped() {
        let button = UIButton()
        let requests = Requests<Void>()
        button.tapPublisher.subscribe(requests)
        button.sendActions(for: .touchUpInside)
        #expect(requests.values.isEmpty)
        requests.subscription?.request(.max(2))
        #expect(requests.values.isEmpty)
        for _ in 0..<3 { button.sendActions(for: .touchUpInside) }
        #expect(requests.values.count == 2)
        requests.cancel()
    }

    @Test func aPropertyOwesItsNewestValue() {
        let slider = UISlider()
        let requests = Requests<Float>()
        slider.valuePublisher.subscribe(requests)
        #expect(requests.values.isEmpty)
        requests.subscription?.request(.max(1))
        #expect(requests.values == [0])
        for value: Float in [0.25, 0.5] {
            slider.value = value
            slider.sendActions(for: .valueChanged)
        }
        #expect(requests.values == [0])
        requests.subscription?.request(.max(2))
        #expect(requests.values == [0, 0.5])
        slider.value = 1
        slider.sendActions(for: .valueChanged)
        #expect(requests.values == [0, 0.5, 1])
        requests.cancel()
    }

    @Test func callsOfADelegateThatNobodyAskedForAreDropped() {
        let scroll = UIScrollView()
        let requests = Requests<Void>()
        scroll.didScrollPublisher.subscribe(requests)
        scroll.contentOffset.y = 1
        requests.subscription?.request(.max(1))
        #expect(requests.values.isEmpty)
        scroll.contentOffset.y = 2
        scroll.contentOffset.y = 3
        #expect(requests.values.count == 1)
        requests.cancel()
    }

    @Test func aValueMayBeSentWhileOneIsReceived() {
        let slider = UISlider()
        var heard: [Float] = []
        let subscription = slider.valuePublisher.sink { value in
            heard.append(value)
            guard value < 0.5 else { return }
            slider.value = 0.5
            slider.sendActions(for: .valueChanged)
        }
        #expect(heard == [0, 0.5])
        withExtendedLifetime(subscription) {}
    }

    @Test func aSubscriberMayAskAndCancelOnAnyThread() async {
        let slider = UISlider()
        slider.value = 0.5
        nonisolated(unsafe) let publisher = slider.valuePublisher
        nonisolated(unsafe) var heard: [Float] = []
        nonisolated(unsafe) var subscription: AnyCancellable?
        await onAnotherThread { subscription = publisher.sink { heard.append($0) } }
        await mainQueueTurn()
        #expect(heard == [0.5])
        await onAnotherThread { subscription?.cancel() }
        await mainQueueTurn()
        slider.sendActions(for: .valueChanged)
        #expect(heard == [0.5])
        #expect(slider.allTargets.isEmpty)
    }

    private func onAnotherThread(_ work: @escaping @Sendable () -> Void) async {
        await withCheckedContinuation { next in
            DispatchQueue.global().async {
                work()
                next.resume()
            }
        }
    }
}
