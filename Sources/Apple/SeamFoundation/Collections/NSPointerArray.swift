public import Foundation

/// A list of places for objects, some of which may be empty: those of objects that have gone.
///
/// Places hold objects alone here, as those that ``weakObjects()`` and ``strongObjects()`` make do.
open class NSPointerArray: NSObject {
    private struct Place {
        weak var object: AnyObject?
        /// The object again, if it is kept.
        var kept: AnyObject?
    }

    private let isWeak: Bool
    private var places: [Place] = []

    /// Creates a list that keeps objects as the options say.
    public init(options: NSPointerFunctions.Options) {
        isWeak = options.contains(.weakMemory)
    }

    public override convenience init() { self.init(options: []) }

    /// Returns a list that keeps its objects weakly.
    public class func weakObjects() -> NSPointerArray { NSPointerArray(options: .weakMemory) }
    /// Returns a list that keeps its objects.
    public class func strongObjects() -> NSPointerArray { NSPointerArray(options: []) }

    /// How many places there are, empty ones too. A smaller number takes away the last, a greater one adds empty ones.
    open var count: Int {
        get { places.count }
        set {
            if newValue < places.count {
                places.removeLast(places.count - newValue)
            } else {
                places += Array(repeating: Place(), count: newValue - places.count)
            }
        }
    }

    /// The objects that are there, without the empty places.
    open var allObjects: [Any] { places.compactMap(\.object) }

    /// Returns the object at a place, which `Unmanaged` takes; nil if the place is empty.
    open func pointer(at index: Int) -> UnsafeMutableRawPointer? {
        places[index].object.map { Unmanaged.passUnretained($0).toOpaque() }
    }

    /// Adds an object, or an empty place, at the end.
    open func addPointer(_ pointer: UnsafeMutableRawPointer?) { places.append(place(pointer)) }
    /// Adds an object, or an empty place, among the others.
    open func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) {
        places.insert(place(item), at: index)
    }
    /// Puts another object in a place.
    open func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) { places[index] = place(item) }
    /// Takes a place away.
    open func removePointer(at index: Int) { places.remove(at: index) }
    /// Takes the empty places away.
    open func compact() { places.removeAll { $0.object == nil } }

    private func place(_ pointer: UnsafeMutableRawPointer?) -> Place {
        let object = pointer.map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }
        return Place(object: object, kept: isWeak ? nil : object)
    }
}
