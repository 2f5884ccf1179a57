/// The options about browsers.
extension CommandOption {
    static let browser = CommandOption.flag(
        "--browser",
        "show the app in a browser, at the address that is printed; without a display that is the way anyway")

    static let open = CommandOption.flag("--open", "the same, and open that address in your browser")

    static let address = CommandOption.value(
        "--address", "ADDRESS", of: .suggestion(["127.0.0.1", "0.0.0.0"]),
        "the address to listen at for browsers; 127.0.0.1, this machine alone, if none is given")

    static let hostName = CommandOption.value(
        "--host-name", "NAME", "another name by which browsers reach this machine", isRepeatable: true)

    static let port = CommandOption.value(
        "--port", "PORT", of: .suggestion(["8080"]), "the port for browsers; the first that is free from 8080 on")

    static let certificate = CommandOption.value(
        "--certificate", "FILE", of: .file(["pem", "crt"]), "encrypt by TLS with this certificate (PEM)")

    static let key = CommandOption.value("--key", "FILE", of: .file(["pem", "key"]), "the certificate's key (PEM)")

    static let insecure = CommandOption.flag(
        "--insecure", "do without TLS at an address that other machines reach")

    static let control = CommandOption.flag(
        "--control",
        "let programs that have the token look at the app and touch it, by JSON over HTTP at the address that is "
            + "printed; see Documentation/Agents.md")
}
