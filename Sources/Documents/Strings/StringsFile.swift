import Foundation

/// Reads translations: `.strings` in its old and its XML form.
public enum StringsFile {
    /// The texts by their keys. What comes after a mistake is left out.
    public static func read(_ data: Data) -> [String: String] {
        if data.starts(with: Array("<?xml".utf8)) || data.starts(with: Array("bplist".utf8)) {
            guard let list = try? PropertyListReader.read(data) else { return [:] }
            return (list.dictionary ?? [:]).compactMapValues(\.string)
        }
        return pairs(text(data))
    }

    private static func text(_ data: Data) -> String {
        if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) {
            return String(data: data, encoding: .utf16) ?? ""
        }
        return String(decoding: data, as: UTF8.self)
    }

    /// `"key" = "value";`, with comments between.
    private static func pairs(_ text: String) -> [String: String] {
        var result: [String: String] = [:]
        let characters = Array(text.unicodeScalars)
        var index = 0
        func skipBlank() {
            while index < characters.count {
                if characters[index].properties.isWhitespace || characters[index] == "\u{FEFF}" {
                    index += 1
                } else if characters[index] == "/", index + 1 < characters.count, characters[index + 1] == "*" {
                    index += 2
                    while index < characters.count,
                        !(characters[index] == "/" && characters[index - 1] == "*" && index > 2)
                    { index += 1 }
                    index += 1
                } else if characters[index] == "/", index + 1 < characters.count, characters[index + 1] == "/" {
                    while index < characters.count, characters[index] != "\n" { index += 1 }
                } else {
                    return
                }
            }
        }
        func word() -> String? {
            skipBlank()
            guard index < characters.count else { return nil }
            var result = String.UnicodeScalarView()
            guard characters[index] == "\"" else {
                while index < characters.count, !characters[index].properties.isWhitespace,
                    !["=", ";", "\""].contains(characters[index])
                {
                    result.append(characters[index])
                    index += 1
                }
                return result.isEmpty ? nil : String(result)
            }
            index += 1
            while index < characters.count, characters[index] != "\"" {
                var scalar = characters[index]
                index += 1
                if scalar == "\\", index < characters.count {
                    scalar = characters[index]
                    index += 1
                    switch scalar {
                    case "n": scalar = "\n"
                    case "t": scalar = "\t"
                    case "r": scalar = "\r"
                    case "U", "u":
                        let digits = String(String.UnicodeScalarView(characters[index...].prefix(4)))
                        if let code = UInt32(digits, radix: 16).flatMap(UnicodeScalar.init) {
                            scalar = code
                            index += 4
                        }
                    default: break
                    }
                }
                result.append(scalar)
            }
            guard index < characters.count else { return nil }
            index += 1
            return String(result)
        }
        func take(_ sign: UnicodeScalar) -> Bool {
            skipBlank()
            guard index < characters.count, characters[index] == sign else { return false }
            index += 1
            return true
        }
        while let key = word() {
            guard take("="), let value = word(), take(";") else { break }
            result[key] = value
        }
        return result
    }
}
