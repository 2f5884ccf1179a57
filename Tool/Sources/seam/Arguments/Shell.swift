/// Words as a shell takes them.
enum Shell {
    static func quoted(_ path: String) -> String {
        let isPlain = path.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "/._-".contains($0)) }
        return isPlain ? path : "'\(path)'"
    }
}
