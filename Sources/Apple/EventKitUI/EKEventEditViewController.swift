public import EventKit
public import UIKit

/// What a person did with an event. The numbers are Apple's (EKEventEditViewController.h).
public enum EKEventEditViewAction: Int, Sendable {
    case canceled = 0
    case saved = 1
    case deleted = 2
}

/// Is told what a person did with an event; dismisses the screen.
@preconcurrency @MainActor
public protocol EKEventEditViewDelegate: NSObjectProtocol {
    /// The person is done.
    func eventEditViewController(
        _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
    /// Where a new event goes; the store's default calendar, if it is not said.
    func eventEditViewControllerDefaultCalendar(forNewEvents controller: EKEventEditViewController) -> EKCalendar
}

extension EKEventEditViewDelegate {
    public func eventEditViewControllerDefaultCalendar(
        forNewEvents controller: EKEventEditViewController
    ) -> EKCalendar {
        controller.eventStore?.defaultCalendarForNewEvents
            ?? EKCalendar(for: .event, eventStore: controller.eventStore ?? EKEventStore())
    }
}

/// Lets a person make or change an event.
@preconcurrency @MainActor
open class EKEventEditViewController: UINavigationController {
    /// Who is told.
    open weak var editViewDelegate: (any EKEventEditViewDelegate)?
    /// Where the event is saved; to be set before the screen is shown.
    open var eventStore: EKEventStore!
    /// What is changed; nil for a new event.
    open var event: EKEvent?
    private var form: EventForm?

    /// Creates the screen.
    public convenience init() { self.init(nibName: nil, bundle: nil) }

    open override func viewDidLoad() {
        super.viewDidLoad()
        let store: EKEventStore = eventStore ?? EKEventStore()
        eventStore = store
        let event = event ?? EKEvent(eventStore: store)
        self.event = event
        if event.startDate == nil {
            let hour = Calendar.current.dateInterval(of: .hour, for: Date())?.end ?? Date()
            (event.startDate, event.endDate) = (hour, hour.addingTimeInterval(3600))
        }
        if event.calendar == nil {
            event.calendar =
                editViewDelegate?.eventEditViewControllerDefaultCalendar(forNewEvents: self)
                ?? store.defaultCalendarForNewEvents
        }
        let form = EventForm(event, store)
        form.finish = { [weak self] action in self?.finish(action) }
        self.form = form
        setViewControllers([form], animated: false)
    }

    /// Ends as if the person had chosen “Cancel”.
    open func cancelEditing() { finish(.canceled) }

    private func finish(_ action: EKEventEditViewAction) {
        guard let event, let store = eventStore else { return }
        do {
            switch action {
            case .saved: try store.save(event, span: .thisEvent)
            case .deleted: try store.remove(event, span: .thisEvent)
            case .canceled: event.rollback()
            }
        } catch {
            let alert = UIAlertController(
                title: "Cannot Save Event", message: error.localizedDescription, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            return present(alert, animated: true)
        }
        if let editViewDelegate {
            editViewDelegate.eventEditViewController(self, didCompleteWith: action)
        } else {
            dismiss(animated: true)
        }
    }
}
