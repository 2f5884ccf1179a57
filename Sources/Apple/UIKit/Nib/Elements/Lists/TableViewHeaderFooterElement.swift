import Documents

/// A `<view>` of a class derived from UITableViewHeaderFooterView.
enum TableViewHeaderFooterElement: ViewElement {
    static let names: [String] = []
    typealias View = UITableViewHeaderFooterView
}
