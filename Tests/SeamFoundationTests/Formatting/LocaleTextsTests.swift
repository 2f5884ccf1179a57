import Foundation
import Testing

@testable import SeamFoundation

/// The texts of formatters beside CLDR's, which `Scripts/locale-texts` has written.
@Suite struct LocaleTextsTests {
    struct Entry: CustomStringConvertible, Sendable {
        var locale: Locale
        var kind: String
        var arguments: [String]
        var text: String
        var description: String { "\(locale.identifier) \(kind) \(arguments.joined(separator: " "))" }
    }

    static let entries: [Entry] = {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "LocaleTexts.txt")
        let lines = (try? String(contentsOf: file, encoding: .utf8))?.split(separator: "\n") ?? []
        return lines.map { line in
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            return Entry(
                locale: Locale(identifier: fields[0]), kind: fields[1],
                arguments: fields[2].split(separator: " ").map(String.init), text: fields[3])
        }
    }()

    /// Where Foundation's data is Apple's, and not CLDR's; and where Babel does not know the words for parts of a day.
    static let apples = [
        "ko_KR date short": "2024. 5. 30.", "ko_KR time short": "오후 5:02", "ko_KR time medium": "오후 5:02:09",
        "ja_JP date full": "2024年5月30日 木曜日", "de_DE template MMMEd": "Do. 30. Mai",
        "ja_JP currency JPY 1234567.5": "¥1,234,568",
    ]

    /// 2024-05-30 17:02:09, UTC
    private let date = Date(timeIntervalSince1970: 1_717_088_529)
    private let zone = TimeZone(identifier: "UTC")!

    @Test func tableIsThere() {
        #expect(Self.entries.count > 350)
        #expect(Set(Self.entries.map(\.kind)).count == 13)
    }

    @Test(arguments: ["ko_KR", "en_US", "ja_JP", "de_DE"]) func textsAreCLDRs(identifier: String) throws {
        for entry in Self.entries where entry.locale.identifier == identifier {
            let found = text(of: entry).map(plain)
            if let apples = Self.apples["\(entry)"] {
                #expect(found == apples, "\(entry)")
            } else if identifier == "ja_JP", ["unit", "amount"].contains(entry.kind) {
                #expect(found == entry.text.filter { $0 != " " } || found == plain(entry.text), "\(entry)")
            } else {
                #expect(found == plain(entry.text), "\(entry)")
            }
        }
    }

    /// Spaces of all kinds, which change from one version of CLDR to the next.
    private func plain(_ text: String) -> String {
        String(text.map { "\u{a0}\u{202f}\u{2009}".contains($0) ? " " : $0 })
    }

    private func text(of entry: Entry) -> String? {
        let (locale, arguments) = (entry.locale, entry.arguments)
        switch entry.kind {
        case "decimal", "percent": return number(arguments[0], entry.kind == "percent" ? .percent : .decimal, locale)
        case "currency":
            let formatter = NumberFormatter()
            formatter.locale = locale
            formatter.numberStyle = .currency
            formatter.currencyCode = arguments[0]
            return formatter.string(from: NSNumber(value: Double(arguments[1])!))
        case "date", "time": return date(entry.kind, arguments[0], locale)
        case "template":
            let formatter = DateFormatter()
            formatter.locale = locale
            formatter.timeZone = zone
            formatter.setLocalizedDateFormatFromTemplate(arguments[0])
            return formatter.string(from: date)
        case "list":
            let formatter = ListFormatter()
            formatter.locale = locale
            return formatter.string(from: arguments)
        case "unit", "amount":
            let name = entry.kind == "amount" ? arguments[0] : arguments[0].drop { $0 != "-" }.dropFirst().description
            let widths: [String: UnicodeFormats.Width] = [
                "full": .full, "long": .full, "short": .short, "narrow": .narrow,
            ]
            return UnicodeFormats.measure(
                Double(arguments[2])!, unit: name, width: widths[arguments[1]]!, locale: locale)
        case "distance":
            let formatter = RelativeDateTimeFormatter()
            formatter.locale = locale
            return formatter.localizedString(from: components(arguments[0], Int(arguments[1])!))
        case "months": return calendar(locale).monthSymbols.joined(separator: " ")
        case "weekdays": return calendar(locale).weekdaySymbols.joined(separator: " ")
        case "firstWeekday": return String(calendar(locale).firstWeekday)
        default: return nil
        }
    }

    private func calendar(_ locale: Locale) -> Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = locale
        return calendar
    }

    private func number(_ text: String, _ style: NumberFormatter.Style, _ locale: Locale) -> String? {
        let formatter = NumberFormatter()
        formatter.locale = locale
        formatter.numberStyle = style
        return formatter.string(from: NSNumber(value: Double(text)!))
    }

    private func date(_ kind: String, _ name: String, _ locale: Locale) -> String {
        let styles: [String: DateFormatter.Style] = ["short": .short, "medium": .medium, "long": .long, "full": .full]
        let formatter = DateFormatter()
        formatter.locale = locale
        formatter.timeZone = zone
        formatter.dateStyle = kind == "date" ? styles[name]! : .none
        formatter.timeStyle = kind == "time" ? styles[name]! : .none
        return formatter.string(from: date)
    }

    private func components(_ unit: String, _ count: Int) -> DateComponents {
        switch unit {
        case "year": DateComponents(year: count)
        case "month": DateComponents(month: count)
        case "week": DateComponents(weekOfMonth: count)
        case "day": DateComponents(day: count)
        case "hour": DateComponents(hour: count)
        case "minute": DateComponents(minute: count)
        default: DateComponents(second: count)
        }
    }
}
