import Foundation

class Point: NSObject, NSCopying {
    @objc dynamic var x: Int
    let y: Int
    init(_ x: Int, _ y: Int) {
        self.x = x
        self.y = y
    }
    override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? Point else { return false }
        return x == other.x && y == other.y
    }
    override var hash: Int { x &* 31 &+ y }
    override var description: String { "(\(x), \(y))" }
    override var debugDescription: String { "Point" + description }
    func copy(with zone: NSZone? = nil) -> Any { Point(x, y) }
    @objc func double() -> NSNumber { NSNumber(value: x * 2) }
    @objc class func origin() -> Point { Point(0, 0) }
}

@objcMembers class Exposed: NSObject {
    var name = "n"
    private(set) var secret = "s"
    func rename(_ to: String) { name = to }
}

func checkObjects() {
    print(Point(1, 2) == Point(1, 2), Point(1, 2) != Point(2, 1), Set([Point(1, 2), Point(1, 2)]).count)
    print(Point(1, 2), [Point(3, 4)], String(describing: Point(5, 6)), [Point(1, 1)].contains(Point(1, 1)))
    print((Point(7, 8).copy() as! Point).description)
    let point = Point(4, 0)
    print(point.responds(to: #selector(Point.double)), point.responds(to: Selector(("nothing"))))
    print(point.perform(#selector(Point.double))?.takeUnretainedValue() as? Int ?? 0)
    print(point.value(forKey: #keyPath(Point.x)) as? Int ?? 0, #keyPath(Point.x))
    point.setValue(11, forKey: "x")
    print(point.x, point.isKind(of: NSObject.self), type(of: point) == Point.self)
    let exposed = Exposed()
    exposed.perform(#selector(Exposed.rename(_:)), with: "m")
    exposed.perform("rename:", with: exposed.name + "!")
    print(exposed.name, exposed.value(forKey: "secret") ?? "-")
    UserDefaults.standard.setValue("kept", forKey: "forms")
    let kept: NSObject = NSMutableDictionary()
    kept.setValue(3, forKey: "n")
    print(UserDefaults.standard.value(forKey: "forms") ?? "-", kept.value(forKey: "n") ?? "-")
    UserDefaults.standard.removeObject(forKey: "forms")
    let target: AnyObject = point
    print((target as? Point)?.x ?? 0, target is NSObject, ObjectIdentifier(target) == ObjectIdentifier(point))
    print(Selector(("foo:bar:")), NSSelectorFromString("x").description, NSStringFromSelector(#selector(Point.double)))
    let type: AnyClass? = NSClassFromString("Forms.Point")
    print(type == Point.self, #selector(getter: Point.x), #selector(setter: Point.x))
    print(#selector(NSObject.isEqual(_:)), #selector((Point.double) as (Point) -> () -> NSNumber))
}
