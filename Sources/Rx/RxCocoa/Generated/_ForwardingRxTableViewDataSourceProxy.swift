// Made by `seam generate` from UITableViewDataSource of UIKit. Change those, then run it again.
// swift-format-ignore-file

import Foundation

/// Tells of the calls of `UITableViewDataSource`, and passes them on.
@preconcurrency @MainActor
open class _ForwardingRxTableViewDataSourceProxy: DelegateProxy<UITableView, any UITableViewDataSource>, UITableViewDataSource {
    private var target: any UITableViewDataSource { forwardToDelegate() ?? Absent.shared }

    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        note("tableView:numberOfRowsInSection:", [tableView, section]) { target.tableView(tableView, numberOfRowsInSection: section) }
    }

    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        note("tableView:cellForRowAtIndexPath:", [tableView, indexPath]) { target.tableView(tableView, cellForRowAt: indexPath) }
    }

    open func numberOfSections(in tableView: UITableView) -> Int {
        note("numberOfSectionsInTableView:", [tableView]) { target.numberOfSections(in: tableView) }
    }

    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        note("tableView:titleForHeaderInSection:", [tableView, section]) { target.tableView(tableView, titleForHeaderInSection: section) }
    }

    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        note("tableView:titleForFooterInSection:", [tableView, section]) { target.tableView(tableView, titleForFooterInSection: section) }
    }

    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        note("tableView:canEditRowAtIndexPath:", [tableView, indexPath]) { target.tableView(tableView, canEditRowAt: indexPath) }
    }

    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        note("tableView:canMoveRowAtIndexPath:", [tableView, indexPath]) { target.tableView(tableView, canMoveRowAt: indexPath) }
    }

    open func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
        note("tableView:commitEditingStyle:forRowAtIndexPath:", [tableView, editingStyle, indexPath]) { target.tableView(tableView, commit: editingStyle, forRowAt: indexPath) }
    }

    open func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
        note("tableView:moveRowAtIndexPath:toIndexPath:", [tableView, sourceIndexPath, destinationIndexPath]) { target.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath) }
    }

    open func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        note("sectionIndexTitlesForTableView:", [tableView]) { target.sectionIndexTitles(for: tableView) }
    }

    open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        note("tableView:sectionForSectionIndexTitle:atIndex:", [tableView, title, index]) { target.tableView(tableView, sectionForSectionIndexTitle: title, at: index) }
    }

    /// Nobody: what is optional has its default.
    private final class Absent: NSObject, UITableViewDataSource {
        static let shared = Absent()

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { fatalError("Nothing has tableView(_:cellForRowAt:), for which there is no default.") }
    }
}
