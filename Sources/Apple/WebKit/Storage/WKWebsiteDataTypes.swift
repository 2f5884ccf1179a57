/// The kind of data: disk caches.
public let WKWebsiteDataTypeDiskCache = "WKWebsiteDataTypeDiskCache"
/// The kind of data: caches in memory.
public let WKWebsiteDataTypeMemoryCache = "WKWebsiteDataTypeMemoryCache"
/// The kind of data: caches of apps of the web.
public let WKWebsiteDataTypeOfflineWebApplicationCache = "WKWebsiteDataTypeOfflineWebApplicationCache"
/// The kind of data: cookies.
public let WKWebsiteDataTypeCookies = "WKWebsiteDataTypeCookies"
/// The kind of data: what is stored for a window.
public let WKWebsiteDataTypeSessionStorage = "WKWebsiteDataTypeSessionStorage"
/// The kind of data: what is stored for a site.
public let WKWebsiteDataTypeLocalStorage = "WKWebsiteDataTypeLocalStorage"
/// The kind of data: databases of the old kind.
public let WKWebsiteDataTypeWebSQLDatabases = "WKWebsiteDataTypeWebSQLDatabases"
/// The kind of data: databases.
public let WKWebsiteDataTypeIndexedDBDatabases = "WKWebsiteDataTypeIndexedDBDatabases"
/// The kind of data: workers.
public let WKWebsiteDataTypeServiceWorkerRegistrations = "WKWebsiteDataTypeServiceWorkerRegistrations"
/// The kind of data: what was fetched.
public let WKWebsiteDataTypeFetchCache = "WKWebsiteDataTypeFetchCache"
/// The kind of data: files.
public let WKWebsiteDataTypeFileSystem = "WKWebsiteDataTypeFileSystem"

/// The engine's numbers for kinds of data (WebKitWebsiteData.h).
enum DataTypes {
    private static let bits = [
        WKWebsiteDataTypeDiskCache: 1 << 1,
        WKWebsiteDataTypeMemoryCache: 1 << 0,
        WKWebsiteDataTypeOfflineWebApplicationCache: 1 << 2,
        WKWebsiteDataTypeCookies: 1 << 6,
        WKWebsiteDataTypeSessionStorage: 1 << 3,
        WKWebsiteDataTypeLocalStorage: 1 << 4,
        WKWebsiteDataTypeIndexedDBDatabases: 1 << 5,
        WKWebsiteDataTypeServiceWorkerRegistrations: 1 << 10,
        WKWebsiteDataTypeFetchCache: 1 << 11,
    ]

    static func bits(of types: Set<String>) -> Int { types.reduce(0) { $0 | (bits[$1] ?? 0) } }

    static func types(of number: Int) -> Set<String> { Set(bits.filter { number & $0.value != 0 }.keys) }

    static var all: Set<String> { Set(bits.keys) }
}
