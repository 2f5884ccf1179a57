extension UILabel: DescribedText, DescribedLayer {
    var textInDescription: String? { text }
    var layerInDescription: String { "_UILabelLayer" }
}
