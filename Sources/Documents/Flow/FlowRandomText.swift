/// What an `inputRandom…` command types.
public enum FlowRandomText: Equatable, Sendable {
    case letters(Int)
    case number(Int)
    case email
    case personName
    case cityName
    case countryName
    case colorName
}
