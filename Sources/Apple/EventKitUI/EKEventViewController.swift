public import EventKit
public import UIKit

/// What a person did with an event that was shown. The numbers are Apple's (EKEventViewController.h).
public enum EKEventViewAction: Int, Sendable {
    case done = 0
    case responded = 1
    case deleted = 2
}

/// Is told what a person did with an event that was shown.
@preconcurrency @MainActor
public protocol EKEventViewDelegate: NSObjectProtocol {
    /// The person is done.
    func eventViewController(_ controller: EKEventViewController, didCompleteWith action: EKEventViewAction)
}

/// Shows an event.
@preconcurrency @MainActor
open class EKEventViewController: UIViewController, EKEventEditViewDelegate {
    /// Who is told.
    open weak var delegate: (any EKEventViewDelegate)?
    /// What is shown; to be set before the screen is shown.
    open var event: EKEvent! { didSet { if isViewLoaded { update() } } }
    /// Whether the person may change it; false by default.
    open var allowsEditing = false { didSet { if isViewLoaded { update() } } }
    /// Whether its calendar is shown. Without effect: it is named.
    open var allowsCalendarPreview = false
    private let stack = UIStackView()
    private let store = EKEventStore()

    open override func viewDidLoad() {
        super.viewDidLoad()
        title = "Event Details"
        view.backgroundColor = .systemBackground
        stack.axis = .vertical
        stack.spacing = 12
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
        update()
    }

    private func update() {
        for view in stack.arrangedSubviews { view.removeFromSuperview() }
        guard let event else { return }
        add(event.title, .preferredFont(forTextStyle: .title2))
        if let place = event.location { add(place) }
        add(times(event))
        if let calendar = event.calendar { add("Calendar: " + calendar.title) }
        if let url = event.url { add(url.absoluteString) }
        if let notes = event.notes { add(notes) }
        navigationItem.rightBarButtonItem =
            allowsEditing && event.calendar?.allowsContentModifications ?? true
            ? UIBarButtonItem(systemItem: .edit, primaryAction: UIAction { [weak self] _ in self?.edit() }) : nil
    }

    private func times(_ event: EKEvent) -> String {
        guard let start = event.startDate, let end = event.endDate else { return "" }
        let isOneDay = Calendar.current.isDate(start, inSameDayAs: end)
        let day = start.formatted(date: .complete, time: .omitted)
        if event.isAllDay { return isOneDay ? day : day + " – " + end.formatted(date: .complete, time: .omitted) }
        let begin = start.formatted(date: .complete, time: .shortened)
        return begin + " – " + end.formatted(date: isOneDay ? .omitted : .complete, time: .shortened)
    }

    private func add(_ text: String, _ font: UIFont = .preferredFont(forTextStyle: .body)) {
        let label = UILabel()
        (label.text, label.font, label.numberOfLines) = (text, font, 0)
        stack.addArrangedSubview(label)
    }

    private func edit() {
        let editor = EKEventEditViewController()
        (editor.eventStore, editor.event, editor.editViewDelegate) = (store, event, self)
        present(editor, animated: true)
    }

    open func eventEditViewController(
        _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction
    ) {
        controller.dismiss(animated: true)
        update()
        if action == .deleted { delegate?.eventViewController(self, didCompleteWith: .deleted) }
    }
}
