import Documents
import Foundation

/// The texts of a `.stringsdict` as those of a table of strings: of the forms for numbers the one for most of them.
///
/// Foundation on Linux ends a program that looks up a text with forms.
enum PluralTexts {
    /// The texts by their keys; nil for data that is no property list of texts with forms.
    static func read(_ data: Data) -> [String: String]? {
        guard let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any] else {
            return nil
        }
        return list.compactMapValues { ($0 as? [String: Any]).flatMap(text) ?? ($0 as? String) }
    }

    private static func text(_ entry: [String: Any]) -> String? {
        if let widths = entry["NSStringVariableWidthRuleType"] as? [String: String] {
            return widths.max { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) }?.value
        }
        if let devices = entry["NSStringDeviceSpecificRuleType"] as? [String: String] {
            return devices["iphone"] ?? devices["other"] ?? devices.values.sorted().first
        }
        guard var text = entry["NSStringLocalizedFormatKey"] as? String else { return nil }
        // A form may name other variables; those that name each other have no end.
        for _ in 0..<8 {
            guard let match = text.firstMatch(of: /%(?:(\d+)\$)?#@(\w+)@/) else { return text }
            let variable = entry[String(match.output.2)] as? [String: Any] ?? [:]
            let order = ["other", "many", "few", "two", "one", "zero"]
            var form = order.lazy.compactMap { variable[$0] as? String }.first ?? ""
            if let position = match.output.1, let type = variable["NSStringFormatValueTypeKey"] as? String {
                form = form.replacing("%" + type, with: "%\(position)$" + type)
            }
            text.replaceSubrange(match.range, with: form)
        }
        return nil
    }
}
