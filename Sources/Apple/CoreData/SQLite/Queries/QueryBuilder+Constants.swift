internal import Foundation
internal import SeamFoundation

extension QueryBuilder {
    /// A parameter with a constant, in the form in which a column keeps what it is compared with.
    func term(constant: Any?, like other: QueryTerm?) throws -> QueryTerm {
        guard let value = try stored(constant, like: other) else { return QueryTerm("NULL", other?.storage) }
        let storage: Column.Storage? =
            switch value {
            case .integer: .integer
            case .real: .real
            case .decimal: .decimal
            case .text: .text
            case .date: .date
            case .uuid: .uuid
            case .uri: .uri
            case .data: .blob
            case .reference: .reference
            case .null, .object: nil
            }
        return QueryTerm(bind(value), storage)
    }

    /// A constant as stores keep it; nil for nothing, and for an object that the other value can never be.
    func stored(_ constant: Any?, like other: QueryTerm?) throws -> StoredValue? {
        guard let value = PredicateValue.unwrapped(constant) else { return nil }
        if type(of: value) is AnyClass, let id = Self.identifier(value) {
            guard !id.isTemporaryID else { return nil }
            if let entity = other?.entity, TableNames.root(of: entity).name != TableNames.root(of: id.entity).name {
                return nil
            }
            return .reference(id)
        }
        if let text = PredicateValue.string(value) { return stored(text, like: other?.storage) }
        switch value {
        case let date as Date: return .date(date.timeIntervalSinceReferenceDate)
        case let uuid as UUID: return .uuid(uuid)
        case let url as URL: return .uri(url)
        case let data as Data: return .data(data)
        case let entity as NSEntityDescription: return names.table(of: entity).map { .integer($0.number) }
        case let value as AnyHashable where !(value.base is AnyHashable): return try stored(value.base, like: other)
        default: break
        }
        switch PredicateValue.number(value) {
        case .integer(let number)?: return .integer(number)
        case .real(let number)?: return .real(number)
        case .decimal(let number)?: return .decimal(number)
        case nil:
            throw PredicateProblem("unimplemented SQL generation for predicate: (value of type \(type(of: value)))")
        }
    }

    /// Texts are read as what they are compared with, as Core Data does.
    private func stored(_ text: String, like storage: Column.Storage?) -> StoredValue {
        switch storage {
        case .uuid?: UUID(uuidString: text).map { .uuid($0) } ?? .text(text)
        case .integer?, .real?, .decimal?, .date?:
            Int64(text).map { .integer($0) } ?? Double(text).map { .real($0) } ?? .text(text)
        default: .text(text)
        }
    }

    private static func identifier(_ value: Any) -> NSManagedObjectID? {
        (value as? NSManagedObjectID) ?? (value as? NSManagedObject)?.objectID
    }

    /// The values of a collection for `IN`, nothing left out.
    func list(_ elements: [Any?], like other: QueryTerm) throws -> String {
        let values = try elements.compactMap { try stored($0, like: other) }
        if values.count > Self.parametersAtMost, let sql = document(values) { return sql }
        guard values.count <= Self.parametersEver else {
            throw PredicateProblem("too many SQL variables: \(values.count) values of this kind stand in one IN")
        }
        return "(" + values.map(bind).joined(separator: ", ") + ")"
    }

    /// More values than these are one parameter, so that lists of many lengths share statements.
    private static let parametersAtMost = 64
    /// SQLite's limit is 32,766.
    private static let parametersEver = 30_000

    /// Numbers or texts as one parameter; nil for others.
    private func document(_ values: [StoredValue]) -> String? {
        var numbers: [Int64] = []
        var texts: [String] = []
        for value in values {
            switch value {
            case .integer(let number): numbers.append(number)
            case .reference(let id): numbers.append(id.primaryKey)
            case .text(let text): texts.append(text)
            case .uri(let url): texts.append(url.absoluteString)
            default: return nil
            }
        }
        guard numbers.isEmpty || texts.isEmpty else { return nil }
        let json: Data?
        if texts.isEmpty {
            json = Data(("[" + numbers.map { String($0) }.joined(separator: ",") + "]").utf8)
        } else {
            json = texts.contains { $0.contains("\0") } ? nil : try? JSONEncoder().encode(texts)
        }
        guard let json else { return nil }
        return "(SELECT value FROM json_each(\(bind(.text(String(decoding: json, as: UTF8.self))))))"
    }
}
