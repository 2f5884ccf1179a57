public import CoreGraphics
public import Foundation
internal import UniformTypeIdentifiers

/// Has a person choose a picture for the app: from the library of photos that a flow has filled, or else from files, as
/// ``UIDocumentPickerViewController`` has files chosen. There is no camera.
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
    /// Where pictures come from.
    public enum SourceType: Int, Sendable {
        /// The person's files, whichever of the two is asked for.
        case photoLibrary
        /// Not available.
        case camera
        /// The same as the library.
        case savedPhotosAlbum
    }

    /// Names what the delegate is told of a picture.
    public struct InfoKey: Hashable, RawRepresentable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates a key by its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The identifier of the type: `public.image`.
        public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
        /// The picture.
        public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
        /// The picture as the person cut it; the whole one, where that was asked for.
        public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
        /// The part that the person cut out, as a `CGRect` in an `NSValue`; the whole picture.
        public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
        /// The file of a film of the library.
        public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
        /// The file of the picture.
        public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    }

    // Properties of the camera are kept, for apps that set them before they know that there is none
    // (UIImagePickerController+Camera.swift).

    /// The camera. Has no effect: there is none.
    open var cameraDevice = CameraDevice.rear
    /// What the camera takes. Has no effect: there is none.
    open var cameraCaptureMode = CameraCaptureMode.photo
    /// The light of the camera. Has no effect: there is none.
    open var cameraFlashMode = CameraFlashMode.auto
    /// Whether the controls of the camera are shown. Has no effect: there is no camera.
    open var showsCameraControls = true
    /// A view over the camera's picture. Has no effect: there is no camera.
    open var cameraOverlayView: UIView?
    /// The transform of the camera's picture. Has no effect: there is no camera.
    open var cameraViewTransform = CGAffineTransform.identity
    /// How films are taken. Has no effect: there is no camera.
    open var videoQuality = QualityType.typeMedium
    /// How long films may be, in seconds. 600 by default. Has no effect: there is no camera.
    open var videoMaximumDuration: TimeInterval = 600

    /// Where the picture comes from.
    open var sourceType = SourceType.photoLibrary
    /// The identifiers of the types that may be chosen. Of files, only pictures can be.
    open var mediaTypes = ["public.image"]
    /// Whether the person may cut the picture. They get no way to, but the picture is given as the edited one too.
    open var allowsEditing = false

    private lazy var chooser = FileChooser([.image]) { [weak self] files in
        if let file = files.first { self?.chosen(file) }
    }

    /// Creates a picker.
    public init() {
        super.init(nibName: nil, bundle: nil)
        setNavigationBarHidden(true, animated: false)
        setViewControllers([ImageChoiceController(self)], animated: false)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nil, bundle: nil)
        setNavigationBarHidden(true, animated: false)
        setViewControllers([ImageChoiceController(self)], animated: false)
    }

    public required init?(coder: NSCoder) { nil }

    /// Whether pictures can come from there: from everywhere but a camera.
    open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }

    /// The identifiers of the types that can come from there.
    open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
        guard isSourceTypeAvailable(sourceType) else { return nil }
        return PhotoShelf.shared.items.isEmpty ? ["public.image"] : ["public.image", "public.movie"]
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        ask()
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        chooser.end()
    }

    /// What of the library may be chosen; nil where it is files.
    fileprivate lazy var items: [PhotoShelf.Item]? = {
        let all = PhotoShelf.shared.items
        return all.isEmpty ? nil : all.filter { !$0.isFilm || takesFilms }
    }()

    private var takesFilms: Bool {
        mediaTypes.contains { $0 == UTType.movie.identifier || $0 == UTType.video.identifier }
    }

    fileprivate func ask() {
        if items == nil { chooser.ask(from: view) }
    }

    fileprivate func cancel() {
        if let delegate = delegate as? any UIImagePickerControllerDelegate {
            delegate.imagePickerControllerDidCancel(self)
        } else {
            dismiss(animated: true)
        }
    }

    /// The app gets a copy of what is in the library.
    fileprivate func chosen(_ item: PhotoShelf.Item) {
        guard let file = PhotoShelf.copy(of: item) else { return }
        guard item.isFilm else { return chosen(file) }
        tell([.mediaType: "public.movie", .mediaURL: file])
    }

    private func chosen(_ file: URL) {
        guard let image = (try? Data(contentsOf: file)).flatMap({ UIImage(data: $0) }) else { return }
        var info: [InfoKey: Any] = [.mediaType: "public.image", .originalImage: image, .imageURL: file]
        if allowsEditing {
            info[.editedImage] = image
            info[.cropRect] = NSValue(cgRect: CGRect(origin: .zero, size: image.size))
        }
        tell(info)
    }

    private func tell(_ info: [InfoKey: Any]) {
        if let delegate = delegate as? any UIImagePickerControllerDelegate {
            delegate.imagePickerController(self, didFinishPickingMediaWithInfo: info)
        } else {
            dismiss(animated: true)
        }
    }
}

/// Hears which picture was chosen. The methods are optional: without one, the picker goes by itself.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
    /// A picture was chosen. The picker stays until it is dismissed.
    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
    /// The person chose none. The picker stays until it is dismissed.
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
    public func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
        picker.dismiss(animated: true)
    }
    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { picker.dismiss(animated: true) }
}

/// The screen of the picker of pictures.
@MainActor
private final class ImageChoiceController: UIViewController {
    private weak var picker: UIImagePickerController?

    init(_ picker: UIImagePickerController) {
        self.picker = picker
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
        if let picker, let items = picker.items {
            view = PhotoGridView(
                items, limit: 1, chosen: { [weak picker] in $0.first.map { picker?.chosen($0) } },
                cancel: { [weak picker] in picker?.cancel() })
            return
        }
        view = FileChoiceView(
            symbol: "photo", title: "Choose a Photo",
            text: "The app gets a copy of what you choose, and sees nothing else.", action: "Choose…",
            perform: { [weak self] in self?.picker?.ask() }, cancel: { [weak self] in self?.picker?.cancel() })
    }
}
