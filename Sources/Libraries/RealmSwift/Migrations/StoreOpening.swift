import Foundation

/// Reads the file of a store, and brings it in accord with the app's classes.
struct StoreOpening {
    private let configuration: Realm.Configuration
    private let identity: String
    private let file: StoreFile
    private let url: URL

    init(_ configuration: Realm.Configuration, _ url: URL, _ identity: String) throws {
        self.configuration = configuration
        self.identity = identity
        self.url = url
        file = try StoreFile(url, readOnly: configuration.readOnly)
    }

    func store() throws -> Store {
        let kept = try file.schemaVersion()
        let version = configuration.schemaVersion
        if let kept, kept > version, !configuration.readOnly {
            throw Realm.Error(
                .fail, "Provided schema version \(version) is less than last set version \(kept).", url)
        }
        let old = try file.types()
        let layouts = RealmOpening.classes(of: configuration).map(ClassLayout.of)
        let differences = layouts.flatMap { layout in
            old.first { $0.name == layout.name }.map { Self.differences($0.columns, layout) } ?? []
        }
        let isOlder = kept.map { $0 < version } ?? false
        if !differences.isEmpty, !isOlder {
            throw Realm.Error(
                .schemaMismatch,
                "Migration is required due to the following errors:\n"
                    + differences.map { "- " + $0 }.joined(separator: "\n"), url)
        }
        let store = Store(identity: identity, file: configuration.readOnly ? nil : file, schemaVersion: version)
        if isOlder {
            try migrate(store, old, layouts, from: kept ?? 0)
        } else {
            try load(store, old, layouts)
        }
        if kept != version, !configuration.readOnly { try file.keep(schemaVersion: version) }
        return store
    }

    /// In what a class differs from what the file has of it, in words.
    static func differences(_ old: [Column], _ layout: ClassLayout) -> [String] {
        let new = layout.columns.filter { !$0.isLinkingObjects }
        let old = old.filter { !$0.isLinkingObjects }
        var texts: [String] = []
        for column in old where !new.contains(where: { $0.name == column.name }) {
            texts.append("Property '\(layout.name).\(column.name)' has been removed.")
        }
        for column in new {
            guard let before = old.first(where: { $0.name == column.name }) else {
                texts.append("Property '\(layout.name).\(column.name)' has been added.")
                continue
            }
            if before.type != column.type || before.collection != column.collection
                || before.linkedClass != column.linkedClass
            {
                texts.append(
                    "Property '\(layout.name).\(column.name)' has been changed from '\(before.type)' to "
                        + "'\(column.type)'.")
            } else if before.isOptional != column.isOptional {
                texts.append(
                    "Property '\(layout.name).\(column.name)' has been made "
                        + "\(column.isOptional ? "optional" : "required").")
            } else if before.isPrimary != column.isPrimary {
                texts.append(
                    column.isPrimary
                        ? "Primary Key for class '\(layout.name)' has been added."
                        : "Primary Key for class '\(layout.name)' has been removed.")
            }
        }
        return texts
    }

    /// Takes the classes at the places that the file has for them, with their rows.
    private func load(_ store: Store, _ old: [StoreFile.KeptType], _ layouts: [ClassLayout]) throws {
        for kept in old {
            let layout = layouts.first { $0.name == kept.name }
            try store.define(
                kept.name, layout?.columns ?? kept.columns, isEmbedded: kept.isEmbedded, layout: layout)
        }
        for layout in layouts where store.type(named: layout.name) == nil { _ = try store.type(of: layout) }
        for (position, kept) in old.enumerated() { try load(store, position, kept.columns) }
    }

    private func load(_ store: Store, _ position: Int, _ columns: [Column]) throws {
        let type = store.type(at: position)
        let conversion = RowConversion(from: columns, to: type.columns)
        var table = Table()
        for (key, values) in try file.rows(position) {
            let row = Row(key: key, values: conversion.converted(values), transaction: 0)
            table.load(row, primary: type.primary)
        }
        store.load(table, at: position)
    }

    private func migrate(
        _ store: Store, _ old: [StoreFile.KeptType], _ layouts: [ClassLayout], from version: UInt64
    ) throws {
        // The file stays as it is until all is done: the stores of the migration write nothing.
        let before = Store(identity: identity, file: nil, schemaVersion: version)
        let after = Store(identity: identity, file: nil, schemaVersion: configuration.schemaVersion)
        for kept in old {
            try before.define(kept.name, kept.columns, isEmbedded: kept.isEmbedded, layout: nil)
            let layout = layouts.first { $0.name == kept.name }
            try after.define(kept.name, layout?.columns ?? kept.columns, isEmbedded: kept.isEmbedded, layout: nil)
        }
        for layout in layouts where after.type(named: layout.name) == nil {
            try after.define(layout.name, layout.columns, isEmbedded: layout.isEmbedded, layout: nil)
        }
        for (position, kept) in old.enumerated() {
            try load(before, position, kept.columns)
            try load(after, position, kept.columns)
        }
        let oldRealm = RealmCore(store: before, confinement: .anywhere(UUID()), configuration: configuration)
        let newRealm = RealmCore(store: after, confinement: .anywhere(UUID()), configuration: configuration)
        newRealm.beginWrite()
        configuration.migrationBlock?(Migration(old: oldRealm, new: newRealm), version)
        let result = newRealm.snapshot
        newRealm.cancelWrite()
        var rows: [ObjectLink: Row?] = [:]
        for type in after.allTypes {
            let layout = layouts.first { $0.name == type.name }
            try store.define(type.name, type.columns, isEmbedded: type.isEmbedded, layout: layout)
            var table = Table()
            if type.position < before.allTypes.count {
                before.snapshot.tables[type.position].forEach { row in
                    rows[ObjectLink(table: type.position, key: row.key)] = .some(nil)
                }
            }
            var keys: Set<RowValue> = []
            result.tables[type.position].forEach { row in
                if let primary = type.primary, !keys.insert(row.values[primary]).inserted {
                    Misuse.stop(
                        "Primary key property '\(type.name).\(type.columns[primary].name)' has duplicate values after "
                            + "migration.")
                }
                table.load(row, primary: type.primary)
                rows[ObjectLink(table: type.position, key: row.key)] = .some(row)
            }
            store.load(table, at: type.position)
        }
        try file.write(rows)
    }
}

/// Brings rows from the columns of one version to those of another.
private struct RowConversion {
    private let sources: [Int?]
    private let columns: [Column]
    private let isSame: Bool

    init(from old: [Column], to new: [Column]) {
        columns = new
        isSame = old == new
        sources = new.map { column in
            old.firstIndex { $0.name == column.name && ($0.keepsValues(of: column) || Self.canRelax($0, column)) }
        }
    }

    /// Values that may be missing, or must not any more.
    private static func canRelax(_ old: Column, _ new: Column) -> Bool {
        old.type == new.type && old.collection == new.collection && old.linkedClass == new.linkedClass
    }

    func converted(_ values: [RowValue]) -> [RowValue] {
        if isSame, values.count == columns.count { return values }
        return zip(sources, columns).map { source, column in
            guard let source, source < values.count else { return column.empty }
            let value = values[source]
            return value.isNull && !column.isOptional ? column.empty : value
        }
    }
}
