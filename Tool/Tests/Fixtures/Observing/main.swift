import Foundation

// Key-value observing in all its forms.
class Person: NSObject {
    @objc dynamic var name = "Kim"
    @objc dynamic var nickname: String?
    @objc dynamic private(set) var age: Int = 20 {
        didSet { if age > 100 { return }; print("  age's own didSet", oldValue, age) }
    }
    @objc dynamic var height: Double = 170 { willSet(next) { print("  height's own willSet", next) } }
    @objc dynamic weak var friend: Person?
    @objc dynamic lazy var notes: [String] = { ["first"] }()
    @objc dynamic var first = "a", last = "b"
    @objc dynamic var full: String { first + " " + last }
    @objc dynamic var percent: Double {
        get { height / 100 }
        set {
            height = newValue * 100
        }
    }
    @objc dynamic var empty: Int {
        get { 0 }
        set {}
    }
    @objc var quiet = 0
    @objc(hasCar) dynamic var car = false
    @objc dynamic var list: [Int] = [1, 2, 3].map { $0 * 2 }
    @objc class func keyPathsForValuesAffectingFull() -> Set<String> { ["first", #keyPath(Person.last)] }
    override class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {
        key == "percent" ? ["height"] : super.keyPathsForValuesAffectingValue(forKey: key)
    }
    func grow() { age += 1 }
    func jump() { age = 101 }
}
class Student: Person {
    @objc dynamic var school: String! = "S"
    override var name: String { didSet { print("  overriding didSet", oldValue, name) } }
    override var nickname: String? {
        get { "nick" }
        set { print("  not kept", newValue ?? "nil") }
    }
    override class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {
        key == "school" ? ["name"] : super.keyPathsForValuesAffectingValue(forKey: key)
    }
}
final class Counter: NSObject {
    @objc dynamic var count = 0
    @objc dynamic var other = 0
    @objc dynamic var manual: Int {
        get { stored }
        set { willChangeValue(forKey: "manual"); stored = newValue; didChangeValue(for: \.manual) }
    }
    private var stored = 0
    override class func automaticallyNotifiesObservers(forKey key: String) -> Bool {
        key == "manual" ? false : super.automaticallyNotifiesObservers(forKey: key)
    }
    deinit { print("counter gone") }
}
@objcMembers class Members: NSObject {
    dynamic var open = 1
    private dynamic var closed = 1
    var plain = 1
}
class Box<T>: NSObject {
    @objc dynamic var size = 0
    var value: T
    init(_ value: T) { self.value = value }
}
extension UserDefaults {
    @objc dynamic var theme: String {
        get { string(forKey: "theme") ?? "none" }
        set { set(newValue, forKey: "theme") }
    }
}

var context = 0
class Old: NSObject {
    let person: Person
    init(_ person: Person) {
        self.person = person
        super.init()
        person.addObserver(self, forKeyPath: #keyPath(Person.name), options: [.new, .old], context: &context)
        person.addObserver(self, forKeyPath: "nickname", options: [.new, .old, .initial, .prior], context: nil)
    }
    deinit {
        person.removeObserver(self, forKeyPath: #keyPath(Person.name), context: &context)
        person.removeObserver(self, forKeyPath: "nickname")
        print("old gone")
    }
    override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        let isOurs = context != nil
        print(
            keyPath!, (object as? Person) === person, change?[.oldKey] ?? "-", change?[.newKey] ?? "-",
            change![.kindKey]!, change?[.notificationIsPriorKey] ?? "-", isOurs)
    }
}
class Older: Old {
    override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        print("older")
        super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
}

let student = Student()
var tokens: [NSKeyValueObservation] = []
tokens.append(
    student.observe(\.name, options: [.old, .new]) { print("name", $0 === student, $1.oldValue!, $1.newValue!) })
tokens.append(
    student.observe(\.nickname, options: [.new]) { _, change in
        print("nickname", change.newValue as Any)
    })
tokens.append(
    (student as Person).observe(\.age, options: [.old, .new, .initial, .prior]) { _, change in
        print("age", change.isPrior, change.oldValue as Any, change.newValue as Any)
    })
tokens.append(student.observe(\.full, options: .new) { print("full", $1.newValue!) })
tokens.append(student.observe(\.percent, options: .new) { print("percent", $1.newValue!) })
tokens.append(student.observe(\.friend?.name, options: .new) { print("friend's name", $1.newValue as Any) })
tokens.append(student.observe(\.school, options: .new) { print("school", $1.newValue as Any) })
tokens.append(student.observe(\.car, options: .new) { print("car", $1.newValue!) })
tokens.append(student.observe(\.notes, options: [.new, .old]) { print("notes", $1.oldValue!, $1.newValue!) })
tokens.append(student.observe(\.list) { print("list", $0.list, $1.newValue as Any) })
tokens.append(student.observe(\.empty) { _, _ in print("empty") })
tokens.append(student.observe(\.quiet) { _, _ in print("quiet") })
student.name = "Lee"
student.nickname = "x"
student.grow()
student.jump()
student.first = "c"
student.last = "d"
student.height = 180
student.percent = 1.5
let friend = Person()
student.friend = friend
friend.name = "Park"
student.friend = nil
friend.name = "unheard"
student.school = nil
student.car = true
student.notes.append("second")
student.list = []
student.empty = 1
student.quiet = 1
student.setValue(2, forKey: "quiet")
student.setValue("Choi", forKey: "name")
tokens.removeAll()
student.name = "unheard"

print("by name")
var old: Old? = Older(student)
student.name = "Jung"
student.nickname = "y"
old = nil
student.name = "unheard"

print("others")
var counter: Counter? = Counter()
weak var gone = counter
var heard = [
    counter!.observe(\.count) { c, _ in print("count", c.count) },
    counter!.observe(\.manual) { print("manual", $0.manual, $1.kind == .setting) },
]
counter!.count += 1
counter!.manual = 5
counter!.other = 1
heard[0].invalidate()
counter!.count += 1
counter = nil
print(gone == nil)
heard = []
let members = Members()
heard.append(members.observe(\.open) { m, _ in print("open", m.open) })
members.open = 2
let box = Box("s"), other = Box(1)
heard.append(box.observe(\.size) { b, _ in print("size", b.size) })
heard.append(other.observe(\.size) { b, _ in print("other size", b.size) })
box.size = 1
other.size = 2
func follow<T: NSObject, V>(_ object: T, _ path: KeyPath<T, V>) {
    heard.append(object.observe(path, options: .new) { print("followed", $1.newValue!) })
}
follow(student, \.height)
student.height = 1
UserDefaults.standard.removeObject(forKey: "theme")
heard.append(
    UserDefaults.standard.observe(\.theme, options: [.old, .new]) { print("theme", $1.oldValue!, $1.newValue!) })
UserDefaults.standard.theme = "dark"
UserDefaults.standard.set("light", forKey: "theme")
UserDefaults.standard.set("x", forKey: "else")
UserDefaults.standard.removeObject(forKey: "theme")
heard = []
UserDefaults.standard.theme = "unheard"
UserDefaults.standard.removeObject(forKey: "theme")
