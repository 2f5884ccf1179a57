import Foundation

/// The floors of a module: folders, called rooms, in an order in which none names a type of one above it.
///
/// It is written as Markdown: a heading of the second level for each floor, from the lowest, and below it a line
/// `- Room: purpose` for each room.
public struct FloorPlan: Sendable {
    /// A room and the number of its floor, 0 for the lowest.
    public private(set) var floors: [String: Int] = [:]
    /// The names of the floors, from the lowest.
    public private(set) var names: [String] = []

    public init(_ text: String) throws(GenerationError) {
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if line.hasPrefix("## ") {
                names.append(String(line.dropFirst(3)))
            } else if line.hasPrefix("- ") {
                let parts = line.dropFirst(2).split(separator: ":", maxSplits: 1)
                guard parts.count == 2, !parts[1].allSatisfy(\.isWhitespace), !names.isEmpty else {
                    throw GenerationError("line \(index + 1) of the floors is not \"- Room: purpose\" below a floor")
                }
                let room = String(parts[0])
                guard floors.updateValue(names.count - 1, forKey: room) == nil else {
                    throw GenerationError("the floors have the room \(room) twice")
                }
            }
        }
    }
}
