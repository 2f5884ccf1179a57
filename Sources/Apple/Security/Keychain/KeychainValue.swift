import Foundation

/// The value of an attribute, as it is kept.
enum KeychainValue: Codable, Equatable {
    case text(String)
    case data(Data)
    case number(Double)
    case date(Double)

    /// The kind of values that an attribute has. Others are converted, as far as that can be done.
    enum Kind {
        case text, data, number, date
        /// Text or data.
        case any
    }

    /// Nil for a value that the attribute cannot have.
    init?(_ value: Any, kind: Kind) {
        switch (value, kind) {
        case (let date as Date, .date), (let date as Date, .any): self = .date(date.timeIntervalSinceReferenceDate)
        case (let text as String, .text), (let text as String, .any): self = .text(text)
        case (let text as String, .data): self = .data(Data(text.utf8))
        case (let text as String, .number): self = Double(text).map { .number($0) } ?? .text(text)
        case (let data as Data, .data), (let data as Data, .any): self = .data(data)
        case (let data as Data, .text):
            guard let text = String(data: data, encoding: .utf8) else { return nil }
            self = .text(text)
        case (let number as NSNumber, .number), (let number as NSNumber, .any): self = .number(number.doubleValue)
        case (let number as NSNumber, .text): self = .text(number.stringValue)
        default: return nil
        }
    }

    /// The object that apps get.
    var object: NSObject {
        switch self {
        case .text(let text): text as NSString
        case .data(let data): data as NSData
        case .number(let number):
            Int(exactly: number).map { NSNumber(value: $0) } ?? NSNumber(value: number)
        case .date(let date): NSDate(timeIntervalSinceReferenceDate: date)
        }
    }

    func matches(_ other: KeychainValue, ignoringCase: Bool) -> Bool {
        guard ignoringCase, case .text(let text) = self, case .text(let wanted) = other else { return self == other }
        return text.caseInsensitiveCompare(wanted) == .orderedSame
    }
}
