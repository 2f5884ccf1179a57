public import Foundation
public import UIKit

/// Images in memory, and in files of the app's folder for caches.
public final class SDImageCache: NSObject, @unchecked Sendable {
    /// The cache of all loading that names no other.
    public static let shared = SDImageCache(namespace: "default")

    /// The folder of the files.
    public let diskCachePath: String
    private let memory = NSCache<NSString, UIImage>()
    /// One after the other: a file that is stored is there for whoever asks next.
    private let queue = DispatchQueue(label: "com.hackemist.SDImageCache.ioQueue")

    /// Creates a cache with a folder of its own.
    public init(namespace: String) {
        let caches = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first
        let folder = (caches ?? FileManager.default.temporaryDirectory)
            .appendingPathComponent("com.hackemist.SDImageCache").appendingPathComponent(namespace)
        diskCachePath = folder.path
        super.init()
        NotificationCenter.default.addObserver(
            forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: nil
        ) { [weak self] _ in self?.clearMemory() }
    }

    // MARK: Reading

    /// Returns the image of a key from memory.
    public func imageFromMemoryCache(forKey key: String?) -> UIImage? {
        key.flatMap { memory.object(forKey: $0 as NSString) }
    }

    /// Returns the image of a key from its file, which is kept in memory from then on.
    public func imageFromDiskCache(forKey key: String?) -> UIImage? {
        guard let key, let data = diskImageData(forKey: key), let image = UIImage.sd_image(with: data) else {
            return nil
        }
        memory.setObject(image, forKey: key as NSString)
        return image
    }

    /// Returns the image of a key from memory, or else from its file.
    public func imageFromCache(forKey key: String?) -> UIImage? {
        imageFromMemoryCache(forKey: key) ?? imageFromDiskCache(forKey: key)
    }

    /// Returns what the file of a key holds.
    public func diskImageData(forKey key: String?) -> Data? {
        guard let key else { return nil }
        return queue.sync { try? Data(contentsOf: URL(fileURLWithPath: path(of: key))) }
    }

    /// Whether there is a file of a key.
    public func diskImageDataExists(withKey key: String?) -> Bool {
        guard let key else { return false }
        return queue.sync { FileManager.default.fileExists(atPath: path(of: key)) }
    }

    /// The path of the file of a key, whether it is there or not.
    public func cachePath(forKey key: String?) -> String? { key.map(path) }

    // MARK: Writing

    /// Keeps an image in memory and in a file. `completion` runs on the main queue when the file is there.
    public func store(_ image: UIImage?, forKey key: String?, completion: (@Sendable () -> Void)? = nil) {
        store(image, imageData: nil, forKey: key, toDisk: true, completion: completion)
    }

    /// Keeps an image in memory, and in a file if asked to. `completion` runs on the main queue when the file is there.
    public func store(
        _ image: UIImage?, forKey key: String?, toDisk: Bool, completion: (@Sendable () -> Void)? = nil
    ) {
        store(image, imageData: nil, forKey: key, toDisk: toDisk, completion: completion)
    }

    /// Keeps an image in memory, and its data in a file if asked to: a PNG of the image without data.
    public func store(
        _ image: UIImage?, imageData: Data?, forKey key: String?, toDisk: Bool,
        completion: (@Sendable () -> Void)? = nil
    ) {
        if let image, let key { memory.setObject(image, forKey: key as NSString) }
        guard toDisk, let key, let data = imageData ?? image?.pngData() else {
            if let completion { DispatchQueue.main.async(execute: completion) }
            return
        }
        let file = URL(fileURLWithPath: path(of: key))
        queue.async {
            try? FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try? data.write(to: file, options: .atomic)
            if let completion { DispatchQueue.main.async(execute: completion) }
        }
    }

    // MARK: Removing

    /// Takes the image of a key out of memory, and its file away. `completion` runs on the main queue.
    public func removeImage(forKey key: String?, withCompletion completion: (@Sendable () -> Void)? = nil) {
        removeImage(forKey: key, fromDisk: true, withCompletion: completion)
    }

    /// Takes the image of a key out of memory, and its file away if asked to. `completion` runs on the main queue.
    public func removeImage(
        forKey key: String?, fromDisk: Bool, withCompletion completion: (@Sendable () -> Void)? = nil
    ) {
        guard let key else { return }
        memory.removeObject(forKey: key as NSString)
        let path = path(of: key)
        queue.async {
            if fromDisk { try? FileManager.default.removeItem(atPath: path) }
            if let completion { DispatchQueue.main.async(execute: completion) }
        }
    }

    /// Takes all images out of memory.
    public func clearMemory() { memory.removeAllObjects() }

    /// Takes all files away. `completion` runs on the main queue.
    public func clearDisk(onCompletion completion: (@Sendable () -> Void)? = nil) {
        queue.async { [diskCachePath] in
            try? FileManager.default.removeItem(atPath: diskCachePath)
            if let completion { DispatchQueue.main.async(execute: completion) }
        }
    }

    /// The size of all files, in bytes.
    public func totalDiskSize() -> UInt {
        queue.sync {
            files.reduce(0) { size, name in
                let attributes = try? FileManager.default.attributesOfItem(atPath: diskCachePath + "/" + name)
                return size + UInt(attributes?[.size] as? Int ?? 0)
            }
        }
    }

    /// The number of files.
    public func totalDiskCount() -> UInt { queue.sync { UInt(files.count) } }

    private var files: [String] { (try? FileManager.default.contentsOfDirectory(atPath: diskCachePath)) ?? [] }

    /// A file named for its key: by two hashes of 64 bits, as keys may be longer than names.
    private func path(of key: String) -> String {
        func hash(_ start: UInt64) -> String {
            let value = key.utf8.reduce(start) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
            let digits = String(value, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }
        return diskCachePath + "/" + hash(0xcbf2_9ce4_8422_2325) + hash(0x6c62_272e_07bb_0142)
    }
}
