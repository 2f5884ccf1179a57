import Foundation
import RxCocoa
import RxSwift
import Testing
import UIKit

/// Rows, and what the user does to them.
@MainActor @Suite struct TableTests {
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let path = IndexPath(row: 1, section: 0)

    init() { table.register(UITableViewCell.self, forCellReuseIdentifier: "cell") }

    /// What an event sends while it is listened to: the call is made before, during and after.
    private func heard<T>(_ event: ControlEvent<T>, _ call: () -> Void) -> [T] {
        var values: [T] = []
        call()
        let subscription = event.subscribe(onNext: { values.append($0) })
        call()
        subscription.dispose()
        call()
        return values
    }

    @Test func rowsAreChosenAndPressed() {
        #expect(heard(table.rx.itemSelected) { table.delegate?.tableView(table, didSelectRowAt: path) } == [path])
        #expect(heard(table.rx.itemDeselected) { table.delegate?.tableView(table, didDeselectRowAt: path) } == [path])
        #expect(heard(table.rx.itemHighlighted) { table.delegate?.tableView(table, didHighlightRowAt: path) } == [path])
        #expect(
            heard(table.rx.itemUnhighlighted) { table.delegate?.tableView(table, didUnhighlightRowAt: path) } == [path])
        #expect(
            heard(table.rx.itemAccessoryButtonTapped) {
                table.delegate?.tableView(table, accessoryButtonTappedForRowWith: path)
            } == [path])
    }

    @Test func rowsAreInsertedDeletedAndMoved() {
        let commit = { (style: UITableViewCell.EditingStyle) in
            table.dataSource?.tableView(table, commit: style, forRowAt: path)
        }
        #expect(
            heard(table.rx.itemInserted) {
                commit(.insert); commit(.delete)
            } == [path])
        #expect(
            heard(table.rx.itemDeleted) {
                commit(.insert); commit(.delete)
            } == [path])
        let other = IndexPath(row: 4, section: 2)
        let moves = heard(table.rx.itemMoved) { table.dataSource?.tableView(table, moveRowAt: path, to: other) }
        #expect(moves.map(\.sourceIndex) == [path])
        #expect(moves.map(\.destinationIndex) == [other])
    }

    @Test func cellsComeAndGo() {
        let cell = UITableViewCell()
        let shown = heard(table.rx.willDisplayCell) {
            table.delegate?.tableView(table, willDisplay: cell, forRowAt: path)
        }
        #expect(shown.map { $0.cell === cell && $0.indexPath == path } == [true])
        let gone = heard(table.rx.didEndDisplayingCell) {
            table.delegate?.tableView(table, didEndDisplaying: cell, forRowAt: path)
        }
        #expect(gone.map { $0.cell === cell && $0.indexPath == path } == [true])
    }

    @Test func rowsStandForModels() throws {
        let rows = Observable.just(["a", "b"]).bind(to: table.rx.items) { table, row, _ in
            table.dequeueReusableCell(withIdentifier: "cell", for: IndexPath(row: row, section: 0))
        }
        table.layoutIfNeeded()
        #expect(try table.rx.model(at: path) == "b")
        #expect(
            heard(table.rx.modelSelected(String.self)) { table.delegate?.tableView(table, didSelectRowAt: path) }
                == ["b"])
        #expect(
            heard(table.rx.modelDeselected(String.self)) { table.delegate?.tableView(table, didDeselectRowAt: path) }
                == ["b"])
        #expect(
            heard(table.rx.modelDeleted(String.self)) {
                table.dataSource?.tableView(table, commit: .delete, forRowAt: path)
            } == ["b"])
        #expect(throws: (any Error).self) { try table.rx.model(at: path) as Int }
        rows.dispose()
        #expect(throws: RxCocoaError.self) { try table.rx.model(at: path) as String }
    }

    @Test func aClosureMakesOrFillsTheCells() {
        let made = Observable.just([7]).bind(to: table.rx.items) { _, row, number in
            let cell = UITableViewCell()
            cell.tag = number * 10 + row
            return cell
        }
        table.layoutIfNeeded()
        #expect(table.visibleCells.map(\.tag) == [70])
        made.dispose()
        table.layoutIfNeeded()
        #expect(table.visibleCells.isEmpty)
        let filled = Observable.just([1, 2]).bind(to: table.rx.items(cellIdentifier: "cell")) { row, number, cell in
            cell.tag = number + row
        }
        table.layoutIfNeeded()
        #expect(table.visibleCells.map(\.tag) == [1, 3])
        filled.dispose()
    }

    private final class Numbers: NSObject, UITableViewDataSource, RxTableViewDataSourceType {
        typealias Element = Int
        var count = 0
        func tableView(_ tableView: UITableView, observedEvent: Event<Int>) {
            if case .next(let count) = observedEvent { self.count = count }
            tableView.reloadData()
        }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
    }

    @Test func aDataSourceOfOnesOwnIsFed() {
        let source = Numbers()
        let relay = BehaviorRelay(value: 2)
        let binding = relay.bind(to: table.rx.items(dataSource: source))
        #expect(table.numberOfRows(inSection: 0) == 2)
        relay.accept(5)
        table.layoutIfNeeded()
        #expect(table.numberOfRows(inSection: 0) == 5)
        #expect(table.rx.dataSource.forwardToDelegate() === source)
        binding.dispose()
        #expect(table.rx.dataSource.forwardToDelegate() == nil)
        let set = table.rx.setDataSource(source)
        #expect(table.rx.dataSource.forwardToDelegate() === source)
        set.dispose()
    }

    @Test func prefetchingIsHeard() {
        #expect(
            heard(table.rx.prefetchRows) { table.prefetchDataSource?.tableView(table, prefetchRowsAt: [path]) }
                == [[path]])
        #expect(
            heard(table.rx.cancelPrefetchingForRows) {
                table.prefetchDataSource?.tableView(table, cancelPrefetchingForRowsAt: [path])
            } == [[path]])
    }

    @Test func tablesGoAwayWithTheirBindings() {
        weak var gone: UITableView?
        let bag = DisposeBag()
        do {
            let table = UITableView()
            gone = table
            Observable<[Int]>.never().bind(to: table.rx.items) { _, _, _ in UITableViewCell() }.disposed(by: bag)
            table.rx.itemSelected.subscribe(onNext: { _ in }).disposed(by: bag)
        }
        #expect(gone == nil)
    }
}
