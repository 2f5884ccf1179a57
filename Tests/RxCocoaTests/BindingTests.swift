import Foundation
import RxCocoa
import RxSwift
import Testing
import UIKit

@MainActor @Suite struct BindingTests {
    private let bag = DisposeBag()

    @Test func taps() {
        let button = UIButton()
        var taps = 0
        let subscription = button.rx.tap.subscribe(onNext: { taps += 1 })
        button.sendActions(for: .touchUpInside)
        subscription.dispose()
        button.sendActions(for: .touchUpInside)
        #expect(taps == 1)
    }

    @Test func aControlThatIsGoneCompletesItsSequences() {
        var button: UIButton? = UIButton()
        var events: [String] = []
        _ = button!.rx.tap.subscribe { events.append("\($0)") }
        _ = button!.rx.deallocated.subscribe(onNext: { events.append("gone") })
        button = nil
        #expect(events.contains("completed"))
        #expect(events.contains("gone"))
    }

    @Test func tapsOfAnItemAreShared() {
        let item = UIBarButtonItem()
        var taps: [String] = []
        let first = item.rx.tap.subscribe(onNext: { taps.append("first") })
        let second = item.rx.tap.subscribe(onNext: { taps.append("second") })
        func tap() { UIApplication.shared.sendAction(item.action!, to: item.target, from: item, for: nil) }
        tap()
        first.dispose()
        tap()
        second.dispose()
        #expect(taps == ["first", "second", "second"])
        #expect(item.target == nil)
    }

    @Test func notificationsOfTheApplication() {
        let events: [(ControlEvent<Void>, Notification.Name)] = [
            (UIApplication.rx.significantTimeChange, UIApplication.significantTimeChangeNotification),
            (
                UIApplication.rx.backgroundRefreshStatusDidChange,
                UIApplication.backgroundRefreshStatusDidChangeNotification
            ),
            (
                UIApplication.rx.protectedDataWillBecomeUnavailable,
                UIApplication.protectedDataWillBecomeUnavailableNotification
            ),
            (
                UIApplication.rx.protectedDataDidBecomeAvailable,
                UIApplication.protectedDataDidBecomeAvailableNotification
            ),
            (UIApplication.rx.userDidTakeScreenshot, UIApplication.userDidTakeScreenshotNotification),
        ]
        var heard = 0
        for (event, name) in events {
            let subscription = event.subscribe(onNext: { heard += 1 })
            NotificationCenter.default.post(name: name, object: nil)
            subscription.dispose()
            NotificationCenter.default.post(name: name, object: nil)
        }
        #expect(heard == events.count)
    }

    @available(*, deprecated) @Test func olderNames() {
        let label = UILabel()
        let subject = PublishSubject<String>()
        let variable = Variable("")
        var heard: [String] = []
        let subscriptions = [
            subject.bindTo(label.rx.text), subject.bindTo(variable), subject.bindNext { heard.append($0) },
            subject.bindTo { $0.subscribe(onNext: { heard.append($0 + "!") }) },
            subject.bindTo(UIBindingObserver(UIElement: label) { $0.accessibilityLabel = $1 }),
        ]
        subject.onNext("a")
        #expect(label.text == "a")
        #expect(label.accessibilityLabel == "a")
        #expect(variable.value == "a")
        #expect(heard == ["a", "a!"])
        let second = Variable("")
        let driven = variable.asDriver().drive(second)
        variable.value = "b"
        #expect(second.value == "b")
        for subscription in subscriptions + [driven] { subscription.dispose() }
        let view = UIImageView()
        Observable.just(UIImage(systemName: "book")).bindTo(view.rx.image(transitionType: nil)).dispose()
        #expect(view.image != nil)
        Observable<UIImage?>.just(nil).bind(to: view.rx.image).dispose()
        #expect(view.image == nil)
    }

    @Test func proxiesAreMadeForTheClassOfTheObject() {
        #expect(RxScrollViewDelegateProxy.createProxy(for: UITableView()) is RxTableViewDelegateProxy)
        #expect(type(of: RxScrollViewDelegateProxy.createProxy(for: UIScrollView())) == RxScrollViewDelegateProxy.self)
        let bar = UISearchBar()
        let proxy = RxSearchBarDelegateProxy(searchBar: bar)
        #expect(proxy.searchBar === bar)
        #expect(RxSearchBarDelegateProxy.identifier != RxTabBarDelegateProxy.identifier)
        #expect(RxSearchBarDelegateProxy.proxy(for: bar) === RxSearchBarDelegateProxy.proxy(for: bar))
        #expect(bar.delegate === RxSearchBarDelegateProxy.proxy(for: bar))
    }

    private final class OwnTabBar: UITabBar {}
    private class OwnBar: UISearchBar {}
    private final class SpecialBar: OwnBar {}
    private final class OwnBarProxy: RxSearchBarDelegateProxy {}

    @Test func anAppsProxyIsForItsClassAndWhatComesOfIt() {
        // Registered before any other proxy of such objects is made, and by a class that knows nothing of the first.
        OwnBarProxy.register { (bar: OwnBar) in OwnBarProxy(searchBar: bar) }
        #expect(SpecialBar().rx.delegate is OwnBarProxy)
        #expect(OwnBar().rx.delegate is OwnBarProxy)
        #expect(type(of: UISearchBar().rx.delegate) == RxSearchBarDelegateProxy.self)
        #expect(OwnTabBar().rx.delegate is RxTabBarDelegateProxy)
    }

    @Test func anyPropertyHasABinder() {
        let label = UILabel()
        let relay = BehaviorRelay(value: true)
        relay.bind(to: label.rx.isHidden).disposed(by: bag)
        Observable.just("text").bind(to: label.rx.text).disposed(by: bag)
        #expect(label.isHidden)
        #expect(label.text == "text")
        relay.accept(false)
        #expect(!label.isHidden)
    }

    @Test func aControlPropertySendsWhatTheUserChanges() {
        let field = UITextField()
        var heard: [String] = []
        field.rx.text.orEmpty.subscribe(onNext: { heard.append($0) }).disposed(by: bag)
        field.text = "by the program"
        field.insertText("!")
        #expect(heard.first == "")
        #expect(heard.last == field.text)
        #expect(!heard.contains("by the program"))
        let toggle = UISwitch()
        var states: [Bool] = []
        toggle.rx.isOn.changed.subscribe(onNext: { states.append($0) }).disposed(by: bag)
        toggle.isOn = true
        toggle.sendActions(for: .valueChanged)
        #expect(states == [true])
    }

    @Test func aDatePickerSendsDatesAndDurations() {
        let picker = UIDatePicker()
        var dates: [Date] = []
        picker.rx.date.changed.subscribe(onNext: { dates.append($0) }).disposed(by: bag)
        let date = Date(timeIntervalSinceReferenceDate: 1000)
        Observable.just(date).bind(to: picker.rx.date).disposed(by: bag)
        #expect(picker.date == date && dates.isEmpty)
        picker.sendActions(for: .valueChanged)
        #expect(dates == [date])
        picker.datePickerMode = .countDownTimer
        Observable.just(180).bind(to: picker.rx.countDownDuration).disposed(by: bag)
        #expect(picker.countDownDuration == 180)
    }

    @Test func twoWayBindingLeavesHangulCompositionAlone() {
        let field = UITextField()
        let relay = BehaviorRelay(value: "a")
        (field.rx.textInput <-> relay).disposed(by: bag)
        #expect(field.text == "a")
        field.selectedTextRange = nil
        for step in ["ㅎ", "하", "한"] {
            field.setMarkedText(step, selectedRange: NSRange(location: 1, length: 0))
            field.sendActions(for: .editingChanged)
            // What a view model does that answers every change must not end the composition.
            relay.accept(relay.value + "")
        }
        #expect(field.markedTextRange != nil)
        #expect(field.text?.contains("한") == true)
        #expect(relay.value == "a")
        field.unmarkText()
        field.sendActions(for: .editingChanged)
        #expect(relay.value.contains("한"))
        relay.accept("새 글")
        #expect(field.text == "새 글")
    }

    @Test func driversReplayAndSignalsDoNot() {
        let relay = BehaviorRelay(value: 1)
        let driver = relay.asDriver().map { $0 * 2 }
        var driven: [Int] = []
        driver.drive(onNext: { driven.append($0) }).disposed(by: bag)
        relay.accept(2)
        driver.drive(onNext: { driven.append($0) }).disposed(by: bag)
        #expect(driven == [2, 4, 4])
        let events = PublishRelay<Int>()
        let signal = events.asSignal()
        var emitted: [Int] = []
        events.accept(1)
        signal.emit(onNext: { emitted.append($0) }).disposed(by: bag)
        events.accept(2)
        #expect(emitted == [2])
    }

    @Test func aDriverMovesToTheMainThread() async {
        let source = PublishSubject<Int>()
        let threads = await withCheckedContinuation { continuation in
            source.asDriver(onErrorJustReturn: 0).drive(onNext: { _ in
                continuation.resume(returning: MainQueue.isCurrent)
            })
            .disposed(by: bag)
            let sender = Sender(source)
            Thread.detachNewThread { sender.source.onNext(1) }
        }
        #expect(threads)
    }

    private final class Sender: @unchecked Sendable {
        let source: PublishSubject<Int>
        init(_ source: PublishSubject<Int>) { self.source = source }
    }

    private func makeTable() -> UITableView {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let table = UITableView(frame: window.bounds)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        window.addSubview(table)
        windows.append(window)
        return table
    }

    @Test func tableRowsComeFromASequence() {
        let table = makeTable()
        let names = BehaviorRelay(value: ["a", "b"])
        names.bind(to: table.rx.items(cellIdentifier: "cell", cellType: UITableViewCell.self)) { _, name, cell in
            cell.textLabel?.text = name
        }.disposed(by: bag)
        table.layoutIfNeeded()
        #expect(table.numberOfRows(inSection: 0) == 2)
        names.accept(["x", "y", "z"])
        table.layoutIfNeeded()
        #expect(table.cellForRow(at: IndexPath(row: 2, section: 0))?.textLabel?.text == "z")
        var selected: [String] = []
        table.rx.modelSelected(String.self).subscribe(onNext: { selected.append($0) }).disposed(by: bag)
        table.delegate?.tableView(table, didSelectRowAt: IndexPath(row: 1, section: 0))
        #expect(selected == ["y"])
    }

    private final class Heights: NSObject, UITableViewDelegate {
        var selected = 0
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 77 }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { selected += 1 }
    }

    @Test func theProxyPassesOnToTheDelegate() {
        let table = makeTable()
        let delegate = Heights()
        table.rx.setDelegate(delegate).disposed(by: bag)
        Observable.just([1, 2]).bind(to: table.rx.items) { table, row, _ in
            table.dequeueReusableCell(withIdentifier: "cell", for: IndexPath(row: row, section: 0))
        }.disposed(by: bag)
        var selected = 0
        table.rx.itemSelected.subscribe(onNext: { _ in selected += 1 }).disposed(by: bag)
        table.layoutIfNeeded()
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 77)
        table.delegate?.tableView(table, didSelectRowAt: IndexPath(row: 0, section: 0))
        #expect(selected == 1)
        #expect(delegate.selected == 1)
    }

    @Test func theProxiesPassOnTheSectionIndexAndRowActions() {
        final class Letters: NSObject, UITableViewDataSource, UITableViewDelegate {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell()
            }
            func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B"] }
            func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
                index + 5
            }
            func tableView(
                _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
            ) -> [UITableViewRowAction]? {
                [UITableViewRowAction(style: .normal, title: "Flag") { _, _ in }]
            }
        }
        let (table, letters) = (UITableView(), Letters())
        let subscriptions = [table.rx.setDataSource(letters), table.rx.setDelegate(letters)]
        #expect(table.dataSource !== letters && table.delegate !== letters)
        #expect(table.dataSource?.sectionIndexTitles(for: table) == ["A", "B"])
        #expect(table.dataSource?.tableView(table, sectionForSectionIndexTitle: "B", at: 1) == 6)
        let path = IndexPath(row: 0, section: 0)
        #expect(table.delegate?.tableView(table, editActionsForRowAt: path)?.map(\.title) == ["Flag"])
        for subscription in subscriptions { subscription.dispose() }
        #expect(table.dataSource?.sectionIndexTitles(for: table) == nil)
    }

    @Test func collectionItemsComeFromASequence() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 40, height: 40)
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 200), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        Observable.just([1, 2, 3]).bind(to: view.rx.items(cellIdentifier: "cell")) { _, number, cell in
            cell.tag = number
        }.disposed(by: bag)
        view.layoutIfNeeded()
        #expect(view.numberOfItems(inSection: 0) == 3)
        #expect(view.cellForItem(at: IndexPath(item: 2, section: 0))?.tag == 3)
    }

    @Test func pickerTitlesComeFromASequence() throws {
        let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        Observable.just(["cat", "dog"]).bind(to: picker.rx.itemTitles) { _, name in name }.disposed(by: bag)
        #expect(picker.numberOfRows(inComponent: 0) == 2)
        #expect(try picker.rx.model(at: IndexPath(row: 1, section: 0)) == "dog")
        var chosen: [String] = []
        picker.rx.modelSelected(String.self).subscribe(onNext: { chosen += $0 }).disposed(by: bag)
        picker.selectRow(1, inComponent: 0, animated: false)
        picker.delegate?.pickerView(picker, didSelectRow: 1, inComponent: 0)
        #expect(chosen == ["dog"])
    }

    @Test func aViewControllersLifeCanBeHeard() {
        final class Screen: UIViewController {
            var order: [String] = []
            override func viewDidLoad() { order.append("load") }
            override func viewWillAppear(_ animated: Bool) { order.append("will") }
        }
        let screen = Screen()
        screen.rx.methodInvoked(Selector("viewDidLoad")).subscribe(onNext: { _ in screen.order.append("loaded") })
            .disposed(by: bag)
        screen.rx.sentMessage(Selector("viewWillAppear:"))
            .subscribe(onNext: { [weak screen] in screen?.order.append("before \($0)") }).disposed(by: bag)
        screen.beginAppearanceTransition(true, animated: false)
        screen.endAppearanceTransition()
        #expect(screen.order == ["load", "loaded", "before [false]", "will"])
    }

    @Test func messagesEndWithTheirObject() {
        var view: UIView? = UIView()
        var events: [String] = []
        _ = view!.rx.methodInvoked(Selector("layoutSubviews")).subscribe { events.append("\($0)") }
        view!.setNeedsLayout()
        view!.layoutIfNeeded()
        view = nil
        #expect(events == ["next([])", "completed"])
    }

    @Test func aMethodThatCannotBeHeardFails() {
        var failure: (any Error)?
        _ = UIView().rx.methodInvoked(Selector("setFrame:")).subscribe(onError: { failure = $0 })
        #expect(failure is RxCocoaError)
    }

    @Test func whatIsWantedSoonIsHeard() {
        let table = makeTable()
        var wanted: [[IndexPath]] = []
        table.rx.prefetchRows.subscribe(onNext: { wanted.append($0) }).disposed(by: bag)
        let path = IndexPath(row: 3, section: 0)
        table.prefetchDataSource?.tableView(table, prefetchRowsAt: [path])
        #expect(wanted == [[path]])
    }

    @Test func aPropertyIsObservedByNameAndByKeyPath() {
        var view: UIView? = UIView()
        var byName: [Bool?] = []
        var byPath: [Bool] = []
        var weakly: [Bool?] = []
        var ends = 0
        let subscription = view!.rx.observe(Bool.self, "hidden").subscribe(onNext: { byName.append($0) })
        _ = view!.rx.observe(\.isHidden, options: [.new]).subscribe(onNext: { byPath.append($0) })
        _ = view!.rx.observeWeakly(Bool.self, "hidden")
            .subscribe(onNext: { weakly.append($0) }, onCompleted: { ends += 1 })
        view!.isHidden = true
        #expect(byName == [false, true])
        #expect(byPath == [true])
        subscription.dispose()
        view!.isHidden = false
        #expect(byName.count == 2)
        view = nil
        #expect(weakly == [false, true, false, nil])
        #expect(ends == 1)
    }

    @Test func notifications() {
        let name = Notification.Name("rx")
        var heard = 0
        let subscription = NotificationCenter.default.rx.notification(name).subscribe(onNext: { _ in heard += 1 })
        NotificationCenter.default.post(name: name, object: nil)
        subscription.dispose()
        NotificationCenter.default.post(name: name, object: nil)
        #expect(heard == 1)
    }
}

@MainActor private var windows: [UIWindow] = []
