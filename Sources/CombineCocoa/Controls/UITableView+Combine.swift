import Combine
import Foundation
import UIKit

extension UITableView {
    /// A cell that is about to be shown, and its row.
    public var willDisplayCellPublisher: AnyPublisher<(cell: UITableViewCell, indexPath: IndexPath), Never> {
        delegateProxy.calls("tableView:willDisplayCell:forRowAtIndexPath:") {
            ($0[1] as! UITableViewCell, $0[2] as! IndexPath)
        }
    }

    /// A section's header that is about to be shown.
    public var willDisplayHeaderViewPublisher: AnyPublisher<(headerView: UIView, section: Int), Never> {
        delegateProxy.calls("tableView:willDisplayHeaderView:forSection:") { ($0[1] as! UIView, $0[2] as! Int) }
    }

    /// A section's footer that is about to be shown.
    public var willDisplayFooterViewPublisher: AnyPublisher<(footerView: UIView, section: Int), Never> {
        delegateProxy.calls("tableView:willDisplayFooterView:forSection:") { ($0[1] as! UIView, $0[2] as! Int) }
    }

    /// A cell that is no longer shown, and the row that it showed.
    public var didEndDisplayingCellPublisher: AnyPublisher<(cell: UITableViewCell, indexPath: IndexPath), Never> {
        delegateProxy.calls("tableView:didEndDisplayingCell:forRowAtIndexPath:") {
            ($0[1] as! UITableViewCell, $0[2] as! IndexPath)
        }
    }

    /// A section's header that is no longer shown.
    public var didEndDisplayingHeaderViewPublisher: AnyPublisher<(headerView: UIView, section: Int), Never> {
        delegateProxy.calls("tableView:didEndDisplayingHeaderView:forSection:") { ($0[1] as! UIView, $0[2] as! Int) }
    }

    /// A section's footer that is no longer shown. The names, `headerView` for a footer too, are CombineCocoa's.
    public var didEndDisplayingFooterView: AnyPublisher<(headerView: UIView, section: Int), Never> {
        delegateProxy.calls("tableView:didEndDisplayingFooterView:forSection:") { ($0[1] as! UIView, $0[2] as! Int) }
    }

    /// The row whose accessory button a person taps.
    public var itemAccessoryButtonTappedPublisher: AnyPublisher<IndexPath, Never> {
        delegateProxy.calls("tableView:accessoryButtonTappedForRowWithIndexPath:") { $0[1] as! IndexPath }
    }

    /// The row that a touch comes down on.
    public var didHighlightRowPublisher: AnyPublisher<IndexPath, Never> {
        delegateProxy.calls("tableView:didHighlightRowAtIndexPath:") { $0[1] as! IndexPath }
    }

    /// The row that a touch leaves.
    public var didUnhighlightRowPublisher: AnyPublisher<IndexPath, Never> {
        delegateProxy.calls("tableView:didUnhighlightRowAtIndexPath:") { $0[1] as! IndexPath }
    }

    /// The row that a person selects.
    public var didSelectRowPublisher: AnyPublisher<IndexPath, Never> {
        delegateProxy.calls("tableView:didSelectRowAtIndexPath:") { $0[1] as! IndexPath }
    }

    /// The row that a person deselects.
    public var didDeselectRowPublisher: AnyPublisher<IndexPath, Never> {
        delegateProxy.calls("tableView:didDeselectRowAtIndexPath:") { $0[1] as! IndexPath }
    }

    /// The row that a person swipes to see its actions.
    public var willBeginEditingRowPublisher: AnyPublisher<IndexPath, Never> {
        delegateProxy.calls("tableView:willBeginEditingRowAtIndexPath:") { $0[1] as! IndexPath }
    }

    /// The row whose actions are no longer shown. A row that has been deleted meanwhile is not told of.
    public var didEndEditingRowPublisher: AnyPublisher<IndexPath, Never> {
        delegateProxy.calls("tableView:didEndEditingRowAtIndexPath:") { $0[1] as? IndexPath }
            .compactMap { $0 }
            .eraseToAnyPublisher()
    }
}
