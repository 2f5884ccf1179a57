import UIKit

/// The kind of an element, by the number that `XCUIElement.ElementType` gives it.
enum RemoteKind: UInt {
    case other = 1
    case application = 2
    case window = 4
    case sheet = 5
    case alert = 7
    case button = 9
    case popover = 18
    case keyboard = 19
    case key = 20
    case navigationBar = 21
    case tabBar = 22
    case toolbar = 24
    case table = 26
    case collectionView = 32
    case slider = 33
    case pageIndicator = 34
    case progressIndicator = 35
    case activityIndicator = 36
    case segmentedControl = 37
    case picker = 38
    case pickerWheel = 39
    case `switch` = 40
    case link = 42
    case image = 43
    case searchField = 45
    case scrollView = 46
    case staticText = 48
    case textField = 49
    case secureTextField = 50
    case datePicker = 51
    case textView = 52
    case webView = 58
    case colorWell = 67
    case cell = 75
    case stepper = 79

    /// The kind of a view by its class; nil where that says nothing.
    @MainActor
    init?(_ view: UIView) {
        switch view {
        case is UIWindow: self = .window
        case is UISearchTextField: self = .searchField
        case let field as UITextField: self = field.isSecureTextEntry ? .secureTextField : .textField
        case is UITextView: self = .textView
        case is UIButton: self = .button
        case is UISwitch: self = .switch
        case is UISlider: self = .slider
        case is UIStepper: self = .stepper
        case is UISegmentedControl: self = .segmentedControl
        case is UIDatePicker: self = .datePicker
        case is UIPageControl: self = .pageIndicator
        case is UIColorWell: self = .colorWell
        case is UILabel: self = .staticText
        case let table as UITableView:
            // Since iOS 16 lists of SwiftUI's are collections.
            let source = table.dataSource.map { String(reflecting: type(of: $0)) } ?? ""
            self = source.hasPrefix("SwiftUI.") ? .collectionView : .table
        case is UICollectionView: self = .collectionView
        case is UITableViewCell, is UICollectionViewCell: self = .cell
        case is UINavigationBar: self = .navigationBar
        case is UITabBar: self = .tabBar
        case is UIToolbar: self = .toolbar
        case is UIPickerView: self = .picker
        case is UIProgressView: self = .progressIndicator
        case is UIActivityIndicatorView: self = .activityIndicator
        case is UIImageView: self = .image
        default: return nil
        }
    }

    /// The kind that assistive technology is told; nil where it is any.
    init?(_ role: ElementRole) {
        switch role {
        case .staticText, .header: self = .staticText
        case .button, .tab: self = .button
        case .textField: self = .textField
        case .secureTextField: self = .secureTextField
        case .searchField: self = .searchField
        case .image: self = .image
        case .slider: self = .slider
        case .toggle: self = .switch
        case .link: self = .link
        case .cell: self = .cell
        case .progress: self = .progressIndicator
        case .stepper: self = .stepper
        case .picker: self = .pickerWheel
        case .alert: self = .alert
        case .scrollArea: self = .scrollView
        case .list, .tabList, .dialog, .group, .option: return nil
        }
    }
}
