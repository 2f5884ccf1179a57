/// The share sheet: what can be done with some items.
///
/// It offers to copy, to save to a file, and what the app adds; there are no other apps here to share with.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
    /// Called when the sheet is closed, with the activity that was carried out.
    public typealias CompletionWithItemsHandler = (
        _ activityType: UIActivity.ActivityType?, _ completed: Bool, _ returnedItems: [Any]?,
        _ activityError: (any Error)?
    ) -> Void

    /// Called once the sheet is gone: with the activity that was chosen, or with none.
    open var completionWithItemsHandler: CompletionWithItemsHandler?
    /// Activities that are not offered.
    open var excludedActivityTypes: [UIActivity.ActivityType]?

    private var sources: [Any]
    private let own: [UIActivity]
    private lazy var list = ActivityListView(self)
    private var hasFinished = false

    /// Creates a share sheet for items, with activities of the app's own.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        sources = activityItems
        own = applicationActivities ?? []
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a share sheet for the items of a configuration, which are loaded at once, and with its activities.
    public convenience init(activityItemsConfiguration: any UIActivityItemsConfigurationReading) {
        self.init(
            activityItems: [],
            applicationActivities: activityItemsConfiguration.applicationActivitiesForActivityItemsConfiguration)
        let providers = activityItemsConfiguration.itemProvidersForActivityItemsConfiguration
        loaded = Array(repeating: nil, count: providers.count)
        for (index, provider) in providers.enumerated() {
            ActivityItems.load(provider) { [weak self] item in self?.take(item, at: index) }
        }
    }

    /// The items of a configuration, in its order, as far as they are there.
    private var loaded: [Any?] = []

    private func take(_ item: Any, at index: Int) {
        loaded[index] = item
        sources = loaded.compactMap { $0 }
        if isViewLoaded { list.reload() }
    }

    public required init?(coder: NSCoder) { nil }

    package override var automaticPresentationStyle: UIModalPresentationStyle { .popover }

    /// The preview of the items before an activity is chosen.
    var placeholders: [Any] {
        sources.map { ($0 as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? $0 }
    }

    private func items(for type: UIActivity.ActivityType?) -> [Any] {
        sources.compactMap { source in
            guard let source = source as? any UIActivityItemSource else { return source }
            return source.activityViewController(self, itemForActivityType: type)
        }
    }

    /// Those that are offered: what the app adds to share with, then the system's actions and the app's.
    var groups: [[UIActivity]] {
        let items = placeholders
        let all = [CopyActivity(), SaveActivity()] + own
        let offered = all.filter { activity in
            activity.canPerform(withActivityItems: items)
                && !(excludedActivityTypes ?? []).contains { $0 == activity.activityType }
        }
        let share = offered.filter { type(of: $0).activityCategory == .share }
        return [share, offered.filter { type(of: $0).activityCategory == .action }].filter { !$0.isEmpty }
    }

    open override func loadView() {
        view = list
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        list.reload()
        preferredContentSize = list.fittingSize
        if let sheet = sheetPresentationController {
            sheet.detents = [.medium(), .large()]
            sheet.prefersGrabberVisible = true
        }
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        // Pulled down, or tapped away.
        if ownPresentation == nil || ownPresentation?.isDismissing == true { finish(nil, false) }
    }

    func close() {
        dismiss(animated: true)
    }

    func choose(_ activity: UIActivity) {
        guard !hasFinished else { return }
        activity.prepare(withActivityItems: items(for: activity.activityType))
        if let controller = activity.activityViewController {
            activity.finished = { [self] completed in
                controller.dismiss(animated: true) { [self] in end(activity, completed) }
            }
            present(controller, animated: true)
            return
        }
        activity.finished = { [self] completed in end(activity, completed) }
        activity.perform()
    }

    /// The activity is done: the sheet goes if it is, and stays otherwise.
    private func end(_ activity: UIActivity, _ completed: Bool) {
        guard completed else { return }
        hasFinished = true
        let report = { [self] in
            hasFinished = false
            finish(activity.activityType, true)
        }
        if ownPresentation == nil { report() } else { dismiss(animated: true, completion: report) }
    }

    private func finish(_ type: UIActivity.ActivityType?, _ completed: Bool) {
        guard !hasFinished else { return }
        hasFinished = true
        completionWithItemsHandler?(type, completed, nil, nil)
    }
}
