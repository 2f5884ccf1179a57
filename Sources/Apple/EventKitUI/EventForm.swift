import EventKit
import UIKit

/// The fields of an event.
@MainActor
final class EventForm: UITableViewController {
    var finish: (EKEventEditViewAction) -> Void = { _ in }
    private let event: EKEvent
    private let store: EKEventStore
    private let titleField = UITextField(), placeField = UITextField()
    private let allDay = UISwitch()
    private let start = UIDatePicker(), end = UIDatePicker()
    private let notes = UITextField()
    private lazy var sections: [[UITableViewCell]] = makeSections()

    init(_ event: EKEvent, _ store: EKEventStore) {
        (self.event, self.store) = (event, store)
        super.init(style: .insetGrouped)
        title = event.isNew ? "New Event" : "Edit Event"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: event.isNew ? "Add" : "Done", primaryAction: UIAction { [weak self] _ in self?.save() })
        for (field, words, text) in [
            (titleField, "Title", event.title), (placeField, "Location", event.location), (notes, "Notes", event.notes),
        ] {
            field.placeholder = words
            field.text = text
            field.accessibilityLabel = words
            field.addAction(UIAction { [weak self] _ in self?.update() }, for: .editingChanged)
        }
        allDay.isOn = event.isAllDay
        allDay.accessibilityLabel = "All-day"
        allDay.addAction(UIAction { [weak self] _ in self?.update() }, for: .valueChanged)
        for (picker, date) in [(start, event.startDate), (end, event.endDate)] {
            picker.preferredDatePickerStyle = .compact
            if let date { picker.date = date }
        }
        start.addAction(UIAction { [weak self] _ in self?.moveEnd() }, for: .valueChanged)
        end.addAction(UIAction { [weak self] _ in self?.update() }, for: .valueChanged)
        update()
    }

    /// The event keeps its length when it begins at another time.
    private func moveEnd() {
        let length = (event.endDate ?? start.date).timeIntervalSince(event.startDate ?? start.date)
        event.startDate = start.date
        end.date = start.date.addingTimeInterval(max(0, length))
        update()
    }

    private func update() {
        event.title = titleField.text
        event.location = placeField.text.flatMap { $0.isEmpty ? nil : $0 }
        event.notes = notes.text.flatMap { $0.isEmpty ? nil : $0 }
        event.isAllDay = allDay.isOn
        (event.startDate, event.endDate) = (start.date, end.date)
        for picker in [start, end] { picker.datePickerMode = allDay.isOn ? .date : .dateAndTime }
        navigationItem.rightBarButtonItem?.isEnabled =
            titleField.text?.isEmpty == false && start.date <= end.date
    }

    private func save() {
        update()
        if event.title?.isEmpty ?? true { event.title = "New Event" }
        finish(.saved)
    }

    private func cancel() {
        guard event.hasChanges, titleField.text?.isEmpty == false else { return finish(.canceled) }
        let question = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        question.addAction(
            UIAlertAction(title: "Discard Changes", style: .destructive) { [weak self] _ in self?.finish(.canceled) })
        question.addAction(UIAlertAction(title: "Keep Editing", style: .cancel))
        present(question, animated: true)
    }

    private func makeSections() -> [[UITableViewCell]] {
        var sections = [
            [cell(titleField), cell(placeField)],
            [cell("All-day", allDay), cell("Starts", start), cell("Ends", end)],
            [calendarCell()], [cell(notes)],
        ]
        if !event.isNew {
            let delete = UITableViewCell()
            delete.textLabel?.text = "Delete Event"
            delete.textLabel?.textColor = .systemRed
            delete.textLabel?.textAlignment = .center
            sections.append([delete])
        }
        return sections
    }

    private func calendarCell() -> UITableViewCell {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        cell.textLabel?.text = "Calendar"
        cell.detailTextLabel?.text = event.calendar?.title
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    private func cell(_ words: String, _ control: UIView) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.textLabel?.text = words
        cell.selectionStyle = .none
        control.sizeToFit()
        cell.accessoryView = control
        return cell
    }

    private func cell(_ field: UITextField) -> UITableViewCell { FieldCell(field) }

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].count
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        sections[indexPath.section][indexPath.row]
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        switch indexPath.section {
        case 2:
            let list = CalendarList(store.calendars(for: .event), [event.calendar].compactMap { $0 }, takesMany: false)
            list.changed = { [weak self] chosen in
                guard let self, let calendar = chosen.first else { return }
                event.calendar = calendar
                sections[2][0].detailTextLabel?.text = calendar.title
                navigationController?.popViewController(animated: true)
            }
            navigationController?.pushViewController(list, animated: true)
        case 4:
            let question = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
            question.addAction(
                UIAlertAction(title: "Delete Event", style: .destructive) { [weak self] _ in self?.finish(.deleted) })
            question.addAction(UIAlertAction(title: "Cancel", style: .cancel))
            present(question, animated: true)
        default: break
        }
    }
}

/// A row that is a text field.
@MainActor
private final class FieldCell: UITableViewCell {
    private let field: UITextField

    init(_ field: UITextField) {
        self.field = field
        super.init(style: .default, reuseIdentifier: nil)
        selectionStyle = .none
        contentView.addSubview(field)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        field.frame = contentView.bounds.inset(by: contentView.layoutMargins)
    }
}

/// Calendars, of which one or several are chosen.
@MainActor
final class CalendarList: UITableViewController {
    var changed: ([EKCalendar]) -> Void = { _ in }
    private(set) var calendars: [EKCalendar]
    var chosen: [EKCalendar] { didSet { tableView.reloadData() } }
    private let takesMany: Bool

    init(_ calendars: [EKCalendar], _ chosen: [EKCalendar], takesMany: Bool) {
        (self.calendars, self.chosen, self.takesMany) = (calendars, chosen, takesMany)
        super.init(style: .insetGrouped)
        title = takesMany ? "Calendars" : "Calendar"
    }

    required init?(coder: NSCoder) { nil }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { calendars.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let (cell, calendar) = (UITableViewCell(), calendars[indexPath.row])
        cell.textLabel?.text = calendar.title
        cell.imageView?.image = UIImage(systemName: "circle.fill")
        cell.imageView?.tintColor = calendar.cgColor.map { UIColor(cgColor: $0) }
        cell.accessoryType = chosen.contains(calendar) ? .checkmark : .none
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let calendar = calendars[indexPath.row]
        if !takesMany {
            chosen = [calendar]
        } else if chosen.contains(calendar) {
            chosen.removeAll { $0 == calendar }
        } else {
            chosen.append(calendar)
        }
        changed(chosen)
    }
}
