public import PhotosUI
public import SwiftUI

extension View {
    /// Has a person choose a picture or film while a value is true.
    public func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) -> some View {
        sheet(isPresented: isPresented) {
            PhotosPickerSheet(limit: 1, filter: filter, isPresented: isPresented) { selection.wrappedValue = $0.first }
        }
    }

    /// Has a person choose a picture or film of a library while a value is true.
    public func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary
    ) -> some View {
        photosPicker(
            isPresented: isPresented, selection: selection, matching: filter,
            preferredItemEncoding: preferredItemEncoding)
    }

    /// Has a person choose pictures and films while a value is true; as many as they like without a number.
    public func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) -> some View {
        sheet(isPresented: isPresented) {
            PhotosPickerSheet(limit: maxSelectionCount ?? 0, filter: filter, isPresented: isPresented) {
                selection.wrappedValue = $0
            }
        }
    }

    /// Has a person choose pictures and films of a library while a value is true; as many as they like without a number.
    public func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary
    ) -> some View {
        photosPicker(
            isPresented: isPresented, selection: selection, maxSelectionCount: maxSelectionCount,
            selectionBehavior: selectionBehavior, matching: filter, preferredItemEncoding: preferredItemEncoding)
    }
}
