import Documents
import Foundation
import Photos
import Testing

@testable import UIKit

/// Albums of the person's, and those that fill themselves.
@MainActor @Suite("Albums of photos", .serialized) struct PhotoAlbumTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    /// Runs `body` with a library of its own, of two pictures and a film.
    private func withLibrary(_ body: () throws -> Void) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let shelf = PhotoShelf(folder: folder.appendingPathComponent("library"))
        let files = ["a.png", "사진.png", "c.mp4"].map { folder.appendingPathComponent($0) }
        for file in files { try Data([0]).write(to: file) }
        try shelf.add(files)
        PermissionDesk.shared.give(try #require(GivenPermissions(text: "photos=allow")))
        try PhotoShelf.$shared.withValue(shelf) { try body() }
    }

    private func albums(_ title: String? = nil) -> PHFetchResult<PHAssetCollection> {
        let options = PHFetchOptions()
        if let title { options.predicate = NSPredicate(format: "title = %@", title) }
        return PHAssetCollection.fetchAssetCollections(with: .album, subtype: .any, options: options)
    }

    private func change(_ body: @escaping () -> Void) throws { try PHPhotoLibrary.shared().performChangesAndWait(body) }

    @Test func anAlbumIsMadeAndFound() throws {
        try withLibrary {
            #expect(albums().count == 0)
            var placeholder: PHObjectPlaceholder?
            try change {
                let request = PHAssetCollectionChangeRequest.creationRequestForAssetCollection(withTitle: "여행")
                placeholder = request.placeholderForCreatedAssetCollection
            }
            let name = try #require(placeholder?.localIdentifier)
            let album = try #require(albums("여행").firstObject)
            #expect(album.localIdentifier == name && album.localizedTitle == "여행")
            #expect(album.assetCollectionType == .album && album.assetCollectionSubtype == .albumRegular)
            #expect(album.estimatedAssetCount == 0 && album.startDate == nil && album.canContainAssets)
            let byName = PHAssetCollection.fetchAssetCollections(withLocalIdentifiers: [name], options: nil)
            #expect(byName.firstObject == album && albums("다른").firstObject == nil)
            #expect(PHCollection.fetchTopLevelUserCollections(with: nil).count == 1)
        }
    }

    @Test func assetsAreAddedAndTakenOut() throws {
        try withLibrary {
            try change { PHAssetCollectionChangeRequest.creationRequestForAssetCollection(withTitle: "A") }
            let album = try #require(albums("A").firstObject)
            let all = PHAsset.fetchAssets(with: nil)
            try change {
                let request = PHAssetCollectionChangeRequest(for: album)
                request?.addAssets([all[2], all[0]] as NSArray)
                request?.addAssets(all)
            }
            func names() -> [String] {
                let found = PHAsset.fetchAssets(in: album, options: nil)
                return found.objects(at: IndexSet(0..<found.count)).map(\.localIdentifier)
            }
            let (one, two, three) = (all[0].localIdentifier, all[1].localIdentifier, all[2].localIdentifier)
            #expect(names() == [three, one, two] && album.estimatedAssetCount == 3)
            #expect(PHAsset.fetchKeyAssets(in: album, options: nil)?.firstObject == all[2])
            let holding = PHAssetCollection.fetchAssetCollectionsContaining(all[1], with: .album, options: nil)
            #expect(holding.firstObject == album)
            try change {
                let request = PHAssetCollectionChangeRequest(for: album)
                request?.removeAssets([all[0]] as NSFastEnumeration)
                request?.title = "B"
            }
            #expect(names() == [three, two] && album.localizedTitle == "B" && albums("A").count == 0)
            try change { PHAssetCollectionChangeRequest(for: album)?.insertAssets([all[0]], at: IndexSet(integer: 1)) }
            #expect(names() == [three, one, two])
            try change { PHAssetCollectionChangeRequest.deleteAssetCollections([album] as NSArray) }
            #expect(albums().count == 0 && PHAsset.fetchAssets(with: nil).count == 3)
            #expect(PHAssetCollectionChangeRequest(for: album) == nil)
        }
    }

    @Test func someFillThemselves() throws {
        try withLibrary {
            func smart(_ subtype: PHAssetCollectionSubtype) -> PHAssetCollection? {
                PHAssetCollection.fetchAssetCollections(with: .smartAlbum, subtype: subtype, options: nil).firstObject
            }
            let library = try #require(smart(.smartAlbumUserLibrary))
            #expect(library.localizedTitle == "Recents" && library.estimatedAssetCount == NSNotFound)
            #expect(PHAsset.fetchAssets(in: library, options: nil).count == 3)
            let videos = try #require(smart(.smartAlbumVideos))
            #expect(PHAsset.fetchAssets(in: videos, options: nil).count == 1)
            let favorites = try #require(smart(.smartAlbumFavorites))
            #expect(PHAsset.fetchAssets(in: favorites, options: nil).count == 0)
            #expect(PHAssetCollectionChangeRequest(for: videos) == nil)
            let options = PHFetchOptions()
            options.predicate = NSPredicate(format: "mediaType = %d", PHAssetMediaType.image.rawValue)
            options.fetchLimit = 1
            #expect(PHAsset.fetchAssets(in: library, options: options).count == 1)
        }
    }

    @Test func onesOfNoLibraryHoldWhatTheyAreGiven() throws {
        try withLibrary {
            let all = PHAsset.fetchAssets(with: nil)
            let album = PHAssetCollection.transientAssetCollection(with: [all[1]], title: "t")
            #expect(PHAsset.fetchAssets(in: album, options: nil).firstObject == all[1] && album.localizedTitle == "t")
            #expect(albums().count == 0)
        }
    }

    @Test func nothingIsSeenThatThePersonDoesNotAllow() throws {
        try withLibrary {
            try change { PHAssetCollectionChangeRequest.creationRequestForAssetCollection(withTitle: "A") }
            PermissionDesk.shared.give(try #require(GivenPermissions(text: "photos=deny")))
            #expect(albums().count == 0)
            PermissionDesk.shared.give(try #require(GivenPermissions(text: "photos=allow")))
            #expect(albums().count == 1)
            #expect(throws: PHPhotosError.self) { try change {} }
        }
    }
}
