/// A view's four variables.
struct Box {
    var x, y, width, height: Int32

    init(in system: inout System) {
        x = system.makeVariable()
        y = system.makeVariable()
        width = system.makeVariable(isNonnegative: true)
        height = system.makeVariable(isNonnegative: true)
    }
}

extension System {
    /// A view's own size: it resists being squeezed, and less so being stretched.
    mutating func addIntrinsicSize(_ box: Box, width: Double, height: Double, hugging: Float = 250) {
        add([(box.width, 1)], .greaterThanOrEqual, width, priority: 750)
        add([(box.width, 1)], .lessThanOrEqual, width, priority: hugging)
        add([(box.height, 1)], .greaterThanOrEqual, height, priority: 750)
        add([(box.height, 1)], .lessThanOrEqual, height, priority: hugging)
    }

    /// A cell with an image, a title and a subtitle: 4 views, 25 constraints.
    ///
    /// - Returns: the cell's box and the row that fixes its width.
    mutating func addCell(_ index: Int, under previous: Box? = nil) -> (box: Box, widthRow: Int) {
        let cell = Box(in: &self)
        let image = Box(in: &self)
        let title = Box(in: &self)
        let subtitle = Box(in: &self)
        add([(cell.x, 1)], .equal, 0)
        if let previous {
            add([(cell.y, 1), (previous.y, -1), (previous.height, -1)], .equal, 0)
        } else {
            add([(cell.y, 1)], .equal, 0)
        }
        add([(cell.width, 1)], .equal, 375)
        let widthRow = rows.count - 1
        add([(image.x, 1), (cell.x, -1)], .equal, 16)
        add([(image.y, 1), (image.height, 0.5), (cell.y, -1), (cell.height, -0.5)], .equal, 0)
        add([(image.width, 1)], .equal, 40)
        add([(image.height, 1), (image.width, -1)], .equal, 0)
        add([(image.y, 1), (cell.y, -1)], .greaterThanOrEqual, 8)
        add([(title.x, 1), (image.x, -1), (image.width, -1)], .equal, 12)
        add([(title.y, 1), (cell.y, -1)], .equal, 11)
        add([(title.x, 1), (title.width, 1), (cell.x, -1), (cell.width, -1)], .lessThanOrEqual, -16)
        add([(subtitle.x, 1), (title.x, -1)], .equal, 0)
        add([(subtitle.y, 1), (title.y, -1), (title.height, -1)], .equal, 3)
        add([(subtitle.x, 1), (subtitle.width, 1), (cell.x, -1), (cell.width, -1)], .equal, -16)
        add([(subtitle.y, 1), (subtitle.height, 1), (cell.y, -1), (cell.height, -1)], .equal, -11)
        add([(cell.height, 1)], .greaterThanOrEqual, 44)
        add([(cell.height, 1)], .equal, 0, priority: 50)
        addIntrinsicSize(title, width: 120 + Double(index % 7) * 9, height: 20, hugging: 251)
        addIntrinsicSize(subtitle, width: 200 + Double(index % 5) * 31, height: 16 + Double(index % 3) * 16)
        return (cell, widthRow)
    }

    static func cells(_ count: Int, isChained: Bool) -> System {
        var system = System()
        var previous: Box?
        for index in 0..<count {
            let cell = system.addCell(index, under: isChained ? previous : nil)
            previous = cell.box
        }
        return system
    }

    /// A form of 111 constraints: a screen, 8 labelled fields and 2 buttons.
    ///
    /// - Returns: the system, and the rows that fix the screen's width and height.
    static func screen() -> (system: System, edited: [(variable: Int32, row: Int)]) {
        var system = System()
        let screen = Box(in: &system)
        system.add([(screen.x, 1)], .equal, 0)
        system.add([(screen.y, 1)], .equal, 0)
        system.add([(screen.width, 1)], .equal, 393)
        system.add([(screen.height, 1)], .equal, 852)
        var above: Box?
        var firstLabel: Box?
        for index in 0..<8 {
            let label = Box(in: &system)
            let field = Box(in: &system)
            system.add([(label.x, 1), (screen.x, -1)], .equal, 16)
            if let above {
                system.add([(field.y, 1), (above.y, -1), (above.height, -1)], .equal, 12)
            } else {
                system.add([(field.y, 1), (screen.y, -1)], .equal, 80)
            }
            system.add(
                [(label.y, 1), (label.height, 0.5), (field.y, -1), (field.height, -0.5)], .equal, 0)
            system.add([(field.x, 1), (label.x, -1), (label.width, -1)], .equal, 8)
            system.add(
                [(field.x, 1), (field.width, 1), (screen.x, -1), (screen.width, -1)], .equal, -16)
            if let firstLabel { system.add([(label.width, 1), (firstLabel.width, -1)], .equal, 0) }
            system.addIntrinsicSize(label, width: 60 + Double(index * 13 % 40), height: 20.5, hugging: 251)
            system.add([(field.height, 1)], .equal, 34)
            if index.isMultiple(of: 2) { system.add([(field.width, 1)], .greaterThanOrEqual, 100, priority: 750) }
            above = field
            firstLabel = firstLabel ?? label
        }
        let (cancel, save) = (Box(in: &system), Box(in: &system))
        system.add([(cancel.x, 1), (screen.x, -1)], .equal, 16)
        system.add([(save.x, 1), (cancel.x, -1), (cancel.width, -1)], .equal, 12)
        system.add([(cancel.width, 1), (save.width, -1)], .equal, 0)
        system.add([(save.x, 1), (save.width, 1), (screen.x, -1), (screen.width, -1)], .equal, -16)
        for button in [cancel, save] {
            system.add(
                [(button.y, 1), (button.height, 1), (screen.y, -1), (screen.height, -1)], .equal, -34)
        }
        system.add([(cancel.y, 1), (above!.y, -1), (above!.height, -1)], .greaterThanOrEqual, 20)
        system.addIntrinsicSize(cancel, width: 70, height: 50)
        system.addIntrinsicSize(save, width: 60, height: 50)
        system.add([(cancel.height, 1), (save.height, -1)], .equal, 0)
        precondition(system.rows.count == 111)
        return (system, [(screen.width, 2), (screen.height, 3)])
    }
}
