/// A project with an app, and tests that drive it from outside.
enum DrivenProject {
    static var project: String {
        SampleProject.file
            .replacing("targets = (A, T, )", with: "targets = (A, U, )")
            .replacing(
                "T = {isa = PBXNativeTarget; name = AppTests; productType = \"com.apple.product-type.bundle.unit-test\";",
                with: "U = {isa = PBXNativeTarget; name = AppUITests; "
                    + "productType = \"com.apple.product-type.bundle.ui-testing\";"
            )
            .replacing("TEST_HOST = \"$(BUILT_PRODUCTS_DIR)/My App.app/My App\"", with: "TEST_TARGET_NAME = \"My App\"")
            .replacing("path = AppTests", with: "path = AppUITests")
    }

    static let controller = """
        import UIKit

        class ViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
            private let field = UITextField()
            private let count = UILabel()
            private let choice = UISwitch()
            private let slider = UISlider()
            private let table = UITableView()
            private var names: [String] = []

            override func viewDidLoad() {
                super.viewDidLoad()
                view.backgroundColor = .systemBackground
                let add = UIButton(type: .system)
                add.setTitle("Add", for: .normal)
                add.addTarget(self, action: #selector(addTapped), for: .touchUpInside)
                let ask = UIButton(type: .system)
                ask.setTitle("Ask", for: .normal)
                ask.addTarget(self, action: #selector(askTapped), for: .touchUpInside)
                field.placeholder = "Name"
                field.borderStyle = .roundedRect
                count.accessibilityIdentifier = "count"
                count.text = UserDefaults.standard.string(forKey: "greeting")
                    ?? ProcessInfo.processInfo.environment["GREETING"]
                    ?? (ProcessInfo.processInfo.environment["XCTestConfigurationFilePath"] == nil ? "0" : "tested")
                table.dataSource = self
                table.delegate = self
                table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
                let stack = UIStackView(arrangedSubviews: [field, add, ask, count, choice, slider, table])
                stack.axis = .vertical
                stack.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(stack)
                let guide = view.safeAreaLayoutGuide
                NSLayoutConstraint.activate([
                    stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
                    stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -16),
                    stack.topAnchor.constraint(equalTo: guide.topAnchor),
                    stack.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
                ])
            }

            @objc private func addTapped() {
                names.append(field.text ?? "")
                field.text = ""
                count.text = "\\(names.count)"
                table.reloadData()
            }

            @objc private func askTapped() {
                DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) {
                    let alert = UIAlertController(title: "Sure?", message: "Really", preferredStyle: .alert)
                    alert.addAction(UIAlertAction(title: "Yes", style: .default) { _ in self.count.text = "yes" })
                    alert.addAction(UIAlertAction(title: "No", style: .cancel))
                    self.present(alert, animated: true)
                }
            }

            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count + 30 }

            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
                cell.textLabel?.text = indexPath.row < names.count ? names[indexPath.row] : "Row \\(indexPath.row)"
                return cell
            }

            func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
                count.text = "row \\(indexPath.row)"
            }
        }
        """

    static let tests = """
        import XCTest

        final class AppUITests: XCTestCase {
            private var app: XCUIApplication!

            override func setUpWithError() throws {
                continueAfterFailure = false
                app = XCUIApplication()
                app.launch()
            }

            override func tearDown() { app.terminate() }

            func testTypesAndTaps() {
                let field = app.textFields["Name"]
                XCTAssertTrue(field.waitForExistence(timeout: 5))
                XCTAssertEqual(field.value as? String, "Name")
                XCTAssertEqual(app.staticTexts["count"].label, "0")
                field.tap()
                field.typeText("우유 🥛")
                XCTAssertEqual(field.value as? String, "우유 🥛")
                field.typeText(XCUIKeyboardKey.delete.rawValue)
                app.buttons["Add"].tap()
                XCTAssertEqual(app.staticTexts["count"].label, "1")
                XCTAssertTrue(app.tables.cells.element(boundBy: 0).staticTexts["우유 "].exists)
                XCTAssertEqual(app.cells.containing(.staticText, identifier: "우유 ").count, 1)
            }

            func testScrollsToRow() {
                app.tables.staticTexts["Row 3"].tap()
                XCTAssertEqual(app.staticTexts["count"].label, "row 3")
                app.tables.firstMatch.swipeUp()
                XCTAssertFalse(app.staticTexts["Row 0"].isHittable)
            }

            func testAnswersAnAlert() {
                app.buttons["Ask"].tap()
                let alert = app.alerts["Sure?"]
                XCTAssertTrue(alert.waitForExistence(timeout: 3))
                XCTAssertTrue(alert.staticTexts["Really"].exists)
                alert.buttons["Yes"].tap()
                XCTAssertTrue(alert.waitForNonExistence(withTimeout: 3))
                XCTAssertEqual(app.staticTexts["count"].label, "yes")
            }

            func testMonitorSeesToAlert() {
                addUIInterruptionMonitor(withDescription: "alert") { alert in
                    alert.buttons["No"].tap()
                    return true
                }
                app.buttons["Ask"].tap()
                XCTAssertTrue(app.alerts.firstMatch.waitForExistence(timeout: 3))
                app.buttons["Add"].tap()
                XCTAssertEqual(app.staticTexts["count"].label, "1")
            }

            func testControls() {
                let choice = app.switches.firstMatch
                XCTAssertEqual(choice.value as? String, "0")
                choice.tap()
                XCTAssertEqual(choice.value as? String, "1")
                app.sliders.firstMatch.adjust(toNormalizedSliderPosition: 0.75)
                XCTAssertEqual(app.sliders.firstMatch.normalizedSliderPosition, 0.75, accuracy: 0.02)
            }

            func testPredicates() {
                let rows = app.staticTexts.matching(NSPredicate(format: "label BEGINSWITH 'Row 1'"))
                XCTAssertGreaterThan(rows.count, 1)
                let button = app.buttons["Add"]
                let exists = XCTNSPredicateExpectation(predicate: NSPredicate(format: "exists == true"), object: button)
                XCTAssertEqual(XCTWaiter().wait(for: [exists], timeout: 3), .completed)
            }

            func testLaunchesAgain() {
                XCTAssertEqual(app.state, .runningForeground)
                app.terminate()
                XCTAssertEqual(app.state, .notRunning)
                app.launchArguments = ["-greeting", "Hello"]
                app.launch()
                XCTAssertEqual(app.staticTexts["count"].label, "Hello")
                app.launchArguments = []
                app.launchEnvironment["GREETING"] = "안녕"
                app.launch()
                XCTAssertEqual(app.staticTexts["count"].label, "안녕")
                XCUIDevice.shared.press(.home)
                XCTAssertEqual(app.state, .runningBackground)
                app.activate()
                XCTAssertTrue(app.wait(for: .runningForeground, timeout: 2))
            }

            func testScreenshot() {
                let picture = XCUIScreen.main.screenshot()
                XCTAssertGreaterThan(picture.pngRepresentation.count, 1000)
                XCTAssertEqual(app.buttons["Add"].screenshot().image.size.height, app.buttons["Add"].frame.height, accuracy: 1)
                let attachment = XCTAttachment(screenshot: picture)
                attachment.lifetime = .keepAlways
                add(attachment)
            }

            func testLaunchTime() {
                measure(metrics: [XCTApplicationLaunchMetric()]) { XCUIApplication().launch() }
            }

            func testStopsWhereNothingIs() {
                XCTExpectFailure("there is no such button") {
                    app.buttons["Nobody"].tap()
                }
                app.buttons["Nobody"].tap()
                XCTFail("the test goes on")
            }
        }
        """

    static var files: [String: String] {
        [
            "Driven/My App.xcodeproj/project.pbxproj": project,
            "Driven/App/Scene.swift": SampleProject.scene,
            "Driven/App/ViewController.swift": controller,
            "Driven/AppUITests/AppUITests.swift": tests,
        ]
    }
}
