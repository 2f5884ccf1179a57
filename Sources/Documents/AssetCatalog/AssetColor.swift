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
        // Whole numbers are of 255 where one of them can be nothing else.
        let isBytes = ["red", "green", "blue", "white"].contains { name in
            (parts[name] as? String).flatMap { Int($0.trimmingCharacters(in: .whitespaces)) }.map { $0 > 1 } ?? false
        }
        func component(_ name: String) -> Double? {
            guard let value = Self.number(parts[name], isBytes: isBytes && name != "alpha") else { return nil }
            guard space.contains("linear"), name != "alpha" else { return value }
            // The curve of sRGB, as IEC 61966-2-1 has it.
            let amount = abs(value)
            let curved = amount <= 0.003_130_8 ? amount * 12.92 : 1.055 * pow(amount, 1 / 2.4) - 0.055
            return value < 0 ? -curved : curved
        }
        let alpha = component("alpha") ?? 1
        if let white = component("white") {
            self = .components(red: white, green: white, blue: white, alpha: alpha, isDisplayP3: false)
            return
        }
        guard let red = component("red"), let green = component("green"), let blue = component("blue") else {
            return nil
        }
        self = .components(red: red, green: green, blue: blue, alpha: alpha, isDisplayP3: space.hasSuffix("display-p3"))
    }

    /// `0.500`, `0x80` and `128` are the three ways that Xcode has of writing a half.
    static func number(_ value: Any?, isBytes: Bool) -> Double? {
        if let number = value as? Double { return number.isFinite ? number : nil }
        guard let text = (value as? String)?.trimmingCharacters(in: .whitespaces) else { return nil }
        if text.hasPrefix("0x") || text.hasPrefix("0X") {
            return UInt8(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
        }
        if let whole = Int(text) {
            return isBytes ? Double(min(max(whole, 0), 255)) / 255 : Double(min(max(whole, 0), 1))
        }
        return Double(text).flatMap { $0.isFinite ? min(max($0, -16), 16) : nil }
    }
}
