import Foundation
import UniformTypeIdentifiers

/// Who may read what an item provider has.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
    /// Every program, the same developer's, or this app. There are no others here that ask.
    case all, team, group, ownProcess
}

/// The ways in which an item provider gives a file.
public struct NSItemProviderFileOptions: OptionSet, Sendable {
    /// The ways as bits.
    public let rawValue: Int
    /// Creates a set from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The file itself, and not a copy.
    public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}

/// Hands on a thing that is dragged, pasted or chosen, in one or more types of data, each of which is made when it is asked
/// for.
///
/// It may be used from any thread. Completion handlers are called on one of a global queue's.
open class NSItemProvider: NSObject, NSCopying, @unchecked Sendable {
    /// Gives data; it calls back once.
    public typealias DataLoader = @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    /// Gives a file, and says whether the file is to be opened where it is; it calls back once.
    public typealias FileLoader = @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?

    private enum Loader {
        case data(DataLoader)
        case file(FileLoader)
    }

    private struct Representation {
        var type: String
        var loader: Loader
    }

    private let lock = NSLock()
    private var representations: [Representation] = []
    private var name: String?

    /// Creates a provider that has nothing yet.
    public override init() { super.init() }

    /// Creates a provider that gives an object in all the types that it can be written in.
    public convenience init(object: any NSItemProviderWriting) {
        self.init()
        registerObject(object, visibility: .all)
    }

    /// Creates a provider of a text, an address or data under a type. Nil for the type is the item's own.
    public convenience init(item: (any NSItemProviderWriting)?, typeIdentifier: String?) {
        self.init()
        guard let item else { return }
        if let typeIdentifier {
            registerData(of: item, as: typeIdentifier, written: typeIdentifier)
        } else {
            registerObject(item, visibility: .all)
        }
    }

    /// Creates a provider of a file; nil if there is none.
    public convenience init?(contentsOf fileURL: URL!) {
        guard let fileURL, FileManager.default.isReadableFile(atPath: fileURL.path) else { return nil }
        self.init()
        suggestedName = fileURL.deletingPathExtension().lastPathComponent
        let type = UTType(filenameExtension: fileURL.pathExtension) ?? .data
        registerFileRepresentation(forTypeIdentifier: type.identifier, fileOptions: .openInPlace, visibility: .all) {
            completion in
            completion(fileURL, true, nil)
            return nil
        }
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSItemProvider()
        copy.representations = locked { representations }
        copy.name = suggestedName
        return copy
    }

    private func locked<Result>(_ body: () -> Result) -> Result {
        lock.lock()
        defer { lock.unlock() }
        return body()
    }

    /// A name for a file with the data, with or without an ending.
    open var suggestedName: String? {
        get { locked { name } }
        set { locked { name = newValue } }
    }

    // MARK: What there is

    /// The types that there are, the most faithful one first.
    open var registeredTypeIdentifiers: [String] { locked { representations.map(\.type) } }

    /// The types that can be had in those ways.
    open func registeredTypeIdentifiers(fileOptions: NSItemProviderFileOptions) -> [String] {
        locked {
            representations.filter { representation in
                guard fileOptions.contains(.openInPlace) else { return true }
                if case .file = representation.loader { return true }
                return false
            }.map(\.type)
        }
    }

    /// Whether there is data of a type, or of a kind of it.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        representation(typeIdentifier) != nil
    }

    /// Whether there is data of a type, or of a kind of it, that can be had in those ways.
    open func hasRepresentationConforming(
        toTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = []
    ) -> Bool {
        registeredTypeIdentifiers(fileOptions: fileOptions).contains { UTType.conforms($0, to: typeIdentifier) }
    }

    private func representation(_ type: String) -> Representation? {
        locked { representations.first { UTType.conforms($0.type, to: type) } }
    }

    // MARK: Registering

    /// Adds data of a type, which `loadHandler` gives when it is asked for.
    open func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping DataLoader
    ) {
        add(Representation(type: typeIdentifier, loader: .data(loadHandler)))
    }

    /// Adds a file of a type, which `loadHandler` gives when it is asked for.
    open func registerFileRepresentation(
        forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = [],
        visibility: NSItemProviderRepresentationVisibility, loadHandler: @escaping FileLoader
    ) {
        add(Representation(type: typeIdentifier, loader: .file(loadHandler)))
    }

    /// Adds an object, in all the types that it can be written in.
    open func registerObject(
        _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
    ) {
        for type in object.writableTypeIdentifiersForItemProvider { registerData(of: object, as: type, written: type) }
    }

    private func registerData(of object: any NSItemProviderWriting, as type: String, written: String) {
        nonisolated(unsafe) let object = object
        registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { completion in
            object.loadData(withTypeIdentifier: written, forItemProviderCompletionHandler: completion)
        }
    }

    private func add(_ representation: Representation) {
        locked {
            representations.removeAll { $0.type == representation.type }
            representations.append(representation)
        }
    }

    // MARK: Loading

    /// Loads data of a type, or of the first kind of it that there is.
    @discardableResult
    open func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        load(typeIdentifier, completionHandler) { representation, finish in
            switch representation.loader {
            case .data(let loader): return loader { finish($0, $1) }
            case .file(let loader):
                return loader { url, _, error in
                    guard let url else { return finish(nil, error) }
                    do { finish(try Data(contentsOf: url), nil) } catch { finish(nil, error) }
                }
            }
        }
    }

    /// Loads a file of a type, or of the first kind of it that there is. The file is a copy, and gone when the completion
    /// handler has returned.
    @discardableResult
    open func loadFileRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
    ) -> Progress {
        let name = suggestedName
        let shown: @Sendable (TemporaryFile?, (any Error)?) -> Void = { file, error in
            completionHandler(file?.url, error)
            file?.remove()
        }
        return load(typeIdentifier, shown) { representation, finish in
            switch representation.loader {
            case .data(let loader):
                return loader { data, error in
                    guard let data else { return finish(nil, error) }
                    finish(Result { try TemporaryFile(data, named: name, type: representation.type) })
                }
            case .file(let loader):
                return loader { url, _, error in
                    guard let url else { return finish(nil, error) }
                    finish(Result { try TemporaryFile(copying: url) })
                }
            }
        }
    }

    /// Loads a file of a type where it is, if there is one; otherwise a copy, which stays.
    @discardableResult
    open func loadInPlaceFileRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
    ) -> Progress {
        let name = suggestedName
        let shown: @Sendable ((url: URL, isInPlace: Bool)?, (any Error)?) -> Void = {
            completionHandler($0?.url, $0?.isInPlace ?? false, $1)
        }
        return load(typeIdentifier, shown) { representation, finish in
            switch representation.loader {
            case .data(let loader):
                return loader { data, error in
                    guard let data else { return finish(nil, error) }
                    finish(Result { (try TemporaryFile(data, named: name, type: representation.type).url, false) })
                }
            case .file(let loader):
                return loader { url, isInPlace, error in finish(url.map { ($0, isInPlace) }, error) }
            }
        }
    }

    /// Loads data of a type as it is, as an address for a type of addresses or as text for one of text.
    open func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
        completionHandler: (@Sendable ((any NSSecureCoding)?, (any Error)?) -> Void)? = nil
    ) {
        let isAddress = UTType.conforms(typeIdentifier, to: "public.url")
        let isText = UTType.conforms(typeIdentifier, to: "public.plain-text")
        if !isAddress, !isText, hasRepresentationConforming(toTypeIdentifier: typeIdentifier, fileOptions: .openInPlace)
        {
            loadInPlaceFileRepresentation(forTypeIdentifier: typeIdentifier) { url, _, error in
                completionHandler?(url.map { $0 as NSURL }, error)
            }
            return
        }
        loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
            guard let data else { completionHandler?(nil, error); return }
            let text = String(data: data, encoding: .utf8)
            if isAddress, let url = text.flatMap(NSURL.init(string:)) {
                completionHandler?(url, nil)
            } else if isText, let text {
                completionHandler?(text as NSString, nil)
            } else {
                completionHandler?(data as NSData, nil)
            }
        }
    }

    // MARK: Objects

    /// Whether objects of a class can be made of the data.
    open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        aClass.readableTypeIdentifiersForItemProvider.contains(where: hasItemConformingToTypeIdentifier)
    }

    /// Makes an object of the first of the class's types that there is.
    @discardableResult
    open func loadObject(
        ofClass aClass: any NSItemProviderReading.Type,
        completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        let type = aClass.readableTypeIdentifiersForItemProvider.first(where: hasItemConformingToTypeIdentifier)
        nonisolated(unsafe) let aClass = aClass
        return loadDataRepresentation(forTypeIdentifier: type ?? "") { data, error in
            guard let data, let type else { return completionHandler(nil, error) }
            do {
                completionHandler(try aClass.object(withItemProviderData: data, typeIdentifier: type), nil)
            } catch {
                completionHandler(nil, error)
            }
        }
    }

    // MARK: Errors

    /// The domain of the provider's errors.
    public static let errorDomain = "NSItemProviderErrorDomain"

    /// The provider's errors.
    public enum ErrorCode: Int, Sendable {
        /// Nobody says why.
        case unknownError = -1
        /// There is no data of the type.
        case itemUnavailableError = -1000
        /// The data is none of the class.
        case unexpectedValueClassError = -1100
        /// The data cannot be made into the type.
        case unavailableCoercionError = -1200
    }

    static func failure(_ code: ErrorCode, _ words: String) -> NSError {
        NSError(domain: errorDomain, code: code.rawValue, userInfo: [NSLocalizedDescriptionKey: words])
    }

    /// Finds the representation, has it loaded on a queue and passes what comes of it on, once.
    private func load<Value>(
        _ type: String, _ completion: @escaping @Sendable (Value?, (any Error)?) -> Void,
        _ load: @escaping @Sendable (Representation, Answer<Value>) -> Progress?
    ) -> Progress {
        let progress = Progress(totalUnitCount: 1)
        let answer = Answer(progress, completion)
        guard let representation = representation(type) else {
            DispatchQueue.global().async {
                answer(nil, Self.failure(.itemUnavailableError, "There is no data of the type \(type)."))
            }
            return progress
        }
        nonisolated(unsafe) let found = representation
        DispatchQueue.global().async { _ = load(found, answer) }
        return progress
    }

    /// A completion handler that is called once.
    private final class Answer<Value>: @unchecked Sendable {
        private let lock = NSLock()
        private let progress: Progress
        private var completion: (@Sendable (Value?, (any Error)?) -> Void)?

        init(_ progress: Progress, _ completion: @escaping @Sendable (Value?, (any Error)?) -> Void) {
            self.progress = progress
            self.completion = completion
        }

        func callAsFunction(_ value: Value?, _ error: (any Error)?) {
            lock.lock()
            let completion = completion
            self.completion = nil
            lock.unlock()
            progress.completedUnitCount = 1
            let isNothing = value == nil && error == nil
            completion?(value, isNothing ? NSItemProvider.failure(.unknownError, "There was no data.") : error)
        }

        func callAsFunction(_ result: Result<Value, any Error>) {
            switch result {
            case .success(let value): self(value, nil)
            case .failure(let error): self(nil, error)
            }
        }
    }
}
