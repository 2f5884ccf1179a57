/// Who a command is for: help lists the two kinds apart.
enum CommandAudience: CaseIterable {
    case users
    /// People who work on Seam itself.
    case developers
}
