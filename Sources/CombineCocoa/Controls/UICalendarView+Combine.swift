import Combine
import Foundation
import UIKit

extension UICalendarView {
    /// The month that is shown: era, year and month. It begins with the one that is shown now.
    public var visibleDateComponentsPublisher: AnyPublisher<DateComponents, Never> {
        CalendarViewDelegateProxy.createDelegateProxy(for: self)
            .calls("calendarView:didChangeVisibleDateComponentsFrom:") {
                ($0[0] as! UICalendarView).visibleDateComponents
            }
            .prepend(visibleDateComponents).eraseToAnyPublisher()
    }
}

extension UICalendarSelectionSingleDate {
    /// The selected day, and those that a person selects. It begins with what is selected now.
    public var selectedDatePublisher: AnyPublisher<DateComponents?, Never> {
        CalendarSelectionSingleDateProxy.createDelegateProxy(for: self)
            .calls("dateSelection:didSelectDate:") { ($0[0] as! UICalendarSelectionSingleDate).selectedDate }
            .prepend(selectedDate).eraseToAnyPublisher()
    }
}

extension UICalendarSelectionMultiDate {
    /// The selected days, after each change that a person makes. It begins with those selected now.
    public var selectedDatesPublisher: AnyPublisher<[DateComponents], Never> {
        let proxy = CalendarSelectionMultiDateProxy.createDelegateProxy(for: self)
        let names = ["multiDateSelection:didSelectDate:", "multiDateSelection:didDeselectDate:"]
        return Publishers.MergeMany(
            names.map { proxy.calls($0) { ($0[0] as! UICalendarSelectionMultiDate).selectedDates } }
        ).prepend(selectedDates).eraseToAnyPublisher()
    }
}

private final class CalendarViewDelegateProxy: DelegateProxy, UICalendarViewDelegate, DelegateProxyType {
    func setDelegate(to object: UICalendarView) { object.delegate = self }
}

private final class CalendarSelectionSingleDateProxy: DelegateProxy, UICalendarSelectionSingleDateDelegate,
    DelegateProxyType
{
    func setDelegate(to object: UICalendarSelectionSingleDate) { object.delegate = self }
}

private final class CalendarSelectionMultiDateProxy: DelegateProxy, UICalendarSelectionMultiDateDelegate,
    DelegateProxyType
{
    func setDelegate(to object: UICalendarSelectionMultiDate) { object.delegate = self }
}
