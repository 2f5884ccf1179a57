import Combine
import Foundation
import UIKit

extension UITableView {
    public var willDisplayCellPublisher: AnyPublisher<(cell: UITableViewCell, indexPath: IndexPath), Never> {
        delegateProxy.calls("tableView:willDisplayCell:forRowAtIndexPath:") {
            ($0[1] as! UITableViewCell, $0[2] as! IndexPath)
        }
    }

    public var willDisplayHeaderViewPublisher: AnyPublisher<(headerView: UIView, section: Int), Never> {
        delegateProxy.calls("tableView:willDisplayHeaderView:forSection:") { ($0[1] as! UIView, $0[2] as! Int) }
    }

    public var willDisplayFooterViewPublisher: AnyPublisher<(footerView: UIView, section: Int), Never> {
        delegateProxy.calls("tableView:willDisplayFooterView:forSection:") { ($0[1] as! UIView, $0[2] as! Int) }
    }

    public var didEndDisplayingCellPublisher: AnyPublisher<(cell: UITableViewCell, indexPath: IndexPath), Never> {
        delegateProxy.calls("tableView:didEndDisplayingCell:forRowAtIndexPath:") {
            ($0[1] as! UITableViewCell, $0[2] as! IndexPath)
        }
    }

    public var didEndDisplayingHeaderViewPublisher: AnyPublisher<(headerView: UIView, section: Int), Never> {
        delegateProxy.calls("tableView:didEndDisplayingHeaderView:forSection:") { ($0[1] as! UIView, $0[2] as! Int) }
    }

    public var didEndDisplayingFooterView: AnyPublisher<(headerView: UIView, section: Int), Never> {
        delegateProxy.calls("tableView:didEndDisplayingFooterView:forSection:") { ($0[1] as! UIView, $0[2] as! Int) }
    }

    public var itemAccessoryButtonTappedPublisher: AnyPublisher<IndexPath, Never> {
        delegateProxy.calls("tableView:accessoryButtonTappedForRowWithIndexPath:") { $0[1] as! IndexPath }
    }

    public var didHighlightRowPublisher: AnyPublisher<IndexPath, Never> {
        delegateProxy.calls("tableView:didHighlightRowAtIndexPath:") { $0[1] as! IndexPath }
    }

    public var didUnhighlightRowPublisher: AnyPublisher<IndexPath, Never> {
        delegateProxy.calls("tableView:didUnhighlightRowAtIndexPath:") { $0[1] as! IndexPath }
    }

    /// Rows that a person selects.
    public var didSelectRowPublisher: AnyPublisher<IndexPath, Never> {
        delegateProxy.calls("tableView:didSelectRowAtIndexPath:") { $0[1] as! IndexPath }
    }

    public var didDeselectRowPublisher: AnyPublisher<IndexPath, Never> {
        delegateProxy.calls("tableView:didDeselectRowAtIndexPath:") { $0[1] as! IndexPath }
    }

    public var willBeginEditingRowPublisher: AnyPublisher<IndexPath, Never> {
        delegateProxy.calls("tableView:willBeginEditingRowAtIndexPath:") { $0[1] as! IndexPath }
    }

    public var didEndEditingRowPublisher: AnyPublisher<IndexPath, Never> {
        delegateProxy.calls("tableView:didEndEditingRowAtIndexPath:") { $0[1] as! IndexPath }
    }
}
