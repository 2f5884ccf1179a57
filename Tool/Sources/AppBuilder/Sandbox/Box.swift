import Foundation

/// A program's view and rights in the box. Whatever is not named here is closed.
struct Box: Equatable {
    /// Something at a place in the box.
    struct Mount: Equatable {
        enum Kind: String {
            /// A file or folder of the machine's, which can be read.
            case readable = "--ro-bind"
            /// A folder or file of the machine's, which can be written to.
            case writable = "--bind"
            /// A device, which is of no use without the right to open it.
            case device = "--dev-bind"
            /// A symbolic link; its source is what it says.
            case link = "--symlink"
            /// An empty folder of the box's own, which can be written to and is gone with the box.
            case empty = "--tmpfs"
        }

        var kind: Kind
        var source: String
        var place: String

        /// How far from the root the place is.
        fileprivate var depth: Int { place.split(separator: "/").count }
        fileprivate var arguments: [String] {
            kind == .empty ? [kind.rawValue, place] : [kind.rawValue, source, place]
        }
    }

    private(set) var mounts: [Mount] = []
    /// The whole environment of the program.
    var environment: [String: String] = [:]
    /// Whether the program has the machine's network, and not one with nothing else in it.
    var hasNetwork = false
    /// The folder that the program starts in.
    var directory = "/"
    /// Descriptors that it inherits.
    var descriptors: [Int32] = []

    /// Opens a file or folder, at the same path if no other is given. One that is not there is left out.
    mutating func add(_ kind: Mount.Kind, _ source: String, at place: String? = nil) {
        guard FileManager.default.fileExists(atPath: source) else { return }
        put(Mount(kind: kind, source: source, place: place ?? source))
    }

    mutating func add(_ kind: Mount.Kind, _ url: URL) {
        add(kind, url.standardizedFileURL.path)
    }

    mutating func addLink(_ place: String, to target: String) {
        put(Mount(kind: .link, source: target, place: place))
    }

    mutating func addEmptyFolder(_ place: String) {
        put(Mount(kind: .empty, source: "", place: place))
    }

    /// Later words on a place replace earlier ones, but never take the right to write away.
    mutating func put(_ mount: Mount) {
        if let index = mounts.firstIndex(where: { $0.place == mount.place }) {
            if mounts[index].kind == .writable, mount.kind == .readable { return }
            mounts.remove(at: index)
        }
        mounts.append(mount)
    }

    /// Apart from everybody else's processes, shared memory and terminal, without privileges, and ended with the command.
    static let apart = [
        "--unshare-user-try", "--unshare-pid", "--unshare-ipc", "--unshare-uts", "--unshare-cgroup-try",
        "--new-session",
        "--die-with-parent", "--cap-drop", "ALL",
    ]

    /// The arguments of bubblewrap that run a program in this box.
    func arguments(_ program: String, _ words: [String] = []) -> [String] {
        var arguments = Self.apart
        if !hasNetwork { arguments.append("--unshare-net") }
        arguments += ["--dev", "/dev", "--proc", "/proc"]
        // A mount on a folder hides earlier mounts inside it.
        let ordered = mounts.enumerated().sorted {
            ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset)
        }
        for (_, mount) in ordered { arguments += mount.arguments }
        if let home = environment["HOME"] { arguments += ["--dir", home] }
        // The folders between the root and the mounts are the box's own, and nothing is written to them.
        arguments += ["--remount-ro", "/", "--chdir", directory]
        return arguments + ["--", program] + words
    }
}
