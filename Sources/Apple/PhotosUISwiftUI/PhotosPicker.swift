public import PhotosUI
public import SwiftUI

/// A button with which a person chooses pictures and films for the app, from files.
public struct PhotosPicker<Label: View>: View {
    private let label: Label
    private let filter: PHPickerFilter?
    private let limit: Int
    private let chosen: ([PhotosPickerItem]) -> Void
    @State private var isPresented = false

    private init(
        _ limit: Int, _ filter: PHPickerFilter?, _ label: Label, chosen: @escaping ([PhotosPickerItem]) -> Void
    ) {
        self.limit = limit
        self.filter = filter
        self.label = label
        self.chosen = chosen
    }

    public var body: some View {
        Button {
            isPresented = true
        } label: {
            label
        }
        .sheet(isPresented: $isPresented) {
            PhotosPickerSheet(limit: limit, filter: filter, isPresented: $isPresented, chosen: chosen)
        }
    }

    /// Creates a button for one picture or film.
    public init(
        selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        @ViewBuilder label: () -> Label
    ) { self.init(1, filter, label()) { selection.wrappedValue = $0.first } }

    /// Creates a button for one picture or film of a library.
    public init(
        selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary, @ViewBuilder label: () -> Label
    ) { self.init(1, filter, label()) { selection.wrappedValue = $0.first } }

    /// Creates a button for pictures and films, as many as a person likes without a number.
    public init(
        selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        @ViewBuilder label: () -> Label
    ) { self.init(maxSelectionCount ?? 0, filter, label()) { selection.wrappedValue = $0 } }

    /// Creates a button for pictures and films of a library, as many as a person likes without a number.
    public init(
        selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary, @ViewBuilder label: () -> Label
    ) { self.init(maxSelectionCount ?? 0, filter, label()) { selection.wrappedValue = $0 } }
}
