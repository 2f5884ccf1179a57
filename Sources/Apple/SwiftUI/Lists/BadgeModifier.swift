/// Puts a number or a word beside a row, or on a tab.
public struct _BadgeModifier: TraitModifier {
    public typealias Body = Never
    let text: String?

    func change(_ traits: inout Traits) { traits.badge = text }
}

/// A row with a word at its end.
private struct BadgedRow<Content: View>: View {
    let content: Content
    let text: Text?
    @Environment(\.isWholeRow) private var isRow
    @Environment(\.badgeProminence) private var prominence

    var body: some View {
        let string = text?.resolvedString
        if isRow, let text {
            HStack {
                content
                Spacer()
                text.foregroundColor(prominence.color)
            }
        } else {
            content.modifier(_BadgeModifier(text: string))
        }
    }
}

extension View {
    /// Shows a number beside the row, or on the tab; 0 shows none.
    public func badge(_ count: Int) -> some View {
        BadgedRow(content: self, text: count == 0 ? nil : Text(verbatim: "\(count)"))
    }

    /// Shows a word beside the row, or on the tab; nil shows none.
    public func badge(_ label: Text?) -> some View { BadgedRow(content: self, text: label) }

    /// Shows a word that is translated beside the row, or on the tab; nil shows none.
    public func badge(_ key: LocalizedStringKey?) -> some View {
        BadgedRow(content: self, text: key.map { Text($0) })
    }

    /// Shows a word as it is beside the row, or on the tab; nil shows none.
    @_disfavoredOverload
    public func badge<S: StringProtocol>(_ label: S?) -> some View {
        BadgedRow(content: self, text: label.map { Text($0) })
    }
}
