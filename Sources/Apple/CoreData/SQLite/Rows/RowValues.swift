internal import Foundation

/// The values of rows as Foundation's types, for expressions that are computed outside the database.
enum RowValues {
    /// The values by the names of the properties; none for null.
    static func dictionary(_ values: ContiguousArray<StoredValue>, _ layout: EntityLayout) -> [String: Any] {
        var result: [String: Any] = [:]
        for (slot, name) in layout.names.enumerated() { result[name] = any(values[slot]) }
        return result
    }

    /// A value as key-value coding gives it; nil for null.
    static func any(_ value: StoredValue) -> Any? {
        switch value {
        case .integer(let number): NSNumber(value: number)
        case .real(let number): NSNumber(value: number)
        case .decimal(let number): NSDecimalNumber(decimal: number)
        case .text(let text): text
        case .data(let data): data
        case .date(let seconds): Date(timeIntervalSinceReferenceDate: seconds)
        case .uuid(let uuid): uuid
        case .uri(let url): url
        case .reference(let id): id
        case .null, .object: nil
        }
    }

    /// What a column of a kind keeps of a value.
    static func stored(_ value: Any?, _ storage: Column.Storage) -> StoredValue {
        switch (storage, value) {
        case (.integer, let number as NSNumber): .integer(number.int64Value)
        case (.real, let number as NSNumber): .real(number.doubleValue)
        case (.decimal, let number as NSDecimalNumber): .decimal(number.decimalValue)
        case (.decimal, let number as NSNumber): .decimal(number.decimalValue)
        case (.date, let date as Date): .date(date.timeIntervalSinceReferenceDate)
        case (.text, let text as String): .text(text)
        case (.uri, let url as URL): .uri(url)
        case (.uuid, let uuid as UUID): .uuid(uuid)
        case (.blob, let data as Data), (.externalBlob, let data as Data): .data(data)
        case (.reference, let id as NSManagedObjectID): .reference(id)
        default: .null
        }
    }
}
