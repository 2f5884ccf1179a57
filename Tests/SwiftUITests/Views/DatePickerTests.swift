import Foundation
import Testing

@testable import SwiftUI
@testable import UIKit

/// Pickers of dates.
@Suite @MainActor struct DatePickerTests {
    private struct Form: View {
        @State var date = Date(timeIntervalSinceReferenceDate: 0)
        let components: DatePickerComponents
        var body: some View { DatePicker("Day", selection: $date, displayedComponents: components) }
    }

    @Test(arguments: [
        (DatePickerComponents.date, UIDatePicker.Mode.date),
        (DatePickerComponents.hourAndMinute, UIDatePicker.Mode.time),
        (DatePickerComponents([.date, .hourAndMinute]), UIDatePicker.Mode.dateAndTime),
    ])
    func partsAreModes(_ components: DatePickerComponents, _ mode: UIDatePicker.Mode) throws {
        let screen = TestScreen { Form(components: components) }
        let picker = try #require(screen.all(UIDatePicker.self).first)
        #expect(picker.datePickerMode == mode)
        #expect(picker.datePickerStyle == .compact)
        #expect(picker.date == Date(timeIntervalSinceReferenceDate: 0))
        #expect(screen.label("Day") != nil)
    }

    @Test func changesGoToTheBindingAndRangesLimit() throws {
        var chosen = Date(timeIntervalSinceReferenceDate: 1000)
        let least = Date(timeIntervalSinceReferenceDate: 500)
        let screen = TestScreen {
            DatePicker("", selection: Binding(get: { chosen }, set: { chosen = $0 }), in: least...).labelsHidden()
                .datePickerStyle(.wheel)
        }
        let picker = try #require(screen.all(UIDatePicker.self).first)
        #expect(picker.minimumDate == least)
        #expect(picker.maximumDate == nil)
        #expect(picker.datePickerStyle == .wheels)
        picker.date = Date(timeIntervalSinceReferenceDate: 86_400)
        picker.sendActions(for: .valueChanged)
        #expect(chosen == Date(timeIntervalSinceReferenceDate: 86_400))
    }
}
