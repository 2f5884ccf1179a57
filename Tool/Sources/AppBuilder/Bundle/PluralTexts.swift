import Documents
import Foundation

/// The texts of a `.stringsdict` as those of a table of strings, with the forms for numbers behind them.
///
/// Foundation on Linux ends a program that looks up a text with forms.
enum PluralTexts {
    /// The texts by their keys; nil for data that is no property list of texts with forms.
    ///
    /// - Parameter language: The language whose rules the forms go by.
    static func read(_ data: Data, language: String) -> [String: String]? {
        guard let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any] else {
            return nil
        }
        return list.compactMapValues { ($0 as? [String: Any]).flatMap { text($0, language) } ?? ($0 as? String) }
    }

    /// The language of the folder that a file of the bundle stands in; empty for none, and for that of all languages.
    static func language(of path: String) -> String {
        let folder = path.split(separator: "/").dropLast().last { $0.hasSuffix(".lproj") }
        let name = folder.map { String($0.dropLast(".lproj".count)) } ?? ""
        return name == "Base" ? "" : name
    }

    private static func text(_ entry: [String: Any], _ language: String) -> String? {
        if let widths = entry["NSStringVariableWidthRuleType"] as? [String: String] {
            return widths.max { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) }?.value
        }
        if let devices = entry["NSStringDeviceSpecificRuleType"] as? [String: String] {
            return devices["iphone"] ?? devices["other"] ?? devices.values.sorted().first
        }
        guard let format = entry["NSStringLocalizedFormatKey"] as? String else { return nil }
        var variables: [String: CountedText.Variable] = [:]
        for (name, value) in entry {
            guard let variable = value as? [String: Any] else { continue }
            let forms = variable.compactMapValues { $0 as? String }.filter { !$0.key.hasPrefix("NSString") }
            if !forms.isEmpty { variables[name] = CountedText.Variable(forms: forms) }
        }
        guard !variables.isEmpty else { return format }
        let text = CountedText(language: language, format: format, variables: variables)
        return text.isCircular ? nil : text.marked
    }
}
