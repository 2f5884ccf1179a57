// Made by `seam generate` from the declarations of UIKit and QuartzCore. Change those, then run it again.
// swift-format-ignore-file

extension NibKeys {
    /// Fills the table of each class. It is called when a key of the class or of a subclass is first looked up.
    static let classes: [ObjectIdentifier: @MainActor (inout NibKeyTable) -> Void] = [
        ObjectIdentifier(CAEmitterLayer.self): { addCAEmitterLayer(to: &$0) },
        ObjectIdentifier(CAGradientLayer.self): { addCAGradientLayer(to: &$0) },
        ObjectIdentifier(CALayer.self): { addCALayer(to: &$0) },
        ObjectIdentifier(CAReplicatorLayer.self): { addCAReplicatorLayer(to: &$0) },
        ObjectIdentifier(CAScrollLayer.self): { addCAScrollLayer(to: &$0) },
        ObjectIdentifier(CAShapeLayer.self): { addCAShapeLayer(to: &$0) },
        ObjectIdentifier(CATextLayer.self): { addCATextLayer(to: &$0) },
        ObjectIdentifier(CATiledLayer.self): { addCATiledLayer(to: &$0) },
        ObjectIdentifier(NSLayoutConstraint.self): { addNSLayoutConstraint(to: &$0) },
        ObjectIdentifier(UIActionSheet.self): { addUIActionSheet(to: &$0) },
        ObjectIdentifier(UIActivityIndicatorView.self): { addUIActivityIndicatorView(to: &$0) },
        ObjectIdentifier(UIAlertController.self): { addUIAlertController(to: &$0) },
        ObjectIdentifier(UIAlertView.self): { addUIAlertView(to: &$0) },
        ObjectIdentifier(UIBarButtonItem.self): { addUIBarButtonItem(to: &$0) },
        ObjectIdentifier(UIBarItem.self): { addUIBarItem(to: &$0) },
        ObjectIdentifier(UIButton.self): { addUIButton(to: &$0) },
        ObjectIdentifier(UICalendarView.self): { addUICalendarView(to: &$0) },
        ObjectIdentifier(UICollectionView.self): { addUICollectionView(to: &$0) },
        ObjectIdentifier(UICollectionViewCell.self): { addUICollectionViewCell(to: &$0) },
        ObjectIdentifier(UICollectionViewCompositionalLayout.self): { addUICollectionViewCompositionalLayout(to: &$0) },
        ObjectIdentifier(UICollectionViewController.self): { addUICollectionViewController(to: &$0) },
        ObjectIdentifier(UICollectionViewFlowLayout.self): { addUICollectionViewFlowLayout(to: &$0) },
        ObjectIdentifier(UICollectionViewLayout.self): { addUICollectionViewLayout(to: &$0) },
        ObjectIdentifier(UICollectionViewListCell.self): { addUICollectionViewListCell(to: &$0) },
        ObjectIdentifier(UIColorPickerViewController.self): { addUIColorPickerViewController(to: &$0) },
        ObjectIdentifier(UIColorWell.self): { addUIColorWell(to: &$0) },
        ObjectIdentifier(UIContentUnavailableView.self): { addUIContentUnavailableView(to: &$0) },
        ObjectIdentifier(UIControl.self): { addUIControl(to: &$0) },
        ObjectIdentifier(UIDatePicker.self): { addUIDatePicker(to: &$0) },
        ObjectIdentifier(UIDocumentPickerViewController.self): { addUIDocumentPickerViewController(to: &$0) },
        ObjectIdentifier(UIFontPickerViewController.self): { addUIFontPickerViewController(to: &$0) },
        ObjectIdentifier(UIGestureRecognizer.self): { addUIGestureRecognizer(to: &$0) },
        ObjectIdentifier(UIImagePickerController.self): { addUIImagePickerController(to: &$0) },
        ObjectIdentifier(UIImageView.self): { addUIImageView(to: &$0) },
        ObjectIdentifier(UIInputView.self): { addUIInputView(to: &$0) },
        ObjectIdentifier(UIInputViewController.self): { addUIInputViewController(to: &$0) },
        ObjectIdentifier(UILabel.self): { addUILabel(to: &$0) },
        ObjectIdentifier(UIListContentView.self): { addUIListContentView(to: &$0) },
        ObjectIdentifier(UILongPressGestureRecognizer.self): { addUILongPressGestureRecognizer(to: &$0) },
        ObjectIdentifier(UINavigationBar.self): { addUINavigationBar(to: &$0) },
        ObjectIdentifier(UINavigationController.self): { addUINavigationController(to: &$0) },
        ObjectIdentifier(UINavigationItem.self): { addUINavigationItem(to: &$0) },
        ObjectIdentifier(UIPageControl.self): { addUIPageControl(to: &$0) },
        ObjectIdentifier(UIPageViewController.self): { addUIPageViewController(to: &$0) },
        ObjectIdentifier(UIPanGestureRecognizer.self): { addUIPanGestureRecognizer(to: &$0) },
        ObjectIdentifier(UIPickerView.self): { addUIPickerView(to: &$0) },
        ObjectIdentifier(UIPinchGestureRecognizer.self): { addUIPinchGestureRecognizer(to: &$0) },
        ObjectIdentifier(UIProgressView.self): { addUIProgressView(to: &$0) },
        ObjectIdentifier(UIResponder.self): { addUIResponder(to: &$0) },
        ObjectIdentifier(UIRotationGestureRecognizer.self): { addUIRotationGestureRecognizer(to: &$0) },
        ObjectIdentifier(UIScreenEdgePanGestureRecognizer.self): { addUIScreenEdgePanGestureRecognizer(to: &$0) },
        ObjectIdentifier(UIScrollView.self): { addUIScrollView(to: &$0) },
        ObjectIdentifier(UISearchBar.self): { addUISearchBar(to: &$0) },
        ObjectIdentifier(UISearchController.self): { addUISearchController(to: &$0) },
        ObjectIdentifier(UISearchTextField.self): { addUISearchTextField(to: &$0) },
        ObjectIdentifier(UISegmentedControl.self): { addUISegmentedControl(to: &$0) },
        ObjectIdentifier(UISlider.self): { addUISlider(to: &$0) },
        ObjectIdentifier(UISplitViewController.self): { addUISplitViewController(to: &$0) },
        ObjectIdentifier(UIStackView.self): { addUIStackView(to: &$0) },
        ObjectIdentifier(UIStepper.self): { addUIStepper(to: &$0) },
        ObjectIdentifier(UISwipeGestureRecognizer.self): { addUISwipeGestureRecognizer(to: &$0) },
        ObjectIdentifier(UISwitch.self): { addUISwitch(to: &$0) },
        ObjectIdentifier(UITabBar.self): { addUITabBar(to: &$0) },
        ObjectIdentifier(UITabBarController.self): { addUITabBarController(to: &$0) },
        ObjectIdentifier(UITabBarItem.self): { addUITabBarItem(to: &$0) },
        ObjectIdentifier(UITableView.self): { addUITableView(to: &$0) },
        ObjectIdentifier(UITableViewCell.self): { addUITableViewCell(to: &$0) },
        ObjectIdentifier(UITableViewController.self): { addUITableViewController(to: &$0) },
        ObjectIdentifier(UITableViewHeaderFooterView.self): { addUITableViewHeaderFooterView(to: &$0) },
        ObjectIdentifier(UITapGestureRecognizer.self): { addUITapGestureRecognizer(to: &$0) },
        ObjectIdentifier(UITextField.self): { addUITextField(to: &$0) },
        ObjectIdentifier(UITextView.self): { addUITextView(to: &$0) },
        ObjectIdentifier(UIToolbar.self): { addUIToolbar(to: &$0) },
        ObjectIdentifier(UIView.self): { addUIView(to: &$0) },
        ObjectIdentifier(UIViewController.self): { addUIViewController(to: &$0) },
        ObjectIdentifier(UIVisualEffectView.self): { addUIVisualEffectView(to: &$0) },
        ObjectIdentifier(UIWindow.self): { addUIWindow(to: &$0) },
    ]

    private static func addCAEmitterLayer(to table: inout NibKeyTable) {
        let type = CAEmitterLayer.self
        table.set(type, "birthRate") { $0.birthRate = try $1.real() }
        table.set(type, "emitterCells") { $0.emitterCells = try $1.valueOrNil() }
        table.set(type, "emitterDepth") { $0.emitterDepth = try $1.real() }
        table.set(type, "emitterMode") { $0.emitterMode = try $1.rawString() }
        table.set(type, "emitterPosition") { $0.emitterPosition = try $1.value() }
        table.set(type, "emitterShape") { $0.emitterShape = try $1.rawString() }
        table.set(type, "emitterSize") { $0.emitterSize = try $1.value() }
        table.set(type, "emitterZPosition") { $0.emitterZPosition = try $1.real() }
        table.set(type, "lifetime") { $0.lifetime = try $1.real() }
        table.set(type, "preservesDepth") { $0.preservesDepth = try $1.bool() }
        table.set(type, "renderMode") { $0.renderMode = try $1.rawString() }
        table.set(type, "scale") { $0.scale = try $1.real() }
        table.set(type, "seed") { $0.seed = try $1.integer() }
        table.set(type, "spin") { $0.spin = try $1.real() }
        table.set(type, "velocity") { $0.velocity = try $1.real() }
    }

    private static func addCAGradientLayer(to table: inout NibKeyTable) {
        let type = CAGradientLayer.self
        table.set(type, "endPoint") { $0.endPoint = try $1.value() }
        table.set(type, "startPoint") { $0.startPoint = try $1.value() }
        table.set(type, "type") { $0.type = try $1.rawString() }
    }

    private static func addCALayer(to table: inout NibKeyTable) {
        let type = CALayer.self
        table.set(type, "allowsEdgeAntialiasing") { $0.allowsEdgeAntialiasing = try $1.bool() }
        table.set(type, "allowsGroupOpacity") { $0.allowsGroupOpacity = try $1.bool() }
        table.set(type, "anchorPoint") { $0.anchorPoint = try $1.value() }
        table.ignore("backgroundColor")
        table.set(type, "beginTime") { $0.beginTime = try $1.real() }
        table.ignore("borderColor")
        table.set(type, "borderWidth") { $0.borderWidth = try $1.real() }
        table.set(type, "bounds") { $0.bounds = try $1.value() }
        table.set(type, "contentsGravity") { $0.contentsGravity = try $1.rawString() }
        table.set(type, "contentsRect") { $0.contentsRect = try $1.value() }
        table.set(type, "contentsScale") { $0.contentsScale = try $1.real() }
        table.set(type, "cornerCurve") { $0.cornerCurve = try $1.rawString() }
        table.set(type, "cornerRadius") { $0.cornerRadius = try $1.real() }
        table.get(type, "delegate") { $0.delegate as AnyObject? }
        table.set(type, "delegate") { $0.delegate = try $1.valueOrNil() }
        table.set(type, "doubleSided") { $0.isDoubleSided = try $1.bool() }
        table.set(type, "drawsAsynchronously") { $0.drawsAsynchronously = try $1.bool() }
        table.set(type, "fillMode") { $0.fillMode = try $1.rawString() }
        table.set(type, "frame") { $0.frame = try $1.value() }
        table.set(type, "geometryFlipped") { $0.isGeometryFlipped = try $1.bool() }
        table.set(type, "hidden") { $0.isHidden = try $1.bool() }
        table.set(type, "isDoubleSided") { $0.isDoubleSided = try $1.bool() }
        table.set(type, "isGeometryFlipped") { $0.isGeometryFlipped = try $1.bool() }
        table.set(type, "isHidden") { $0.isHidden = try $1.bool() }
        table.set(type, "isOpaque") { $0.isOpaque = try $1.bool() }
        table.set(type, "magnificationFilter") { $0.magnificationFilter = try $1.rawString() }
        table.get(type, "mask") { $0.mask as AnyObject? }
        table.set(type, "mask") { $0.mask = try $1.valueOrNil() }
        table.set(type, "maskedCorners") { $0.maskedCorners = try $1.rawInteger() }
        table.set(type, "masksToBounds") { $0.masksToBounds = try $1.bool() }
        table.set(type, "minificationFilter") { $0.minificationFilter = try $1.rawString() }
        table.set(type, "minificationFilterBias") { $0.minificationFilterBias = try $1.real() }
        table.set(type, "name") { $0.name = try $1.stringOrNil() }
        table.set(type, "needsDisplayOnBoundsChange") { $0.needsDisplayOnBoundsChange = try $1.bool() }
        table.set(type, "opacity") { $0.opacity = try $1.real() }
        table.set(type, "opaque") { $0.isOpaque = try $1.bool() }
        table.set(type, "position") { $0.position = try $1.value() }
        table.set(type, "rasterizationScale") { $0.rasterizationScale = try $1.real() }
        table.ignore("shadowColor")
        table.set(type, "shadowOffset") { $0.shadowOffset = try $1.value() }
        table.set(type, "shadowOpacity") { $0.shadowOpacity = try $1.real() }
        table.set(type, "shadowRadius") { $0.shadowRadius = try $1.real() }
        table.set(type, "shouldRasterize") { $0.shouldRasterize = try $1.bool() }
        table.set(type, "speed") { $0.speed = try $1.real() }
        table.set(type, "sublayers") { $0.sublayers = try $1.valueOrNil() }
        table.get(type, "superlayer") { $0.superlayer as AnyObject? }
        table.set(type, "timeOffset") { $0.timeOffset = try $1.real() }
        table.set(type, "zPosition") { $0.zPosition = try $1.real() }
    }

    private static func addCAReplicatorLayer(to table: inout NibKeyTable) {
        let type = CAReplicatorLayer.self
        table.set(type, "instanceAlphaOffset") { $0.instanceAlphaOffset = try $1.real() }
        table.set(type, "instanceBlueOffset") { $0.instanceBlueOffset = try $1.real() }
        table.set(type, "instanceCount") { $0.instanceCount = try $1.integer() }
        table.set(type, "instanceDelay") { $0.instanceDelay = try $1.real() }
        table.set(type, "instanceGreenOffset") { $0.instanceGreenOffset = try $1.real() }
        table.set(type, "instanceRedOffset") { $0.instanceRedOffset = try $1.real() }
        table.set(type, "preservesDepth") { $0.preservesDepth = try $1.bool() }
    }

    private static func addCAScrollLayer(to table: inout NibKeyTable) {
        let type = CAScrollLayer.self
        table.set(type, "scrollMode") { $0.scrollMode = try $1.rawString() }
    }

    private static func addCAShapeLayer(to table: inout NibKeyTable) {
        let type = CAShapeLayer.self
        table.set(type, "fillRule") { $0.fillRule = try $1.rawString() }
        table.set(type, "lineCap") { $0.lineCap = try $1.rawString() }
        table.set(type, "lineDashPhase") { $0.lineDashPhase = try $1.real() }
        table.set(type, "lineJoin") { $0.lineJoin = try $1.rawString() }
        table.set(type, "lineWidth") { $0.lineWidth = try $1.real() }
        table.set(type, "miterLimit") { $0.miterLimit = try $1.real() }
        table.set(type, "strokeEnd") { $0.strokeEnd = try $1.real() }
        table.set(type, "strokeStart") { $0.strokeStart = try $1.real() }
    }

    private static func addCATextLayer(to table: inout NibKeyTable) {
        let type = CATextLayer.self
        table.set(type, "alignmentMode") { $0.alignmentMode = try $1.rawString() }
        table.set(type, "fontSize") { $0.fontSize = try $1.real() }
        table.set(type, "isWrapped") { $0.isWrapped = try $1.bool() }
        table.set(type, "truncationMode") { $0.truncationMode = try $1.rawString() }
        table.set(type, "wrapped") { $0.isWrapped = try $1.bool() }
    }

    private static func addCATiledLayer(to table: inout NibKeyTable) {
        let type = CATiledLayer.self
        table.set(type, "levelsOfDetail") { $0.levelsOfDetail = try $1.integer() }
        table.set(type, "levelsOfDetailBias") { $0.levelsOfDetailBias = try $1.integer() }
        table.set(type, "tileSize") { $0.tileSize = try $1.value() }
    }

    private static func addNSLayoutConstraint(to table: inout NibKeyTable) {
        let type = NSLayoutConstraint.self
        table.set(type, "active") { $0.isActive = try $1.bool() }
        table.set(type, "constant") { $0.constant = try $1.real() }
        table.set(type, "identifier") { $0.identifier = try $1.stringOrNil() }
        table.set(type, "isActive") { $0.isActive = try $1.bool() }
        table.set(type, "priority") { $0.priority = try $1.rawReal() }
        table.set(type, "shouldBeArchived") { $0.shouldBeArchived = try $1.bool() }
    }

    private static func addUIActionSheet(to table: inout NibKeyTable) {
        let type = UIActionSheet.self
        table.set(type, "actionSheetStyle") { $0.actionSheetStyle = try $1.rawInteger() }
        table.set(type, "cancelButtonIndex") { $0.cancelButtonIndex = try $1.integer() }
        table.get(type, "delegate") { $0.delegate as AnyObject? }
        table.set(type, "delegate") { $0.delegate = try $1.valueOrNil() }
        table.set(type, "destructiveButtonIndex") { $0.destructiveButtonIndex = try $1.integer() }
        table.set(type, "title") { $0.title = try $1.string() }
    }

    private static func addUIActivityIndicatorView(to table: inout NibKeyTable) {
        let type = UIActivityIndicatorView.self
        table.get(type, "color") { $0.color as AnyObject? }
        table.set(type, "color") { $0.color = try $1.valueOrNil() }
        table.set(type, "hidesWhenStopped") { $0.hidesWhenStopped = try $1.bool() }
        table.set(type, "style") { $0.style = try $1.rawInteger() }
    }

    private static func addUIAlertController(to table: inout NibKeyTable) {
        let type = UIAlertController.self
        table.set(type, "message") { $0.message = try $1.stringOrNil() }
        table.get(type, "preferredAction") { $0.preferredAction as AnyObject? }
        table.set(type, "preferredAction") { $0.preferredAction = try $1.valueOrNil() }
        table.set(type, "severity") { $0.severity = try $1.rawInteger() }
    }

    private static func addUIAlertView(to table: inout NibKeyTable) {
        let type = UIAlertView.self
        table.set(type, "alertViewStyle") { $0.alertViewStyle = try $1.rawInteger() }
        table.set(type, "cancelButtonIndex") { $0.cancelButtonIndex = try $1.integer() }
        table.set(type, "message") { $0.message = try $1.stringOrNil() }
        table.set(type, "title") { $0.title = try $1.string() }
    }

    private static func addUIBarButtonItem(to table: inout NibKeyTable) {
        let type = UIBarButtonItem.self
        table.get(type, "customView") { $0.customView as AnyObject? }
        table.set(type, "customView") { $0.customView = try $1.valueOrNil() }
        table.set(type, "hidden") { $0.isHidden = try $1.bool() }
        table.set(type, "isHidden") { $0.isHidden = try $1.bool() }
        table.set(type, "isSelected") { $0.isSelected = try $1.bool() }
        table.get(type, "menu") { $0.menu as AnyObject? }
        table.set(type, "menu") { $0.menu = try $1.valueOrNil() }
        table.get(type, "primaryAction") { $0.primaryAction as AnyObject? }
        table.set(type, "primaryAction") { $0.primaryAction = try $1.valueOrNil() }
        table.set(type, "selected") { $0.isSelected = try $1.bool() }
        table.set(type, "style") { $0.style = try $1.rawInteger() }
        table.get(type, "tintColor") { $0.tintColor as AnyObject? }
        table.set(type, "tintColor") { $0.tintColor = try $1.valueOrNil() }
        table.set(type, "width") { $0.width = try $1.real() }
    }

    private static func addUIBarItem(to table: inout NibKeyTable) {
        let type = UIBarItem.self
        table.set(type, "accessibilityHint") { $0.accessibilityHint = try $1.stringOrNil() }
        table.set(type, "accessibilityIdentifier") { $0.accessibilityIdentifier = try $1.stringOrNil() }
        table.set(type, "accessibilityLabel") { $0.accessibilityLabel = try $1.stringOrNil() }
        table.set(type, "accessibilityValue") { $0.accessibilityValue = try $1.stringOrNil() }
        table.set(type, "enabled") { $0.isEnabled = try $1.bool() }
        table.get(type, "image") { $0.image as AnyObject? }
        table.set(type, "image") { $0.image = try $1.valueOrNil() }
        table.set(type, "isEnabled") { $0.isEnabled = try $1.bool() }
        table.get(type, "landscapeImagePhone") { $0.landscapeImagePhone as AnyObject? }
        table.set(type, "landscapeImagePhone") { $0.landscapeImagePhone = try $1.valueOrNil() }
        table.get(type, "largeContentSizeImage") { $0.largeContentSizeImage as AnyObject? }
        table.set(type, "largeContentSizeImage") { $0.largeContentSizeImage = try $1.valueOrNil() }
        table.set(type, "tag") { $0.tag = try $1.integer() }
        table.set(type, "title") { $0.title = try $1.stringOrNil() }
    }

    private static func addUIButton(to table: inout NibKeyTable) {
        let type = UIButton.self
        table.set(type, "adjustsImageSizeForAccessibilityContentSizeCategory") { $0.adjustsImageSizeForAccessibilityContentSizeCategory = try $1.bool() }
        table.set(type, "adjustsImageWhenDisabled") { $0.adjustsImageWhenDisabled = try $1.bool() }
        table.set(type, "adjustsImageWhenHighlighted") { $0.adjustsImageWhenHighlighted = try $1.bool() }
        table.set(type, "automaticallyUpdatesConfiguration") { $0.automaticallyUpdatesConfiguration = try $1.bool() }
        table.set(type, "changesSelectionAsPrimaryAction") { $0.changesSelectionAsPrimaryAction = try $1.bool() }
        table.get(type, "currentBackgroundImage") { $0.currentBackgroundImage as AnyObject? }
        table.get(type, "currentImage") { $0.currentImage as AnyObject? }
        table.get(type, "currentPreferredSymbolConfiguration") { $0.currentPreferredSymbolConfiguration as AnyObject? }
        table.get(type, "currentTitleColor") { $0.currentTitleColor as AnyObject? }
        table.get(type, "currentTitleShadowColor") { $0.currentTitleShadowColor as AnyObject? }
        table.get(type, "imageView") { $0.imageView as AnyObject? }
        table.set(type, "isPointerInteractionEnabled") { $0.isPointerInteractionEnabled = try $1.bool() }
        table.get(type, "menu") { $0.menu as AnyObject? }
        table.set(type, "menu") { $0.menu = try $1.valueOrNil() }
        table.set(type, "pointerInteractionEnabled") { $0.isPointerInteractionEnabled = try $1.bool() }
        table.set(type, "preferredMenuElementOrder") { $0.preferredMenuElementOrder = try $1.rawInteger() }
        table.set(type, "reversesTitleShadowWhenHighlighted") { $0.reversesTitleShadowWhenHighlighted = try $1.bool() }
        table.set(type, "role") { $0.role = try $1.rawInteger() }
        table.set(type, "showsMenuAsPrimaryAction") { $0.showsMenuAsPrimaryAction = try $1.bool() }
        table.set(type, "showsTouchWhenHighlighted") { $0.showsTouchWhenHighlighted = try $1.bool() }
        table.get(type, "subtitleLabel") { $0.subtitleLabel as AnyObject? }
        table.get(type, "titleLabel") { $0.titleLabel as AnyObject? }
    }

    private static func addUICalendarView(to table: inout NibKeyTable) {
        let type = UICalendarView.self
        table.get(type, "delegate") { $0.delegate as AnyObject? }
        table.set(type, "delegate") { $0.delegate = try $1.valueOrNil() }
        table.set(type, "fontDesign") { $0.fontDesign = try $1.rawString() }
        table.get(type, "selectionBehavior") { $0.selectionBehavior as AnyObject? }
        table.set(type, "selectionBehavior") { $0.selectionBehavior = try $1.valueOrNil() }
        table.set(type, "wantsDateDecorations") { $0.wantsDateDecorations = try $1.bool() }
    }

    private static func addUICollectionView(to table: inout NibKeyTable) {
        let type = UICollectionView.self
        table.set(type, "allowsMultipleSelection") { $0.allowsMultipleSelection = try $1.bool() }
        table.set(type, "allowsMultipleSelectionDuringEditing") { $0.allowsMultipleSelectionDuringEditing = try $1.bool() }
        table.set(type, "allowsSelection") { $0.allowsSelection = try $1.bool() }
        table.set(type, "allowsSelectionDuringEditing") { $0.allowsSelectionDuringEditing = try $1.bool() }
        table.get(type, "backgroundView") { $0.backgroundView as AnyObject? }
        table.set(type, "backgroundView") { $0.backgroundView = try $1.valueOrNil() }
        table.get(type, "collectionViewLayout") { $0.collectionViewLayout as AnyObject? }
        table.set(type, "collectionViewLayout") { $0.collectionViewLayout = try $1.value() }
        table.get(type, "dataSource") { $0.dataSource as AnyObject? }
        table.set(type, "dataSource") { $0.dataSource = try $1.valueOrNil() }
        table.get(type, "delegate") { $0.delegate as AnyObject? }
        table.set(type, "delegate") { $0.delegate = try $1.valueOrNil() }
        table.get(type, "dragDelegate") { $0.dragDelegate as AnyObject? }
        table.set(type, "dragDelegate") { $0.dragDelegate = try $1.valueOrNil() }
        table.set(type, "dragInteractionEnabled") { $0.dragInteractionEnabled = try $1.bool() }
        table.get(type, "dropDelegate") { $0.dropDelegate as AnyObject? }
        table.set(type, "dropDelegate") { $0.dropDelegate = try $1.valueOrNil() }
        table.set(type, "editing") { $0.isEditing = try $1.bool() }
        table.set(type, "isEditing") { $0.isEditing = try $1.bool() }
        table.set(type, "isPrefetchingEnabled") { $0.isPrefetchingEnabled = try $1.bool() }
        table.get(type, "prefetchDataSource") { $0.prefetchDataSource as AnyObject? }
        table.set(type, "prefetchDataSource") { $0.prefetchDataSource = try $1.valueOrNil() }
        table.set(type, "prefetchingEnabled") { $0.isPrefetchingEnabled = try $1.bool() }
        table.set(type, "reorderingCadence") { $0.reorderingCadence = try $1.rawInteger() }
    }

    private static func addUICollectionViewCell(to table: inout NibKeyTable) {
        let type = UICollectionViewCell.self
        table.set(type, "automaticallyUpdatesBackgroundConfiguration") { $0.automaticallyUpdatesBackgroundConfiguration = try $1.bool() }
        table.set(type, "automaticallyUpdatesContentConfiguration") { $0.automaticallyUpdatesContentConfiguration = try $1.bool() }
        table.get(type, "backgroundView") { $0.backgroundView as AnyObject? }
        table.set(type, "backgroundView") { $0.backgroundView = try $1.valueOrNil() }
        table.get(type, "contentConfiguration") { $0.contentConfiguration as AnyObject? }
        table.set(type, "contentConfiguration") { $0.contentConfiguration = try $1.valueOrNil() }
        table.get(type, "contentView") { $0.contentView as AnyObject? }
        table.set(type, "highlighted") { $0.isHighlighted = try $1.bool() }
        table.set(type, "isHighlighted") { $0.isHighlighted = try $1.bool() }
        table.set(type, "isSelected") { $0.isSelected = try $1.bool() }
        table.set(type, "selected") { $0.isSelected = try $1.bool() }
        table.get(type, "selectedBackgroundView") { $0.selectedBackgroundView as AnyObject? }
        table.set(type, "selectedBackgroundView") { $0.selectedBackgroundView = try $1.valueOrNil() }
    }

    private static func addUICollectionViewCompositionalLayout(to table: inout NibKeyTable) {
        let type = UICollectionViewCompositionalLayout.self
        table.get(type, "configuration") { $0.configuration as AnyObject? }
        table.set(type, "configuration") { $0.configuration = try $1.value() }
    }

    private static func addUICollectionViewController(to table: inout NibKeyTable) {
        let type = UICollectionViewController.self
        table.set(type, "clearsSelectionOnViewWillAppear") { $0.clearsSelectionOnViewWillAppear = try $1.bool() }
        table.get(type, "collectionView") { $0.collectionView as AnyObject? }
        table.set(type, "collectionView") { $0.collectionView = try $1.valueOrNil() }
        table.get(type, "collectionViewLayout") { $0.collectionViewLayout as AnyObject? }
        table.set(type, "installsStandardGestureForInteractiveMovement") { $0.installsStandardGestureForInteractiveMovement = try $1.bool() }
    }

    private static func addUICollectionViewFlowLayout(to table: inout NibKeyTable) {
        let type = UICollectionViewFlowLayout.self
        table.set(type, "estimatedItemSize") { $0.estimatedItemSize = try $1.value() }
        table.set(type, "footerReferenceSize") { $0.footerReferenceSize = try $1.value() }
        table.set(type, "headerReferenceSize") { $0.headerReferenceSize = try $1.value() }
        table.set(type, "itemSize") { $0.itemSize = try $1.value() }
        table.set(type, "minimumInteritemSpacing") { $0.minimumInteritemSpacing = try $1.real() }
        table.set(type, "minimumLineSpacing") { $0.minimumLineSpacing = try $1.real() }
        table.set(type, "scrollDirection") { $0.scrollDirection = try $1.rawInteger() }
        table.set(type, "sectionFootersPinToVisibleBounds") { $0.sectionFootersPinToVisibleBounds = try $1.bool() }
        table.set(type, "sectionHeadersPinToVisibleBounds") { $0.sectionHeadersPinToVisibleBounds = try $1.bool() }
        table.set(type, "sectionInsetReference") { $0.sectionInsetReference = try $1.rawInteger() }
    }

    private static func addUICollectionViewLayout(to table: inout NibKeyTable) {
        let type = UICollectionViewLayout.self
        table.get(type, "collectionView") { $0.collectionView as AnyObject? }
    }

    private static func addUICollectionViewListCell(to table: inout NibKeyTable) {
        let type = UICollectionViewListCell.self
        table.set(type, "indentationLevel") { $0.indentationLevel = try $1.integer() }
        table.set(type, "indentationWidth") { $0.indentationWidth = try $1.real() }
        table.set(type, "indentsAccessories") { $0.indentsAccessories = try $1.bool() }
        table.get(type, "separatorLayoutGuide") { $0.separatorLayoutGuide as AnyObject? }
    }

    private static func addUIColorPickerViewController(to table: inout NibKeyTable) {
        let type = UIColorPickerViewController.self
        table.get(type, "delegate") { $0.delegate as AnyObject? }
        table.set(type, "delegate") { $0.delegate = try $1.valueOrNil() }
        table.get(type, "selectedColor") { $0.selectedColor as AnyObject? }
        table.set(type, "selectedColor") { $0.selectedColor = try $1.value() }
        table.set(type, "supportsAlpha") { $0.supportsAlpha = try $1.bool() }
    }

    private static func addUIColorWell(to table: inout NibKeyTable) {
        let type = UIColorWell.self
        table.get(type, "selectedColor") { $0.selectedColor as AnyObject? }
        table.set(type, "selectedColor") { $0.selectedColor = try $1.valueOrNil() }
        table.set(type, "supportsAlpha") { $0.supportsAlpha = try $1.bool() }
        table.set(type, "title") { $0.title = try $1.stringOrNil() }
    }

    private static func addUIContentUnavailableView(to table: inout NibKeyTable) {
        let type = UIContentUnavailableView.self
        table.get(type, "configuration") { $0.configuration as AnyObject? }
        table.set(type, "configuration") { $0.configuration = try $1.value() }
        table.set(type, "isScrollEnabled") { $0.isScrollEnabled = try $1.bool() }
        table.set(type, "scrollEnabled") { $0.isScrollEnabled = try $1.bool() }
    }

    private static func addUIControl(to table: inout NibKeyTable) {
        let type = UIControl.self
        table.set(type, "contentHorizontalAlignment") { $0.contentHorizontalAlignment = try $1.rawInteger() }
        table.set(type, "contentVerticalAlignment") { $0.contentVerticalAlignment = try $1.rawInteger() }
        table.set(type, "contextMenuInteractionEnabled") { $0.isContextMenuInteractionEnabled = try $1.bool() }
        table.set(type, "enabled") { $0.isEnabled = try $1.bool() }
        table.set(type, "highlighted") { $0.isHighlighted = try $1.bool() }
        table.set(type, "isContextMenuInteractionEnabled") { $0.isContextMenuInteractionEnabled = try $1.bool() }
        table.set(type, "isEnabled") { $0.isEnabled = try $1.bool() }
        table.set(type, "isHighlighted") { $0.isHighlighted = try $1.bool() }
        table.set(type, "isSelected") { $0.isSelected = try $1.bool() }
        table.set(type, "isSymbolAnimationEnabled") { $0.isSymbolAnimationEnabled = try $1.bool() }
        table.set(type, "selected") { $0.isSelected = try $1.bool() }
        table.set(type, "symbolAnimationEnabled") { $0.isSymbolAnimationEnabled = try $1.bool() }
        table.set(type, "toolTip") { $0.toolTip = try $1.stringOrNil() }
    }

    private static func addUIDatePicker(to table: inout NibKeyTable) {
        let type = UIDatePicker.self
        table.set(type, "countDownDuration") { $0.countDownDuration = try $1.real() }
        table.set(type, "datePickerMode") { $0.datePickerMode = try $1.rawInteger() }
        table.set(type, "minuteInterval") { $0.minuteInterval = try $1.integer() }
        table.set(type, "preferredDatePickerStyle") { $0.preferredDatePickerStyle = try $1.rawInteger() }
        table.set(type, "roundsToMinuteInterval") { $0.roundsToMinuteInterval = try $1.bool() }
    }

    private static func addUIDocumentPickerViewController(to table: inout NibKeyTable) {
        let type = UIDocumentPickerViewController.self
        table.set(type, "allowsMultipleSelection") { $0.allowsMultipleSelection = try $1.bool() }
        table.get(type, "delegate") { $0.delegate as AnyObject? }
        table.set(type, "delegate") { $0.delegate = try $1.valueOrNil() }
        table.set(type, "shouldShowFileExtensions") { $0.shouldShowFileExtensions = try $1.bool() }
    }

    private static func addUIFontPickerViewController(to table: inout NibKeyTable) {
        let type = UIFontPickerViewController.self
        table.get(type, "configuration") { $0.configuration as AnyObject? }
        table.get(type, "delegate") { $0.delegate as AnyObject? }
        table.set(type, "delegate") { $0.delegate = try $1.valueOrNil() }
        table.get(type, "selectedFontDescriptor") { $0.selectedFontDescriptor as AnyObject? }
        table.set(type, "selectedFontDescriptor") { $0.selectedFontDescriptor = try $1.valueOrNil() }
    }

    private static func addUIGestureRecognizer(to table: inout NibKeyTable) {
        let type = UIGestureRecognizer.self
        table.set(type, "buttonMaskRequired") { $0.buttonMaskRequired = try $1.rawInteger() }
        table.set(type, "cancelsTouchesInView") { $0.cancelsTouchesInView = try $1.bool() }
        table.set(type, "delaysTouchesBegan") { $0.delaysTouchesBegan = try $1.bool() }
        table.set(type, "delaysTouchesEnded") { $0.delaysTouchesEnded = try $1.bool() }
        table.get(type, "delegate") { $0.delegate as AnyObject? }
        table.set(type, "delegate") { $0.delegate = try $1.valueOrNil() }
        table.set(type, "enabled") { $0.isEnabled = try $1.bool() }
        table.set(type, "isEnabled") { $0.isEnabled = try $1.bool() }
        table.set(type, "modifierFlags") { $0.modifierFlags = try $1.rawInteger() }
        table.set(type, "name") { $0.name = try $1.stringOrNil() }
        table.set(type, "requiresExclusiveTouchType") { $0.requiresExclusiveTouchType = try $1.bool() }
        table.set(type, "state") { $0.state = try $1.rawInteger() }
        table.get(type, "view") { $0.view as AnyObject? }
    }

    private static func addUIImagePickerController(to table: inout NibKeyTable) {
        let type = UIImagePickerController.self
        table.set(type, "allowsEditing") { $0.allowsEditing = try $1.bool() }
        table.set(type, "cameraCaptureMode") { $0.cameraCaptureMode = try $1.rawInteger() }
        table.set(type, "cameraDevice") { $0.cameraDevice = try $1.rawInteger() }
        table.set(type, "cameraFlashMode") { $0.cameraFlashMode = try $1.rawInteger() }
        table.get(type, "cameraOverlayView") { $0.cameraOverlayView as AnyObject? }
        table.set(type, "cameraOverlayView") { $0.cameraOverlayView = try $1.valueOrNil() }
        table.set(type, "showsCameraControls") { $0.showsCameraControls = try $1.bool() }
        table.set(type, "sourceType") { $0.sourceType = try $1.rawInteger() }
        table.set(type, "videoMaximumDuration") { $0.videoMaximumDuration = try $1.real() }
        table.set(type, "videoQuality") { $0.videoQuality = try $1.rawInteger() }
    }

    private static func addUIImageView(to table: inout NibKeyTable) {
        let type = UIImageView.self
        table.set(type, "adjustsImageSizeForAccessibilityContentSizeCategory") { $0.adjustsImageSizeForAccessibilityContentSizeCategory = try $1.bool() }
        table.set(type, "animationDuration") { $0.animationDuration = try $1.real() }
        table.set(type, "animationImages") { $0.animationImages = try $1.valueOrNil() }
        table.set(type, "animationRepeatCount") { $0.animationRepeatCount = try $1.integer() }
        table.set(type, "highlighted") { $0.isHighlighted = try $1.bool() }
        table.set(type, "highlightedAnimationImages") { $0.highlightedAnimationImages = try $1.valueOrNil() }
        table.get(type, "highlightedImage") { $0.highlightedImage as AnyObject? }
        table.set(type, "highlightedImage") { $0.highlightedImage = try $1.valueOrNil() }
        table.get(type, "image") { $0.image as AnyObject? }
        table.set(type, "image") { $0.image = try $1.valueOrNil() }
        table.set(type, "isHighlighted") { $0.isHighlighted = try $1.bool() }
        table.set(type, "preferredImageDynamicRange") { $0.preferredImageDynamicRange = try $1.rawInteger() }
        table.get(type, "preferredSymbolConfiguration") { $0.preferredSymbolConfiguration as AnyObject? }
        table.set(type, "preferredSymbolConfiguration") { $0.preferredSymbolConfiguration = try $1.valueOrNil() }
    }

    private static func addUIInputView(to table: inout NibKeyTable) {
        let type = UIInputView.self
        table.set(type, "allowsSelfSizing") { $0.allowsSelfSizing = try $1.bool() }
    }

    private static func addUIInputViewController(to table: inout NibKeyTable) {
        let type = UIInputViewController.self
        table.set(type, "hasDictationKey") { $0.hasDictationKey = try $1.bool() }
        table.get(type, "inputView") { $0.inputView as AnyObject? }
        table.set(type, "inputView") { $0.inputView = try $1.valueOrNil() }
        table.set(type, "primaryLanguage") { $0.primaryLanguage = try $1.stringOrNil() }
    }

    private static func addUILabel(to table: inout NibKeyTable) {
        let type = UILabel.self
        table.set(type, "adjustsFontForContentSizeCategory") { $0.adjustsFontForContentSizeCategory = try $1.bool() }
        table.set(type, "adjustsFontSizeToFitWidth") { $0.adjustsFontSizeToFitWidth = try $1.bool() }
        table.set(type, "allowsDefaultTighteningForTruncation") { $0.allowsDefaultTighteningForTruncation = try $1.bool() }
        table.set(type, "baselineAdjustment") { $0.baselineAdjustment = try $1.rawInteger() }
        table.set(type, "enabled") { $0.isEnabled = try $1.bool() }
        table.get(type, "font") { $0.font as AnyObject? }
        table.set(type, "font") { $0.font = try $1.valueOrNil() }
        table.set(type, "highlighted") { $0.isHighlighted = try $1.bool() }
        table.get(type, "highlightedTextColor") { $0.highlightedTextColor as AnyObject? }
        table.set(type, "highlightedTextColor") { $0.highlightedTextColor = try $1.valueOrNil() }
        table.set(type, "isEnabled") { $0.isEnabled = try $1.bool() }
        table.set(type, "isHighlighted") { $0.isHighlighted = try $1.bool() }
        table.set(type, "lineBreakMode") { $0.lineBreakMode = try $1.rawInteger() }
        table.set(type, "lineBreakStrategy") { $0.lineBreakStrategy = try $1.rawInteger() }
        table.set(type, "minimumScaleFactor") { $0.minimumScaleFactor = try $1.real() }
        table.set(type, "numberOfLines") { $0.numberOfLines = try $1.integer() }
        table.set(type, "preferredMaxLayoutWidth") { $0.preferredMaxLayoutWidth = try $1.real() }
        table.get(type, "shadowColor") { $0.shadowColor as AnyObject? }
        table.set(type, "shadowColor") { $0.shadowColor = try $1.valueOrNil() }
        table.set(type, "shadowOffset") { $0.shadowOffset = try $1.value() }
        table.set(type, "showsExpansionTextWhenTruncated") { $0.showsExpansionTextWhenTruncated = try $1.bool() }
        table.set(type, "text") { $0.text = try $1.stringOrNil() }
        table.set(type, "textAlignment") { $0.textAlignment = try $1.rawInteger() }
        table.get(type, "textColor") { $0.textColor as AnyObject? }
        table.set(type, "textColor") { $0.textColor = try $1.valueOrNil() }
    }

    private static func addUIListContentView(to table: inout NibKeyTable) {
        let type = UIListContentView.self
        table.get(type, "configuration") { $0.configuration as AnyObject? }
        table.set(type, "configuration") { $0.configuration = try $1.value() }
    }

    private static func addUILongPressGestureRecognizer(to table: inout NibKeyTable) {
        let type = UILongPressGestureRecognizer.self
        table.set(type, "allowableMovement") { $0.allowableMovement = try $1.real() }
        table.set(type, "minimumPressDuration") { $0.minimumPressDuration = try $1.real() }
        table.set(type, "numberOfTapsRequired") { $0.numberOfTapsRequired = try $1.integer() }
        table.set(type, "numberOfTouchesRequired") { $0.numberOfTouchesRequired = try $1.integer() }
    }

    private static func addUINavigationBar(to table: inout NibKeyTable) {
        let type = UINavigationBar.self
        table.get(type, "backIndicatorImage") { $0.backIndicatorImage as AnyObject? }
        table.set(type, "backIndicatorImage") { $0.backIndicatorImage = try $1.valueOrNil() }
        table.get(type, "backIndicatorTransitionMaskImage") { $0.backIndicatorTransitionMaskImage as AnyObject? }
        table.set(type, "backIndicatorTransitionMaskImage") { $0.backIndicatorTransitionMaskImage = try $1.valueOrNil() }
        table.get(type, "backItem") { $0.backItem as AnyObject? }
        table.set(type, "barStyle") { $0.barStyle = try $1.rawInteger() }
        table.get(type, "barTintColor") { $0.barTintColor as AnyObject? }
        table.set(type, "barTintColor") { $0.barTintColor = try $1.valueOrNil() }
        table.get(type, "compactAppearance") { $0.compactAppearance as AnyObject? }
        table.set(type, "compactAppearance") { $0.compactAppearance = try $1.valueOrNil() }
        table.get(type, "compactScrollEdgeAppearance") { $0.compactScrollEdgeAppearance as AnyObject? }
        table.set(type, "compactScrollEdgeAppearance") { $0.compactScrollEdgeAppearance = try $1.valueOrNil() }
        table.get(type, "delegate") { $0.delegate as AnyObject? }
        table.set(type, "delegate") { $0.delegate = try $1.valueOrNil() }
        table.set(type, "isTranslucent") { $0.isTranslucent = try $1.bool() }
        table.set(type, "items") { $0.items = try $1.valueOrNil() }
        table.set(type, "prefersLargeTitles") { $0.prefersLargeTitles = try $1.bool() }
        table.get(type, "scrollEdgeAppearance") { $0.scrollEdgeAppearance as AnyObject? }
        table.set(type, "scrollEdgeAppearance") { $0.scrollEdgeAppearance = try $1.valueOrNil() }
        table.get(type, "shadowImage") { $0.shadowImage as AnyObject? }
        table.set(type, "shadowImage") { $0.shadowImage = try $1.valueOrNil() }
        table.get(type, "standardAppearance") { $0.standardAppearance as AnyObject? }
        table.set(type, "standardAppearance") { $0.standardAppearance = try $1.value() }
        table.get(type, "topItem") { $0.topItem as AnyObject? }
        table.set(type, "translucent") { $0.isTranslucent = try $1.bool() }
    }

    private static func addUINavigationController(to table: inout NibKeyTable) {
        let type = UINavigationController.self
        table.get(type, "barHideOnTapGestureRecognizer") { $0.barHideOnTapGestureRecognizer as AnyObject? }
        table.get(type, "delegate") { $0.delegate as AnyObject? }
        table.set(type, "delegate") { $0.delegate = try $1.valueOrNil() }
        table.set(type, "hidesBarsOnSwipe") { $0.hidesBarsOnSwipe = try $1.bool() }
        table.set(type, "hidesBarsOnTap") { $0.hidesBarsOnTap = try $1.bool() }
        table.set(type, "hidesBarsWhenKeyboardAppears") { $0.hidesBarsWhenKeyboardAppears = try $1.bool() }
        table.set(type, "hidesBarsWhenVerticallyCompact") { $0.hidesBarsWhenVerticallyCompact = try $1.bool() }
        table.get(type, "interactivePopGestureRecognizer") { $0.interactivePopGestureRecognizer as AnyObject? }
        table.set(type, "isNavigationBarHidden") { $0.isNavigationBarHidden = try $1.bool() }
        table.set(type, "isToolbarHidden") { $0.isToolbarHidden = try $1.bool() }
        table.get(type, "navigationBar") { $0.navigationBar as AnyObject? }
        table.set(type, "navigationBarHidden") { $0.isNavigationBarHidden = try $1.bool() }
        table.get(type, "toolbar") { $0.toolbar as AnyObject? }
        table.set(type, "toolbarHidden") { $0.isToolbarHidden = try $1.bool() }
        table.get(type, "topViewController") { $0.topViewController as AnyObject? }
        table.set(type, "viewControllers") { $0.viewControllers = try $1.value() }
        table.get(type, "visibleViewController") { $0.visibleViewController as AnyObject? }
    }

    private static func addUINavigationItem(to table: inout NibKeyTable) {
        let type = UINavigationItem.self
        table.get(type, "backAction") { $0.backAction as AnyObject? }
        table.set(type, "backAction") { $0.backAction = try $1.valueOrNil() }
        table.get(type, "backBarButtonItem") { $0.backBarButtonItem as AnyObject? }
        table.set(type, "backBarButtonItem") { $0.backBarButtonItem = try $1.valueOrNil() }
        table.set(type, "backButtonDisplayMode") { $0.backButtonDisplayMode = try $1.rawInteger() }
        table.set(type, "backButtonTitle") { $0.backButtonTitle = try $1.stringOrNil() }
        table.get(type, "compactAppearance") { $0.compactAppearance as AnyObject? }
        table.set(type, "compactAppearance") { $0.compactAppearance = try $1.valueOrNil() }
        table.get(type, "compactScrollEdgeAppearance") { $0.compactScrollEdgeAppearance as AnyObject? }
        table.set(type, "compactScrollEdgeAppearance") { $0.compactScrollEdgeAppearance = try $1.valueOrNil() }
        table.set(type, "hidesBackButton") { $0.hidesBackButton = try $1.bool() }
        table.set(type, "hidesSearchBarWhenScrolling") { $0.hidesSearchBarWhenScrolling = try $1.bool() }
        table.set(type, "largeTitleDisplayMode") { $0.largeTitleDisplayMode = try $1.rawInteger() }
        table.get(type, "leftBarButtonItem") { $0.leftBarButtonItem as AnyObject? }
        table.set(type, "leftBarButtonItem") { $0.leftBarButtonItem = try $1.valueOrNil() }
        table.set(type, "leftBarButtonItems") { $0.leftBarButtonItems = try $1.valueOrNil() }
        table.set(type, "leftItemsSupplementBackButton") { $0.leftItemsSupplementBackButton = try $1.bool() }
        table.set(type, "preferredSearchBarPlacement") { $0.preferredSearchBarPlacement = try $1.rawInteger() }
        table.set(type, "prompt") { $0.prompt = try $1.stringOrNil() }
        table.get(type, "rightBarButtonItem") { $0.rightBarButtonItem as AnyObject? }
        table.set(type, "rightBarButtonItem") { $0.rightBarButtonItem = try $1.valueOrNil() }
        table.set(type, "rightBarButtonItems") { $0.rightBarButtonItems = try $1.valueOrNil() }
        table.get(type, "scrollEdgeAppearance") { $0.scrollEdgeAppearance as AnyObject? }
        table.set(type, "scrollEdgeAppearance") { $0.scrollEdgeAppearance = try $1.valueOrNil() }
        table.get(type, "searchController") { $0.searchController as AnyObject? }
        table.set(type, "searchController") { $0.searchController = try $1.valueOrNil() }
        table.get(type, "standardAppearance") { $0.standardAppearance as AnyObject? }
        table.set(type, "standardAppearance") { $0.standardAppearance = try $1.valueOrNil() }
        table.set(type, "style") { $0.style = try $1.rawInteger() }
        table.set(type, "subtitle") { $0.subtitle = try $1.stringOrNil() }
        table.set(type, "title") { $0.title = try $1.stringOrNil() }
        table.get(type, "titleView") { $0.titleView as AnyObject? }
        table.set(type, "titleView") { $0.titleView = try $1.valueOrNil() }
    }

    private static func addUIPageControl(to table: inout NibKeyTable) {
        let type = UIPageControl.self
        table.set(type, "allowsContinuousInteraction") { $0.allowsContinuousInteraction = try $1.bool() }
        table.set(type, "backgroundStyle") { $0.backgroundStyle = try $1.rawInteger() }
        table.set(type, "currentPage") { $0.currentPage = try $1.integer() }
        table.get(type, "currentPageIndicatorTintColor") { $0.currentPageIndicatorTintColor as AnyObject? }
        table.set(type, "currentPageIndicatorTintColor") { $0.currentPageIndicatorTintColor = try $1.valueOrNil() }
        table.set(type, "defersCurrentPageDisplay") { $0.defersCurrentPageDisplay = try $1.bool() }
        table.set(type, "direction") { $0.direction = try $1.rawInteger() }
        table.set(type, "hidesForSinglePage") { $0.hidesForSinglePage = try $1.bool() }
        table.set(type, "numberOfPages") { $0.numberOfPages = try $1.integer() }
        table.get(type, "pageIndicatorTintColor") { $0.pageIndicatorTintColor as AnyObject? }
        table.set(type, "pageIndicatorTintColor") { $0.pageIndicatorTintColor = try $1.valueOrNil() }
        table.get(type, "preferredCurrentPageIndicatorImage") { $0.preferredCurrentPageIndicatorImage as AnyObject? }
        table.set(type, "preferredCurrentPageIndicatorImage") { $0.preferredCurrentPageIndicatorImage = try $1.valueOrNil() }
        table.get(type, "preferredIndicatorImage") { $0.preferredIndicatorImage as AnyObject? }
        table.set(type, "preferredIndicatorImage") { $0.preferredIndicatorImage = try $1.valueOrNil() }
    }

    private static func addUIPageViewController(to table: inout NibKeyTable) {
        let type = UIPageViewController.self
        table.get(type, "dataSource") { $0.dataSource as AnyObject? }
        table.set(type, "dataSource") { $0.dataSource = try $1.valueOrNil() }
        table.get(type, "delegate") { $0.delegate as AnyObject? }
        table.set(type, "delegate") { $0.delegate = try $1.valueOrNil() }
        table.set(type, "doubleSided") { $0.isDoubleSided = try $1.bool() }
        table.set(type, "isDoubleSided") { $0.isDoubleSided = try $1.bool() }
    }

    private static func addUIPanGestureRecognizer(to table: inout NibKeyTable) {
        let type = UIPanGestureRecognizer.self
        table.set(type, "allowedScrollTypesMask") { $0.allowedScrollTypesMask = try $1.rawInteger() }
        table.set(type, "maximumNumberOfTouches") { $0.maximumNumberOfTouches = try $1.integer() }
        table.set(type, "minimumNumberOfTouches") { $0.minimumNumberOfTouches = try $1.integer() }
    }

    private static func addUIPickerView(to table: inout NibKeyTable) {
        let type = UIPickerView.self
        table.get(type, "dataSource") { $0.dataSource as AnyObject? }
        table.set(type, "dataSource") { $0.dataSource = try $1.valueOrNil() }
        table.get(type, "delegate") { $0.delegate as AnyObject? }
        table.set(type, "delegate") { $0.delegate = try $1.valueOrNil() }
        table.set(type, "showsSelectionIndicator") { $0.showsSelectionIndicator = try $1.bool() }
    }

    private static func addUIPinchGestureRecognizer(to table: inout NibKeyTable) {
        let type = UIPinchGestureRecognizer.self
        table.set(type, "scale") { $0.scale = try $1.real() }
    }

    private static func addUIProgressView(to table: inout NibKeyTable) {
        let type = UIProgressView.self
        table.set(type, "progress") { $0.progress = try $1.real() }
        table.get(type, "progressImage") { $0.progressImage as AnyObject? }
        table.set(type, "progressImage") { $0.progressImage = try $1.valueOrNil() }
        table.get(type, "progressTintColor") { $0.progressTintColor as AnyObject? }
        table.set(type, "progressTintColor") { $0.progressTintColor = try $1.valueOrNil() }
        table.set(type, "progressViewStyle") { $0.progressViewStyle = try $1.rawInteger() }
        table.get(type, "trackImage") { $0.trackImage as AnyObject? }
        table.set(type, "trackImage") { $0.trackImage = try $1.valueOrNil() }
        table.get(type, "trackTintColor") { $0.trackTintColor as AnyObject? }
        table.set(type, "trackTintColor") { $0.trackTintColor = try $1.valueOrNil() }
    }

    private static func addUIResponder(to table: inout NibKeyTable) {
        let type = UIResponder.self
        table.set(type, "accessibilityActivationPoint") { $0.accessibilityActivationPoint = try $1.value() }
        table.set(type, "accessibilityContainerType") { $0.accessibilityContainerType = try $1.rawInteger() }
        table.set(type, "accessibilityCustomActions") { $0.accessibilityCustomActions = try $1.valueOrNil() }
        table.set(type, "accessibilityElement") { $0.isAccessibilityElement = try $1.bool() }
        table.set(type, "accessibilityElementsHidden") { $0.accessibilityElementsHidden = try $1.bool() }
        table.set(type, "accessibilityExpandedStatus") { $0.accessibilityExpandedStatus = try $1.rawInteger() }
        table.set(type, "accessibilityFrame") { $0.accessibilityFrame = try $1.value() }
        table.set(type, "accessibilityHint") { $0.accessibilityHint = try $1.stringOrNil() }
        table.set(type, "accessibilityLabel") { $0.accessibilityLabel = try $1.stringOrNil() }
        table.set(type, "accessibilityLanguage") { $0.accessibilityLanguage = try $1.stringOrNil() }
        table.set(type, "accessibilityNavigationStyle") { $0.accessibilityNavigationStyle = try $1.rawInteger() }
        table.get(type, "accessibilityPath") { $0.accessibilityPath as AnyObject? }
        table.set(type, "accessibilityPath") { $0.accessibilityPath = try $1.valueOrNil() }
        table.set(type, "accessibilityRespondsToUserInteraction") { $0.accessibilityRespondsToUserInteraction = try $1.bool() }
        table.set(type, "accessibilityTraits") { $0.accessibilityTraits = try $1.rawInteger() }
        table.set(type, "accessibilityValue") { $0.accessibilityValue = try $1.stringOrNil() }
        table.set(type, "accessibilityViewIsModal") { $0.accessibilityViewIsModal = try $1.bool() }
        table.get(type, "activityItemsConfiguration") { $0.activityItemsConfiguration as AnyObject? }
        table.set(type, "activityItemsConfiguration") { $0.activityItemsConfiguration = try $1.valueOrNil() }
        table.get(type, "inputAccessoryView") { $0.inputAccessoryView as AnyObject? }
        table.get(type, "inputAssistantItem") { $0.inputAssistantItem as AnyObject? }
        table.get(type, "inputView") { $0.inputView as AnyObject? }
        table.set(type, "isAccessibilityElement") { $0.isAccessibilityElement = try $1.bool() }
        table.get(type, "next") { $0.next as AnyObject? }
        table.get(type, "pasteConfiguration") { $0.pasteConfiguration as AnyObject? }
        table.set(type, "pasteConfiguration") { $0.pasteConfiguration = try $1.valueOrNil() }
        table.set(type, "shouldGroupAccessibilityChildren") { $0.shouldGroupAccessibilityChildren = try $1.bool() }
        table.get(type, "textInputMode") { $0.textInputMode as AnyObject? }
        table.get(type, "userActivity") { $0.userActivity as AnyObject? }
        table.set(type, "userActivity") { $0.userActivity = try $1.valueOrNil() }
    }

    private static func addUIRotationGestureRecognizer(to table: inout NibKeyTable) {
        let type = UIRotationGestureRecognizer.self
        table.set(type, "rotation") { $0.rotation = try $1.real() }
    }

    private static func addUIScreenEdgePanGestureRecognizer(to table: inout NibKeyTable) {
        let type = UIScreenEdgePanGestureRecognizer.self
        table.set(type, "edges") { $0.edges = try $1.rawInteger() }
    }

    private static func addUIScrollView(to table: inout NibKeyTable) {
        let type = UIScrollView.self
        table.set(type, "allowsKeyboardScrolling") { $0.allowsKeyboardScrolling = try $1.bool() }
        table.set(type, "alwaysBounceHorizontal") { $0.alwaysBounceHorizontal = try $1.bool() }
        table.set(type, "alwaysBounceVertical") { $0.alwaysBounceVertical = try $1.bool() }
        table.set(type, "automaticallyAdjustsScrollIndicatorInsets") { $0.automaticallyAdjustsScrollIndicatorInsets = try $1.bool() }
        table.set(type, "bounces") { $0.bounces = try $1.bool() }
        table.set(type, "bouncesHorizontally") { $0.bouncesHorizontally = try $1.bool() }
        table.set(type, "bouncesVertically") { $0.bouncesVertically = try $1.bool() }
        table.set(type, "bouncesZoom") { $0.bouncesZoom = try $1.bool() }
        table.set(type, "canCancelContentTouches") { $0.canCancelContentTouches = try $1.bool() }
        table.set(type, "contentInsetAdjustmentBehavior") { $0.contentInsetAdjustmentBehavior = try $1.rawInteger() }
        table.get(type, "contentLayoutGuide") { $0.contentLayoutGuide as AnyObject? }
        table.set(type, "contentOffset") { $0.contentOffset = try $1.value() }
        table.set(type, "contentSize") { $0.contentSize = try $1.value() }
        table.set(type, "decelerationRate") { $0.decelerationRate = try $1.rawReal() }
        table.set(type, "delaysContentTouches") { $0.delaysContentTouches = try $1.bool() }
        table.get(type, "delegate") { $0.delegate as AnyObject? }
        table.set(type, "delegate") { $0.delegate = try $1.valueOrNil() }
        table.set(type, "directionalLockEnabled") { $0.isDirectionalLockEnabled = try $1.bool() }
        table.get(type, "frameLayoutGuide") { $0.frameLayoutGuide as AnyObject? }
        table.set(type, "indicatorStyle") { $0.indicatorStyle = try $1.rawInteger() }
        table.set(type, "isDirectionalLockEnabled") { $0.isDirectionalLockEnabled = try $1.bool() }
        table.set(type, "isPagingEnabled") { $0.isPagingEnabled = try $1.bool() }
        table.set(type, "isScrollEnabled") { $0.isScrollEnabled = try $1.bool() }
        table.set(type, "keyboardDismissMode") { $0.keyboardDismissMode = try $1.rawInteger() }
        table.set(type, "maximumZoomScale") { $0.maximumZoomScale = try $1.real() }
        table.set(type, "minimumZoomScale") { $0.minimumZoomScale = try $1.real() }
        table.set(type, "pagingEnabled") { $0.isPagingEnabled = try $1.bool() }
        table.get(type, "panGestureRecognizer") { $0.panGestureRecognizer as AnyObject? }
        table.get(type, "pinchGestureRecognizer") { $0.pinchGestureRecognizer as AnyObject? }
        table.get(type, "refreshControl") { $0.refreshControl as AnyObject? }
        table.set(type, "refreshControl") { $0.refreshControl = try $1.valueOrNil() }
        table.set(type, "scrollEnabled") { $0.isScrollEnabled = try $1.bool() }
        table.set(type, "scrollsToTop") { $0.scrollsToTop = try $1.bool() }
        table.set(type, "showsHorizontalScrollIndicator") { $0.showsHorizontalScrollIndicator = try $1.bool() }
        table.set(type, "showsVerticalScrollIndicator") { $0.showsVerticalScrollIndicator = try $1.bool() }
        table.set(type, "zoomScale") { $0.zoomScale = try $1.real() }
    }

    private static func addUISearchBar(to table: inout NibKeyTable) {
        let type = UISearchBar.self
        table.set(type, "autocapitalizationType") { $0.autocapitalizationType = try $1.rawInteger() }
        table.set(type, "autocorrectionType") { $0.autocorrectionType = try $1.rawInteger() }
        table.get(type, "backgroundImage") { $0.backgroundImage as AnyObject? }
        table.set(type, "backgroundImage") { $0.backgroundImage = try $1.valueOrNil() }
        table.set(type, "barStyle") { $0.barStyle = try $1.rawInteger() }
        table.get(type, "barTintColor") { $0.barTintColor as AnyObject? }
        table.set(type, "barTintColor") { $0.barTintColor = try $1.valueOrNil() }
        table.get(type, "delegate") { $0.delegate as AnyObject? }
        table.set(type, "delegate") { $0.delegate = try $1.valueOrNil() }
        table.set(type, "enabled") { $0.isEnabled = try $1.bool() }
        table.set(type, "enablesReturnKeyAutomatically") { $0.enablesReturnKeyAutomatically = try $1.bool() }
        table.get(type, "inputAccessoryView") { $0.inputAccessoryView as AnyObject? }
        table.set(type, "inputAccessoryView") { $0.inputAccessoryView = try $1.valueOrNil() }
        table.set(type, "isEnabled") { $0.isEnabled = try $1.bool() }
        table.set(type, "isLookToDictateEnabled") { $0.isLookToDictateEnabled = try $1.bool() }
        table.set(type, "isSearchResultsButtonSelected") { $0.isSearchResultsButtonSelected = try $1.bool() }
        table.set(type, "isTranslucent") { $0.isTranslucent = try $1.bool() }
        table.set(type, "keyboardType") { $0.keyboardType = try $1.rawInteger() }
        table.set(type, "lookToDictateEnabled") { $0.isLookToDictateEnabled = try $1.bool() }
        table.set(type, "placeholder") { $0.placeholder = try $1.stringOrNil() }
        table.set(type, "prompt") { $0.prompt = try $1.stringOrNil() }
        table.set(type, "returnKeyType") { $0.returnKeyType = try $1.rawInteger() }
        table.get(type, "scopeBarBackgroundImage") { $0.scopeBarBackgroundImage as AnyObject? }
        table.set(type, "scopeBarBackgroundImage") { $0.scopeBarBackgroundImage = try $1.valueOrNil() }
        table.set(type, "searchBarStyle") { $0.searchBarStyle = try $1.rawInteger() }
        table.set(type, "searchResultsButtonSelected") { $0.isSearchResultsButtonSelected = try $1.bool() }
        table.get(type, "searchTextField") { $0.searchTextField as AnyObject? }
        table.set(type, "selectedScopeButtonIndex") { $0.selectedScopeButtonIndex = try $1.integer() }
        table.set(type, "showsBookmarkButton") { $0.showsBookmarkButton = try $1.bool() }
        table.set(type, "showsCancelButton") { $0.showsCancelButton = try $1.bool() }
        table.set(type, "showsScopeBar") { $0.showsScopeBar = try $1.bool() }
        table.set(type, "showsSearchResultsButton") { $0.showsSearchResultsButton = try $1.bool() }
        table.set(type, "spellCheckingType") { $0.spellCheckingType = try $1.rawInteger() }
        table.set(type, "text") { $0.text = try $1.stringOrNil() }
        table.set(type, "translucent") { $0.isTranslucent = try $1.bool() }
    }

    private static func addUISearchController(to table: inout NibKeyTable) {
        let type = UISearchController.self
        table.set(type, "active") { $0.isActive = try $1.bool() }
        table.set(type, "automaticallyShowsCancelButton") { $0.automaticallyShowsCancelButton = try $1.bool() }
        table.set(type, "automaticallyShowsScopeBar") { $0.automaticallyShowsScopeBar = try $1.bool() }
        table.set(type, "automaticallyShowsSearchResultsController") { $0.automaticallyShowsSearchResultsController = try $1.bool() }
        table.get(type, "delegate") { $0.delegate as AnyObject? }
        table.set(type, "delegate") { $0.delegate = try $1.valueOrNil() }
        table.set(type, "hidesNavigationBarDuringPresentation") { $0.hidesNavigationBarDuringPresentation = try $1.bool() }
        table.set(type, "isActive") { $0.isActive = try $1.bool() }
        table.set(type, "obscuresBackgroundDuringPresentation") { $0.obscuresBackgroundDuringPresentation = try $1.bool() }
        table.set(type, "scopeBarActivation") { $0.scopeBarActivation = try $1.rawInteger() }
        table.get(type, "searchBar") { $0.searchBar as AnyObject? }
        table.get(type, "searchResultsController") { $0.searchResultsController as AnyObject? }
        table.get(type, "searchResultsUpdater") { $0.searchResultsUpdater as AnyObject? }
        table.set(type, "searchResultsUpdater") { $0.searchResultsUpdater = try $1.valueOrNil() }
        table.set(type, "showsSearchResultsController") { $0.showsSearchResultsController = try $1.bool() }
    }

    private static func addUISearchTextField(to table: inout NibKeyTable) {
        let type = UISearchTextField.self
        table.set(type, "allowsCopyingTokens") { $0.allowsCopyingTokens = try $1.bool() }
        table.set(type, "allowsDeletingTokens") { $0.allowsDeletingTokens = try $1.bool() }
        table.get(type, "textualRange") { $0.textualRange as AnyObject? }
        table.get(type, "tokenBackgroundColor") { $0.tokenBackgroundColor as AnyObject? }
        table.set(type, "tokenBackgroundColor") { $0.tokenBackgroundColor = try $1.valueOrNil() }
        table.set(type, "tokens") { $0.tokens = try $1.value() }
    }

    private static func addUISegmentedControl(to table: inout NibKeyTable) {
        let type = UISegmentedControl.self
        table.set(type, "apportionsSegmentWidthsByContent") { $0.apportionsSegmentWidthsByContent = try $1.bool() }
        table.set(type, "isMomentary") { $0.isMomentary = try $1.bool() }
        table.set(type, "momentary") { $0.isMomentary = try $1.bool() }
        table.set(type, "selectedSegmentIndex") { $0.selectedSegmentIndex = try $1.integer() }
        table.get(type, "selectedSegmentTintColor") { $0.selectedSegmentTintColor as AnyObject? }
        table.set(type, "selectedSegmentTintColor") { $0.selectedSegmentTintColor = try $1.valueOrNil() }
    }

    private static func addUISlider(to table: inout NibKeyTable) {
        let type = UISlider.self
        table.set(type, "continuous") { $0.isContinuous = try $1.bool() }
        table.get(type, "currentMaximumTrackImage") { $0.currentMaximumTrackImage as AnyObject? }
        table.get(type, "currentMinimumTrackImage") { $0.currentMinimumTrackImage as AnyObject? }
        table.get(type, "currentThumbImage") { $0.currentThumbImage as AnyObject? }
        table.set(type, "isContinuous") { $0.isContinuous = try $1.bool() }
        table.get(type, "maximumTrackTintColor") { $0.maximumTrackTintColor as AnyObject? }
        table.set(type, "maximumTrackTintColor") { $0.maximumTrackTintColor = try $1.valueOrNil() }
        table.set(type, "maximumValue") { $0.maximumValue = try $1.real() }
        table.get(type, "maximumValueImage") { $0.maximumValueImage as AnyObject? }
        table.set(type, "maximumValueImage") { $0.maximumValueImage = try $1.valueOrNil() }
        table.get(type, "minimumTrackTintColor") { $0.minimumTrackTintColor as AnyObject? }
        table.set(type, "minimumTrackTintColor") { $0.minimumTrackTintColor = try $1.valueOrNil() }
        table.set(type, "minimumValue") { $0.minimumValue = try $1.real() }
        table.get(type, "minimumValueImage") { $0.minimumValueImage as AnyObject? }
        table.set(type, "minimumValueImage") { $0.minimumValueImage = try $1.valueOrNil() }
        table.set(type, "preferredBehavioralStyle") { $0.preferredBehavioralStyle = try $1.rawInteger() }
        table.get(type, "thumbTintColor") { $0.thumbTintColor as AnyObject? }
        table.set(type, "thumbTintColor") { $0.thumbTintColor = try $1.valueOrNil() }
        table.set(type, "value") { $0.value = try $1.real() }
    }

    private static func addUISplitViewController(to table: inout NibKeyTable) {
        let type = UISplitViewController.self
        table.get(type, "delegate") { $0.delegate as AnyObject? }
        table.set(type, "delegate") { $0.delegate = try $1.valueOrNil() }
        table.get(type, "displayModeButtonItem") { $0.displayModeButtonItem as AnyObject? }
        table.set(type, "displayModeButtonVisibility") { $0.displayModeButtonVisibility = try $1.rawInteger() }
        table.get(type, "maximumPrimaryColumnWidth") { $0.maximumPrimaryColumnWidth as AnyObject? }
        table.set(type, "maximumPrimaryColumnWidth") { $0.maximumPrimaryColumnWidth = try $1.value() }
        table.get(type, "maximumSupplementaryColumnWidth") { $0.maximumSupplementaryColumnWidth as AnyObject? }
        table.set(type, "maximumSupplementaryColumnWidth") { $0.maximumSupplementaryColumnWidth = try $1.value() }
        table.get(type, "minimumPrimaryColumnWidth") { $0.minimumPrimaryColumnWidth as AnyObject? }
        table.set(type, "minimumPrimaryColumnWidth") { $0.minimumPrimaryColumnWidth = try $1.value() }
        table.get(type, "minimumSupplementaryColumnWidth") { $0.minimumSupplementaryColumnWidth as AnyObject? }
        table.set(type, "minimumSupplementaryColumnWidth") { $0.minimumSupplementaryColumnWidth = try $1.value() }
        table.set(type, "preferredDisplayMode") { $0.preferredDisplayMode = try $1.rawInteger() }
        table.get(type, "preferredPrimaryColumnWidth") { $0.preferredPrimaryColumnWidth as AnyObject? }
        table.set(type, "preferredPrimaryColumnWidth") { $0.preferredPrimaryColumnWidth = try $1.value() }
        table.get(type, "preferredPrimaryColumnWidthFraction") { $0.preferredPrimaryColumnWidthFraction as AnyObject? }
        table.set(type, "preferredPrimaryColumnWidthFraction") { $0.preferredPrimaryColumnWidthFraction = try $1.value() }
        table.set(type, "preferredSplitBehavior") { $0.preferredSplitBehavior = try $1.rawInteger() }
        table.get(type, "preferredSupplementaryColumnWidth") { $0.preferredSupplementaryColumnWidth as AnyObject? }
        table.set(type, "preferredSupplementaryColumnWidth") { $0.preferredSupplementaryColumnWidth = try $1.value() }
        table.get(type, "preferredSupplementaryColumnWidthFraction") { $0.preferredSupplementaryColumnWidthFraction as AnyObject? }
        table.set(type, "preferredSupplementaryColumnWidthFraction") { $0.preferredSupplementaryColumnWidthFraction = try $1.value() }
        table.set(type, "presentsWithGesture") { $0.presentsWithGesture = try $1.bool() }
        table.set(type, "primaryEdge") { $0.primaryEdge = try $1.rawInteger() }
        table.set(type, "showsSecondaryOnlyButton") { $0.showsSecondaryOnlyButton = try $1.bool() }
        table.set(type, "viewControllers") { $0.viewControllers = try $1.value() }
    }

    private static func addUIStackView(to table: inout NibKeyTable) {
        let type = UIStackView.self
        table.set(type, "alignment") { $0.alignment = try $1.rawInteger() }
        table.set(type, "axis") { $0.axis = try $1.rawInteger() }
        table.set(type, "baselineRelativeArrangement") { $0.isBaselineRelativeArrangement = try $1.bool() }
        table.set(type, "distribution") { $0.distribution = try $1.rawInteger() }
        table.set(type, "isBaselineRelativeArrangement") { $0.isBaselineRelativeArrangement = try $1.bool() }
        table.set(type, "isLayoutMarginsRelativeArrangement") { $0.isLayoutMarginsRelativeArrangement = try $1.bool() }
        table.set(type, "layoutMarginsRelativeArrangement") { $0.isLayoutMarginsRelativeArrangement = try $1.bool() }
        table.set(type, "spacing") { $0.spacing = try $1.real() }
    }

    private static func addUIStepper(to table: inout NibKeyTable) {
        let type = UIStepper.self
        table.set(type, "autorepeat") { $0.autorepeat = try $1.bool() }
        table.set(type, "continuous") { $0.isContinuous = try $1.bool() }
        table.set(type, "isContinuous") { $0.isContinuous = try $1.bool() }
        table.set(type, "maximumValue") { $0.maximumValue = try $1.real() }
        table.set(type, "minimumValue") { $0.minimumValue = try $1.real() }
        table.set(type, "stepValue") { $0.stepValue = try $1.real() }
        table.set(type, "value") { $0.value = try $1.real() }
        table.set(type, "wraps") { $0.wraps = try $1.bool() }
    }

    private static func addUISwipeGestureRecognizer(to table: inout NibKeyTable) {
        let type = UISwipeGestureRecognizer.self
        table.set(type, "direction") { $0.direction = try $1.rawInteger() }
        table.set(type, "numberOfTouchesRequired") { $0.numberOfTouchesRequired = try $1.integer() }
    }

    private static func addUISwitch(to table: inout NibKeyTable) {
        let type = UISwitch.self
        table.set(type, "isOn") { $0.isOn = try $1.bool() }
        table.get(type, "offImage") { $0.offImage as AnyObject? }
        table.set(type, "offImage") { $0.offImage = try $1.valueOrNil() }
        table.set(type, "on") { $0.isOn = try $1.bool() }
        table.get(type, "onImage") { $0.onImage as AnyObject? }
        table.set(type, "onImage") { $0.onImage = try $1.valueOrNil() }
        table.get(type, "onTintColor") { $0.onTintColor as AnyObject? }
        table.set(type, "onTintColor") { $0.onTintColor = try $1.valueOrNil() }
        table.set(type, "preferredStyle") { $0.preferredStyle = try $1.rawInteger() }
        table.get(type, "thumbTintColor") { $0.thumbTintColor as AnyObject? }
        table.set(type, "thumbTintColor") { $0.thumbTintColor = try $1.valueOrNil() }
        table.set(type, "title") { $0.title = try $1.stringOrNil() }
    }

    private static func addUITabBar(to table: inout NibKeyTable) {
        let type = UITabBar.self
        table.get(type, "backgroundImage") { $0.backgroundImage as AnyObject? }
        table.set(type, "backgroundImage") { $0.backgroundImage = try $1.valueOrNil() }
        table.set(type, "barStyle") { $0.barStyle = try $1.rawInteger() }
        table.get(type, "barTintColor") { $0.barTintColor as AnyObject? }
        table.set(type, "barTintColor") { $0.barTintColor = try $1.valueOrNil() }
        table.get(type, "delegate") { $0.delegate as AnyObject? }
        table.set(type, "delegate") { $0.delegate = try $1.valueOrNil() }
        table.set(type, "isTranslucent") { $0.isTranslucent = try $1.bool() }
        table.set(type, "itemPositioning") { $0.itemPositioning = try $1.rawInteger() }
        table.set(type, "itemSpacing") { $0.itemSpacing = try $1.real() }
        table.set(type, "itemWidth") { $0.itemWidth = try $1.real() }
        table.set(type, "items") { $0.items = try $1.valueOrNil() }
        table.get(type, "scrollEdgeAppearance") { $0.scrollEdgeAppearance as AnyObject? }
        table.set(type, "scrollEdgeAppearance") { $0.scrollEdgeAppearance = try $1.valueOrNil() }
        table.get(type, "selectedItem") { $0.selectedItem as AnyObject? }
        table.set(type, "selectedItem") { $0.selectedItem = try $1.valueOrNil() }
        table.get(type, "selectionIndicatorImage") { $0.selectionIndicatorImage as AnyObject? }
        table.set(type, "selectionIndicatorImage") { $0.selectionIndicatorImage = try $1.valueOrNil() }
        table.get(type, "shadowImage") { $0.shadowImage as AnyObject? }
        table.set(type, "shadowImage") { $0.shadowImage = try $1.valueOrNil() }
        table.get(type, "standardAppearance") { $0.standardAppearance as AnyObject? }
        table.set(type, "standardAppearance") { $0.standardAppearance = try $1.value() }
        table.set(type, "translucent") { $0.isTranslucent = try $1.bool() }
        table.get(type, "unselectedItemTintColor") { $0.unselectedItemTintColor as AnyObject? }
        table.set(type, "unselectedItemTintColor") { $0.unselectedItemTintColor = try $1.valueOrNil() }
    }

    private static func addUITabBarController(to table: inout NibKeyTable) {
        let type = UITabBarController.self
        table.set(type, "customizableViewControllers") { $0.customizableViewControllers = try $1.valueOrNil() }
        table.get(type, "delegate") { $0.delegate as AnyObject? }
        table.set(type, "delegate") { $0.delegate = try $1.valueOrNil() }
        table.set(type, "isTabBarHidden") { $0.isTabBarHidden = try $1.bool() }
        table.set(type, "mode") { $0.mode = try $1.rawInteger() }
        table.get(type, "moreNavigationController") { $0.moreNavigationController as AnyObject? }
        table.set(type, "selectedIndex") { $0.selectedIndex = try $1.integer() }
        table.get(type, "selectedTab") { $0.selectedTab as AnyObject? }
        table.set(type, "selectedTab") { $0.selectedTab = try $1.valueOrNil() }
        table.get(type, "selectedViewController") { $0.selectedViewController as AnyObject? }
        table.set(type, "selectedViewController") { $0.selectedViewController = try $1.valueOrNil() }
        table.get(type, "tabBar") { $0.tabBar as AnyObject? }
        table.set(type, "tabBarHidden") { $0.isTabBarHidden = try $1.bool() }
        table.set(type, "tabs") { $0.tabs = try $1.value() }
        table.set(type, "viewControllers") { $0.viewControllers = try $1.valueOrNil() }
    }

    private static func addUITabBarItem(to table: inout NibKeyTable) {
        let type = UITabBarItem.self
        table.get(type, "badgeColor") { $0.badgeColor as AnyObject? }
        table.set(type, "badgeColor") { $0.badgeColor = try $1.valueOrNil() }
        table.set(type, "badgeValue") { $0.badgeValue = try $1.stringOrNil() }
        table.get(type, "scrollEdgeAppearance") { $0.scrollEdgeAppearance as AnyObject? }
        table.set(type, "scrollEdgeAppearance") { $0.scrollEdgeAppearance = try $1.valueOrNil() }
        table.get(type, "selectedImage") { $0.selectedImage as AnyObject? }
        table.set(type, "selectedImage") { $0.selectedImage = try $1.valueOrNil() }
        table.get(type, "standardAppearance") { $0.standardAppearance as AnyObject? }
        table.set(type, "standardAppearance") { $0.standardAppearance = try $1.valueOrNil() }
    }

    private static func addUITableView(to table: inout NibKeyTable) {
        let type = UITableView.self
        table.set(type, "allowsFocus") { $0.allowsFocus = try $1.bool() }
        table.set(type, "allowsMultipleSelection") { $0.allowsMultipleSelection = try $1.bool() }
        table.set(type, "allowsMultipleSelectionDuringEditing") { $0.allowsMultipleSelectionDuringEditing = try $1.bool() }
        table.set(type, "allowsSelection") { $0.allowsSelection = try $1.bool() }
        table.set(type, "allowsSelectionDuringEditing") { $0.allowsSelectionDuringEditing = try $1.bool() }
        table.get(type, "backgroundView") { $0.backgroundView as AnyObject? }
        table.set(type, "backgroundView") { $0.backgroundView = try $1.valueOrNil() }
        table.set(type, "cellLayoutMarginsFollowReadableWidth") { $0.cellLayoutMarginsFollowReadableWidth = try $1.bool() }
        table.get(type, "dataSource") { $0.dataSource as AnyObject? }
        table.set(type, "dataSource") { $0.dataSource = try $1.valueOrNil() }
        table.get(type, "delegate") { $0.delegate as AnyObject? }
        table.set(type, "delegate") { $0.delegate = try $1.valueOrNil() }
        table.get(type, "dragDelegate") { $0.dragDelegate as AnyObject? }
        table.set(type, "dragDelegate") { $0.dragDelegate = try $1.valueOrNil() }
        table.set(type, "dragInteractionEnabled") { $0.dragInteractionEnabled = try $1.bool() }
        table.get(type, "dropDelegate") { $0.dropDelegate as AnyObject? }
        table.set(type, "dropDelegate") { $0.dropDelegate = try $1.valueOrNil() }
        table.set(type, "editing") { $0.isEditing = try $1.bool() }
        table.set(type, "estimatedRowHeight") { $0.estimatedRowHeight = try $1.real() }
        table.set(type, "estimatedSectionFooterHeight") { $0.estimatedSectionFooterHeight = try $1.real() }
        table.set(type, "estimatedSectionHeaderHeight") { $0.estimatedSectionHeaderHeight = try $1.real() }
        table.set(type, "fillerRowHeight") { $0.fillerRowHeight = try $1.real() }
        table.set(type, "insetsContentViewsToSafeArea") { $0.insetsContentViewsToSafeArea = try $1.bool() }
        table.set(type, "isEditing") { $0.isEditing = try $1.bool() }
        table.set(type, "isPrefetchingEnabled") { $0.isPrefetchingEnabled = try $1.bool() }
        table.get(type, "prefetchDataSource") { $0.prefetchDataSource as AnyObject? }
        table.set(type, "prefetchDataSource") { $0.prefetchDataSource = try $1.valueOrNil() }
        table.set(type, "prefetchingEnabled") { $0.isPrefetchingEnabled = try $1.bool() }
        table.set(type, "remembersLastFocusedIndexPath") { $0.remembersLastFocusedIndexPath = try $1.bool() }
        table.set(type, "rowHeight") { $0.rowHeight = try $1.real() }
        table.set(type, "sectionFooterHeight") { $0.sectionFooterHeight = try $1.real() }
        table.set(type, "sectionHeaderHeight") { $0.sectionHeaderHeight = try $1.real() }
        table.set(type, "sectionHeaderTopPadding") { $0.sectionHeaderTopPadding = try $1.real() }
        table.get(type, "sectionIndexBackgroundColor") { $0.sectionIndexBackgroundColor as AnyObject? }
        table.set(type, "sectionIndexBackgroundColor") { $0.sectionIndexBackgroundColor = try $1.valueOrNil() }
        table.get(type, "sectionIndexColor") { $0.sectionIndexColor as AnyObject? }
        table.set(type, "sectionIndexColor") { $0.sectionIndexColor = try $1.valueOrNil() }
        table.set(type, "sectionIndexMinimumDisplayRowCount") { $0.sectionIndexMinimumDisplayRowCount = try $1.integer() }
        table.get(type, "sectionIndexTrackingBackgroundColor") { $0.sectionIndexTrackingBackgroundColor as AnyObject? }
        table.set(type, "sectionIndexTrackingBackgroundColor") { $0.sectionIndexTrackingBackgroundColor = try $1.valueOrNil() }
        table.set(type, "selectionFollowsFocus") { $0.selectionFollowsFocus = try $1.bool() }
        table.set(type, "selfSizingInvalidation") { $0.selfSizingInvalidation = try $1.rawInteger() }
        table.get(type, "separatorColor") { $0.separatorColor as AnyObject? }
        table.set(type, "separatorColor") { $0.separatorColor = try $1.valueOrNil() }
        table.get(type, "separatorEffect") { $0.separatorEffect as AnyObject? }
        table.set(type, "separatorEffect") { $0.separatorEffect = try $1.valueOrNil() }
        table.set(type, "separatorInsetReference") { $0.separatorInsetReference = try $1.rawInteger() }
        table.set(type, "separatorStyle") { $0.separatorStyle = try $1.rawInteger() }
        table.get(type, "tableFooterView") { $0.tableFooterView as AnyObject? }
        table.set(type, "tableFooterView") { $0.tableFooterView = try $1.valueOrNil() }
        table.get(type, "tableHeaderView") { $0.tableHeaderView as AnyObject? }
        table.set(type, "tableHeaderView") { $0.tableHeaderView = try $1.valueOrNil() }
    }

    private static func addUITableViewCell(to table: inout NibKeyTable) {
        let type = UITableViewCell.self
        table.set(type, "accessoryType") { $0.accessoryType = try $1.rawInteger() }
        table.get(type, "accessoryView") { $0.accessoryView as AnyObject? }
        table.set(type, "accessoryView") { $0.accessoryView = try $1.valueOrNil() }
        table.set(type, "automaticallyUpdatesBackgroundConfiguration") { $0.automaticallyUpdatesBackgroundConfiguration = try $1.bool() }
        table.set(type, "automaticallyUpdatesContentConfiguration") { $0.automaticallyUpdatesContentConfiguration = try $1.bool() }
        table.get(type, "backgroundView") { $0.backgroundView as AnyObject? }
        table.set(type, "backgroundView") { $0.backgroundView = try $1.valueOrNil() }
        table.get(type, "contentConfiguration") { $0.contentConfiguration as AnyObject? }
        table.set(type, "contentConfiguration") { $0.contentConfiguration = try $1.valueOrNil() }
        table.get(type, "contentView") { $0.contentView as AnyObject? }
        table.get(type, "detailTextLabel") { $0.detailTextLabel as AnyObject? }
        table.set(type, "editing") { $0.isEditing = try $1.bool() }
        table.set(type, "editingAccessoryType") { $0.editingAccessoryType = try $1.rawInteger() }
        table.get(type, "editingAccessoryView") { $0.editingAccessoryView as AnyObject? }
        table.set(type, "editingAccessoryView") { $0.editingAccessoryView = try $1.valueOrNil() }
        table.set(type, "focusStyle") { $0.focusStyle = try $1.rawInteger() }
        table.set(type, "highlighted") { $0.isHighlighted = try $1.bool() }
        table.get(type, "imageView") { $0.imageView as AnyObject? }
        table.set(type, "indentationLevel") { $0.indentationLevel = try $1.integer() }
        table.set(type, "indentationWidth") { $0.indentationWidth = try $1.real() }
        table.set(type, "isEditing") { $0.isEditing = try $1.bool() }
        table.set(type, "isHighlighted") { $0.isHighlighted = try $1.bool() }
        table.set(type, "isSelected") { $0.isSelected = try $1.bool() }
        table.get(type, "multipleSelectionBackgroundView") { $0.multipleSelectionBackgroundView as AnyObject? }
        table.set(type, "multipleSelectionBackgroundView") { $0.multipleSelectionBackgroundView = try $1.valueOrNil() }
        table.set(type, "selected") { $0.isSelected = try $1.bool() }
        table.get(type, "selectedBackgroundView") { $0.selectedBackgroundView as AnyObject? }
        table.set(type, "selectedBackgroundView") { $0.selectedBackgroundView = try $1.valueOrNil() }
        table.set(type, "selectionStyle") { $0.selectionStyle = try $1.rawInteger() }
        table.set(type, "shouldIndentWhileEditing") { $0.shouldIndentWhileEditing = try $1.bool() }
        table.set(type, "showsReorderControl") { $0.showsReorderControl = try $1.bool() }
        table.get(type, "textLabel") { $0.textLabel as AnyObject? }
        table.set(type, "userInteractionEnabledWhileDragging") { $0.userInteractionEnabledWhileDragging = try $1.bool() }
    }

    private static func addUITableViewController(to table: inout NibKeyTable) {
        let type = UITableViewController.self
        table.set(type, "clearsSelectionOnViewWillAppear") { $0.clearsSelectionOnViewWillAppear = try $1.bool() }
        table.get(type, "refreshControl") { $0.refreshControl as AnyObject? }
        table.set(type, "refreshControl") { $0.refreshControl = try $1.valueOrNil() }
        table.get(type, "tableView") { $0.tableView as AnyObject? }
        table.set(type, "tableView") { $0.tableView = try $1.valueOrNil() }
    }

    private static func addUITableViewHeaderFooterView(to table: inout NibKeyTable) {
        let type = UITableViewHeaderFooterView.self
        table.set(type, "automaticallyUpdatesBackgroundConfiguration") { $0.automaticallyUpdatesBackgroundConfiguration = try $1.bool() }
        table.set(type, "automaticallyUpdatesContentConfiguration") { $0.automaticallyUpdatesContentConfiguration = try $1.bool() }
        table.get(type, "backgroundView") { $0.backgroundView as AnyObject? }
        table.set(type, "backgroundView") { $0.backgroundView = try $1.valueOrNil() }
        table.get(type, "contentConfiguration") { $0.contentConfiguration as AnyObject? }
        table.set(type, "contentConfiguration") { $0.contentConfiguration = try $1.valueOrNil() }
        table.get(type, "contentView") { $0.contentView as AnyObject? }
        table.get(type, "detailTextLabel") { $0.detailTextLabel as AnyObject? }
        table.get(type, "textLabel") { $0.textLabel as AnyObject? }
    }

    private static func addUITapGestureRecognizer(to table: inout NibKeyTable) {
        let type = UITapGestureRecognizer.self
        table.set(type, "numberOfTapsRequired") { $0.numberOfTapsRequired = try $1.integer() }
        table.set(type, "numberOfTouchesRequired") { $0.numberOfTouchesRequired = try $1.integer() }
    }

    private static func addUITextField(to table: inout NibKeyTable) {
        let type = UITextField.self
        table.set(type, "adjustsFontForContentSizeCategory") { $0.adjustsFontForContentSizeCategory = try $1.bool() }
        table.set(type, "adjustsFontSizeToFitWidth") { $0.adjustsFontSizeToFitWidth = try $1.bool() }
        table.set(type, "allowsEditingTextAttributes") { $0.allowsEditingTextAttributes = try $1.bool() }
        table.set(type, "autocapitalizationType") { $0.autocapitalizationType = try $1.rawInteger() }
        table.set(type, "autocorrectionType") { $0.autocorrectionType = try $1.rawInteger() }
        table.get(type, "background") { $0.background as AnyObject? }
        table.set(type, "background") { $0.background = try $1.valueOrNil() }
        table.set(type, "borderStyle") { $0.borderStyle = try $1.rawInteger() }
        table.set(type, "clearButtonMode") { $0.clearButtonMode = try $1.rawInteger() }
        table.set(type, "clearsOnBeginEditing") { $0.clearsOnBeginEditing = try $1.bool() }
        table.set(type, "clearsOnInsertion") { $0.clearsOnInsertion = try $1.bool() }
        table.get(type, "delegate") { $0.delegate as AnyObject? }
        table.set(type, "delegate") { $0.delegate = try $1.valueOrNil() }
        table.get(type, "disabledBackground") { $0.disabledBackground as AnyObject? }
        table.set(type, "disabledBackground") { $0.disabledBackground = try $1.valueOrNil() }
        table.set(type, "enablesReturnKeyAutomatically") { $0.enablesReturnKeyAutomatically = try $1.bool() }
        table.get(type, "font") { $0.font as AnyObject? }
        table.set(type, "font") { $0.font = try $1.valueOrNil() }
        table.set(type, "inlinePredictionType") { $0.inlinePredictionType = try $1.rawInteger() }
        table.get(type, "inputAccessoryView") { $0.inputAccessoryView as AnyObject? }
        table.set(type, "inputAccessoryView") { $0.inputAccessoryView = try $1.valueOrNil() }
        table.get(type, "inputView") { $0.inputView as AnyObject? }
        table.set(type, "inputView") { $0.inputView = try $1.valueOrNil() }
        table.set(type, "isSecureTextEntry") { $0.isSecureTextEntry = try $1.bool() }
        table.set(type, "keyboardAppearance") { $0.keyboardAppearance = try $1.rawInteger() }
        table.set(type, "keyboardType") { $0.keyboardType = try $1.rawInteger() }
        table.get(type, "leftView") { $0.leftView as AnyObject? }
        table.set(type, "leftView") { $0.leftView = try $1.valueOrNil() }
        table.set(type, "leftViewMode") { $0.leftViewMode = try $1.rawInteger() }
        table.set(type, "minimumFontSize") { $0.minimumFontSize = try $1.real() }
        table.get(type, "passwordRules") { $0.passwordRules as AnyObject? }
        table.set(type, "passwordRules") { $0.passwordRules = try $1.valueOrNil() }
        table.set(type, "placeholder") { $0.placeholder = try $1.stringOrNil() }
        table.set(type, "returnKeyType") { $0.returnKeyType = try $1.rawInteger() }
        table.get(type, "rightView") { $0.rightView as AnyObject? }
        table.set(type, "rightView") { $0.rightView = try $1.valueOrNil() }
        table.set(type, "rightViewMode") { $0.rightViewMode = try $1.rawInteger() }
        table.set(type, "secureTextEntry") { $0.isSecureTextEntry = try $1.bool() }
        table.get(type, "selectedTextRange") { $0.selectedTextRange as AnyObject? }
        table.set(type, "selectedTextRange") { $0.selectedTextRange = try $1.valueOrNil() }
        table.set(type, "smartDashesType") { $0.smartDashesType = try $1.rawInteger() }
        table.set(type, "smartInsertDeleteType") { $0.smartInsertDeleteType = try $1.rawInteger() }
        table.set(type, "smartQuotesType") { $0.smartQuotesType = try $1.rawInteger() }
        table.set(type, "spellCheckingType") { $0.spellCheckingType = try $1.rawInteger() }
        table.set(type, "text") { $0.text = try $1.stringOrNil() }
        table.set(type, "textAlignment") { $0.textAlignment = try $1.rawInteger() }
        table.get(type, "textColor") { $0.textColor as AnyObject? }
        table.set(type, "textColor") { $0.textColor = try $1.valueOrNil() }
        table.set(type, "textContentType") { $0.textContentType = try $1.rawStringOrNil() }
    }

    private static func addUITextView(to table: inout NibKeyTable) {
        let type = UITextView.self
        table.set(type, "adjustsFontForContentSizeCategory") { $0.adjustsFontForContentSizeCategory = try $1.bool() }
        table.set(type, "allowsEditingTextAttributes") { $0.allowsEditingTextAttributes = try $1.bool() }
        table.set(type, "autocapitalizationType") { $0.autocapitalizationType = try $1.rawInteger() }
        table.set(type, "autocorrectionType") { $0.autocorrectionType = try $1.rawInteger() }
        table.set(type, "borderStyle") { $0.borderStyle = try $1.rawInteger() }
        table.set(type, "clearsOnInsertion") { $0.clearsOnInsertion = try $1.bool() }
        table.set(type, "dataDetectorTypes") { $0.dataDetectorTypes = try $1.rawInteger() }
        table.get(type, "delegate") { $0.delegate as AnyObject? }
        table.set(type, "delegate") { $0.delegate = try $1.valueOrNil() }
        table.set(type, "editable") { $0.isEditable = try $1.bool() }
        table.set(type, "enablesReturnKeyAutomatically") { $0.enablesReturnKeyAutomatically = try $1.bool() }
        table.get(type, "findInteraction") { $0.findInteraction as AnyObject? }
        table.set(type, "findInteractionEnabled") { $0.isFindInteractionEnabled = try $1.bool() }
        table.get(type, "font") { $0.font as AnyObject? }
        table.set(type, "font") { $0.font = try $1.valueOrNil() }
        table.set(type, "inlinePredictionType") { $0.inlinePredictionType = try $1.rawInteger() }
        table.get(type, "inputAccessoryView") { $0.inputAccessoryView as AnyObject? }
        table.set(type, "inputAccessoryView") { $0.inputAccessoryView = try $1.valueOrNil() }
        table.get(type, "inputView") { $0.inputView as AnyObject? }
        table.set(type, "inputView") { $0.inputView = try $1.valueOrNil() }
        table.set(type, "isEditable") { $0.isEditable = try $1.bool() }
        table.set(type, "isFindInteractionEnabled") { $0.isFindInteractionEnabled = try $1.bool() }
        table.set(type, "isSecureTextEntry") { $0.isSecureTextEntry = try $1.bool() }
        table.set(type, "isSelectable") { $0.isSelectable = try $1.bool() }
        table.set(type, "keyboardAppearance") { $0.keyboardAppearance = try $1.rawInteger() }
        table.set(type, "keyboardType") { $0.keyboardType = try $1.rawInteger() }
        table.get(type, "layoutManager") { $0.layoutManager as AnyObject? }
        table.set(type, "returnKeyType") { $0.returnKeyType = try $1.rawInteger() }
        table.set(type, "secureTextEntry") { $0.isSecureTextEntry = try $1.bool() }
        table.set(type, "selectable") { $0.isSelectable = try $1.bool() }
        table.set(type, "selectedRange") { $0.selectedRange = try $1.value() }
        table.get(type, "selectedTextRange") { $0.selectedTextRange as AnyObject? }
        table.set(type, "selectedTextRange") { $0.selectedTextRange = try $1.valueOrNil() }
        table.set(type, "smartDashesType") { $0.smartDashesType = try $1.rawInteger() }
        table.set(type, "smartInsertDeleteType") { $0.smartInsertDeleteType = try $1.rawInteger() }
        table.set(type, "smartQuotesType") { $0.smartQuotesType = try $1.rawInteger() }
        table.set(type, "spellCheckingType") { $0.spellCheckingType = try $1.rawInteger() }
        table.set(type, "text") { $0.text = try $1.stringOrNil() }
        table.set(type, "textAlignment") { $0.textAlignment = try $1.rawInteger() }
        table.get(type, "textColor") { $0.textColor as AnyObject? }
        table.set(type, "textColor") { $0.textColor = try $1.valueOrNil() }
        table.get(type, "textContainer") { $0.textContainer as AnyObject? }
        table.set(type, "textContentType") { $0.textContentType = try $1.rawStringOrNil() }
        table.get(type, "textStorage") { $0.textStorage as AnyObject? }
        table.set(type, "usesStandardTextScaling") { $0.usesStandardTextScaling = try $1.bool() }
    }

    private static func addUIToolbar(to table: inout NibKeyTable) {
        let type = UIToolbar.self
        table.set(type, "barStyle") { $0.barStyle = try $1.rawInteger() }
        table.get(type, "barTintColor") { $0.barTintColor as AnyObject? }
        table.set(type, "barTintColor") { $0.barTintColor = try $1.valueOrNil() }
        table.get(type, "compactAppearance") { $0.compactAppearance as AnyObject? }
        table.set(type, "compactAppearance") { $0.compactAppearance = try $1.valueOrNil() }
        table.get(type, "delegate") { $0.delegate as AnyObject? }
        table.set(type, "delegate") { $0.delegate = try $1.valueOrNil() }
        table.set(type, "isTranslucent") { $0.isTranslucent = try $1.bool() }
        table.set(type, "items") { $0.items = try $1.valueOrNil() }
        table.get(type, "scrollEdgeAppearance") { $0.scrollEdgeAppearance as AnyObject? }
        table.set(type, "scrollEdgeAppearance") { $0.scrollEdgeAppearance = try $1.valueOrNil() }
        table.get(type, "standardAppearance") { $0.standardAppearance as AnyObject? }
        table.set(type, "standardAppearance") { $0.standardAppearance = try $1.value() }
        table.set(type, "translucent") { $0.isTranslucent = try $1.bool() }
    }

    private static func addUIView(to table: inout NibKeyTable) {
        let type = UIView.self
        table.set(type, "accessibilityIdentifier") { $0.accessibilityIdentifier = try $1.stringOrNil() }
        table.set(type, "accessibilityIgnoresInvertColors") { $0.accessibilityIgnoresInvertColors = try $1.bool() }
        table.set(type, "alpha") { $0.alpha = try $1.real() }
        table.set(type, "anchorPoint") { $0.anchorPoint = try $1.value() }
        table.set(type, "autoresizesSubviews") { $0.autoresizesSubviews = try $1.bool() }
        table.set(type, "autoresizingMask") { $0.autoresizingMask = try $1.rawInteger() }
        table.get(type, "backgroundColor") { $0.backgroundColor as AnyObject? }
        table.set(type, "backgroundColor") { $0.backgroundColor = try $1.valueOrNil() }
        table.get(type, "bottomAnchor") { $0.bottomAnchor as AnyObject? }
        table.set(type, "bounds") { $0.bounds = try $1.value() }
        table.set(type, "center") { $0.center = try $1.value() }
        table.get(type, "centerXAnchor") { $0.centerXAnchor as AnyObject? }
        table.get(type, "centerYAnchor") { $0.centerYAnchor as AnyObject? }
        table.set(type, "clearsContextBeforeDrawing") { $0.clearsContextBeforeDrawing = try $1.bool() }
        table.set(type, "clipsToBounds") { $0.clipsToBounds = try $1.bool() }
        table.set(type, "contentMode") { $0.contentMode = try $1.rawInteger() }
        table.set(type, "contentScaleFactor") { $0.contentScaleFactor = try $1.real() }
        table.set(type, "exclusiveTouch") { $0.isExclusiveTouch = try $1.bool() }
        table.get(type, "firstBaselineAnchor") { $0.firstBaselineAnchor as AnyObject? }
        table.set(type, "focusGroupIdentifier") { $0.focusGroupIdentifier = try $1.stringOrNil() }
        table.get(type, "forFirstBaselineLayout") { $0.forFirstBaselineLayout as AnyObject? }
        table.get(type, "forLastBaselineLayout") { $0.forLastBaselineLayout as AnyObject? }
        table.set(type, "frame") { $0.frame = try $1.value() }
        table.set(type, "gestureRecognizers") { $0.gestureRecognizers = try $1.valueOrNil() }
        table.get(type, "heightAnchor") { $0.heightAnchor as AnyObject? }
        table.set(type, "hidden") { $0.isHidden = try $1.bool() }
        table.set(type, "insetsLayoutMarginsFromSafeArea") { $0.insetsLayoutMarginsFromSafeArea = try $1.bool() }
        table.set(type, "isExclusiveTouch") { $0.isExclusiveTouch = try $1.bool() }
        table.set(type, "isHidden") { $0.isHidden = try $1.bool() }
        table.set(type, "isMultipleTouchEnabled") { $0.isMultipleTouchEnabled = try $1.bool() }
        table.set(type, "isOpaque") { $0.isOpaque = try $1.bool() }
        table.set(type, "isUserInteractionEnabled") { $0.isUserInteractionEnabled = try $1.bool() }
        table.get(type, "keyboardLayoutGuide") { $0.keyboardLayoutGuide as AnyObject? }
        table.get(type, "largeContentImage") { $0.largeContentImage as AnyObject? }
        table.set(type, "largeContentImage") { $0.largeContentImage = try $1.valueOrNil() }
        table.set(type, "largeContentTitle") { $0.largeContentTitle = try $1.stringOrNil() }
        table.get(type, "lastBaselineAnchor") { $0.lastBaselineAnchor as AnyObject? }
        table.get(type, "layer") { $0.layer as AnyObject? }
        table.get(type, "layoutMarginsGuide") { $0.layoutMarginsGuide as AnyObject? }
        table.get(type, "leadingAnchor") { $0.leadingAnchor as AnyObject? }
        table.get(type, "leftAnchor") { $0.leftAnchor as AnyObject? }
        table.get(type, "mask") { $0.mask as AnyObject? }
        table.set(type, "mask") { $0.mask = try $1.valueOrNil() }
        table.set(type, "maximumContentSizeCategory") { $0.maximumContentSizeCategory = try $1.rawStringOrNil() }
        table.set(type, "minimumContentSizeCategory") { $0.minimumContentSizeCategory = try $1.rawStringOrNil() }
        table.set(type, "motionEffects") { $0.motionEffects = try $1.value() }
        table.set(type, "multipleTouchEnabled") { $0.isMultipleTouchEnabled = try $1.bool() }
        table.set(type, "opaque") { $0.isOpaque = try $1.bool() }
        table.set(type, "overrideUserInterfaceStyle") { $0.overrideUserInterfaceStyle = try $1.rawInteger() }
        table.get(type, "parentFocusEnvironment") { $0.parentFocusEnvironment as AnyObject? }
        table.set(type, "preservesSuperviewLayoutMargins") { $0.preservesSuperviewLayoutMargins = try $1.bool() }
        table.get(type, "readableContentGuide") { $0.readableContentGuide as AnyObject? }
        table.set(type, "restorationIdentifier") { $0.restorationIdentifier = try $1.stringOrNil() }
        table.get(type, "rightAnchor") { $0.rightAnchor as AnyObject? }
        table.get(type, "safeAreaLayoutGuide") { $0.safeAreaLayoutGuide as AnyObject? }
        table.set(type, "scalesLargeContentImage") { $0.scalesLargeContentImage = try $1.bool() }
        table.set(type, "semanticContentAttribute") { $0.semanticContentAttribute = try $1.rawInteger() }
        table.set(type, "showsLargeContentViewer") { $0.showsLargeContentViewer = try $1.bool() }
        table.get(type, "superview") { $0.superview as AnyObject? }
        table.set(type, "tag") { $0.tag = try $1.integer() }
        table.set(type, "tintAdjustmentMode") { $0.tintAdjustmentMode = try $1.rawInteger() }
        table.get(type, "tintColor") { $0.tintColor as AnyObject? }
        table.set(type, "tintColor") { $0.tintColor = try $1.valueOrNil() }
        table.get(type, "topAnchor") { $0.topAnchor as AnyObject? }
        table.get(type, "trailingAnchor") { $0.trailingAnchor as AnyObject? }
        table.get(type, "traitCollection") { $0.traitCollection as AnyObject? }
        table.set(type, "translatesAutoresizingMaskIntoConstraints") { $0.translatesAutoresizingMaskIntoConstraints = try $1.bool() }
        table.set(type, "userInteractionEnabled") { $0.isUserInteractionEnabled = try $1.bool() }
        table.get(type, "widthAnchor") { $0.widthAnchor as AnyObject? }
        table.get(type, "window") { $0.window as AnyObject? }
    }

    private static func addUIViewController(to table: inout NibKeyTable) {
        let type = UIViewController.self
        table.set(type, "automaticallyAdjustsScrollViewInsets") { $0.automaticallyAdjustsScrollViewInsets = try $1.bool() }
        table.get(type, "bottomLayoutGuide") { $0.bottomLayoutGuide as AnyObject? }
        table.get(type, "childForHomeIndicatorAutoHidden") { $0.childForHomeIndicatorAutoHidden as AnyObject? }
        table.get(type, "childForScreenEdgesDeferringSystemGestures") { $0.childForScreenEdgesDeferringSystemGestures as AnyObject? }
        table.get(type, "childForStatusBarHidden") { $0.childForStatusBarHidden as AnyObject? }
        table.get(type, "childForStatusBarStyle") { $0.childForStatusBarStyle as AnyObject? }
        table.get(type, "contentUnavailableConfiguration") { $0.contentUnavailableConfiguration as AnyObject? }
        table.set(type, "contentUnavailableConfiguration") { $0.contentUnavailableConfiguration = try $1.valueOrNil() }
        table.set(type, "definesPresentationContext") { $0.definesPresentationContext = try $1.bool() }
        table.set(type, "edgesForExtendedLayout") { $0.edgesForExtendedLayout = try $1.rawInteger() }
        table.get(type, "editButtonItem") { $0.editButtonItem as AnyObject? }
        table.set(type, "editing") { $0.isEditing = try $1.bool() }
        table.set(type, "extendedLayoutIncludesOpaqueBars") { $0.extendedLayoutIncludesOpaqueBars = try $1.bool() }
        table.set(type, "hidesBottomBarWhenPushed") { $0.hidesBottomBarWhenPushed = try $1.bool() }
        table.set(type, "isEditing") { $0.isEditing = try $1.bool() }
        table.set(type, "isModalInPresentation") { $0.isModalInPresentation = try $1.bool() }
        table.set(type, "modalInPresentation") { $0.isModalInPresentation = try $1.bool() }
        table.set(type, "modalPresentationCapturesStatusBarAppearance") { $0.modalPresentationCapturesStatusBarAppearance = try $1.bool() }
        table.set(type, "modalPresentationStyle") { $0.modalPresentationStyle = try $1.rawInteger() }
        table.set(type, "modalTransitionStyle") { $0.modalTransitionStyle = try $1.rawInteger() }
        table.get(type, "navigationController") { $0.navigationController as AnyObject? }
        table.get(type, "navigationItem") { $0.navigationItem as AnyObject? }
        table.set(type, "overrideUserInterfaceStyle") { $0.overrideUserInterfaceStyle = try $1.rawInteger() }
        table.get(type, "parent") { $0.parent as AnyObject? }
        table.get(type, "parentFocusEnvironment") { $0.parentFocusEnvironment as AnyObject? }
        table.get(type, "popoverPresentationController") { $0.popoverPresentationController as AnyObject? }
        table.set(type, "preferredContentSize") { $0.preferredContentSize = try $1.value() }
        table.get(type, "presentationController") { $0.presentationController as AnyObject? }
        table.get(type, "presentedViewController") { $0.presentedViewController as AnyObject? }
        table.get(type, "presentingViewController") { $0.presentingViewController as AnyObject? }
        table.set(type, "providesPresentationContextTransitionStyle") { $0.providesPresentationContextTransitionStyle = try $1.bool() }
        table.set(type, "restorationIdentifier") { $0.restorationIdentifier = try $1.stringOrNil() }
        table.get(type, "sheetPresentationController") { $0.sheetPresentationController as AnyObject? }
        table.get(type, "splitViewController") { $0.splitViewController as AnyObject? }
        table.get(type, "storyboard") { $0.storyboard as AnyObject? }
        table.get(type, "tabBarController") { $0.tabBarController as AnyObject? }
        table.get(type, "tabBarItem") { $0.tabBarItem as AnyObject? }
        table.set(type, "tabBarItem") { $0.tabBarItem = try $1.valueOrNil() }
        table.set(type, "title") { $0.title = try $1.stringOrNil() }
        table.set(type, "toolbarItems") { $0.toolbarItems = try $1.valueOrNil() }
        table.get(type, "topLayoutGuide") { $0.topLayoutGuide as AnyObject? }
        table.get(type, "traitCollection") { $0.traitCollection as AnyObject? }
        table.get(type, "transitionCoordinator") { $0.transitionCoordinator as AnyObject? }
        table.get(type, "transitioningDelegate") { $0.transitioningDelegate as AnyObject? }
        table.set(type, "transitioningDelegate") { $0.transitioningDelegate = try $1.valueOrNil() }
        table.get(type, "view") { $0.view as AnyObject? }
        table.set(type, "view") { $0.view = try $1.valueOrNil() }
        table.get(type, "viewIfLoaded") { $0.viewIfLoaded as AnyObject? }
        table.set(type, "viewRespectsSystemMinimumLayoutMargins") { $0.viewRespectsSystemMinimumLayoutMargins = try $1.bool() }
    }

    private static func addUIVisualEffectView(to table: inout NibKeyTable) {
        let type = UIVisualEffectView.self
        table.get(type, "contentView") { $0.contentView as AnyObject? }
        table.get(type, "effect") { $0.effect as AnyObject? }
        table.set(type, "effect") { $0.effect = try $1.valueOrNil() }
    }

    private static func addUIWindow(to table: inout NibKeyTable) {
        let type = UIWindow.self
        table.get(type, "rootViewController") { $0.rootViewController as AnyObject? }
        table.set(type, "rootViewController") { $0.rootViewController = try $1.valueOrNil() }
        table.get(type, "screen") { $0.screen as AnyObject? }
        table.set(type, "windowLevel") { $0.windowLevel = try $1.rawReal() }
        table.get(type, "windowScene") { $0.windowScene as AnyObject? }
        table.set(type, "windowScene") { $0.windowScene = try $1.valueOrNil() }
    }
}
