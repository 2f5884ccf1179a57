import Foundation

/// The variables of the environment that manifests may read: those that begin with `TUIST_`.
@dynamicMemberLookup
public enum Environment {
    /// What a variable says.
    public enum Value: Equatable, Sendable {
        case boolean(Bool)
        case string(String)
    }

    /// What the variable of that name says: that of `appName` is `TUIST_APP_NAME`.
    public static subscript(dynamicMember member: String) -> Value? {
        value(of: member, in: ProcessInfo.processInfo.environment)
    }

    static func value(of member: String, in environment: [String: String]) -> Value? {
        guard let text = environment["TUIST_" + variable(member)] else { return nil }
        switch text {
        case "1", "true", "TRUE", "yes", "YES": return .boolean(true)
        case "0", "false", "FALSE", "no", "NO": return .boolean(false)
        default: return .string(text)
        }
    }

    /// `appName` is `APP_NAME`, `myURLName` is `MY_URL_NAME`.
    private static func variable(_ member: String) -> String {
        let letters = Array(member)
        var result = ""
        for (index, letter) in letters.enumerated() {
            let follows = index > 0 && !letters[index - 1].isUppercase
            let precedes = index > 0 && index + 1 < letters.count && letters[index + 1].isLowercase
            if letter.isUppercase, follows || precedes { result += "_" }
            result.append(letter)
        }
        return result.uppercased()
    }
}

extension Environment.Value? {
    /// The text; another if there is none.
    public func getString(default value: String) -> String {
        if case .string(let text) = self { return text }
        return value
    }

    /// The truth; another if there is none.
    public func getBoolean(default value: Bool) -> Bool {
        if case .boolean(let truth) = self { return truth }
        return value
    }
}

/// What a manifest prints stands between these lines.
public enum ManifestOutput {
    /// The line before.
    public static let start = "SEAM_MANIFEST_START"
    /// The line after.
    public static let end = "SEAM_MANIFEST_END"
    /// The argument with which a manifest prints what it describes.
    public static let argument = "--tuist-dump"

    /// The part of a manifest's output that describes something: the last, as a manifest may try others first.
    public static func description(in text: String) -> Data? {
        guard let start = text.range(of: start + "\n", options: .backwards),
            let end = text.range(of: "\n" + end, range: start.upperBound..<text.endIndex)
        else { return nil }
        return Data(text[start.upperBound..<end.lowerBound].utf8)
    }
}

/// Prints what a manifest describes, where it runs to be read.
func dump(_ value: some Encodable) {
    guard CommandLine.arguments.contains(ManifestOutput.argument) else { return }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    guard let data = try? encoder.encode(value) else { return }
    print("\n\(ManifestOutput.start)\n\(String(decoding: data, as: UTF8.self))\n\(ManifestOutput.end)")
}
