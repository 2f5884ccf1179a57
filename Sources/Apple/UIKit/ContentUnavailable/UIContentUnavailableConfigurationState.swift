/// The state passed to ``UIViewController/updateContentUnavailableConfiguration(using:)``.
@preconcurrency @MainActor
public struct UIContentUnavailableConfigurationState: UIConfigurationState, @MainActor Hashable {
    /// The traits of the view.
    public var traitCollection: UITraitCollection
    /// The words in the search bar of the controller's navigation item.
    public var searchText: String?
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Creates a state with these traits.
    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }

    /// The app's own value for a key; nil where none was set.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}
