/// A storyboard of as many scenes as are asked for, each with the views, constraints and runtime attributes of a screen
/// such as apps have: a navigation item, labels, fields, buttons, pictures, a table with a prototype cell.
enum SampleStoryboard {
    static func text(scenes: Int) -> String {
        var text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
            toolsVersion="21507" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" \
            useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" initialViewController="c0">
                <device id="retina6_12" orientation="portrait" appearance="light"/>
                <scenes>

            """
        for number in 0..<scenes { text += scene(number) }
        return text + "    </scenes>\n</document>\n"
    }

    private static func scene(_ number: Int) -> String {
        let id = { (name: String) in "\(name)\(number)" }
        var views = ""
        var constraints = ""
        for row in 0..<12 {
            let view = id("v\(row)-")
            let frame = "<rect key=\"frame\" x=\"16\" y=\"\(67 + row * 42)\" width=\"361\" height=\"34\"/>"
            switch row % 4 {
            case 0:
                views += """
                    <label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="Row \(row)" \
                    textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" \
                    translatesAutoresizingMaskIntoConstraints="NO" id="\(view)">\(frame)
                    <fontDescription key="fontDescription" type="system" pointSize="17"/>
                    <nil key="textColor"/><nil key="highlightedColor"/></label>

                    """
            case 1:
                views += """
                    <textField opaque="NO" contentMode="scaleToFill" borderStyle="roundedRect" \
                    placeholder="Type here" textAlignment="natural" minimumFontSize="17" \
                    translatesAutoresizingMaskIntoConstraints="NO" id="\(view)">\(frame)
                    <fontDescription key="fontDescription" type="system" pointSize="14"/>
                    <textInputTraits key="textInputTraits"/></textField>

                    """
            case 2:
                views += """
                    <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" \
                    contentVerticalAlignment="center" buttonType="system" lineBreakMode="middleTruncation" \
                    translatesAutoresizingMaskIntoConstraints="NO" id="\(view)">\(frame)
                    <state key="normal" title="Press"/></button>

                    """
            default:
                views += """
                    <imageView clipsSubviews="YES" userInteractionEnabled="NO" contentMode="scaleAspectFit" \
                    translatesAutoresizingMaskIntoConstraints="NO" id="\(view)">\(frame)
                    <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" \
                    keyPath="layer.cornerRadius"><integer key="value" value="8"/></userDefinedRuntimeAttribute>
                    </userDefinedRuntimeAttributes></imageView>

                    """
            }
            let above = row == 0 ? (id("safe"), "top") : (id("v\(row - 1)-"), "bottom")
            constraints += """
                <constraint firstItem="\(view)" firstAttribute="top" secondItem="\(above.0)" \
                secondAttribute="\(above.1)" constant="8" id="\(id("t\(row)-"))"/>
                <constraint firstItem="\(view)" firstAttribute="leading" secondItem="\(id("safe"))" \
                secondAttribute="leading" constant="16" id="\(id("l\(row)-"))"/>
                <constraint firstItem="\(id("safe"))" firstAttribute="trailing" secondItem="\(view)" \
                secondAttribute="trailing" constant="16" id="\(id("r\(row)-"))"/>
                <constraint firstAttribute="height" constant="34" id="\(id("h\(row)-"))" firstItem="\(view)"/>

                """
        }
        return """
                    <scene sceneID="\(id("s"))"><objects>
            <viewController storyboardIdentifier="\(id("scene"))" id="\(id("c"))" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="\(id("root"))">
            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <subviews>\(views)</subviews>
            <viewLayoutGuide key="safeArea" id="\(id("safe"))"/>
            <color key="backgroundColor" systemColor="systemBackgroundColor"/>
            <constraints>\(constraints)</constraints></view>
            <navigationItem key="navigationItem" title="Scene \(number)" id="\(id("n"))"/>
            </viewController>
            <placeholder placeholderIdentifier="IBFirstResponder" id="\(id("f"))" userLabel="First Responder" \
            sceneMemberID="firstResponder"/></objects><point key="canvasLocation" x="0" y="0"/></scene>

            """
    }
}
