import Combine
import Foundation
import UIKit

extension UIScrollView {
    /// How far the content is scrolled, now and whenever that changes.
    public var contentOffsetPublisher: AnyPublisher<CGPoint, Never> {
        publisher(for: \.contentOffset).eraseToAnyPublisher()
    }

    /// Sends when the view comes to be scrolled beyond the end of its content, each time anew.
    ///
    /// - Parameter offset: The least distance from the beginning for that, in points, if the content is lower than it.
    public func reachedBottomPublisher(offset: CGFloat = 0) -> AnyPublisher<Void, Never> {
        contentOffsetPublisher
            .map { [weak self] position in
                MainActor.assumeIsolated { self?.isBeyondEnd(at: position, atLeast: offset) ?? false }
            }
            .removeDuplicates()
            .filter { $0 }
            .map { _ in }
            .eraseToAnyPublisher()
    }

    private func isBeyondEnd(at position: CGPoint, atLeast offset: CGFloat) -> Bool {
        let visible = frame.height - contentInset.top - contentInset.bottom
        return position.y + contentInset.top > max(offset, contentSize.height - visible)
    }

    /// Scrolling, by a person or the app.
    public var didScrollPublisher: AnyPublisher<Void, Never> {
        delegateProxy.calls("scrollViewDidScroll:") { _ in }
    }

    public var willBeginDeceleratingPublisher: AnyPublisher<Void, Never> {
        delegateProxy.calls("scrollViewWillBeginDecelerating:") { _ in }
    }

    public var didEndDeceleratingPublisher: AnyPublisher<Void, Never> {
        delegateProxy.calls("scrollViewDidEndDecelerating:") { _ in }
    }

    public var willBeginDraggingPublisher: AnyPublisher<Void, Never> {
        delegateProxy.calls("scrollViewWillBeginDragging:") { _ in }
    }

    /// A person lets go: the velocity, in points a millisecond, and where the scrolling will end. A subscriber may
    /// change that while it is called, and not later.
    public var willEndDraggingPublisher:
        AnyPublisher<(velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>), Never>
    {
        delegateProxy.calls("scrollViewWillEndDragging:withVelocity:targetContentOffset:") {
            ($0[1] as! CGPoint, $0[2] as! UnsafeMutablePointer<CGPoint>)
        }
    }

    /// A person has let go: whether scrolling goes on.
    public var didEndDraggingPublisher: AnyPublisher<Bool, Never> {
        delegateProxy.calls("scrollViewDidEndDragging:willDecelerate:") { $0[1] as! Bool }
    }

    public var didZoomPublisher: AnyPublisher<Void, Never> {
        delegateProxy.calls("scrollViewDidZoom:") { _ in }
    }

    public var didScrollToTopPublisher: AnyPublisher<Void, Never> {
        delegateProxy.calls("scrollViewDidScrollToTop:") { _ in }
    }

    public var didEndScrollingAnimationPublisher: AnyPublisher<Void, Never> {
        delegateProxy.calls("scrollViewDidEndScrollingAnimation:") { _ in }
    }

    public var willBeginZoomingPublisher: AnyPublisher<UIView?, Never> {
        delegateProxy.calls("scrollViewWillBeginZooming:withView:") { $0[1] as? UIView }
    }

    public var didEndZooming: AnyPublisher<(view: UIView?, scale: CGFloat), Never> {
        delegateProxy.calls("scrollViewDidEndZooming:withView:atScale:") { ($0[1] as? UIView, $0[2] as! CGFloat) }
    }

    /// The proxy that is the view's delegate: it takes the place of another delegate, which hears nothing more.
    public var delegateProxy: DelegateProxy {
        switch self {
        case let table as UITableView: TableViewDelegateProxy.createDelegateProxy(for: table)
        case let collection as UICollectionView: CollectionViewDelegateProxy.createDelegateProxy(for: collection)
        case let text as UITextView: TextViewDelegateProxy.createDelegateProxy(for: text)
        default: ScrollViewDelegateProxy.createDelegateProxy(for: self)
        }
    }
}

private final class ScrollViewDelegateProxy: DelegateProxy, UIScrollViewDelegate, DelegateProxyType {
    func setDelegate(to object: UIScrollView) { object._scrollDelegate = self }
}

private final class TableViewDelegateProxy: DelegateProxy, UITableViewDelegate, DelegateProxyType {
    func setDelegate(to object: UITableView) { object.delegate = self }
}

private final class CollectionViewDelegateProxy: DelegateProxy, UICollectionViewDelegate, DelegateProxyType {
    func setDelegate(to object: UICollectionView) { object.delegate = self }
}

private final class TextViewDelegateProxy: DelegateProxy, UITextViewDelegate, DelegateProxyType {
    func setDelegate(to object: UITextView) { object.delegate = self }
}
