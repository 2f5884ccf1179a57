public import EventKit
public import UIKit

/// How many calendars are chosen. The numbers are Apple's (EKCalendarChooser.h).
public enum EKCalendarChooserSelectionStyle: Int, Sendable {
    case single = 0
    case multiple = 1
}

/// Which calendars are shown. All can be written to here.
public enum EKCalendarChooserDisplayStyle: Int, Sendable {
    case allCalendars = 0
    case writableCalendarsOnly = 1
}

/// Is told which calendars a person chooses. The methods are optional.
@preconcurrency @MainActor
public protocol EKCalendarChooserDelegate: NSObjectProtocol {
    /// Other calendars are chosen.
    func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser)
    /// The person is done.
    func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser)
    /// The person does not want to choose.
    func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser)
}

extension EKCalendarChooserDelegate {
    public func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser) {}
    public func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser) {}
    public func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser) {}
}

/// Lets a person choose calendars. It is shown in a navigation controller.
@preconcurrency @MainActor
open class EKCalendarChooser: UIViewController {
    /// How many are chosen.
    public let selectionStyle: EKCalendarChooserSelectionStyle
    /// Who is told.
    open weak var delegate: (any EKCalendarChooserDelegate)?
    /// Whether there is a button “Done”; false by default.
    open var showsDoneButton = false { didSet { updateButtons() } }
    /// Whether there is a button “Cancel”; false by default.
    open var showsCancelButton = false { didSet { updateButtons() } }
    /// What is chosen.
    open var selectedCalendars: Set<EKCalendar> {
        get { Set(list.chosen) }
        set { list.chosen = Array(newValue) }
    }
    private let list: CalendarList

    /// Creates the screen for calendars of events.
    public convenience init(
        selectionStyle: EKCalendarChooserSelectionStyle, displayStyle: EKCalendarChooserDisplayStyle,
        eventStore: EKEventStore
    ) {
        self.init(
            selectionStyle: selectionStyle, displayStyle: displayStyle, entityType: .event, eventStore: eventStore)
    }

    /// Creates the screen.
    public init(
        selectionStyle style: EKCalendarChooserSelectionStyle, displayStyle: EKCalendarChooserDisplayStyle,
        entityType: EKEntityType, eventStore: EKEventStore
    ) {
        selectionStyle = style
        list = CalendarList(eventStore.calendars(for: entityType), [], takesMany: style == .multiple)
        super.init(nibName: nil, bundle: nil)
        title = list.title
    }

    public required init?(coder: NSCoder) { nil }

    open override func viewDidLoad() {
        super.viewDidLoad()
        list.changed = { [weak self] _ in
            guard let self else { return }
            delegate?.calendarChooserSelectionDidChange(self)
        }
        addChild(list)
        list.view.frame = view.bounds
        list.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(list.view)
        list.didMove(toParent: self)
        updateButtons()
    }

    private func updateButtons() {
        navigationItem.rightBarButtonItem =
            !showsDoneButton
            ? nil
            : UIBarButtonItem(
                systemItem: .done,
                primaryAction: UIAction { [weak self] _ in
                    guard let self else { return }
                    delegate?.calendarChooserDidFinish(self)
                })
        navigationItem.leftBarButtonItem =
            !showsCancelButton
            ? nil
            : UIBarButtonItem(
                systemItem: .cancel,
                primaryAction: UIAction { [weak self] _ in
                    guard let self else { return }
                    delegate?.calendarChooserDidCancel(self)
                })
    }
}
