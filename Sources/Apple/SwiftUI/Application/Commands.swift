/// Changes to the menus of an app.
@MainActor @preconcurrency
public protocol Commands {
    /// The commands that these are made of.
    associatedtype Body: Commands
    /// The commands that these consist of.
    @CommandsBuilder var body: Body { get }
    /// The controls in the menus.
    var _shortcuts: [AnyView] { get }
}

extension Commands {
    public var _shortcuts: [AnyView] { body._shortcuts }
}

extension Commands where Body == Never {
    public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: Commands {}

/// Makes commands of the statements in a closure.
@resultBuilder @MainActor
public enum CommandsBuilder {
    /// No commands.
    public static func buildBlock() -> EmptyCommands { EmptyCommands() }
    /// Takes commands as they are.
    public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
    /// The commands of a closure, in order.
    public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> _CommandList {
        var views: [AnyView] = []
        repeat views += (each content)._shortcuts
        return _CommandList(_shortcuts: views)
    }
    /// The commands of an `if` without `else`.
    public static func buildIf<Content: Commands>(_ content: Content?) -> _CommandList {
        _CommandList(_shortcuts: content?._shortcuts ?? [])
    }
    /// The commands of the branch that was taken.
    public static func buildEither<Content: Commands>(first: Content) -> _CommandList {
        _CommandList(_shortcuts: first._shortcuts)
    }
    /// The commands of the branch that was taken.
    public static func buildEither<Content: Commands>(second: Content) -> _CommandList {
        _CommandList(_shortcuts: second._shortcuts)
    }
    /// The commands of an `if #available`.
    public static func buildLimitedAvailability<Content: Commands>(_ content: Content) -> _CommandList {
        _CommandList(_shortcuts: content._shortcuts)
    }
}

/// Several commands.
public struct _CommandList: Commands {
    public typealias Body = Never
    public let _shortcuts: [AnyView]
}

/// No commands.
public struct EmptyCommands: Commands {
    public typealias Body = Never
    /// Creates no commands.
    public init() {}
    public var _shortcuts: [AnyView] { [] }
}

/// A menu of the app's own.
public struct CommandMenu<Content: View>: Commands {
    public typealias Body = Never
    private let content: Content

    /// Creates a menu with a title that is translated.
    public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.content = content() }
    /// Creates a menu with a title.
    public init(_ name: Text, @ViewBuilder content: () -> Content) { self.content = content() }
    /// Creates a menu with a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) { self.content = content() }

    public var _shortcuts: [AnyView] { [AnyView(content)] }
}

/// Commands beside, or in place of, some of the system's.
public struct CommandGroup<Content: View>: Commands {
    public typealias Body = Never
    private let content: Content

    /// Creates commands before some of the system's.
    public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) { content = addition() }
    /// Creates commands after some of the system's.
    public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) { content = addition() }
    /// Creates commands in place of some of the system's.
    public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) { content = addition() }

    public var _shortcuts: [AnyView] { [AnyView(content)] }
}

/// A place in the system's menus.
public struct CommandGroupPlacement: Hashable, Sendable {
    private let name: String
    /// About the app.
    public static let appInfo = CommandGroupPlacement(name: "appInfo")
    /// The app's settings.
    public static let appSettings = CommandGroupPlacement(name: "appSettings")
    /// The app's services.
    public static let systemServices = CommandGroupPlacement(name: "systemServices")
    /// Whether the app is seen.
    public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
    /// The end of the app.
    public static let appTermination = CommandGroupPlacement(name: "appTermination")
    /// New documents.
    public static let newItem = CommandGroupPlacement(name: "newItem")
    /// Saving.
    public static let saveItem = CommandGroupPlacement(name: "saveItem")
    /// Files from elsewhere, and to there.
    public static let importExport = CommandGroupPlacement(name: "importExport")
    /// Printing.
    public static let printItem = CommandGroupPlacement(name: "printItem")
    /// Undoing.
    public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
    /// Cutting, copying and pasting.
    public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
    /// Texts.
    public static let textEditing = CommandGroupPlacement(name: "textEditing")
    /// The look of texts.
    public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
    /// The bar of tools.
    public static let toolbar = CommandGroupPlacement(name: "toolbar")
    /// The sidebar.
    public static let sidebar = CommandGroupPlacement(name: "sidebar")
    /// The size of windows.
    public static let windowSize = CommandGroupPlacement(name: "windowSize")
    /// The order of windows.
    public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
    /// Help.
    public static let help = CommandGroupPlacement(name: "help")
}

/// The system's commands for a sidebar, which a phone has none of.
public struct SidebarCommands: Commands {
    public typealias Body = Never
    /// Creates the commands.
    public init() {}
    public var _shortcuts: [AnyView] { [] }
}

/// The system's commands for texts, which texts have by themselves.
public struct TextEditingCommands: Commands {
    public typealias Body = Never
    /// Creates the commands.
    public init() {}
    public var _shortcuts: [AnyView] { [] }
}

/// The system's commands for bars of tools, which a phone has none of.
public struct ToolbarCommands: Commands {
    public typealias Body = Never
    /// Creates the commands.
    public init() {}
    public var _shortcuts: [AnyView] { [] }
}

/// Lets controls of menus that are not shown be used by their keys.
struct CommandKeys: View {
    let content: [AnyView]

    var body: some View {
        ForEach(content.indices, id: \.self) { content[$0] }.frame(width: 0, height: 0).hidden()
            .accessibilityHidden(true)
    }
}
