import Foundation
import MobileCoreServices
import Testing
import UniformTypeIdentifiers

@Suite struct UTTypeTests {
    @Test(arguments: [
        ("png", "public.png", "image/png"), ("JPG", "public.jpeg", "image/jpeg"), ("htm", "public.html", "text/html"),
        ("mp4", "public.mpeg-4", "video/mp4"), ("zip", "public.zip-archive", "application/zip"),
    ])
    func knowsFilesByTheirEnding(_ ending: String, _ identifier: String, _ content: String) throws {
        let type = try #require(UTType(filenameExtension: ending))
        #expect(type.identifier == identifier)
        #expect(type.preferredMIMEType == content)
        #expect(UTType(mimeType: content) == type)
        #expect(UTType(identifier) == type)
    }

    @Test func conformsToKindsOfKinds() {
        #expect(UTType.png.conforms(to: .image))
        #expect(UTType.png.conforms(to: .item))
        #expect(UTType.png.conforms(to: .png))
        #expect(!UTType.png.isSubtype(of: .png))
        #expect(!UTType.png.conforms(to: .text))
        #expect(UTType.image.isSupertype(of: .heic))
        #expect(UTType(filenameExtension: "mp4", conformingTo: .audio) == .mpeg4Audio)
        #expect(UTType(filenameExtension: "png", conformingTo: .text) == nil)
    }

    @Test func everyTypeNamesTypesThatExist() {
        for type in [UTType.usdz, .pkcs12, .m3uPlaylist, .flatRTFD, .applicationBundle, .epub, .log, .swiftSource] {
            #expect(UTType(type.identifier) == type)
            #expect(type.supertypes.contains(.item))
            for supertype in type.supertypes { #expect(UTType(supertype.identifier) != nil, "\(supertype)") }
        }
    }

    @Test func makesDynamicTypesForTagsThatAreNotKnown() throws {
        let type = try #require(UTType(filenameExtension: "seam"))
        #expect(type.isDynamic && !type.isDeclared)
        #expect(type.preferredFilenameExtension == "seam")
        #expect(type.preferredMIMEType == nil)
        #expect(type.conforms(to: .data))
        #expect(type == UTType(filenameExtension: "SEAM"))
        #expect(UTType(filenameExtension: "") == nil)
        #expect(UTType("no.such.type") == nil)
        let coded = try JSONDecoder().decode(UTType.self, from: JSONEncoder().encode(type))
        #expect(coded == type)
    }

    @Test func answersToTheFunctionsOfC() {
        let identifier = UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, "gif", nil)
        #expect(identifier?.takeRetainedValue() == "com.compuserve.gif")
        let content = UTTypeCopyPreferredTagWithClass("com.compuserve.gif", kUTTagClassMIMEType)
        #expect(content?.takeRetainedValue() == "image/gif")
        #expect(UTTypeConformsTo(kUTTypePNG, kUTTypeImage))
        #expect(!UTTypeConformsTo(kUTTypePNG, kUTTypeText))
    }
}
