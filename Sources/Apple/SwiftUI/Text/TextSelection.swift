/// What is selected of a text, or where the next letter goes.
public struct TextSelection: Hashable, Sendable {
    /// The selected parts.
    public enum Indices: Hashable, Sendable {
        /// One part.
        case selection(Range<String.Index>)
        /// Several parts.
        case multiSelection(RangeSet<String.Index>)

        public func hash(into hasher: inout Hasher) {
            switch self {
            case .selection(let range): hasher.combine(range)
            case .multiSelection(let ranges): for range in ranges.ranges { hasher.combine(range) }
            }
        }
    }

    /// The selected parts, by indices of the text.
    public var indices: Indices
    /// On which side of the end of a line the insertion point stands.
    public let affinity: TextSelectionAffinity

    /// Whether nothing is selected, and the next letter goes where the selection is.
    public var isInsertion: Bool {
        switch indices {
        case .selection(let range): range.isEmpty
        case .multiSelection(let ranges): ranges.isEmpty
        }
    }

    /// Selects a part of a text.
    public init(range: Range<String.Index>) {
        indices = .selection(range)
        affinity = .automatic
    }

    /// Selects parts of a text.
    public init(ranges: RangeSet<String.Index>) {
        indices = .multiSelection(ranges)
        affinity = .automatic
    }

    /// Puts the insertion point at an index of a text.
    public init(insertionPoint: String.Index) { self.init(range: insertionPoint..<insertionPoint) }
}

/// On which side of the end of a line an insertion point stands.
public enum TextSelectionAffinity: Hashable, Sendable {
    /// Where the system has it.
    case automatic
    /// At the beginning of the next line.
    case downstream
    /// At the end of the line before.
    case upstream
}

extension TextSelection {
    /// The selected part of a text; of several the room from the first to the last.
    var range: Range<String.Index>? {
        switch indices {
        case .selection(let range): return range
        case .multiSelection(let ranges):
            guard let first = ranges.ranges.first, let last = ranges.ranges.last else { return nil }
            return first.lowerBound..<last.upperBound
        }
    }

    /// The selection of one of UIKit's texts; nil without one.
    @MainActor
    init?(of input: any UITextInput, in text: String) {
        guard let selected = input.selectedTextRange else { return nil }
        let length = text.utf16.count
        func index(_ position: UITextPosition) -> String.Index {
            let offset = input.offset(from: input.beginningOfDocument, to: position)
            return String.Index(utf16Offset: min(max(offset, 0), length), in: text)
        }
        self.init(range: index(selected.start)..<max(index(selected.start), index(selected.end)))
    }

    /// Selects the same of one of UIKit's texts. An index that is beyond the text stands for its end.
    @MainActor
    func apply(to input: any UITextInput, in text: String) {
        guard let range else { return }
        let length = text.utf16.count
        func offset(_ index: String.Index) -> Int {
            index < text.endIndex ? index.utf16Offset(in: text) : length
        }
        guard let start = input.position(from: input.beginningOfDocument, offset: offset(range.lowerBound)),
            let end = input.position(from: input.beginningOfDocument, offset: offset(range.upperBound)),
            let wanted = input.textRange(from: start, to: end)
        else { return }
        input.selectedTextRange = wanted
    }
}

/// Ties the selection of one of UIKit's texts to a binding.
@MainActor
final class SelectionFollower {
    private var binding: Binding<TextSelection?>?
    private var isApplying = false

    /// Selects what the binding says, once the text has the focus.
    func follow(_ binding: Binding<TextSelection?>?, on input: any UITextInput & UIView, text: String) {
        self.binding = binding
        guard let wanted = binding?.wrappedValue, input.isFirstResponder else { return }
        guard wanted.range != TextSelection(of: input, in: text)?.range else { return }
        isApplying = true
        wanted.apply(to: input, in: text)
        isApplying = false
    }

    /// The selection is another one.
    func didChange(on input: any UITextInput & UIView, text: String) {
        guard let binding, !isApplying, input.isFirstResponder else { return }
        let new = TextSelection(of: input, in: text)
        if binding.wrappedValue?.range != new?.range { binding.wrappedValue = new }
    }
}

extension View {
    /// Says on which side of the end of a line insertion points stand. Has no effect: they stand where UIKit has them.
    public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View { self }
}
