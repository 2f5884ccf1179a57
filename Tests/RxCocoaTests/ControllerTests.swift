import Foundation
import RxCocoa
import RxSwift
import Testing
import UIKit

/// Navigation, tabs, search and pickers.
@MainActor @Suite struct ControllerTests {
    private func heard<T>(_ events: Observable<T>, _ call: () -> Void) -> [T] {
        var values: [T] = []
        let subscription = events.subscribe(onNext: { values.append($0) })
        call()
        subscription.dispose()
        call()
        return values
    }

    @Test func navigationTellsWhatItShows() {
        let navigation = UINavigationController()
        let screen = UIViewController()
        let will = heard(navigation.rx.willShow.asObservable()) {
            navigation.delegate?.navigationController(navigation, willShow: screen, animated: true)
        }
        #expect(will.map { $0.viewController === screen && $0.animated } == [true])
        let did = heard(navigation.rx.didShow.asObservable()) {
            navigation.delegate?.navigationController(navigation, didShow: screen, animated: false)
        }
        #expect(did.map { $0.viewController === screen && !$0.animated } == [true])
        #expect(navigation.delegate === navigation.rx.delegate)
    }

    @Test func tabsTellWhatIsSelected() {
        let bar = UITabBar()
        let item = UITabBarItem(title: "t", image: nil, tag: 1)
        #expect(heard(bar.rx.didSelectItem.asObservable()) { bar.delegate?.tabBar(bar, didSelect: item) } == [item])
        #expect(
            heard(bar.rx.willBeginCustomizing.asObservable()) { bar.beginCustomizingItems([item]) } == [[item]])
        #expect(bar.isCustomizing)
        let ended = heard(bar.rx.didEndCustomizing.asObservable()) {
            bar.items = [item]
            bar.endCustomizing(animated: false)
        }
        #expect(ended.map { $0.0 == [item] && $0.1 } == [true])
        let begun = heard(bar.rx.didBeginCustomizing.asObservable()) { bar.beginCustomizingItems([item]) }
        #expect(begun == [[item]])
        #expect(
            heard(bar.rx.willEndCustomizing.asObservable()) { bar.endCustomizing(animated: true) }.map(\.1) == [false])
        #expect(bar.delegate === bar.rx.delegate)
        let tabs = UITabBarController()
        let screens = [UIViewController(), UIViewController()]
        #expect(
            heard(tabs.rx.didSelect.asObservable()) { tabs.delegate?.tabBarController(tabs, didSelect: screens[1]) }
                == [screens[1]])
        #expect(
            heard(tabs.rx.willBeginCustomizing.asObservable()) {
                tabs.delegate?.tabBarController(tabs, willBeginCustomizing: screens)
            } == [screens])
        let will = heard(tabs.rx.willEndCustomizing.asObservable()) {
            tabs.delegate?.tabBarController(tabs, willEndCustomizing: screens, changed: true)
        }
        #expect(will.map { $0.viewControllers == screens && $0.changed } == [true])
        let did = heard(tabs.rx.didEndCustomizing.asObservable()) {
            tabs.delegate?.tabBarController(tabs, didEndCustomizing: screens, changed: false)
        }
        #expect(did.map { $0.viewControllers == screens && !$0.changed } == [true])
        #expect(tabs.delegate === tabs.rx.delegate)
    }

    private final class Answers: NSObject, UISearchBarDelegate, UIPickerViewDelegate, UIPickerViewDataSource {
        func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { false }
        func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
            "\(component).\(row)"
        }
    }

    @Test func searchBarsTellOfTextsAndButtons() {
        let bar = UISearchBar()
        func count(_ event: ControlEvent<Void>, _ call: () -> Void) -> Int { heard(event.asObservable(), call).count }
        #expect(count(bar.rx.cancelButtonClicked) { bar.delegate?.searchBarCancelButtonClicked(bar) } == 1)
        #expect(count(bar.rx.searchButtonClicked) { bar.delegate?.searchBarSearchButtonClicked(bar) } == 1)
        #expect(count(bar.rx.textDidBeginEditing) { bar.delegate?.searchBarTextDidBeginEditing(bar) } == 1)
        #expect(count(bar.rx.textDidEndEditing) { bar.delegate?.searchBarTextDidEndEditing(bar) } == 1)
        #expect(count(bar.rx.bookmarkButtonClicked) { bar.delegate?.searchBarBookmarkButtonClicked(bar) } == 1)
        #expect(count(bar.rx.resultsListButtonClicked) { bar.delegate?.searchBarResultsListButtonClicked(bar) } == 1)
        let texts = heard(bar.rx.text.asObservable()) {
            bar.text = "a"
            bar.delegate?.searchBar(bar, textDidChange: "a")
        }
        #expect(texts.last == "a")
        Observable.just("b").bind(to: bar.rx.value).dispose()
        #expect(bar.text == "b")
        bar.scopeButtonTitles = ["x", "y"]
        let scopes = heard(bar.rx.selectedScopeButtonIndex.asObservable()) {
            bar.delegate?.searchBar(bar, selectedScopeButtonIndexDidChange: 1)
        }
        #expect(scopes == [0, 1])
        Observable.just(1).bind(to: bar.rx.selectedScopeButtonIndex).dispose()
        #expect(bar.selectedScopeButtonIndex == 1)
        let answers = Answers()
        let set = bar.rx.setDelegate(answers)
        #expect(bar.delegate?.searchBarShouldEndEditing(bar) == false)
        set.dispose()
        #expect(bar.delegate?.searchBarShouldEndEditing(bar) == true)
        #expect(bar.rx.delegate.forwardToDelegate() == nil)
    }

    @Test func searchControllersTellOfTheirComingAndGoing() {
        let search = UISearchController(searchResultsController: nil)
        #expect(heard(search.rx.willPresent) { search.delegate?.willPresentSearchController(search) }.count == 1)
        #expect(heard(search.rx.didPresent) { search.delegate?.didPresentSearchController(search) }.count == 1)
        #expect(heard(search.rx.willDismiss) { search.delegate?.willDismissSearchController(search) }.count == 1)
        #expect(heard(search.rx.didDismiss) { search.delegate?.didDismissSearchController(search) }.count == 1)
        #expect(
            heard(search.rx.present) {
                search.isActive = false; search.searchBegan()
            }.count == 1)
        #expect(search.delegate === search.rx.delegate)
    }

    @Test func pickersAreFilledAndChosenFrom() throws {
        let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let chosen = heard(picker.rx.itemSelected.asObservable()) {
            picker.delegate?.pickerView(picker, didSelectRow: 2, inComponent: 1)
        }
        #expect(chosen.map(\.row) == [2])
        #expect(chosen.map(\.component) == [1])
        let attributed = Observable.just([1, 2]).bind(to: picker.rx.itemAttributedTitles) { row, number in
            NSAttributedString(string: "\(row):\(number)")
        }
        #expect(
            picker.delegate?.pickerView(picker, attributedTitleForRow: 1, forComponent: 0)?.string == "1:2")
        attributed.dispose()
        let views = Observable.just([5]).bind(to: picker.rx.items) { _, number, _ in
            let view = UIView()
            view.tag = number
            return view
        }
        #expect(picker.delegate?.pickerView(picker, viewForRow: 0, forComponent: 0, reusing: nil).tag == 5)
        #expect(try picker.rx.model(at: IndexPath(row: 0, section: 0)) == 5)
        views.dispose()
        #expect(throws: (any Error).self) { try picker.rx.model(at: IndexPath(row: 0, section: 0)) as Int }
    }

    @Test func pickersAskTheirDelegateBehindTheProxy() {
        let picker = UIPickerView()
        let answers = Answers()
        let set = picker.rx.setDelegate(answers)
        #expect(picker.delegate !== answers)
        #expect(picker.delegate?.pickerView(picker, titleForRow: 1, forComponent: 0) == "0.1")
        #expect(picker.rx.delegate.forwardToDelegate() === answers)
        set.dispose()
        picker.rx.dataSource.setForwardToDelegate(answers, retainDelegate: false)
        #expect(picker.dataSource?.numberOfComponents(in: picker) == 2)
    }
}
