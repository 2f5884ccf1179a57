import Foundation
import os.log

// Selectors in all their forms.
class Base: NSObject {
    @objc func plain() { log("Base.plain") }
    @objc func one(_ x: String) { log("one \(x)") }
    @objc func named(sender: NSString) { log("named \(sender)") }
    @objc(renamed:) func other(x: Int) { log("other \(x)") }
    @objc func two(_ a: String, forEvent b: Int?) { log("two \(a) \(b as Any)") }
    @objc private func secret() -> String { "secret!" }
    @IBAction func moveTo(_ s: Any?) { log("moveTo \(s ?? "nil")") }
    @objc func slide(to x: Int) { log("slide(to: \(x))") }
    @objc
    func multi(
        _ a: Int,
        _ b: Int
    ) { log("multi \(a) \(b)") }
    @IBOutlet weak var outlet: NSObject!
    @IBOutlet private(set) var others: [NSObject]!
    @IBInspectable var radius: CGFloat = 1 { didSet { log("radius \(radius)") } }
    @objc dynamic var title: String? = "t"
    @objc var isOn: Bool {
        get { true }
        set { log("isOn \(newValue)") }
    }
    @objc let constant = 5
    @objc func throwing() throws { throw NSError(domain: "x", code: 1) }
    @objc func later() async { log("later") }
}
class Sub: Base {
    override func plain() { log("Sub.plain"); super.plain() }
    func go() {
        for s in [
            #selector(plain), #selector(Base.plain), #selector(self.plain), #selector(moveTo(_:)), #selector(secretly),
        ] { perform(s) }
        perform(#selector(one(_:)), with: "x")
        perform(#selector(Base.named), with: "n")
        perform(#selector(other(x:)), with: 3)
        perform(#selector(two(_:forEvent:)), with: "a", with: nil)
        perform(#selector(slide(to:)), with: NSNumber(value: 4))
        perform(#selector(multi(_:_:)), with: 1, with: 2)
        perform(#selector((multi) as (Int, Int) -> Void), with: 1, with: 2)
        perform(#selector(throwing)); perform(Selector("plain")); perform(Selector(("one:")), with: "y");
        perform("one:", with: "lit")
        print(#selector(getter: title), #selector(setter: Base.title), #selector(Base.slide(to:)), #selector(later))
        print(responds(to: #selector(secretly)), responds(to: Selector("nothing")))
        print(perform(Selector("secret"))!.takeUnretainedValue())
    }
    @objc fileprivate func secretly() { log("secretly") }
}
func log(_ s: String, line: Int = #line) { print(line, s) }
let sub = Sub()
sub.go()
sub.setValue(NSObject(), forKey: "outlet"); print(sub.outlet != nil)
sub.setValue([NSObject()], forKey: "others"); print(sub.others.count)
sub.setValue(3, forKey: "radius"); sub.setValue(NSNumber(value: 2.5), forKey: "radius")
sub.setValue("new", forKey: "title"); print(sub.value(forKey: "title") ?? "nil"); sub.setValue(nil, forKey: "title");
print(sub.value(forKey: "title") ?? "nil")
sub.setValue(false, forKey: #keyPath(Base.isOn)); print(sub.value(forKey: "constant")!, #keyPath(Base.title.count))

@objcMembers class Members: NSObject {
    var a = 1; func b() { print("b") }; private var c = 2
    class Inner: NSObject { @objc func deep() { print("deep") } }
    private class Hidden: NSObject { @objc private func deep2() { print("deep2") } }
    func hidden() { Hidden().perform(Selector("deep2")) }
}
let m = Members(); m.perform(#selector(Members.b)); print(m.value(forKey: "a")!);
Members.Inner().perform(#selector(Members.Inner.deep)); m.hidden()

class Gen<T>: NSObject {
    var x: T; init(_ x: T) { self.x = x }; @objc func show() { print("gen", x) }
    func go() { perform(#selector(show)) }
}
class GenSub: Gen<String> {}
Gen(4).go(); GenSub("s").go()

#if os(iOS)
    extension NSObject { @objc func onIOS() { print("iOS") } }
    NSObject().perform(#selector(NSObject.onIOS))
#else
    error
#endif
#if DEBUG
    print("debug")
#endif
NotificationCenter.default.addObserver(sub, selector: #selector(Base.noted(_:)), name: .init("N"), object: nil)
extension Base { @objc func noted(_ n: NSNotification) { print("noted", n.name.rawValue) } }
NotificationCenter.default.post(name: .init("N"), object: nil)
NotificationCenter.default.removeObserver(sub)
NotificationCenter.default.post(name: .init("N"), object: nil)
var key = 0
objc_setAssociatedObject(sub, &key, "assoc", .OBJC_ASSOCIATION_RETAIN_NONATOMIC);
print(objc_getAssociatedObject(sub, &key) as! String)
print(#line, #fileID, #file.hasSuffix("Fixtures/Selectors/main.swift"))
sub.perform(#selector(Base.plain), with: nil, afterDelay: 0.01)
NSObject.cancelPreviousPerformRequests(withTarget: sub)
sub.perform(#selector(Base.one), with: "delayed", afterDelay: 0.02)
sub.performSelector(onMainThread: #selector(Base.plain), with: nil, waitUntilDone: true)
Timer.scheduledTimer(
    timeInterval: 0.05, target: sub, selector: #selector(Base.fired), userInfo: ["a": 1], repeats: false)
extension Base { @objc func fired(_ t: Timer) { print("fired", (t.userInfo as? [String: Int])?["a"] ?? 0) } }
let s = "abc" as NSString; print(s.length, autoreleasepool { 3 })
@available(iOS 13, *) func avail() {}
if #available(iOS 15, *) { print("avail") }
RunLoop.main.run(until: Date().addingTimeInterval(0.1))
class GenPair<A, B>: Gen<A> { @objc func pair() { print("pair", x, B.self) } }
let pair = GenPair<Int, Bool>(1)
pair.perform(#selector(GenPair<Int, Bool>.pair)); pair.go()
class Answering: NSObject {
    @objc func known() {}
    override func responds(to selector: Selector!) -> Bool {
        selector == #selector(Base.plain) || super.responds(to: selector)
    }
}
let answering = Answering()
print(
    ["plain", "known", "one:"].map { answering.responds(to: Selector($0)) },
    Answering.instancesRespond(to: #selector(Base.plain)))
func name(_ object: AnyObject) -> String { type(of: object).description() }
print(Answering.description().hasSuffix(".Answering"), name(answering) == Answering.description())
// Written to standard error, which is not compared.
if CommandLine.arguments.count > 5 {
    Logger(subsystem: "s", category: "c").error("logged \(1, privacy: .public)")
    os_log("old %{public}@ %d", log: .default, type: .info, "x", 3)
}
