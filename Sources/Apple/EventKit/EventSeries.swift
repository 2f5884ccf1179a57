import Foundation

/// An event of which one, or some, of its times are changed.
struct EventSeries: @unchecked Sendable {
    private let values: ItemValues
    private let saved: ItemValues?
    private let occurrence: Date?
    /// The name of what becomes an event by itself.
    private let other = UUID().uuidString

    init(_ event: EKEvent) { (values, saved, occurrence) = (event.values, event.saved, event.occurrence) }

    private func whole(_ database: CalendarDatabase) -> ItemValues? {
        database.items.first { $0.identifier == values.identifier }
    }

    /// Whether all of its times are meant.
    private func isWhole(_ span: EKSpan, _ whole: ItemValues) -> Bool {
        if whole.rules.isEmpty || occurrence == nil { return true }
        return span == .futureEvents && occurrence == whole.start
    }

    func identifier(_ span: EKSpan, _ database: CalendarDatabase) -> String {
        database.items.contains { $0.identifier == other } ? other : values.identifier
    }

    func save(_ span: EKSpan, to database: inout CalendarDatabase) {
        guard let whole = whole(database), !isWhole(span, whole) else { return database.put(values) }
        end(span, whole, &database)
        var new = values
        (new.identifier, new.left) = (other, [])
        if span == .thisEvent { (new.rules, new.isDetached) = ([], true) }
        database.put(new)
    }

    func remove(_ span: EKSpan, from database: inout CalendarDatabase) {
        guard let whole = whole(database), !isWhole(span, whole) else {
            let identifier = values.identifier
            return database.items.removeAll { $0.identifier == identifier }
        }
        end(span, whole, &database)
    }

    /// Leaves out the time that is meant, or all from it on.
    private func end(_ span: EKSpan, _ whole: ItemValues, _ database: inout CalendarDatabase) {
        guard let occurrence else { return }
        var whole = whole
        if span == .thisEvent {
            whole.left.append(occurrence)
        } else {
            for index in whole.rules.indices {
                (whole.rules[index].endDate, whole.rules[index].count) = (occurrence.addingTimeInterval(-1), nil)
            }
        }
        database.put(whole)
    }
}

extension CalendarDatabase {
    mutating func put(_ item: ItemValues) {
        if let index = items.firstIndex(where: { $0.identifier == item.identifier }) {
            items[index] = item
        } else {
            items.append(item)
        }
    }
}
