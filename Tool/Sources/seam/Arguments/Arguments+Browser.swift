import AppBuilder
import Foundation

extension Arguments {
    /// The door for browsers that the options ask for; nil if none of them is given.
    func browserRequest() throws(BuildError) -> BrowserDoor.Request? {
        let options: [CommandOption] = [
            .browser, .open, .address, .hostName, .port, .certificate, .key, .insecure, .control,
        ]
        guard options.contains(where: { has($0) || value($0) != nil }) else { return nil }
        var request = BrowserDoor.Request()
        if let address = value(.address) { request.address = address }
        if let text = value(.port) {
            guard let port = UInt16(text) else {
                throw BuildError(.usage, "seam: \(text) is no port; ports go from 0 to 65535, and 0 takes any")
            }
            request.port = port
        }
        request.names = values(.hostName)
        request.certificate = value(.certificate).map(absolute)
        request.key = value(.key).map(absolute)
        request.isInsecure = has(.insecure)
        request.opens = has(.open)
        request.isControlled = has(.control)
        try request.check()
        return request
    }

    private func absolute(_ path: String) -> String { URL(fileURLWithPath: path).standardizedFileURL.path }
}
