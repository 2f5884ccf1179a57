import UIKit

@objc protocol RowDelegate: NSObjectProtocol {
    func rowNeedsName(_ row: Row) -> String
    @objc optional func row(_ row: Row, didMoveTo index: Int)
    @objc optional func rowColour(_ row: Row) -> UIColor?
    @objc optional var rowLimit: Int { get }
}

class Row: NSObject {
    weak var delegate: RowDelegate?
    @IBOutlet weak var other: RowDelegate?

    func run() {
        print(delegate?.rowNeedsName(self) ?? "gone")
        delegate?.row?(self, didMoveTo: 3)
        print(delegate?.rowColour?(self) == .red, delegate?.rowLimit ?? -1)
        if delegate?.responds(to: #selector(RowDelegate.rowColour(_:))) == true { print("responds") }
    }
}

final class Full: NSObject, RowDelegate {
    func rowNeedsName(_ row: Row) -> String { "full" }
    func row(_ row: Row, didMoveTo index: Int) { print("moved", index) }
    func rowColour(_ row: Row) -> UIColor? { .red }
    var rowLimit: Int { 9 }
}

final class Bare: NSObject, RowDelegate {
    func rowNeedsName(_ row: Row) -> String { "bare" }
}

@objc enum Kind: Int { case one, two }
@objc(SMNamed) class Named: NSObject {
    @objc(kindOf:) static func kind(of value: Int) -> Kind { Kind(rawValue: value) ?? .one }
    @objc class var shared: Named { Named() }
    @objc init(name: String) { super.init() }
    @objc override init() { super.init() }
    @objc subscript(index: Int) -> Int { index * 2 }
    @nonobjc func hidden() {}
    @objc lazy var made: String = { "lazy" }()
    @objc weak var owner: AnyObject?
    @objc public private(set) var count = 1
    @objc deinit { print("gone") }
}

func checkProtocols() {
    let row = Row()
    do {
        let full = Full()
        row.delegate = full
        row.run()
    }
    row.run()
    let bare = Bare()
    row.delegate = bare
    row.run()
    print(Named.kind(of: 1) == .two, Named.shared[4], Named(name: "n").made)
}
