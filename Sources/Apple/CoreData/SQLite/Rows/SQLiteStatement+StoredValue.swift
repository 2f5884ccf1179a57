internal import Foundation

extension SQLiteStatement {
    /// Binds a value as a condition compares with it.
    func bind(_ value: StoredValue, at index: Int32) {
        switch value {
        case .null, .object: bindNull(at: index)
        case .integer(let number): bind(number, at: index)
        case .real(let number), .date(let number): bind(number, at: index)
        case .decimal(let decimal): bindDecimal(decimal, at: index)
        case .text(let text): bind(text, at: index)
        case .data(let data): bind(data, at: index)
        case .uuid(let uuid): bind(uuid, at: index)
        case .uri(let url): bind(url.absoluteString, at: index)
        case .reference(let id): bind(id.primaryKey, at: index)
        }
    }
}
