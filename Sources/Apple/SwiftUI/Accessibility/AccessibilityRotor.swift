/// Places of a view to which a person goes by a rotor of assistive technology.
@MainActor @preconcurrency
public protocol AccessibilityRotorContent {}

/// A place to which a person goes by a rotor.
public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
    let label: Text?
    let id: ID

    /// Creates an entry for the view with an identity.
    public init(_ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}) {
        self.label = label
        self.id = id
    }

    /// Creates an entry for the view with an identity, under a title that is translated.
    public init(
        _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) { self.init(Text(labelKey), id: id) }

    /// Creates an entry for the view with an identity, under a title as it is.
    @_disfavoredOverload
    public init<L: StringProtocol>(
        _ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
    ) { self.init(Text(label), id: id) }

    /// Creates an entry for the view with an identity in a namespace.
    public init(
        _ label: Text, _ id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) { self.init(label, id: id) }

    /// Creates an entry for the view with an identity in a namespace, under a title that is translated.
    public init(
        _ labelKey: LocalizedStringKey, _ id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) { self.init(Text(labelKey), id: id) }

    /// Creates an entry for the view with an identity in a namespace, under a title as it is.
    @_disfavoredOverload
    public init<L: StringProtocol>(
        _ label: L, _ id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) { self.init(Text(label), id: id) }
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
    /// Creates entries for each element, told apart by its `id`.
    public init(
        _ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
    ) where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(_elements: data, identify: \.id, content: content)
    }

    /// Creates entries for each element, told apart by a key path.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
    ) { self.init(_elements: data, identify: { $0[keyPath: id] }, content: content) }
}

/// Several entries of a rotor.
public struct _RotorEntries: AccessibilityRotorContent {}

/// Makes entries of a rotor of the statements in a closure.
@resultBuilder @MainActor
public enum AccessibilityRotorContentBuilder {
    /// Takes an entry as it is.
    public static func buildExpression<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }
    /// Takes the only entry of a closure.
    public static func buildBlock<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }
    /// The entries of a closure.
    public static func buildBlock<each Content: AccessibilityRotorContent>(
        _ content: repeat each Content
    ) -> _RotorEntries { _RotorEntries() }
    /// The entries of an `if` without `else`.
    public static func buildIf<Content: AccessibilityRotorContent>(_ content: Content?) -> _RotorEntries {
        _RotorEntries()
    }
}

/// Rotors that the system has.
public struct AccessibilitySystemRotor: Sendable {
    private let name: String
    /// Headings of any level.
    public static var headings: AccessibilitySystemRotor { .init(name: "headings") }
    /// Links.
    public static var links: AccessibilitySystemRotor { .init(name: "links") }
    /// Text that stands out.
    public static var boldText: AccessibilitySystemRotor { .init(name: "boldText") }
    /// Italic text.
    public static var italicText: AccessibilitySystemRotor { .init(name: "italicText") }
    /// Underlined text.
    public static var underlineText: AccessibilitySystemRotor { .init(name: "underlineText") }
    /// Words that may be wrong.
    public static var misspelledWords: AccessibilitySystemRotor { .init(name: "misspelledWords") }
    /// Pictures.
    public static var images: AccessibilitySystemRotor { .init(name: "images") }
    /// Fields for text.
    public static var textFields: AccessibilitySystemRotor { .init(name: "textFields") }
    /// Tables.
    public static var tables: AccessibilitySystemRotor { .init(name: "tables") }
    /// Lists.
    public static var lists: AccessibilitySystemRotor { .init(name: "lists") }
    /// Landmarks.
    public static var landmarks: AccessibilitySystemRotor { .init(name: "landmarks") }
    /// Headings of a level.
    public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
        .init(name: "headings \(level)")
    }
    /// Links that were visited, or were not.
    public static func links(visited: Bool) -> AccessibilitySystemRotor { .init(name: "links \(visited)") }
}

extension View {
    /// Adds a rotor. Has no effect: assistive technology here has none.
    public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { self }

    /// Adds a rotor under a title that is translated. Has no effect: assistive technology here has none.
    public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { self }

    /// Adds a rotor under a title as it is. Has no effect: assistive technology here has none.
    @_disfavoredOverload
    public func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
        _ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { self }

    /// Sets the entries of one of the system's rotors. Has no effect: assistive technology here has none.
    public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ systemRotor: AccessibilitySystemRotor, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { self }

    /// Adds a rotor with an entry for each element. Has no effect: assistive technology here has none.
    public func accessibilityRotor<EntryModel: Identifiable>(
        _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View { self }

    /// Adds a rotor with an entry for each element. Has no effect: assistive technology here has none.
    @_disfavoredOverload
    public func accessibilityRotor<L: StringProtocol, EntryModel: Identifiable>(
        _ rotorLabel: L, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View { self }

    /// Sets the entries of one of the system's rotors. Has no effect: assistive technology here has none.
    public func accessibilityRotor<EntryModel: Identifiable>(
        _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View { self }

    /// Gives the view an identity for rotors. Has no effect: assistive technology here has none.
    public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }
}
