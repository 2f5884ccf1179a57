import Foundation
import RuntimeShims

/// Foundation's `NumberFormatter` without a style writes no more fraction digits than it has to, if it has to write some:
/// this has it write as many as it may, as on iOS.
enum FractionDigits {
    private static let isInstalled = MethodTables.adopt(Changed.self, notIn: Plain.self, into: NumberFormatter.self)

    /// Gives Foundation's class its methods, once.
    static func install() { _ = isInstalled }

    /// A formatter of the style for decimals that writes the rest as another does.
    fileprivate static func decimal(like formatter: NumberFormatter) -> NumberFormatter? {
        guard let copy = formatter.copy() as? NumberFormatter else { return nil }
        copy.numberStyle = .decimal
        copy.usesGroupingSeparator = formatter.usesGroupingSeparator
        copy.minimumIntegerDigits = formatter.minimumIntegerDigits
        copy.maximumIntegerDigits = formatter.maximumIntegerDigits
        copy.minimumFractionDigits = formatter.minimumFractionDigits
        copy.maximumFractionDigits = formatter.maximumFractionDigits
        return copy
    }

    /// What Foundation's class is to answer. A call by `super` reaches Foundation's own code.
    private final class Changed: NumberFormatter, @unchecked Sendable {
        override func string(from number: NSNumber) -> String? {
            guard numberStyle == .none, minimumFractionDigits > 0, maximumFractionDigits > minimumFractionDigits,
                let formatter = decimal(like: self)
            else { return super.string(from: number) }
            return formatter.string(from: number)
        }
    }

    /// A subclass that changes nothing, to tell methods from the rest of a class.
    private final class Plain: NumberFormatter, @unchecked Sendable {}
}

@section(".init_array") @used private let installation: @convention(c) () -> Void = { FractionDigits.install() }
