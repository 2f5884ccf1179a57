import RxCocoa
import RxSwift
import Foundation
import Testing
import UIKit

@MainActor @Suite struct UICalendarViewRxTests {
    private final class Refusing: NSObject, UICalendarSelectionSingleDateDelegate {
        var heard = 0

        func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate day: DateComponents?) {
            heard += 1
        }
        func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate day: DateComponents?) -> Bool {
            day?.day != 3
        }
    }

    private func day(_ day: Int) -> DateComponents { DateComponents(year: 2025, month: 3, day: day) }

    @Test func selectedDateSendsWhatTheDelegateHears() {
        let selection = UICalendarSelectionSingleDate(delegate: nil)
        var heard: [Int?] = []
        let subscription = selection.rx.selectedDate.subscribe(onNext: { heard.append($0?.day) })
        selection.selectedDate = day(5)
        #expect(heard == [nil])
        selection.delegate?.dateSelection(selection, didSelectDate: day(5))
        #expect(heard == [nil, 5])
        subscription.dispose()
    }

    @Test func theProxyPassesOn() {
        let delegate = Refusing()
        let selection = UICalendarSelectionSingleDate(delegate: delegate)
        let subscription = selection.rx.selectedDate.subscribe()
        selection.delegate?.dateSelection(selection, didSelectDate: day(5))
        #expect(delegate.heard == 1)
        #expect(selection.delegate?.dateSelection(selection, canSelectDate: day(3)) == false)
        #expect(selection.delegate?.dateSelection(selection, canSelectDate: day(4)) == true)
        subscription.dispose()
    }

    @Test func selectedDatesSendBothKindsOfChange() {
        let selection = UICalendarSelectionMultiDate(delegate: nil)
        var heard: [Int] = []
        let subscription = selection.rx.selectedDates.subscribe(onNext: { heard.append($0.count) })
        selection.selectedDates = [day(1), day(2)]
        selection.delegate?.multiDateSelection(selection, didSelectDate: day(2))
        selection.selectedDates = [day(2)]
        selection.delegate?.multiDateSelection(selection, didDeselectDate: day(1))
        #expect(heard == [0, 2, 1])
        subscription.dispose()
    }

    @Test func visibleDateComponentsGoBothWays() {
        let view = UICalendarView()
        view.calendar = Calendar(identifier: .gregorian)
        view.visibleDateComponents = DateComponents(year: 2025, month: 3)
        view.layoutIfNeeded()
        view.setNeedsLayout()
        view.layoutIfNeeded()
        var heard: [Int?] = []
        let subscription = view.rx.visibleDateComponents.subscribe(onNext: { heard.append($0.month) })
        Observable.just(DateComponents(year: 2025, month: 7)).bind(to: view.rx.visibleDateComponents).dispose()
        #expect(view.visibleDateComponents.month == 7 && heard == [3, 7])
        subscription.dispose()
    }
}
