import Combine
import CombineCocoa
import Foundation
import Testing
import UIKit

@MainActor @Suite struct UIColorWellPublisherTests {
    @Test func sendsWhatAPersonPicks() {
        let well = UIColorWell()
        well.selectedColor = .green
        var heard: [UIColor?] = []
        let subscription = well.selectedColorPublisher.sink { heard.append($0) }
        well.selectedColor = .red
        well.sendActions(for: .valueChanged)
        #expect(heard == [.green, .red])
        subscription.cancel()
        well.sendActions(for: .valueChanged)
        #expect(heard.count == 2)
    }
}
