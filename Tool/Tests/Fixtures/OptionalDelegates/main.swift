import Foundation

// Optional methods of protocols that the app declares.
@objc protocol PickerDelegate: NSObjectProtocol {
    func required()
    @objc optional func picker(_ p: Picker, didPick x: Int) -> Bool
    @objc optional func pickerDidClose(_ p: Picker)
    @objc
    optional
        func picker(_ p: Picker, title: String, done: @escaping (Bool) -> Void)
    @objc optional var limit: Int { get }
}
class Picker: NSObject {
    weak var delegate: PickerDelegate?
    func run() {
        delegate?.required()
        print(delegate?.picker?(self, didPick: 3) ?? "none")
        delegate?.pickerDidClose?(self)
        delegate?.picker?(self, title: "T") { print("done", $0) }
        delegate?.picker?(self, title: "T", done: { print("done", $0) })
        print(
            delegate?.limit ?? -1, delegate?.pickerDidClose != nil,
            delegate?.responds(to: #selector(PickerDelegate.pickerDidClose(_:))) ?? false)
    }
}
class D1: NSObject, PickerDelegate { func required() { print("D1") } }
class D2: D1 {
    func picker(_ p: Picker, didPick x: Int) -> Bool { x == 3 }
    func pickerDidClose(_ p: Picker) { print("closed") }
    var limit: Int { 9 }
}
extension D2 { func picker(_ p: Picker, title: String, done: @escaping (Bool) -> Void) { done(title == "T") } }
let p = Picker(); let d1 = D1(), d2 = D2()
p.delegate = d1; p.run(); p.delegate = d2; p.run()

class D3: D2 {
    override func picker(_ p: Picker, didPick x: Int) -> Bool { !super.picker(p, didPick: x) }
}
p.delegate = nil
p.run()
let d3 = D3()
p.delegate = d3
p.run()
