/// The files that tell SwiftGen what to write.
public enum SwiftGenFile {
    /// Their paths in the project's folder: the usual one, and those that scripts name.
    public static func names(in scripts: [String]) -> [String] {
        var names = ["swiftgen.yml"]
        for script in scripts {
            for match in script.matches(of: /swiftgen[^\n]*--config[ =]+["']?([^"'\s]+\.ya?ml)/.ignoresCase()) {
                // `$SRCROOT/Config/swiftgen.yml`
                let path = match.1.replacing(/^\$[({]?(SRCROOT|PROJECT_DIR|SOURCE_ROOT)[)}]?\//, with: "")
                if !names.contains(String(path)) { names.append(String(path)) }
            }
        }
        return names
    }
}
