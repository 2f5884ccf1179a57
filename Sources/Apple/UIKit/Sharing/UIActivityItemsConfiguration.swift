/// Items to share, and what is told of them by closures.
@preconcurrency @MainActor
open class UIActivityItemsConfiguration: NSObject, UIActivityItemsConfigurationReading {
    private let providers: [NSItemProvider]

    /// An object of the app's that the configuration is of.
    open weak var localObject: AnyObject?
    /// What can be done with the items: sharing by default.
    open var supportedInteractions: [UIActivityItemsConfigurationInteraction] = [.share]
    /// Tells of all items.
    open var metadataProvider: ((UIActivityItemsConfigurationMetadataKey) -> Any?)?
    /// Tells of one item, by its index.
    open var perItemMetadataProvider: ((Int, UIActivityItemsConfigurationMetadataKey) -> Any?)?
    /// Gives a preview of an item, by its index.
    open var previewProvider: ((Int, UIActivityItemsConfigurationPreviewIntent, CGSize) -> NSItemProvider?)?
    /// Gives activities of the app's own.
    open var applicationActivitiesProvider: (() -> [UIActivity])?

    /// Creates a configuration of items that are loaded when something is done with them.
    public init(itemProviders: [NSItemProvider]) {
        providers = itemProviders
        super.init()
    }

    /// Creates a configuration of objects.
    public convenience init(objects: [any NSItemProviderWriting]) {
        self.init(itemProviders: objects.map { NSItemProvider(object: $0) })
    }

    open var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { providers }
    open var applicationActivitiesForActivityItemsConfiguration: [UIActivity]? { applicationActivitiesProvider?() }

    open func activityItemsConfigurationSupports(interaction: UIActivityItemsConfigurationInteraction) -> Bool {
        supportedInteractions.contains(interaction)
    }

    open func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any? {
        metadataProvider?(key)
    }

    open func activityItemsConfigurationMetadataForItem(
        at index: Int, key: UIActivityItemsConfigurationMetadataKey
    ) -> Any? { perItemMetadataProvider?(index, key) }

    open func activityItemsConfigurationPreviewForItem(
        at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize
    ) -> NSItemProvider? { previewProvider?(index, intent, suggestedSize) }
}

extension UIResponder {
    /// The items of the responder that can be shared. Nil by default. Has no effect: the app shows its share sheet itself.
    public var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)? {
        get { itemsConfiguration.value }
        set { itemsConfiguration.value = newValue }
    }

    private var itemsConfiguration: HeldConfiguration {
        Companions.of(self, ObjectIdentifier(HeldConfiguration.self)) { HeldConfiguration() }
    }
}

private final class HeldConfiguration {
    var value: (any UIActivityItemsConfigurationReading)?
}
