import Combine
import CombineCocoa
import Foundation
import Testing
import UIKit

@MainActor @Suite struct UICalendarViewPublisherTests {
    private func day(_ day: Int) -> DateComponents { DateComponents(year: 2025, month: 3, day: day) }

    @Test func selectionsSendWhatTheirDelegateHears() {
        let single = UICalendarSelectionSingleDate(delegate: nil)
        var days: [Int?] = []
        let first = single.selectedDatePublisher.sink { days.append($0?.day) }
        single.selectedDate = day(4)
        single.delegate?.dateSelection(single, didSelectDate: day(4))
        #expect(days == [nil, 4])
        let multi = UICalendarSelectionMultiDate(delegate: nil)
        var counts: [Int] = []
        let second = multi.selectedDatesPublisher.sink { counts.append($0.count) }
        multi.selectedDates = [day(1), day(2)]
        multi.delegate?.multiDateSelection(multi, didSelectDate: day(2))
        multi.selectedDates = []
        multi.delegate?.multiDateSelection(multi, didDeselectDate: day(2))
        #expect(counts == [0, 2, 0])
        first.cancel()
        second.cancel()
    }

    @Test func theVisibleMonthIsSentWhenItChanges() {
        let view = UICalendarView()
        view.calendar = Calendar(identifier: .gregorian)
        view.visibleDateComponents = DateComponents(year: 2025, month: 3)
        view.layoutIfNeeded()
        var heard: [Int?] = []
        let subscription = view.visibleDateComponentsPublisher.sink { heard.append($0.month) }
        view.visibleDateComponents = DateComponents(year: 2025, month: 8)
        #expect(heard == [3, 8])
        subscription.cancel()
    }
}
