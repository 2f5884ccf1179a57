import Foundation

extension UITableView: HasDataSource {
    public typealias DataSource = any UITableViewDataSource
}

/// The proxy of `UITableViewDataSource`.
@preconcurrency @MainActor
open class RxTableViewDataSourceProxy: DelegateProxy<UITableView, any UITableViewDataSource>, DelegateProxyType,
    UITableViewDataSource
{
    /// The object.
    public private(set) weak var tableView: UITableView?

    public init(parentObject: UITableView) {
        tableView = parentObject
        super.init(parentObject: parentObject, delegateProxy: RxTableViewDataSourceProxy.self)
        reset = { [weak self, weak parentObject] in
            guard let parentObject, let self, parentObject.dataSource === self else { return }
            parentObject.dataSource = nil
            parentObject.dataSource = self
        }
    }

    public static func registerKnownImplementations() {
        register { RxTableViewDataSourceProxy(parentObject: $0) }
    }

    private var target: any UITableViewDataSource { forwardToDelegate() ?? AbsentTableViewDataSourceProxy.shared }

    open func tableView(
        _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int {
        note("tableView:numberOfRowsInSection:", [tableView, section]) {
            target.tableView(tableView, numberOfRowsInSection: section)
        }
    }

    open func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        note("tableView:cellForRowAtIndexPath:", [tableView, indexPath]) {
            target.tableView(tableView, cellForRowAt: indexPath)
        }
    }

    open func numberOfSections(
        in tableView: UITableView
    ) -> Int {
        note("numberOfSectionsInTableView:", [tableView]) { target.numberOfSections(in: tableView) }
    }

    open func tableView(
        _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? {
        note("tableView:titleForHeaderInSection:", [tableView, section]) {
            target.tableView(tableView, titleForHeaderInSection: section)
        }
    }

    open func tableView(
        _ tableView: UITableView, titleForFooterInSection section: Int
    ) -> String? {
        note("tableView:titleForFooterInSection:", [tableView, section]) {
            target.tableView(tableView, titleForFooterInSection: section)
        }
    }

    open func tableView(
        _ tableView: UITableView, canEditRowAt indexPath: IndexPath
    ) -> Bool {
        note("tableView:canEditRowAtIndexPath:", [tableView, indexPath]) {
            target.tableView(tableView, canEditRowAt: indexPath)
        }
    }

    open func tableView(
        _ tableView: UITableView, canMoveRowAt indexPath: IndexPath
    ) -> Bool {
        note("tableView:canMoveRowAtIndexPath:", [tableView, indexPath]) {
            target.tableView(tableView, canMoveRowAt: indexPath)
        }
    }

    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        note("tableView:commitEditingStyle:forRowAtIndexPath:", [tableView, editingStyle, indexPath]) {
            target.tableView(tableView, commit: editingStyle, forRowAt: indexPath)
        }
    }

    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        note("tableView:moveRowAtIndexPath:toIndexPath:", [tableView, sourceIndexPath, destinationIndexPath]) {
            target.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
        }
    }

    open func sectionIndexTitles(
        for tableView: UITableView
    ) -> [String]? {
        note("sectionIndexTitlesForTableView:", [tableView]) { target.sectionIndexTitles(for: tableView) }
    }

    open func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int {
        note("tableView:sectionForSectionIndexTitle:atIndex:", [tableView, title, index]) {
            target.tableView(tableView, sectionForSectionIndexTitle: title, at: index)
        }
    }
}

/// Nobody: what is optional has its default.
private final class AbsentTableViewDataSourceProxy: NSObject, UITableViewDataSource {
    static let shared = AbsentTableViewDataSourceProxy()

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        fatalError("The table view has no data source.")
    }
}
