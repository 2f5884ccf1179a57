import Foundation
import RuntimeShims

/// Foundation's `UserDefaults` loses the host of a URL, never ends when a URL is set to nil, as `set(nil, forKey:)` does, has
/// optionals in its collections, gives whole numbers as nothing but `Int`, and tells nobody of changes: this gives it the
/// methods of iOS.
enum DefaultsMethods {
    private static let isInstalled = MethodTables.adopt(Changed.self, notIn: Plain.self, into: UserDefaults.self)

    /// Gives Foundation's class its methods, once.
    static func install() { _ = isInstalled }

    /// What Foundation's class is to answer. A call by `super` reaches Foundation's own code.
    class Changed: UserDefaults {
        override func object(forKey defaultName: String) -> Any? {
            super.object(forKey: defaultName).map(PropertyListObjects.object)
        }

        override func set(_ value: Any?, forKey defaultName: String) {
            super.set(value, forKey: defaultName)
            tellOfChange()
        }

        override func removeObject(forKey defaultName: String) {
            super.removeObject(forKey: defaultName)
            tellOfChange()
        }

        private func tellOfChange() {
            NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: self)
        }

        override func set(_ url: URL?, forKey defaultName: String) {
            guard let url else { return removeObject(forKey: defaultName) }
            if url.isFileURL {
                set((url.path as NSString).abbreviatingWithTildeInPath, forKey: defaultName)
            } else if let data = try? NSKeyedArchiver.archivedData(
                withRootObject: url as NSURL, requiringSecureCoding: true)
            {
                set(data, forKey: defaultName)
            }
        }

        override func url(forKey defaultName: String) -> URL? {
            switch object(forKey: defaultName) {
            case let url as NSURL: url as URL
            case let path as NSString: URL(fileURLWithPath: path.expandingTildeInPath)
            case let data as NSData:
                (try? NSKeyedUnarchiver.unarchivedObject(ofClass: NSURL.self, from: data as Data)).map { $0 as URL }
            default: nil
            }
        }

        override func array(forKey defaultName: String) -> [Any]? {
            (object(forKey: defaultName) as? NSArray).map { $0.map { $0 } }
        }

        override func dictionary(forKey defaultName: String) -> [String: Any]? {
            guard let found = object(forKey: defaultName) as? NSDictionary else { return nil }
            return texts(found)
        }

        override func dictionaryRepresentation() -> [String: Any] {
            super.dictionaryRepresentation().mapValues(PropertyListObjects.object)
        }

        override func stringArray(forKey defaultName: String) -> [String]? {
            object(forKey: defaultName) as? [String]
        }

        override func data(forKey defaultName: String) -> Data? { object(forKey: defaultName) as? Data }

        override func string(forKey defaultName: String) -> String? {
            switch object(forKey: defaultName) {
            case let text as NSString: text as String
            case let number as NSNumber: number.stringValue
            default: nil
            }
        }

        override func integer(forKey defaultName: String) -> Int {
            switch object(forKey: defaultName) {
            case let number as NSNumber: number.intValue
            case let text as NSString: text.integerValue
            default: 0
            }
        }

        override func double(forKey defaultName: String) -> Double {
            switch object(forKey: defaultName) {
            case let number as NSNumber: number.doubleValue
            case let text as NSString: text.doubleValue
            default: 0
            }
        }

        override func float(forKey defaultName: String) -> Float {
            switch object(forKey: defaultName) {
            case let number as NSNumber: number.floatValue
            case let text as NSString: text.floatValue
            default: 0
            }
        }

        override func bool(forKey defaultName: String) -> Bool {
            switch object(forKey: defaultName) {
            case let number as NSNumber: number.boolValue
            case let text as NSString: text.boolValue
            default: false
            }
        }

        private func texts(_ dictionary: NSDictionary) -> [String: Any]? {
            var result: [String: Any] = [:]
            for (key, value) in dictionary {
                guard let key = key as? String else { return nil }
                result[key] = value
            }
            return result
        }
    }

    /// A subclass that changes nothing, to tell methods from the rest of a class.
    private final class Plain: UserDefaults {}
}

@section(".init_array") @used private let installation: @convention(c) () -> Void = { DefaultsMethods.install() }
