public import Foundation
import URLLoading
import SeamPrimitives

/// An answer to a request: a status, headers and data that come in their time, or an error.
open class HTTPStubsResponse: NSObject {
    /// The headers; nil for none.
    public var httpHeaders: [AnyHashable: Any]?
    /// The status. 0 by default.
    public var statusCode: Int32 = 0
    /// Where the data come from. It is read once, so that an answer is not given twice.
    public var inputStream: InputStream?
    /// How long the data are, in bytes.
    public var dataSize: UInt64 = 0
    /// Seconds until the headers come. 0 by default.
    public var requestTime: TimeInterval = 0
    /// Seconds in which the data come, or, if negative, how many kilobytes of them come in a second. 0 by default.
    public var responseTime: TimeInterval = 0
    /// The error the request ends with instead; nil by default.
    public var error: (any Error)?

    /// Creates an empty answer.
    public override init() {}

    /// Creates an answer with the data of a stream.
    public init(inputStream: InputStream, dataSize: UInt64, statusCode: Int32, headers httpHeaders: [AnyHashable: Any]?)
    {
        self.inputStream = inputStream
        self.dataSize = dataSize
        self.statusCode = statusCode
        self.httpHeaders = httpHeaders
    }

    /// Creates an answer with the data of a file: empty without a path, and an error, which the log tells of, without a file
    /// there.
    public convenience init(fileAtPath filePath: String, statusCode: Int32, headers httpHeaders: [AnyHashable: Any]?) {
        self.init(fileURL: URL(fileURLWithPath: filePath), statusCode: statusCode, headers: httpHeaders)
    }

    /// Creates an answer with the data of a file; an error, which the log tells of, if there is none.
    public convenience init(fileURL: URL, statusCode: Int32, headers httpHeaders: [AnyHashable: Any]?) {
        let size = try? FileManager.default.attributesOfItem(atPath: fileURL.path)[.size] as? NSNumber
        guard fileURL.isFileURL, let size, let stream = InputStream(url: fileURL) else {
            NSLog("%@", "OHHTTPStubs: no file is at \(fileURL.isFileURL ? fileURL.path : fileURL.absoluteString)")
            self.init(error: CocoaError(.fileReadNoSuchFile, userInfo: [NSURLErrorKey: fileURL]))
            return
        }
        self.init(inputStream: stream, dataSize: size.uint64Value, statusCode: statusCode, headers: httpHeaders)
    }

    /// Creates an answer with data.
    public convenience init(data: Data, statusCode: Int32, headers httpHeaders: [AnyHashable: Any]?) {
        self.init(
            inputStream: InputStream(data: data), dataSize: UInt64(data.count), statusCode: statusCode,
            headers: httpHeaders)
    }

    /// Creates an answer with JSON; the type of its content is JSON's if the headers do not say another.
    public convenience init(jsonObject: Any, statusCode: Int32, headers httpHeaders: [AnyHashable: Any]?) {
        var headers = httpHeaders ?? [:]
        if headers["Content-Type"] == nil { headers["Content-Type"] = "application/json" }
        let isValid = JSONSerialization.isValidJSONObject(jsonObject)
        guard isValid, let data = try? JSONSerialization.data(withJSONObject: jsonObject) else {
            NSLog("%@", "OHHTTPStubs: an object of \(type(of: jsonObject)) cannot be written as JSON")
            self.init(error: CocoaError(.propertyListWriteInvalid))
            return
        }
        self.init(data: data, statusCode: statusCode, headers: headers)
    }

    /// Creates an answer that is an error.
    public init(error: any Error) { self.error = error }

    /// Sets `responseTime`, and returns itself.
    @discardableResult
    open func responseTime(_ responseTime: TimeInterval) -> Self {
        self.responseTime = responseTime
        return self
    }

    /// Sets both times, and returns itself.
    @discardableResult
    open func requestTime(_ requestTime: TimeInterval, responseTime: TimeInterval) -> Self {
        self.requestTime = requestTime
        self.responseTime = responseTime
        return self
    }

    /// The headers as texts.
    var headers: [String: String] {
        var texts: [String: String] = [:]
        for (name, value) in httpHeaders ?? [:] { texts["\(name)"] = "\(value)" }
        return texts
    }

    /// The request that an answer leads to, if it leads elsewhere: by these statuses with the method and the body of the
    /// first, without its credentials, and by others as a plain one.
    func target(of request: URLRequest) -> URLRequest? {
        guard (301..<400).contains(statusCode), let place = headers["Location"], let url = URL(string: place) else {
            return nil
        }
        guard [301, 302, 307, 308].contains(statusCode) else { return URLRequest(url: url) }
        var target = request
        target.url = url
        for name in ["Authorization", "Proxy-Authorization"] { target.setValue(nil, forHTTPHeaderField: name) }
        return target
    }
}

// Kilobytes in a second, negative as `HTTPStubsResponse.responseTime` takes them. The figures are the library's.

/// One kilobyte in a second.
public let OHHTTPStubsDownloadSpeed1KBPS: Double = -1
/// A slow connection.
public let OHHTTPStubsDownloadSpeedSLOW: Double = -1
/// GPRS.
public let OHHTTPStubsDownloadSpeedGPRS: Double = -7
/// EDGE.
public let OHHTTPStubsDownloadSpeedEDGE: Double = -16
/// 3G.
public let OHHTTPStubsDownloadSpeed3G: Double = -400
/// 3G+.
public let OHHTTPStubsDownloadSpeed3GPlus: Double = -900
/// Wi-Fi.
public let OHHTTPStubsDownloadSpeedWifi: Double = -1500
