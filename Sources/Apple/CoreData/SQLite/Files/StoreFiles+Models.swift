internal import Foundation

extension StoreFiles {
    /// How well a store of Apple's goes with entities: the number of columns that they do not know, or nil if it lacks
    /// some that they want. The version that made the store is the one with the smallest.
    static func surplus(_ entities: [NSEntityDescription], at url: URL) throws -> Int? {
        try reading(url) { connection in
            let file = try FileSchema(connection)
            let schema = StoreSchema(TableNames(entities, file: file))
            return schema.misfit(with: file) == nil ? schema.surplus(in: file) : nil
        }
    }
}
