import Documents

extension MKMapView {
    /// What covers parts of the map, the rearmost first.
    public var overlays: [any MKOverlay] {
        overlays(in: .aboveRoads) + overlays(in: .aboveLabels)
    }

    /// What covers parts of the map at a level.
    public func overlays(in level: MKOverlayLevel) -> [any MKOverlay] {
        overlayEntries.filter { $0.level == level }.map(\.overlay)
    }

    /// Covers a part of the map, over its names.
    public func addOverlay(_ overlay: any MKOverlay) { addOverlay(overlay, level: .aboveLabels) }
    /// Covers parts of the map, over its names.
    public func addOverlays(_ overlays: [any MKOverlay]) { addOverlays(overlays, level: .aboveLabels) }
    /// Covers parts of the map at a level.
    public func addOverlays(_ overlays: [any MKOverlay], level: MKOverlayLevel) {
        for overlay in overlays { addOverlay(overlay, level: level) }
    }

    /// Covers a part of the map at a level.
    public func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) {
        insert(overlay, at: overlayEntries.count, level)
    }

    /// Covers a part of the map, at a place among the overlays of a level.
    public func insertOverlay(_ overlay: any MKOverlay, at index: Int, level: MKOverlayLevel) {
        let places = overlayEntries.indices.filter { overlayEntries[$0].level == level }
        insert(overlay, at: places.indices.contains(index) ? places[index] : overlayEntries.count, level)
    }

    /// Covers a part of the map, at a place among the overlays.
    public func insertOverlay(_ overlay: any MKOverlay, at index: Int) {
        insertOverlay(overlay, at: index, level: .aboveLabels)
    }

    /// Covers a part of the map, over another overlay.
    public func insertOverlay(_ overlay: any MKOverlay, above sibling: any MKOverlay) {
        guard let index = overlayEntries.firstIndex(where: { $0.overlay === sibling }) else {
            return addOverlay(overlay)
        }
        insert(overlay, at: index + 1, overlayEntries[index].level)
    }

    /// Covers a part of the map, under another overlay.
    public func insertOverlay(_ overlay: any MKOverlay, below sibling: any MKOverlay) {
        guard let index = overlayEntries.firstIndex(where: { $0.overlay === sibling }) else {
            return addOverlay(overlay)
        }
        insert(overlay, at: index, overlayEntries[index].level)
    }

    /// Takes an overlay away.
    public func removeOverlay(_ overlay: any MKOverlay) {
        for entry in overlayEntries where entry.overlay === overlay { entry.renderer?.map = nil }
        overlayEntries.removeAll { $0.overlay === overlay }
        overlaysNeedDisplay()
    }

    /// Takes overlays away.
    public func removeOverlays(_ overlays: [any MKOverlay]) { for overlay in overlays { removeOverlay(overlay) } }

    /// The renderer of an overlay; nil if it is not on the map.
    public func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? {
        overlayEntries.first { $0.overlay === overlay }?.renderer
    }

    /// The name of `addOverlay(_:)` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "addOverlay(_:)")
    public func add(_ overlay: any MKOverlay) { addOverlay(overlay) }
    /// The name of `addOverlay(_:level:)` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "addOverlay(_:level:)")
    public func add(_ overlay: any MKOverlay, level: MKOverlayLevel) { addOverlay(overlay, level: level) }
    /// The name of `removeOverlay(_:)` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "removeOverlay(_:)")
    public func remove(_ overlay: any MKOverlay) { removeOverlay(overlay) }

    private func insert(_ overlay: any MKOverlay, at index: Int, _ level: MKOverlayLevel) {
        guard !overlayEntries.contains(where: { $0.overlay === overlay }) else { return }
        let entry = OverlayEntry(overlay, level)
        overlayEntries.insert(entry, at: index)
        let renderer = delegate?.mapView(self, rendererFor: overlay) ?? MKOverlayRenderer(overlay: overlay)
        renderer.map = self
        entry.renderer = renderer
        overlaysNeedDisplay()
        delegate?.mapView(self, didAdd: [renderer])
    }

    func overlaysNeedDisplay() {
        canvas.setNeedsDisplay()
        updateAttribution()
    }

    var renderersInOrder: [MKOverlayRenderer] {
        [MKOverlayLevel.aboveRoads, .aboveLabels].flatMap { level in
            overlayEntries.filter { $0.level == level }.compactMap(\.renderer)
        }
    }

    // MARK: The map below

    static let tileHost = "tile.openstreetmap.org"

    /// Pictures are asked for where a person looks on, or something stands in for the server.
    func setUpBase() {
        let launch = LaunchEnvironment.current
        let isStubbed = launch.stubs.contains { $0.host == Self.tileHost }
        guard isStubbed || (launch.command != nil && !launch.isHeadless && !launch.isTesting) else { return }
        let tiles = MKTileOverlay(urlTemplate: "https://\(Self.tileHost)/{z}/{x}/{y}.png")
        tiles.maximumZ = 19
        let renderer = MKTileOverlayRenderer(tileOverlay: tiles)
        renderer.map = self
        baseRenderer = renderer
    }

    /// Whose map it is, once there is one.
    private func updateAttribution() {
        let text = baseRenderer?.hasTiles == true ? "© OpenStreetMap contributors" : nil
        guard attribution.text != text else { return }
        attribution.text = text
        setNeedsLayout()
    }
}
