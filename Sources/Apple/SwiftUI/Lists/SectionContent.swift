/// The parts of a section that are no rows.
enum SectionEdge { case header, footer }

/// A section of a list, as its views know it.
@MainActor
final class SectionContent {
    weak var header: Node?
    weak var footer: Node?
}
