/// What can be done with the items of a configuration.
public struct UIActivityItemsConfigurationInteraction: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// They can be shared.
    public static let share = UIActivityItemsConfigurationInteraction(rawValue: "share")
    /// They can be copied.
    public static let copy = UIActivityItemsConfigurationInteraction(rawValue: "copy")
}

/// What is told of the items of a configuration.
public struct UIActivityItemsConfigurationMetadataKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A `String`: the title of the items.
    public static let title = UIActivityItemsConfigurationMetadataKey(rawValue: "title")
    /// A `String`: the text of a message with the items.
    public static let messageBody = UIActivityItemsConfigurationMetadataKey(rawValue: "messageBody")
    /// An `LPLinkMetadata`: what is shown of a link.
    public static let linkPresentationMetadata = UIActivityItemsConfigurationMetadataKey(
        rawValue: "linkPresentationMetadata")
}

/// How large a preview of an item is.
public struct UIActivityItemsConfigurationPreviewIntent: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// As large as the item.
    public static let fullSize = UIActivityItemsConfigurationPreviewIntent(rawValue: "fullSize")
    /// Small.
    public static let thumbnail = UIActivityItemsConfigurationPreviewIntent(rawValue: "thumbnail")
}

/// Tells which items there are to share, and what they are.
@preconcurrency @MainActor
public protocol UIActivityItemsConfigurationReading: NSObjectProtocol {
    /// The items, which are loaded when something is done with them.
    var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { get }
    /// Activities of the app's own. None without this property.
    var applicationActivitiesForActivityItemsConfiguration: [UIActivity]? { get }
    /// Returns whether something can be done with the items. True for sharing without this method.
    func activityItemsConfigurationSupports(interaction: UIActivityItemsConfigurationInteraction) -> Bool
    /// Returns what is told of all items. Nil without this method.
    func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any?
    /// Returns what is told of one item. Nil without this method.
    func activityItemsConfigurationMetadataForItem(at index: Int, key: UIActivityItemsConfigurationMetadataKey) -> Any?
    /// Returns a preview of an item. Nil without this method.
    func activityItemsConfigurationPreviewForItem(
        at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize
    ) -> NSItemProvider?
}

extension UIActivityItemsConfigurationReading {
    public var applicationActivitiesForActivityItemsConfiguration: [UIActivity]? { nil }
    public func activityItemsConfigurationSupports(interaction: UIActivityItemsConfigurationInteraction) -> Bool {
        interaction == .share
    }
    public func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any? { nil }
    public func activityItemsConfigurationMetadataForItem(
        at index: Int, key: UIActivityItemsConfigurationMetadataKey
    ) -> Any? { nil }
    public func activityItemsConfigurationPreviewForItem(
        at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize
    ) -> NSItemProvider? { nil }
}
