public import Foundation

/// How an address is written.
public enum CNPostalAddressFormatterStyle: Int, Sendable {
    /// As on an envelope.
    case mailingAddress = 0
}

/// Writes addresses as their countries do: some begin with the street, some with the province.
open class CNPostalAddressFormatter: Formatter, @unchecked Sendable {
    /// How addresses are written.
    open var style = CNPostalAddressFormatterStyle.mailingAddress

    /// Creates a formatter.
    public override init() { super.init() }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// An address on several lines, without those that are empty.
    public class func string(from postalAddress: CNPostalAddress, style: CNPostalAddressFormatterStyle) -> String {
        let (street, city, state) = (postalAddress.street, postalAddress.city, postalAddress.state)
        let (code, country) = (postalAddress.postalCode, postalAddress.country)
        func line(_ parts: String...) -> String { parts.filter { !$0.isEmpty }.joined(separator: " ") }
        let lines: [String] =
            switch order(of: postalAddress) {
            case .streetFirst: [street, line(city, state, code), country]
            case .codeBeforeCity: [street, line(code, city), state, country]
            case .provinceFirst: [country, code, line(state, city), street]
            }
        return lines.filter { !$0.isEmpty }.joined(separator: "\n")
    }

    /// An address on several lines, without those that are empty.
    open func string(from postalAddress: CNPostalAddress) -> String { Self.string(from: postalAddress, style: style) }

    open override func string(for obj: Any?) -> String? { (obj as? CNPostalAddress).map(string(from:)) }

    private enum Order { case streetFirst, codeBeforeCity, provinceFirst }

    private class func order(of address: CNPostalAddress) -> Order {
        let code = address.isoCountryCode.isEmpty ? Locale.current.region?.identifier ?? "" : address.isoCountryCode
        switch code.uppercased() {
        case "KR", "JP", "CN", "TW": return .provinceFirst
        case "AT", "BE", "CH", "CZ", "DE", "DK", "ES", "FI", "FR", "GR", "IT", "NL", "NO", "PL", "PT", "SE", "TR":
            return .codeBeforeCity
        default: return .streetFirst
        }
    }
}
