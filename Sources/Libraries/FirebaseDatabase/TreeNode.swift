import Foundation

/// A part of the tree: a value, or children by their keys. A part without either is not there.
indirect enum TreeNode: Equatable {
    case none
    case text(String)
    case number(NSNumber)
    case children([String: TreeNode])

    /// Of what an app hands over: texts, numbers, dates of servers, lists and dictionaries of these, and NSNull.
    init(_ value: Any?, old: TreeNode = .none) throws {
        switch value {
        case nil, is NSNull: self = .none
        case let value as String: self = .text(value)
        case let value as NSNumber: self = .number(value)
        case let value as Bool: self = .number(NSNumber(value: value))
        case let value as Int: self = .number(NSNumber(value: value))
        case let value as Double: self = .number(NSNumber(value: value))
        case let value as [String: Any]:
            if let special = value[".sv"] {
                self = try Self.serverValue(special, old)
                return
            }
            if let plain = value[".value"] {
                try self.init(plain)
                return
            }
            var children: [String: TreeNode] = [:]
            for (key, value) in value where key != ".priority" {
                guard !key.isEmpty, !key.contains(where: { ".#$[]/".contains($0) }) else {
                    throw DatabaseError.invalidKey(key)
                }
                let child = try TreeNode(value, old: old[key])
                if child != .none { children[key] = child }
            }
            self = children.isEmpty ? .none : .children(children)
        case let value as [Any]:
            var children: [String: TreeNode] = [:]
            for (index, value) in value.enumerated() {
                let child = try TreeNode(value)
                if child != .none { children[String(index)] = child }
            }
            self = children.isEmpty ? .none : .children(children)
        case let value as any FixedWidthInteger: self = .number(NSNumber(value: Int64(value)))
        case let value as Float: self = .number(NSNumber(value: value))
        case let value?: throw DatabaseError.invalidValue(String(describing: type(of: value)))
        }
    }

    private static func serverValue(_ value: Any, _ old: TreeNode) throws -> TreeNode {
        if value as? String == "timestamp" {
            return .number(NSNumber(value: Int64(Date().timeIntervalSince1970 * 1000)))
        }
        guard let increment = (value as? [String: Any])?["increment"] as? NSNumber else {
            throw DatabaseError.invalidValue("server value")
        }
        guard case .number(let before) = old else { return .number(increment) }
        let sum = before.doubleValue + increment.doubleValue
        return .number(sum == sum.rounded() ? NSNumber(value: Int64(sum)) : NSNumber(value: sum))
    }

    /// As an app gets it: NSNull for what is not there, and a list where most keys are numbers from zero on.
    var value: Any {
        switch self {
        case .none: return NSNull()
        case .text(let text): return text
        case .number(let number): return number
        case .children(let children):
            let numbers = children.keys.compactMap { key in Int(key).flatMap { String($0) == key && $0 >= 0 ? $0 : nil }
            }
            if numbers.count == children.count, let last = numbers.max(), last < 2 * numbers.count {
                return (0...last).map { children[String($0)]?.value ?? NSNull() } as [Any]
            }
            return children.mapValues(\.value)
        }
    }

    subscript(key: String) -> TreeNode {
        get {
            guard case .children(let children) = self else { return .none }
            return children[key] ?? .none
        }
        set {
            var children: [String: TreeNode] = [:]
            if case .children(let known) = self { children = known }
            children[key] = newValue == .none ? nil : newValue
            self = children.isEmpty ? .none : .children(children)
        }
    }

    subscript(path: ArraySlice<String>) -> TreeNode {
        get { path.first.map { self[$0][path.dropFirst()] } ?? self }
        set {
            guard let first = path.first else {
                self = newValue
                return
            }
            var child = self[first]
            child[path.dropFirst()] = newValue
            self[first] = child
        }
    }

    var children: [String: TreeNode] {
        if case .children(let children) = self { return children }
        return [:]
    }

    /// The order of values: nothing, false, true, numbers, texts, and what has children.
    private var rank: Int {
        switch self {
        case .none: return 0
        case .number(let number): return Self.isBool(number) ? (number.boolValue ? 2 : 1) : 3
        case .text: return 4
        case .children: return 5
        }
    }

    private static func isBool(_ number: NSNumber) -> Bool { String(cString: number.objCType) == "c" }

    static func compare(_ first: TreeNode, _ second: TreeNode) -> Int {
        if first.rank != second.rank { return first.rank < second.rank ? -1 : 1 }
        switch (first, second) {
        case (.number(let a), .number(let b)): return order(a.doubleValue, b.doubleValue)
        case (.text(let a), .text(let b)): return order(a, b)
        default: return 0
        }
    }

    /// The order of keys: whole numbers by their size, then texts.
    static func compareKeys(_ first: String, _ second: String) -> Int {
        switch (Int32(first), Int32(second)) {
        case (let a?, let b?): return order(a, b)
        case (_?, nil): return -1
        case (nil, _?): return 1
        default: return order(first, second)
        }
    }

    private static func order<Value: Comparable>(_ a: Value, _ b: Value) -> Int { a < b ? -1 : a > b ? 1 : 0 }
}

/// What an app may not hand over.
enum DatabaseError: CustomNSError, LocalizedError {
    case invalidKey(String)
    case invalidValue(String)
    case invalidPath(String)

    static var errorDomain: String { "com.firebase.core" }
    var errorCode: Int { 1 }
    var errorDescription: String? {
        switch self {
        case .invalidKey(let key): "Invalid key in object. Keys must be non-empty and cannot contain '.#$[]/': \(key)"
        case .invalidValue(let type): "Cannot store object of type \(type)."
        case .invalidPath(let path): "Invalid path: \(path)"
        }
    }
}
