extension UIViewController {
    private enum ContentUnavailable {}

    private var contentUnavailableView: UIView? {
        get { attachments[ObjectIdentifier(ContentUnavailable.self)] as? UIView }
        set { attachments[ObjectIdentifier(ContentUnavailable.self)] = newValue }
    }

    /// The configuration's view lies over all of the controller's; it is made anew when it cannot show another.
    func showContentUnavailable() {
        guard let view = viewIfLoaded else { return }
        guard let configuration = contentUnavailableConfiguration?.updated(for: contentUnavailableState) else {
            contentUnavailableView?.removeFromSuperview()
            contentUnavailableView = nil
            return
        }
        if let shown = contentUnavailableView as? any UIView & UIContentView, shown.supports(configuration) {
            shown.configuration = configuration
        } else {
            contentUnavailableView?.removeFromSuperview()
            contentUnavailableView = configuration.makeContentView()
        }
        guard let shown = contentUnavailableView else { return }
        shown.translatesAutoresizingMaskIntoConstraints = true
        shown.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        shown.frame = view.bounds
        // A scroll view's content moves; what stands in for it does not, and lies over all of it.
        view.addSubview(shown)
    }

    private var contentUnavailableState: UIContentUnavailableConfigurationState {
        var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
        state.searchText = navigationItem.searchController?.searchBar.text
        return state
    }

    /// Before the view's layout: the app may have asked to say again what is shown.
    func updateContentUnavailableIfNeeded() {
        if needsContentUnavailableUpdate {
            needsContentUnavailableUpdate = false
            updateContentUnavailableConfiguration(using: contentUnavailableState)
        }
        guard let shown = contentUnavailableView, let view = viewIfLoaded else { return }
        if shown.frame != view.bounds { shown.frame = view.bounds }
    }
}
