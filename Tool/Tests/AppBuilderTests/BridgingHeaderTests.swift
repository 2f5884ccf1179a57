import Foundation
import Testing

@testable import AppBuilder

@Suite struct BridgingHeaderTests {
    @Test func modulesThatAreHereAreTaken() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "bridging-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        func write(_ name: String, _ text: String) throws -> URL {
            let file = folder.appending(path: name)
            try Data(text.utf8).write(to: file)
            return file
        }
        _ = try write("Own.h", "#import <sqlite3.h>\n#import \"App-Bridging-Header.h\"\n")
        let header = try write(
            "App-Bridging-Header.h",
            """
            //  앱
            #ifndef App_h
            #import <FMDB/FMDB.h>
            # include <CommonCrypto/CommonDigest.h>
            #import "MBProgressHUD.h"
            #import "Own.h"
            #import "Missing.h"
            @import QuartzCore;
            // #import <Realm/Realm.h>
            #import <Strange/Strange.h>
            #import
            """)
        let known: Set = ["FMDB", "CommonCrypto", "MBProgressHUD", "SQLite3", "QuartzCore", "Realm"]
        #expect(
            BridgingHeader.modules(of: header, knows: known.contains)
                == ["CommonCrypto", "FMDB", "MBProgressHUD", "QuartzCore", "SQLite3"])
        #expect(BridgingHeader.modules(of: folder.appending(path: "none.h")) { _ in true }.isEmpty)
    }
}
