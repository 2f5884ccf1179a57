/// When a script runs. The numbers are Apple's (WKUserScript.h).
public enum WKUserScriptInjectionTime: Int, Sendable {
    /// Before anything of the document is there but its root.
    case atDocumentStart = 0
    /// When the document is there, and pictures and the like may not be.
    case atDocumentEnd = 1
}
