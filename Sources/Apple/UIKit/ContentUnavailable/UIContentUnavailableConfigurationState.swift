/// What ``UIViewController/updateContentUnavailableConfiguration(using:)`` goes by.
@preconcurrency @MainActor
public struct UIContentUnavailableConfigurationState: UIConfigurationState, @MainActor Hashable {
    public var traitCollection: UITraitCollection
    /// The words in the search bar of the controller's navigation item.
    public var searchText: String?
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }

    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}
