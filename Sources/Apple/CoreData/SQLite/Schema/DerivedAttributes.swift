internal import Foundation
internal import SeamFoundation

internal import class SeamFoundation.NSExpression

/// The attributes that a store computes: those of an object's own values when it is saved, those of related objects by
/// triggers, as Core Data does.
struct DerivedAttributes {
    /// An attribute computed from values of the same object.
    struct Own {
        var slot: Int
        var expression: NSExpression
        var storage: Column.Storage

        /// The value for an object with these others.
        func value(_ values: ContiguousArray<StoredValue>, _ layout: EntityLayout) -> StoredValue {
            if case .function(nil, "now", _) = expression.node { return .date(Date().timeIntervalSinceReferenceDate) }
            let others = RowValues.dictionary(values, layout)
            return RowValues.stored(expression.expressionValue(with: others, context: nil), storage)
        }
    }

    /// By the entity's name.
    private(set) var own: [String: [Own]] = [:]
    /// The statements that make triggers, by the trigger's name.
    private(set) var triggers: [(name: String, sql: String)] = []
    /// Whether the model has derived attributes.
    let isNeeded: Bool

    init(_ names: TableNames) {
        isNeeded = names.tables.contains { $0.hasDerivedAttributes }
        for table in names.tables where table.hasDerivedAttributes {
            for (slot, property) in table.layout.slots.enumerated() {
                guard let derived = property as? NSDerivedAttributeDescription,
                    let expression = derived.derivationExpression
                else { continue }
                guard let (path, function) = Self.path(expression), let first = path.first,
                    let relationship = table.entity.relationshipsByName[first]
                else {
                    own[table.entity.name ?? "", default: []].append(
                        Own(slot: slot, expression: expression, storage: table.columns[slot].storage))
                    continue
                }
                // Subentities share the triggers of the entity that declares the attribute
                guard table.entity.superentity?.attributesByName[derived.name] == nil else { continue }
                let trigger = Trigger(table, derived.name, table.columns[slot].name)
                if relationship.isToMany {
                    addToMany(trigger, relationship, function ?? "@count", path.dropFirst().first, names)
                } else if let key = path.dropFirst().first {
                    addToOne(trigger, relationship, key, names)
                }
            }
        }
    }

    /// The keys of an expression over related objects, and the function of collections in it.
    private static func path(_ expression: NSExpression) -> (keys: [String], function: String?)? {
        switch expression.node {
        case .keyPath(nil, let path):
            let keys = path.split(separator: ".").map(String.init)
            return (keys.filter { !$0.hasPrefix("@") }, keys.first { $0.hasPrefix("@") })
        case .function(nil, let name, let arguments):
            guard ["count:", "sum:", "min:", "max:", "average:"].contains(name), arguments.count == 1,
                case .keyPath(nil, let path)? = arguments.first?.node
            else { return nil }
            return (path.split(separator: ".").map(String.init), "@" + name.dropLast())
        default: return nil
        }
    }

    // MARK: Triggers

    /// What the triggers of one attribute have in common.
    private struct Trigger {
        let table: String
        let label: String
        let column: String

        init(_ table: EntityTable, _ attribute: String, _ column: String) {
            self.table = table.name
            label = "\(table.entity.name ?? "")_\(attribute)"
            self.column = TableNames.quoted(column)
        }
    }

    private mutating func add(_ name: String, _ event: String, on table: String, _ body: [String]) {
        let body = body.map { $0 + "; " }.joined()
        triggers.append(
            (
                name,
                "CREATE TRIGGER \(TableNames.quoted(name)) AFTER \(event) ON \(TableNames.quoted(table)) FOR EACH ROW BEGIN \(body)END"
            ))
    }

    private mutating func addToMany(
        _ trigger: Trigger, _ relationship: NSRelationshipDescription, _ function: String, _ key: String?,
        _ names: TableNames
    ) {
        guard let destination = relationship.destinationEntity.flatMap(names.table(of:)),
            let owner = names.tables.first(where: { $0.toMany[relationship.name] != nil && $0.name == trigger.table }),
            let storage = owner.toMany[relationship.name]
        else { return }
        let value = key.flatMap { destination.column(of: $0) }.map { TableNames.quoted($0.name) }
        let aggregates = [
            "@count": "count", "@sum": "sum", "@min": "min", "@max": "max", "@avg": "avg", "@average": "avg",
        ]
        guard let aggregate = aggregates[function], function == "@count" || value != nil else { return }
        let far = TableNames.quoted(destination.name)
        let table = TableNames.quoted(trigger.table)
        let computed = function == "@count" ? "count(*)" : "ifnull(\(aggregate)(d.\(value ?? "")), 0)"
        func update(_ key: String, _ selection: String) -> String {
            "UPDATE \(table) SET \(trigger.column) = (SELECT \(selection)) WHERE Z_PK = \(key)"
        }
        let prefix = "Z_DA_"
        switch storage {
        case .foreignKey(let name, _, _, _):
            let foreign = TableNames.quoted(name)
            func all(_ key: String) -> String { update(key, "\(computed) FROM \(far) d WHERE d.\(foreign) = \(key)") }
            /// A count or sum of many is not taken anew for each of them.
            func step(_ row: String, _ sign: String) -> String {
                guard function == "@count" || function == "@sum" else { return all("\(row).\(foreign)") }
                let part = function == "@count" ? "1" : "ifnull(\(row).\(value ?? ""), 0)"
                return "UPDATE \(table) SET \(trigger.column) = ifnull(\(trigger.column), 0) \(sign) \(part) "
                    + "WHERE Z_PK = \(row).\(foreign)"
            }
            let changed = [foreign] + (value.map { [$0] } ?? [])
            let base = "\(prefix)\(destination.name)_\(trigger.label)_PARAMETER"
            add("\(base)_INSERT", "INSERT", on: destination.name, [step("NEW", "+")])
            add("\(base)_DELETE", "DELETE", on: destination.name, [step("OLD", "-")])
            add(
                "\(base)_UPDATE", "UPDATE OF \(changed.joined(separator: ", "))", on: destination.name,
                [step("OLD", "-"), step("NEW", "+")])
            add(
                "\(prefix)\(trigger.table)_\(trigger.label)_SOURCE_INSERT", "INSERT", on: trigger.table,
                [all("NEW.Z_PK")])
        case .joinTable(let join):
            let joined = TableNames.quoted(join.name)
            let (near, other) = (TableNames.quoted(join.ownerColumn), TableNames.quoted(join.destinationColumn))
            func all(_ key: String) -> String {
                update(
                    key, "\(computed) FROM \(joined) j JOIN \(far) d ON d.Z_PK = j.\(other) WHERE j.\(near) = \(key)")
            }
            let base = "\(prefix)\(join.name)_\(trigger.label)_PARAMETER"
            add("\(base)_INSERT", "INSERT", on: join.name, [all("NEW.\(near)")])
            add("\(base)_DELETE", "DELETE", on: join.name, [all("OLD.\(near)")])
            add(
                "\(prefix)\(trigger.table)_\(trigger.label)_SOURCE_INSERT", "INSERT", on: trigger.table,
                [all("NEW.Z_PK")])
            guard let value, function != "@count" else { return }
            let owners = "(SELECT j.\(near) FROM \(joined) j WHERE j.\(other) = NEW.Z_PK)"
            add(
                "\(prefix)\(destination.name)_\(trigger.label)_PARAMETER_UPDATE", "UPDATE OF \(value)",
                on: destination.name,
                [
                    "UPDATE \(table) SET \(trigger.column) = (SELECT \(computed) FROM \(joined) j JOIN \(far) d "
                        + "ON d.Z_PK = j.\(other) WHERE j.\(near) = \(table).Z_PK) WHERE Z_PK IN \(owners)"
                ])
        }
    }

    private mutating func addToOne(
        _ trigger: Trigger, _ relationship: NSRelationshipDescription, _ key: String, _ names: TableNames
    ) {
        guard let destination = relationship.destinationEntity.flatMap(names.table(of:)),
            let column = destination.column(of: key).map({ TableNames.quoted($0.name) }),
            let owner = names.tables.first(where: {
                $0.name == trigger.table && $0.column(of: relationship.name) != nil
            }),
            let foreign = owner.column(of: relationship.name).map({ TableNames.quoted($0.name) })
        else { return }
        let table = TableNames.quoted(trigger.table)
        let far = TableNames.quoted(destination.name)
        let own =
            "UPDATE \(table) SET \(trigger.column) = (SELECT d.\(column) FROM \(far) d WHERE d.Z_PK = NEW.\(foreign)) "
            + "WHERE Z_PK = NEW.Z_PK"
        let source = "Z_DA_\(trigger.table)_\(trigger.label)_SOURCE"
        add("\(source)_INSERT", "INSERT", on: trigger.table, [own])
        add("\(source)_UPDATE", "UPDATE OF \(foreign)", on: trigger.table, [own])
        let base = "Z_DA_\(destination.name)_\(trigger.label)_PARAMETER"
        let parts = [("INSERT", "INSERT"), ("UPDATE", "UPDATE OF \(column)")]
        for (label, event) in parts {
            add(
                "\(base)_\(label)", event, on: destination.name,
                ["UPDATE \(table) SET \(trigger.column) = NEW.\(column) WHERE \(foreign) = NEW.Z_PK"])
        }
    }
}
