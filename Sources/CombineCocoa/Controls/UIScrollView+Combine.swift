import Combine
import Foundation
import UIKit

extension UIScrollView {
    /// The content's offset in points, now and whenever it changes.
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

    /// Sends whenever the view is scrolled, by a person or the app.
    public var didScrollPublisher: AnyPublisher<Void, Never> {
        delegateProxy.calls("scrollViewDidScroll:") { _ in }
    }

    /// Sends when a person has let go and the content goes on moving.
    public var willBeginDeceleratingPublisher: AnyPublisher<Void, Never> {
        delegateProxy.calls("scrollViewWillBeginDecelerating:") { _ in }
    }

    /// Sends when the content comes to rest.
    public var didEndDeceleratingPublisher: AnyPublisher<Void, Never> {
        delegateProxy.calls("scrollViewDidEndDecelerating:") { _ in }
    }

    /// Sends when a person begins to drag the content.
    public var willBeginDraggingPublisher: AnyPublisher<Void, Never> {
        delegateProxy.calls("scrollViewWillBeginDragging:") { _ in }
    }

    /// The velocity, in points a millisecond, with which a person lets go, and where the scrolling will end. A
    /// subscriber may change that while it is called, and not later.
    public var willEndDraggingPublisher:
        AnyPublisher<(velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>), Never>
    {
        delegateProxy.calls("scrollViewWillEndDragging:withVelocity:targetContentOffset:") {
            ($0[1] as! CGPoint, $0[2] as! UnsafeMutablePointer<CGPoint>)
        }
    }

    /// Whether the content goes on moving, when a person has let go.
    public var didEndDraggingPublisher: AnyPublisher<Bool, Never> {
        delegateProxy.calls("scrollViewDidEndDragging:willDecelerate:") { $0[1] as! Bool }
    }

    /// Sends whenever the scale changes.
    public var didZoomPublisher: AnyPublisher<Void, Never> {
        delegateProxy.calls("scrollViewDidZoom:") { _ in }
    }

    /// Sends when the view has scrolled to its top because the status bar was tapped.
    public var didScrollToTopPublisher: AnyPublisher<Void, Never> {
        delegateProxy.calls("scrollViewDidScrollToTop:") { _ in }
    }

    /// Sends when an animated scroll that the app asked for has ended.
    public var didEndScrollingAnimationPublisher: AnyPublisher<Void, Never> {
        delegateProxy.calls("scrollViewDidEndScrollingAnimation:") { _ in }
    }

    /// The view that is about to be zoomed.
    public var willBeginZoomingPublisher: AnyPublisher<UIView?, Never> {
        delegateProxy.calls("scrollViewWillBeginZooming:withView:") { $0[1] as? UIView }
    }

    /// The view that has been zoomed, and its scale.
    public var didEndZooming: AnyPublisher<(view: UIView?, scale: CGFloat), Never> {
        delegateProxy.calls("scrollViewDidEndZooming:withView:atScale:") { ($0[1] as? UIView, $0[2] as! CGFloat) }
    }

    /// The proxy that is the view's delegate. Asking for it makes it that: another delegate hears nothing more.
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
