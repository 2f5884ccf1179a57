public import Foundation

// What tests find that look at views by reflection, as ViewInspector does: the names that fields have in Apple's views,
// whatever the fields here are called.

/// A container's arrangement and what it arranges.
private struct ReflectedTree<Root, Content> {
    let root: Root
    let content: Content
}

/// How views stand along a line.
private struct ReflectedLine<Alignment> {
    let alignment: Alignment
    let spacing: CGFloat?
}

/// How views stand along a line, each made when it is seen first.
private struct ReflectedLazyLine<Alignment> {
    let base: ReflectedLine<Alignment>
    let pinnedViews: PinnedScrollableViews
}

private struct ReflectedDepth {
    let alignment: Alignment
}

extension VStack: @preconcurrency CustomReflectable {
    /// The stack as its tests know it.
    public var customMirror: Mirror {
        let root = ReflectedLine(alignment: alignment, spacing: spacing)
        return Mirror(self, children: ["_tree": ReflectedTree(root: root, content: content)], displayStyle: .struct)
    }
}

extension HStack: @preconcurrency CustomReflectable {
    /// The stack as its tests know it.
    public var customMirror: Mirror {
        let root = ReflectedLine(alignment: alignment, spacing: spacing)
        return Mirror(self, children: ["_tree": ReflectedTree(root: root, content: content)], displayStyle: .struct)
    }
}

extension ZStack: @preconcurrency CustomReflectable {
    /// The stack as its tests know it.
    public var customMirror: Mirror {
        let root = ReflectedDepth(alignment: alignment)
        return Mirror(self, children: ["_tree": ReflectedTree(root: root, content: content)], displayStyle: .struct)
    }
}

extension LazyVStack: @preconcurrency CustomReflectable {
    /// The stack as its tests know it.
    public var customMirror: Mirror {
        let root = ReflectedLazyLine(
            base: ReflectedLine(alignment: alignment, spacing: spacing), pinnedViews: pinnedViews)
        return Mirror(self, children: ["tree": ReflectedTree(root: root, content: content)], displayStyle: .struct)
    }
}

extension LazyHStack: @preconcurrency CustomReflectable {
    /// The stack as its tests know it.
    public var customMirror: Mirror {
        let root = ReflectedLazyLine(
            base: ReflectedLine(alignment: alignment, spacing: spacing), pinnedViews: pinnedViews)
        return Mirror(self, children: ["tree": ReflectedTree(root: root, content: content)], displayStyle: .struct)
    }
}

private struct ReflectedView {
    let view: any View
}

extension AnyView: @preconcurrency CustomReflectable {
    /// The view as its tests know it.
    public var customMirror: Mirror {
        Mirror(self, children: ["storage": ReflectedView(view: content)], displayStyle: .struct)
    }
}

// MARK: Texts

private struct ReflectedTextStorage {
    let anyTextStorage: Any
}

// Tests ask for the names of these types.

private struct LocalizedTextStorage {
    let key: ReflectedKey
    let table: String?
    let bundle: Bundle?
}

private struct ConcatenatedTextStorage {
    let first: Text
    let second: Text
}

private struct AttachmentTextStorage {
    let image: Image
}

private struct AttributedStringTextStorage {
    let str: AttributedString
}

private struct DateTextStorage {
    let storage: Any
}

private struct ReflectedKey {
    let key: String
    let hasFormatting: Bool
    let arguments: [Any]
}

private struct ReflectedArgument {
    enum Storage {
        case value(CVarArg, Formatter?)
        case text(Text, Any?)
    }
    let storage: Storage

    init(_ argument: FormatArgument) {
        storage =
            switch argument {
            case .text(let text): .value(NSString(string: text), nil)
            case .integer(let number): .value(number, nil)
            case .natural(let number): .value(number, nil)
            case .real(let number): .value(number, nil)
            case .styled(let text): .text(text, nil)
            }
    }
}

extension Text: CustomReflectable {
    /// The text as its tests know it.
    public var customMirror: Mirror {
        let known: Any =
            switch storage {
            case .verbatim: storage
            case .localized(let key, let table, let bundle):
                ReflectedTextStorage(
                    anyTextStorage: LocalizedTextStorage(
                        key: ReflectedKey(
                            key: key.key, hasFormatting: !key.arguments.isEmpty,
                            arguments: key.arguments.map { ReflectedArgument($0) }),
                        table: table, bundle: bundle))
            case .attributed(let text):
                ReflectedTextStorage(anyTextStorage: AttributedStringTextStorage(str: text))
            case .joined(let first, let second):
                ReflectedTextStorage(anyTextStorage: ConcatenatedTextStorage(first: first, second: second))
            case .image(let image): ReflectedTextStorage(anyTextStorage: AttachmentTextStorage(image: image))
            case .moment(let moment): ReflectedTextStorage(anyTextStorage: DateTextStorage(storage: moment))
            }
        return Mirror(self, children: ["storage": known, "modifiers": modifiers], displayStyle: .struct)
    }
}

// MARK: Pictures

private struct ReflectedProvider {
    let base: Any
}

private struct ReflectedName {
    let name: String
    let label: Text?
    let location: Bundle?
}

extension Image: CustomReflectable {
    /// The picture as its tests know it.
    public var customMirror: Mirror {
        let base: Any =
            switch source {
            case .named(let name, let bundle): ReflectedName(name: name, label: label, location: bundle)
            case .symbol(let name): ReflectedName(name: name, label: label, location: nil)
            case .uiKit(let image): image
            }
        return Mirror(self, children: ["provider": ReflectedProvider(base: base)], displayStyle: .struct)
    }
}
