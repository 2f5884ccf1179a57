import Foundation
import RuntimeShims

#if canImport(Glibc)
    import Glibc
#endif

/// Foundation's `NSNumber` writes a `Double` of 5 as `5.0`: this has it write `5`, with 16 digits for a `Double` and 7 for a
/// `Float`, as Apple's documentation of `description(withLocale:)` gives them.
enum NumberText {
    private static let originals = MethodTables.replace(
        [
            "$s10Foundation8NSNumberC11descriptionSSvg", "$s10Foundation8NSNumberC11stringValueSSvg",
            "$s10Foundation8NSNumberC11description10withLocaleSS0A10Essentials0E0VSg_tF",
        ], in: NSNumber.self, by: ChangedNumber.self, notIn: PlainNumber.self)

    /// Gives Foundation's class its methods, once.
    static func install() { _ = originals }

    // Foundation's own methods
    fileprivate static func text(of number: NSNumber, _ index: Int) -> String {
        struct Holder { let method: () -> String }
        return originals?[index].method(of: number, in: Holder.self).method() ?? ""
    }

    fileprivate static func text(of number: NSNumber, in locale: Locale?) -> String {
        struct Holder { let method: (Locale?) -> String }
        return originals?[2].method(of: number, in: Holder.self).method(locale) ?? ""
    }

    /// What a number with a fraction is written as; nil for a whole number or a truth value.
    fileprivate static func text(ofFraction number: NSNumber) -> String? {
        switch UInt8(bitPattern: number.objCType.pointee) {
        case UInt8(ascii: "d"): text(number.doubleValue, digits: 16)
        case UInt8(ascii: "f"): text(Double(number.floatValue), digits: 7)
        default: nil
        }
    }

    private static func text(_ value: Double, digits: Int32) -> String {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: 40) { buffer in
            let count = withVaList([digits, value]) { vsnprintf(buffer.baseAddress, buffer.count, "%0.*g", $0) }
            return String(decoding: buffer.prefix(Int(max(count, 0))).map(UInt8.init(bitPattern:)), as: UTF8.self)
        }
    }
}

/// The methods that numbers get, in the order of their symbols. Not private, so that no table loses one of them.
package class PlainNumber: NSObject {
    package func ownText() -> String { "" }
    package func ownValue() -> String { "" }
    package func ownText(in locale: Locale?) -> String { "" }
}

/// What numbers do. No object is made of this class: its methods are called with numbers.
package final class ChangedNumber: PlainNumber {
    private var number: NSNumber { unsafeDowncast(self as AnyObject, to: NSNumber.self) }

    package override func ownText() -> String { NumberText.text(ofFraction: number) ?? NumberText.text(of: number, 0) }

    package override func ownValue() -> String { NumberText.text(ofFraction: number) ?? NumberText.text(of: number, 1) }

    package override func ownText(in locale: Locale?) -> String {
        guard let text = NumberText.text(ofFraction: number) else { return NumberText.text(of: number, in: locale) }
        guard let separator = locale?.decimalSeparator, separator != "." else { return text }
        return text.replacing(".", with: separator)
    }
}

@section(".init_array") @used private let installation: @convention(c) () -> Void = { NumberText.install() }
