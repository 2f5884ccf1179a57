import Foundation

/// The changes of one batch, and what follows from them: which row becomes which, and whether the numbers add up.
///
/// As in UIKit, what is deleted, reloaded or moved is named by its place before the batch, and what is inserted by its
/// place after it.
struct TableUpdates {
    typealias Animation = UITableView.RowAnimation

    private(set) var insertedRows: [IndexPath: Animation] = [:]
    private(set) var deletedRows: [IndexPath: Animation] = [:]
    private(set) var reloadedRows: [IndexPath: Animation] = [:]
    private(set) var movedRows: [IndexPath: IndexPath] = [:]
    private(set) var insertedSections: [Int: Animation] = [:]
    private(set) var deletedSections: [Int: Animation] = [:]
    private(set) var reloadedSections: [Int: Animation] = [:]
    private(set) var movedSections: [Int: Int] = [:]

    /// The numbers of rows, section by section.
    private(set) var before: [Int] = []
    private(set) var after: [Int] = []

    // The maps that ``prepare(before:after:)`` makes.
    private var newSections: [Int?] = []
    private var oldSections: [Int?] = []
    private var leaving: [[Int]] = []
    private var coming: [[Int]] = []
    private var arrivals: [IndexPath: IndexPath] = [:]

    mutating func insertRow(_ path: IndexPath, _ animation: Animation) { insertedRows[path] = animation }
    mutating func deleteRow(_ path: IndexPath, _ animation: Animation) { deletedRows[path] = animation }
    mutating func reloadRow(_ path: IndexPath, _ animation: Animation) { reloadedRows[path] = animation }
    mutating func moveRow(_ path: IndexPath, _ target: IndexPath) { movedRows[path] = target }
    mutating func insertSection(_ section: Int, _ animation: Animation) { insertedSections[section] = animation }
    mutating func deleteSection(_ section: Int, _ animation: Animation) { deletedSections[section] = animation }
    mutating func reloadSection(_ section: Int, _ animation: Animation) { reloadedSections[section] = animation }
    mutating func moveSection(_ section: Int, _ target: Int) { movedSections[section] = target }

    var isEmpty: Bool {
        insertedRows.isEmpty && deletedRows.isEmpty && reloadedRows.isEmpty && movedRows.isEmpty
            && insertedSections.isEmpty && deletedSections.isEmpty && reloadedSections.isEmpty && movedSections.isEmpty
    }

    // MARK: Preparing

    /// Works out what becomes of each row; the message of UIKit's exception when the numbers do not add up.
    mutating func prepare(before: [Int], after: [Int]) -> String? {
        (self.before, self.after) = (before, after)
        if let message = boundsMessage() ?? sectionMessage() { return message }

        var targets = [Int?](repeating: nil, count: before.count)
        var taken = Set(insertedSections.keys)
        for (section, target) in movedSections {
            targets[section] = target
            taken.insert(target)
        }
        var next = 0
        for section in before.indices where deletedSections[section] == nil && movedSections[section] == nil {
            while taken.contains(next) { next += 1 }
            targets[section] = next
            next += 1
        }
        newSections = targets
        oldSections = [Int?](repeating: nil, count: after.count)
        for (section, target) in targets.enumerated() {
            if let target, target < after.count { oldSections[target] = section }
        }

        leaving = before.map { _ in [] }
        coming = after.map { _ in [] }
        for path in deletedRows.keys { leaving[path.section].append(path.row) }
        for path in insertedRows.keys { coming[path.section].append(path.row) }
        for (source, target) in movedRows {
            leaving[source.section].append(source.row)
            coming[target.section].append(target.row)
            arrivals[target] = source
        }
        for index in leaving.indices { leaving[index].sort() }
        for index in coming.indices { coming[index].sort() }
        return rowMessage()
    }

    // MARK: Maps

    /// Where a row of before is now; nil when it was deleted, or reloaded with its section.
    func newPath(of path: IndexPath) -> IndexPath? {
        if let target = movedRows[path] { return target }
        guard let section = newSections[path.section], reloadedSections[path.section] == nil,
            deletedRows[path] == nil
        else { return nil }
        var row = path.row - Self.count(of: leaving[path.section], below: path.row)
        for place in coming[section] where place <= row { row += 1 }
        return IndexPath(row: row, section: section)
    }

    /// Where a row of now was; nil when it is new.
    func oldPath(of path: IndexPath) -> IndexPath? {
        if let source = arrivals[path] { return source }
        guard let section = oldSections[path.section], reloadedSections[section] == nil, insertedRows[path] == nil
        else { return nil }
        var row = path.row - Self.count(of: coming[path.section], below: path.row)
        for place in leaving[section] where place <= row { row += 1 }
        return IndexPath(row: row, section: section)
    }

    func newSection(of section: Int) -> Int? { newSections[section] }
    func oldSection(of section: Int) -> Int? { oldSections[section] }

    /// The animation of a row that was there before and is there no longer.
    func departure(of path: IndexPath) -> Animation {
        deletedRows[path] ?? deletedSections[path.section] ?? reloadedSections[path.section] ?? .none
    }

    /// The animation of a row that is there now and was not before.
    func arrival(of path: IndexPath) -> Animation {
        if let animation = insertedRows[path] ?? insertedSections[path.section] { return animation }
        guard let section = oldSections[path.section] else { return .none }
        return reloadedSections[section] ?? .none
    }

    private static func count(of sorted: [Int], below value: Int) -> Int {
        var (low, high) = (0, sorted.count)
        while low < high {
            let middle = (low + high) / 2
            if sorted[middle] < value { low = middle + 1 } else { high = middle }
        }
        return low
    }

    // MARK: Messages

    private func boundsMessage() -> String? {
        for section in deletedSections.keys.sorted() + reloadedSections.keys.sorted() + movedSections.keys.sorted()
        where !before.indices.contains(section) {
            return "attempt to delete section \(section), but there are only \(before.count) sections before the update"
        }
        for section in insertedSections.keys.sorted() + movedSections.values.sorted()
        where !after.indices.contains(section) {
            return "attempt to insert section \(section) but there are only \(after.count) sections after the update"
        }
        for path in (Array(deletedRows.keys) + Array(reloadedRows.keys) + Array(movedRows.keys)).sorted() {
            guard before.indices.contains(path.section) else {
                return "attempt to delete row \(path.row) from section \(path.section), but there are only "
                    + "\(before.count) sections before the update"
            }
            if !(0..<before[path.section]).contains(path.row) {
                return "attempt to delete row \(path.row) from section \(path.section) which only contains "
                    + "\(before[path.section]) rows before the update"
            }
        }
        for path in (Array(insertedRows.keys) + Array(movedRows.values)).sorted() {
            guard after.indices.contains(path.section) else {
                return "attempt to insert row \(path.row) into section \(path.section), but there are only "
                    + "\(after.count) sections after the update"
            }
            if !(0..<after[path.section]).contains(path.row) {
                return "attempt to insert row \(path.row) into section \(path.section), but there are only "
                    + "\(after[path.section]) rows in section \(path.section) after the update"
            }
        }
        return nil
    }

    private func sectionMessage() -> String? {
        guard before.count + insertedSections.count - deletedSections.count != after.count else { return nil }
        return "Invalid update: invalid number of sections. The number of sections contained in the table view after "
            + "the update (\(after.count)) must be equal to the number of sections contained in the table view before "
            + "the update (\(before.count)), plus or minus the number of sections inserted or deleted "
            + "(\(insertedSections.count) inserted, \(deletedSections.count) deleted)."
    }

    private func rowMessage() -> String? {
        for (section, target) in newSections.enumerated() {
            guard let target, reloadedSections[section] == nil else { continue }
            let inserted = insertedRows.keys.count { $0.section == target }
            let deleted = deletedRows.keys.count { $0.section == section }
            let movedIn = movedRows.values.count { $0.section == target }
            let movedOut = movedRows.keys.count { $0.section == section }
            guard before[section] + inserted - deleted + movedIn - movedOut != after[target] else { continue }
            return "Invalid update: invalid number of rows in section \(target). The number of rows contained in an "
                + "existing section after the update (\(after[target])) must be equal to the number of rows contained "
                + "in that section before the update (\(before[section])), plus or minus the number of rows inserted "
                + "or deleted from that section (\(inserted) inserted, \(deleted) deleted) and plus or minus the "
                + "number of rows moved into or out of that section (\(movedIn) moved in, \(movedOut) moved out)."
        }
        return nil
    }
}
