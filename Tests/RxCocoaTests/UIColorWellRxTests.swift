import RxCocoa
import RxSwift
import Foundation
import Testing
import UIKit

@MainActor @Suite struct UIColorWellRxTests {
    @Test func selectedColorSendsWhatAPersonPicks() {
        let well = UIColorWell()
        var heard: [UIColor?] = []
        let subscription = well.rx.selectedColor.subscribe(onNext: { heard.append($0) })
        well.selectedColor = .red
        #expect(heard == [nil])
        well.sendActions(for: .valueChanged)
        #expect(heard == [nil, .red])
        subscription.dispose()
        well.sendActions(for: .valueChanged)
        #expect(heard.count == 2)
    }

    @Test func selectedColorTakesColours() {
        let well = UIColorWell()
        let colors = PublishSubject<UIColor?>()
        let subscription = colors.bind(to: well.rx.selectedColor)
        colors.onNext(.blue)
        #expect(well.selectedColor == .blue)
        colors.onNext(nil)
        #expect(well.selectedColor == nil)
        subscription.dispose()
    }
}
