import Foundation

/// A data source of sections that knows the model of a row.
@preconcurrency @MainActor
public protocol SectionedViewDataSourceType {
    /// The model of a row.
    ///
    /// - Throws: When no items are bound.
    func model(at indexPath: IndexPath) throws -> Any
}

/// A data source that can be bound to a table view.
@preconcurrency @MainActor
public protocol RxTableViewDataSourceType {
    /// The bound value.
    associatedtype Element

    /// Takes what the sequence sends and updates the table.
    func tableView(_ tableView: UITableView, observedEvent: Event<Element>)
}

/// A data source that can be bound to a collection view.
@preconcurrency @MainActor
public protocol RxCollectionViewDataSourceType {
    /// The bound value.
    associatedtype Element

    /// Takes what the sequence sends and updates the collection.
    func collectionView(_ collectionView: UICollectionView, observedEvent: Event<Element>)
}

/// An adapter that can be bound to a picker.
@preconcurrency @MainActor
public protocol RxPickerViewDataSourceType {
    /// The bound value.
    associatedtype Element

    /// Takes what the sequence sends and updates the picker.
    func pickerView(_ pickerView: UIPickerView, observedEvent: Event<Element>)
}

/// The rows of a table that a sequence of arrays sends.
final class TableArrayDataSource<Sequence: Swift.Sequence>: NSObject, UITableViewDataSource, RxTableViewDataSourceType,
    SectionedViewDataSourceType
{
    typealias Element = Sequence
    typealias CellFactory = (UITableView, Int, Sequence.Element) -> UITableViewCell

    private let makeCell: CellFactory
    private var items: [Sequence.Element]?

    init(_ makeCell: @escaping CellFactory) { self.makeCell = makeCell }

    func tableView(_ tableView: UITableView, observedEvent: Event<Sequence>) {
        if let error = observedEvent.error { return reportBindingError(error) }
        guard let elements = observedEvent.element else { return }
        items = Array(elements)
        tableView.reloadData()
    }

    func model(at indexPath: IndexPath) throws -> Any {
        guard let items else { throw RxCocoaError.itemsNotYetBound(object: self) }
        return items[indexPath.item]
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items?.count ?? 0 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        makeCell(tableView, indexPath.item, items![indexPath.item])
    }
}

/// The items of a collection that a sequence of arrays sends.
final class CollectionArrayDataSource<Sequence: Swift.Sequence>: NSObject, UICollectionViewDataSource,
    RxCollectionViewDataSourceType, SectionedViewDataSourceType
{
    typealias Element = Sequence
    typealias CellFactory = (UICollectionView, Int, Sequence.Element) -> UICollectionViewCell

    private let makeCell: CellFactory
    private var items: [Sequence.Element]?

    init(_ makeCell: @escaping CellFactory) { self.makeCell = makeCell }

    func collectionView(_ collectionView: UICollectionView, observedEvent: Event<Sequence>) {
        if let error = observedEvent.error { return reportBindingError(error) }
        guard let elements = observedEvent.element else { return }
        items = Array(elements)
        collectionView.reloadData()
    }

    func model(at indexPath: IndexPath) throws -> Any {
        guard let items else { throw RxCocoaError.itemsNotYetBound(object: self) }
        return items[indexPath.item]
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        items?.count ?? 0
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        makeCell(collectionView, indexPath.item, items![indexPath.item])
    }
}

/// The rows of a picker that a sequence of arrays sends, in one component.
class PickerArrayAdapter<Sequence: Swift.Sequence>: NSObject, UIPickerViewDataSource, RxPickerViewDataSourceType,
    SectionedViewDataSourceType
{
    typealias Element = Sequence

    private(set) final var items: [Sequence.Element] = []

    func pickerView(_ pickerView: UIPickerView, observedEvent: Event<Sequence>) {
        if let error = observedEvent.error { return reportBindingError(error) }
        guard let elements = observedEvent.element else { return }
        items = Array(elements)
        pickerView.reloadAllComponents()
    }

    func model(at indexPath: IndexPath) throws -> Any {
        guard items.indices.contains(indexPath.row) else { throw RxCocoaError.itemsNotYetBound(object: self) }
        return items[indexPath.row]
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { items.count }
}

/// Rows with titles.
final class PickerTitleAdapter<Sequence: Swift.Sequence>: PickerArrayAdapter<Sequence>, UIPickerViewDelegate {
    private let title: (Int, Sequence.Element) -> String?

    init(_ title: @escaping (Int, Sequence.Element) -> String?) { self.title = title }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        title(row, items[row])
    }
}

/// Rows with attributed titles.
final class PickerAttributedTitleAdapter<Sequence: Swift.Sequence>: PickerArrayAdapter<Sequence>,
    UIPickerViewDelegate
{
    private let title: (Int, Sequence.Element) -> NSAttributedString?

    init(_ title: @escaping (Int, Sequence.Element) -> NSAttributedString?) { self.title = title }

    func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? {
        title(row, items[row])
    }
}

/// Rows with views.
final class PickerViewAdapter<Sequence: Swift.Sequence>: PickerArrayAdapter<Sequence>, UIPickerViewDelegate {
    private let makeView: (Int, Sequence.Element, UIView?) -> UIView

    init(_ makeView: @escaping (Int, Sequence.Element, UIView?) -> UIView) { self.makeView = makeView }

    func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView {
        makeView(row, items[row], view)
    }
}
