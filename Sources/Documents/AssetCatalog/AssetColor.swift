import Foundation

/// A colour as a catalog writes it.
public enum AssetColor: Equatable, Sendable {
    /// Of sRGB or Display P3, each from 0 to 1.
    case components(red: Double, green: Double, blue: Double, alpha: Double, isDisplayP3: Bool)
    /// One of the system's, such as `systemBlueColor`.
    case system(String)

    init?(_ item: [String: Any]) {
        if let name = item["reference"] as? String {
            self = .system(name)
            return
        }
        guard let parts = item["components"] as? [String: Any] else { return nil }
        let space = item["color-space"] as? String ?? "srgb"
        let alpha = Self.number(parts["alpha"]) ?? 1
        if let white = Self.number(parts["white"]) {
            self = .components(red: white, green: white, blue: white, alpha: alpha, isDisplayP3: false)
            return
        }
        guard let red = Self.number(parts["red"]), let green = Self.number(parts["green"]),
            let blue = Self.number(parts["blue"])
        else { return nil }
        self = .components(red: red, green: green, blue: blue, alpha: alpha, isDisplayP3: space == "display-p3")
    }

    /// `0.500`, `0x80` and `128` are the three ways that Xcode has of writing a half.
    static func number(_ value: Any?) -> Double? {
        if let number = value as? Double { return number.isFinite ? number : nil }
        guard let text = (value as? String)?.trimmingCharacters(in: .whitespaces) else { return nil }
        if text.hasPrefix("0x") || text.hasPrefix("0X") {
            return UInt8(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
        }
        if text.contains(".") { return Double(text).flatMap { $0.isFinite ? $0 : nil } }
        return Int(text).map { $0 > 1 ? Double(min($0, 255)) / 255 : Double($0) }
    }
}
