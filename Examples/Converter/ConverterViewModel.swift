import Foundation

/// Converts what is typed. It knows no view: it calls the closures that a view has set.
final class ConverterViewModel {
    /// What the view shows.
    struct State: Equatable {
        var result: String
        var isError = false
        var history: [String]
    }

    /// Called with each new state, and at once when it is set.
    var onChange: ((State) -> Void)? {
        didSet { onChange?(state) }
    }

    /// Called when the conversion or its direction changes, with the units' symbols.
    var onUnits: ((_ from: String, _ to: String) -> Void)? {
        didSet { tellUnits() }
    }

    var text = "" {
        didSet { convert() }
    }

    var conversion = Conversion.length {
        didSet {
            tellUnits()
            convert()
        }
    }

    private(set) var isReversed = false
    private var amount: Double?
    private var state = State(result: "Type a number", history: []) {
        didSet { if state != oldValue { onChange?(state) } }
    }

    func swap() {
        isReversed.toggle()
        tellUnits()
        convert()
    }

    /// Puts the result into the history.
    func keep() {
        guard amount != nil, !state.isError else { return }
        state.history.insert("\(text) \(symbols.from) = \(state.result)", at: 0)
    }

    private var symbols: (from: String, to: String) {
        let units = conversion.units
        return isReversed ? (units.to.symbol, units.from.symbol) : (units.from.symbol, units.to.symbol)
    }

    private func tellUnits() {
        onUnits?(symbols.from, symbols.to)
    }

    private func convert() {
        let trimmed = text.trimmingCharacters(in: .whitespaces)
        amount = Double(trimmed)
        guard let amount = amount else {
            state.isError = !trimmed.isEmpty
            state.result = trimmed.isEmpty ? "Type a number" : "That is not a number"
            return
        }
        let value = conversion.convert(amount, isReversed: isReversed)
        var next = state
        next.isError = false
        next.result = String(format: "%.2f %@", value, symbols.to)
        state = next
    }
}
