import Foundation

extension Realm {
    /// What goes wrong with a realm's file.
    public struct Error: Swift.Error, Equatable, LocalizedError, CustomNSError {
        /// The kind of an error.
        public enum Code: Int, Sendable {
            /// No other kind.
            case fail = 1
            /// The file cannot be read or written.
            case fileAccess = 2
            /// The program may not read or write the file.
            case filePermissionDenied = 3
            /// The file is there already.
            case fileExists = 4
            /// There is no file.
            case fileNotFound = 5
            /// The file is of a format that is not read.
            case fileFormatUpgradeRequired = 6
            /// There is no room for the file.
            case addressSpaceExhausted = 9
            /// The classes differ from the file's.
            case schemaMismatch = 10
            /// A file of this configuration is open already.
            case alreadyOpen = 18
            /// The file is no realm's.
            case invalidDatabase = 20

            /// Whether an error is one of the kind.
            public static func ~= (code: Code, error: any Swift.Error) -> Bool { (error as? Error)?.code == code }
        }

        /// The kind.
        public let code: Code
        /// The file.
        public let fileURL: URL?
        private let text: String

        init(_ code: Code, _ text: String, _ url: URL?) {
            self.code = code
            self.text = text
            fileURL = url
        }

        /// The error in words.
        public var errorDescription: String? { text }
        /// The domain of Realm's errors.
        public static var errorDomain: String { "io.realm" }
        /// The number of the kind.
        public var errorCode: Int { code.rawValue }
        /// The words and the file.
        public var errorUserInfo: [String: Any] {
            [NSLocalizedDescriptionKey: text, NSFilePathErrorKey: fileURL?.path ?? ""]
        }

        /// Whether both are of a kind.
        public static func == (lhs: Error, rhs: Error) -> Bool { lhs.code == rhs.code }

        /// See ``Code/fail``.
        public static let fail: Code = .fail
        /// See ``Code/fileAccess``.
        public static let fileAccess: Code = .fileAccess
        /// See ``Code/filePermissionDenied``.
        public static let filePermissionDenied: Code = .filePermissionDenied
        /// See ``Code/fileExists``.
        public static let fileExists: Code = .fileExists
        /// See ``Code/fileNotFound``.
        public static let fileNotFound: Code = .fileNotFound
        /// See ``Code/fileFormatUpgradeRequired``.
        public static let fileFormatUpgradeRequired: Code = .fileFormatUpgradeRequired
        /// See ``Code/addressSpaceExhausted``.
        public static let addressSpaceExhausted: Code = .addressSpaceExhausted
        /// See ``Code/schemaMismatch``.
        public static let schemaMismatch: Code = .schemaMismatch
    }
}
