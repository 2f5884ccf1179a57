/// What an app is told of a map, and asked for it.
@preconcurrency @MainActor
public protocol MKMapViewDelegate: NSObjectProtocol {
    /// Called before the map shows another part of the world.
    func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
    /// Called at each step of the way to another part of the world.
    func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)
    /// Called when the map shows another part of the world.
    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)

    /// Called before the map is loaded.
    func mapViewWillStartLoadingMap(_ mapView: MKMapView)
    /// Called when the map has been loaded.
    func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
    /// Called when the map cannot be loaded. Never here: a grid stands in.
    func mapViewDidFailLoadingMap(_ mapView: MKMapView, withError error: any Error)
    /// Called before the map is drawn.
    func mapViewWillStartRenderingMap(_ mapView: MKMapView)
    /// Called when the map has been drawn.
    func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool)

    /// Called before the person is looked for.
    func mapViewWillStartLocatingUser(_ mapView: MKMapView)
    /// Called when the person is looked for no longer.
    func mapViewDidStopLocatingUser(_ mapView: MKMapView)
    /// Called when the person has moved.
    func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
    /// Called when the person cannot be found.
    func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error)
    /// Called when the map follows the person in another way.
    func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool)

    /// Gives the view of an annotation; nil for the usual one.
    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
    /// Called when annotation views have been added to the map.
    func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView])
    /// Called when a control of a callout was touched.
    func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl)
    /// Gives the annotation that stands for others which cover each other.
    func mapView(
        _ mapView: MKMapView, clusterAnnotationForMemberAnnotations memberAnnotations: [any MKAnnotation]
    ) -> MKClusterAnnotation
    /// Called when a view is dragged.
    func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView, didChange newState: MKAnnotationView.DragState,
        fromOldState oldState: MKAnnotationView.DragState)
    /// Called when a view was selected.
    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
    /// Called when a view is selected no longer.
    func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
    /// Called when an annotation was selected.
    func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation)
    /// Called when an annotation is selected no longer.
    func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation)

    /// Gives the renderer of an overlay.
    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
    /// Called when renderers have been added to the map.
    func mapView(_ mapView: MKMapView, didAdd renderers: [MKOverlayRenderer])
}

extension MKMapViewDelegate {
    public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {}
    public func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {}
    public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
    public func mapViewWillStartLoadingMap(_ mapView: MKMapView) {}
    public func mapViewDidFinishLoadingMap(_ mapView: MKMapView) {}
    public func mapViewDidFailLoadingMap(_ mapView: MKMapView, withError error: any Error) {}
    public func mapViewWillStartRenderingMap(_ mapView: MKMapView) {}
    public func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool) {}
    public func mapViewWillStartLocatingUser(_ mapView: MKMapView) {}
    public func mapViewDidStopLocatingUser(_ mapView: MKMapView) {}
    public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {}
    public func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error) {}
    public func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool) {}
    public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? { nil }
    public func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {}
    public func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl
    ) {}
    public func mapView(
        _ mapView: MKMapView, clusterAnnotationForMemberAnnotations memberAnnotations: [any MKAnnotation]
    ) -> MKClusterAnnotation { MKClusterAnnotation(memberAnnotations: memberAnnotations) }
    public func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView, didChange newState: MKAnnotationView.DragState,
        fromOldState oldState: MKAnnotationView.DragState
    ) {}
    public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
    public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}
    public func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) {}
    public func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation) {}
    public func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
        MKOverlayRenderer(overlay: overlay)
    }
    public func mapView(_ mapView: MKMapView, didAdd renderers: [MKOverlayRenderer]) {}
}
