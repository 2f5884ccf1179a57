public import Foundation

/// Makes a request without fields or a body.
public func CFHTTPMessageCreateRequest(
    _ alloc: CFAllocator?, _ requestMethod: CFString, _ url: CFURL, _ httpVersion: CFString
) -> Unmanaged<CFHTTPMessage> {
    let url = url as URL
    let kind = HTTPMessageLine.Kind.request(method: "\(requestMethod)", target: HTTPMessageLine.target(url))
    return .passRetained(CFHTTPMessage(HTTPMessageLine(kind, "\(httpVersion)", url)))
}

/// Makes a response without fields or a body.
///
/// - Parameter statusDescription: The reason; nil for the status's own in English.
public func CFHTTPMessageCreateResponse(
    _ alloc: CFAllocator?, _ statusCode: CFIndex, _ statusDescription: CFString?, _ httpVersion: CFString
) -> Unmanaged<CFHTTPMessage> {
    let reason = statusDescription.map { "\($0)" } ?? HTTPURLResponse.localizedString(forStatusCode: statusCode)
    return .passRetained(
        CFHTTPMessage(HTTPMessageLine(.response(status: statusCode, reason: reason), "\(httpVersion)")))
}

/// Makes a message to be read from bytes.
public func CFHTTPMessageCreateEmpty(_ alloc: CFAllocator?, _ isRequest: Bool) -> Unmanaged<CFHTTPMessage> {
    .passRetained(CFHTTPMessage(isRequest: isRequest))
}

/// Makes a copy.
public func CFHTTPMessageCreateCopy(_ alloc: CFAllocator?, _ message: CFHTTPMessage) -> Unmanaged<CFHTTPMessage> {
    .passRetained(CFHTTPMessage(copying: message))
}

/// Whether a message is a request.
public func CFHTTPMessageIsRequest(_ message: CFHTTPMessage) -> Bool { message.isRequest }

/// Takes bytes of a message as they come. Returns false if they are none of a message.
@discardableResult
public func CFHTTPMessageAppendBytes(
    _ message: CFHTTPMessage, _ newBytes: UnsafePointer<UInt8>, _ numBytes: CFIndex
) -> Bool { message.append(UnsafeBufferPointer(start: newBytes, count: max(0, numBytes))) }

/// Whether all of a message's head is there.
public func CFHTTPMessageIsHeaderComplete(_ message: CFHTTPMessage) -> Bool { message.headIsComplete }

/// The version; that of a message that is not read yet is 1.1.
public func CFHTTPMessageCopyVersion(_ message: CFHTTPMessage) -> Unmanaged<CFString> {
    .passRetained((message.line?.version ?? "HTTP/1.1") as NSString)
}

/// What is sent behind the head; nil if nothing is.
public func CFHTTPMessageCopyBody(_ message: CFHTTPMessage) -> Unmanaged<CFData>? {
    message.body.map { .passRetained($0 as NSData) }
}

/// Sets what is sent behind the head. Fields about it are the caller's.
public func CFHTTPMessageSetBody(_ message: CFHTTPMessage, _ bodyData: CFData) { message.body = bodyData as Data }

/// The value of a field, by its name in any case; nil if there is none.
public func CFHTTPMessageCopyHeaderFieldValue(
    _ message: CFHTTPMessage, _ headerField: CFString
) -> Unmanaged<CFString>? { message.value("\(headerField)").map { .passRetained($0 as NSString) } }

/// All fields, by their names as they were given; nil while none of the message is known.
public func CFHTTPMessageCopyAllHeaderFields(_ message: CFHTTPMessage) -> Unmanaged<CFDictionary>? {
    guard message.line != nil else { return nil }
    var all: [String: String] = [:]
    for field in message.fields {
        // The first spelling of a name stands for all.
        let known = all.keys.first { $0.caseInsensitiveCompare(field.name) == .orderedSame }
        all[known ?? field.name] = message.value(field.name)
    }
    return .passRetained(all as NSDictionary)
}

/// Sets the value of a field; nil takes it away.
public func CFHTTPMessageSetHeaderFieldValue(_ message: CFHTTPMessage, _ headerField: CFString, _ value: CFString?) {
    message.set("\(headerField)", value.map { "\($0)" })
}

/// The address of a request; nil for a response.
public func CFHTTPMessageCopyRequestURL(_ request: CFHTTPMessage) -> Unmanaged<CFURL>? {
    request.line?.url.map { .passRetained($0 as NSURL) }
}

/// The method of a request; nil for a response, and while it is not known.
public func CFHTTPMessageCopyRequestMethod(_ request: CFHTTPMessage) -> Unmanaged<CFString>? {
    guard case .request(let method, _)? = request.line?.kind else { return nil }
    return .passRetained(method as NSString)
}

/// The status of a response; 0 for a request, and while it is not known.
public func CFHTTPMessageGetResponseStatusCode(_ response: CFHTTPMessage) -> CFIndex {
    guard case .response(let status, _)? = response.line?.kind else { return 0 }
    return status
}

/// The first line of a response; nil for a request, and while it is not known.
public func CFHTTPMessageCopyResponseStatusLine(_ response: CFHTTPMessage) -> Unmanaged<CFString>? {
    guard case .response? = response.line?.kind, let text = response.line?.text else { return nil }
    return .passRetained(text as NSString)
}

/// A message as it goes over the network; nil while its head is not known.
public func CFHTTPMessageCopySerializedMessage(_ message: CFHTTPMessage) -> Unmanaged<CFData>? {
    message.serialized.map { .passRetained($0 as NSData) }
}
