import Combine
import CombineCocoa
import Foundation
import Testing
import UIKit

@MainActor @Suite struct DelegateProxyTests {
    private final class Proxy: DelegateProxy, UITextFieldDelegate, DelegateProxyType {
        func setDelegate(to object: UITextField) { object.delegate = self }
    }

    private let selector = Selector("textFieldDidBeginEditing:")

    @Test func askingMakesTheProxyTheDelegateAgain() {
        let field = UITextField()
        let proxy = Proxy.createDelegateProxy(for: field)
        #expect(field.delegate === proxy)
        field.delegate = nil
        #expect(Proxy.createDelegateProxy(for: field) === proxy)
        #expect(field.delegate === proxy)
    }

    @Test func everyObjectHasAProxyOfItsOwn() {
        let fields = [UITextField(), UITextField()]
        #expect(Proxy.createDelegateProxy(for: fields[0]) !== Proxy.createDelegateProxy(for: fields[1]))
    }

    @Test func aScrollViewsProxyIsItsDelegate() {
        let views = [
            UIScrollView(), UITableView(), UITextView(),
            UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()),
        ]
        for view in views {
            let proxy = view.delegateProxy
            #expect(view.delegateProxy === proxy)
            var told = 0
            proxy.intercept(Selector("scrollViewDidScroll:")) { _ in told += 1 }
            view.contentOffset.y = 5
            #expect(told == 1, "\(type(of: view))")
        }
    }

    @Test func callsReachHandlersAndSubscribersInTheirOrder() {
        let field = UITextField()
        let proxy = Proxy.createDelegateProxy(for: field)
        var heard: [String] = []
        proxy.intercept(selector) { heard.append("first \($0.count)") }
        proxy.intercept(selector) { _ in heard.append("second") }
        let sink = proxy.interceptSelectorPublisher(selector).sink {
            heard.append("sink \($0.first as? UITextField === field)")
        }
        field.delegate?.textFieldDidBeginEditing(field)
        #expect(heard == ["first 1", "second", "sink true"])
        sink.cancel()
        proxy.interceptedSelector(selector, arguments: [field])
        #expect(heard == ["first 1", "second", "sink true", "first 1", "second"])
    }

    @Test func aCallThatNobodyWaitsForDoesNothing() {
        let field = UITextField()
        let proxy = Proxy.createDelegateProxy(for: field)
        var heard = 0
        proxy.intercept(selector) { _ in heard += 1 }
        proxy.interceptedSelector(Selector("textFieldDidEndEditing:"), arguments: [field])
        #expect(heard == 0)
    }

    @Test func callsThatNobodyRequestedAreDropped() {
        let field = UITextField()
        let proxy = Proxy.createDelegateProxy(for: field)
        let requests = Requests<[Any]>()
        proxy.interceptSelectorPublisher(selector).subscribe(requests)
        proxy.interceptedSelector(selector, arguments: [1])
        requests.subscription?.request(.max(1))
        proxy.interceptedSelector(selector, arguments: [2])
        proxy.interceptedSelector(selector, arguments: [3])
        #expect(requests.values.map { $0[0] as? Int } == [2])
        requests.cancel()
    }

    @Test func aPublisherEndsWithItsObject() {
        weak var gone: Proxy?
        let requests = Requests<[Any]>()
        do {
            let field = UITextField()
            let proxy = Proxy.createDelegateProxy(for: field)
            gone = proxy
            proxy.interceptSelectorPublisher(selector).subscribe(requests)
        }
        #expect(gone == nil)
        #expect(requests.isFinished)
    }
}
