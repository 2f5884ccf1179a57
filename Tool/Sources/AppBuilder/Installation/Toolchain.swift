import Foundation

/// Programs of the toolchain whose compiler comes first on PATH.
public enum Toolchain {
    /// The path of a program beside the compiler; nil if there is none.
    public static func program(_ name: String) -> URL? {
        guard let file = Box.toolchain?.appending(path: "bin").appending(path: name),
            FileManager.default.isExecutableFile(atPath: file.path)
        else { return nil }
        return file
    }
}
