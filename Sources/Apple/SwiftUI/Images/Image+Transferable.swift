extension Image: Transferable {
    /// Pictures of any kind that UIKit reads, and PNG for others.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(importedContentType: .image) { data in
            guard let picture = UIImage(data: data) else { throw CocoaError(.fileReadCorruptFile) }
            return Image(uiImage: picture)
        }
        DataRepresentation(exportedContentType: .png) { image in
            nonisolated(unsafe) let image = image
            guard let data = await MainActor.run(body: { image.uiImage(in: EnvironmentValues())?.pngData() }) else {
                throw CocoaError(.fileReadUnknown)
            }
            return data
        }
    }
}
