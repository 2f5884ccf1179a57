public import Foundation
internal import ObjectiveC
internal import RuntimeShims
internal import Synchronization

/// Where a method finds a value, and may leave another.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>

/// Whether any class has methods of ``OwnValidations``.
private let areThereOwnValidations = Atomic(false)

/// The methods by which classes check single values: `validateName(_:)` for `name`. Any thread.
final class OwnValidations: @unchecked Sendable {
    typealias Check = (NSManagedObject, AutoreleasingUnsafeMutablePointer<AnyObject?>) throws -> Void

    private static let shared = OwnValidations()
    /// Whether any class has such methods.
    private let lock = NSLock()
    private var entered: [ObjectIdentifier: [String: Check]] = [:]
    /// With the methods of the classes above.
    private var known: [ObjectIdentifier: [String: Check]] = [:]

    static func add(_ type: NSManagedObject.Type, _ key: String, _ check: Check?) {
        areThereOwnValidations.store(true, ordering: .releasing)
        shared.lock.withLock {
            shared.entered[ObjectIdentifier(type), default: [:]][key] = check ?? { _, _ in }
            shared.known = [:]
        }
    }

    /// The methods of a class by key; nil if neither it nor one above has any.
    @inline(__always)
    static func of(_ type: NSManagedObject.Type) -> [String: Check]? {
        areThereOwnValidations.load(ordering: .acquiring) ? known(of: type) : nil
    }

    private static func known(of type: NSManagedObject.Type) -> [String: Check]? {
        shared.lock.withLock {
            if let known = shared.known[ObjectIdentifier(type)] { return known.isEmpty ? nil : known }
            var found: [String: Check] = [:]
            var next: AnyClass? = type
            while let current = next {
                found.merge(shared.entered[ObjectIdentifier(current)] ?? [:]) { nearest, _ in nearest }
                next = Superclasses.superclass(of: current)
            }
            shared.known[ObjectIdentifier(type)] = found
            return found.isEmpty ? nil : found
        }
    }
}

extension NSManagedObject {
    /// Enters a method that checks the values of a key, or with an empty key says that the class overrides
    /// ``validateValue(_:forKey:)``. For translated source.
    public static func _addValidation<Object: NSManagedObject>(
        _ type: Object.Type, _ key: String = "",
        _ check: ((Object, AutoreleasingUnsafeMutablePointer<AnyObject?>) throws -> Void)? = nil
    ) {
        OwnValidations.add(
            type, key,
            check.map { check in { object, value in if let object = object as? Object { try check(object, value) } } })
    }

    /// What the model asks of a value, and then the class's own method.
    final func checkValue(_ value: AutoreleasingUnsafeMutablePointer<AnyObject?>, _ key: String) throws {
        var errors: [any Error] = []
        let given = value.pointee.flatMap { unwrapped($0) }
        switch layout.places[key] {
        case .attribute(let slot, _): check(layout.rows.slots[slot], key, given, &errors)
        case .transient(let attribute, _): check(attribute, key, given, &errors)
        case .toOne(_, let relationship):
            if !relationship.isOptional, given == nil {
                errors.append(ValidationErrors.error(NSValidationMissingMandatoryPropertyError, self, key, nil))
            }
        case .toMany(let position, let relationship): checkCount(position, relationship, &errors)
        case .composite, .fetched: break
        case nil: undefined(key)
        }
        if let error = ValidationErrors.joined(errors) { throw error }
        try OwnValidations.of(Swift.type(of: self))?[key]?(self, value)
    }

    /// Asks ``validateValue(_:forKey:)`` for every value, and takes what it leaves in a value's place.
    final func validateOneByOne() throws {
        var errors: [any Error] = []
        for key in layout.places.keys.sorted() {
            let before = held(key).map { $0 as AnyObject }
            var value = before
            do {
                try validateValue(&value, forKey: key)
                if value !== before { set(value, for: key) }
            } catch {
                errors += ValidationErrors.single(error)
            }
        }
        if let error = ValidationErrors.joined(errors) { throw error }
    }
}
