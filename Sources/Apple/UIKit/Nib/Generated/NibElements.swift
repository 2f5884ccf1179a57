// Made by `seam generate` from the declarations of UIKit. Change those, then run it again.
// swift-format-ignore-file

/// The elements of storyboards and xibs, by what they stand for.
@MainActor
enum NibElements {
    static let views: [any ViewElement.Type] = [
        ActivityIndicatorElement.self,
        ButtonElement.self,
        CalendarViewElement.self,
        CollectionReusableViewElement.self,
        CollectionViewCellElement.self,
        CollectionViewElement.self,
        ColorWellElement.self,
        ControlElement.self,
        DatePickerElement.self,
        ImageViewElement.self,
        LabelElement.self,
        NavigationBarElement.self,
        PageControlElement.self,
        PickerViewElement.self,
        PlainViewElement.self,
        ProgressViewElement.self,
        RefreshControlElement.self,
        ScrollViewElement.self,
        SearchBarElement.self,
        SearchTextFieldElement.self,
        SegmentedControlElement.self,
        SliderElement.self,
        StackViewElement.self,
        StepperElement.self,
        SwitchElement.self,
        TabBarElement.self,
        TableViewCellElement.self,
        TableViewElement.self,
        TableViewHeaderFooterElement.self,
        TextFieldElement.self,
        TextViewElement.self,
        ToolbarElement.self,
        VisualEffectViewElement.self,
        WindowElement.self,
    ]

    static let controllers: [any ControllerElement.Type] = [
        CollectionViewControllerElement.self,
        NavigationControllerElement.self,
        PageViewControllerElement.self,
        SplitViewControllerElement.self,
        TabBarControllerElement.self,
        TableViewControllerElement.self,
        UnsupportedControllerElement.self,
        ViewControllerElement.self,
    ]

    static let recognizers: [any RecognizerElement.Type] = [
        LongPressGestureElement.self,
        PanGestureElement.self,
        PinchGestureElement.self,
        RotationGestureElement.self,
        ScreenEdgePanGestureElement.self,
        SwipeGestureElement.self,
        TapGestureElement.self,
    ]

    static let objects: [any ObjectElement.Type] = [
        BarButtonItemElement.self,
        CustomObjectElement.self,
        EditorOnlyElement.self,
        NavigationItemElement.self,
    ]

    static let connections: [any ConnectionElement.Type] = [
        ActionElement.self,
        OutletCollectionElement.self,
        OutletElement.self,
        SegueElement.self,
    ]
}
