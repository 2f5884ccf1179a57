/// The texts of `seam --help` and `seam help COMMAND`.
enum Help {
    static let overview = """
        seam brings UIKit apps to Linux: it builds them from their own sources, and runs them.

        Usage: seam COMMAND ...

          run [PATH]   build the app in a folder and run it; without PATH, the gallery of examples
          test [PATH]  run the unit tests of a project
          layout       compare the frames of storyboards with those that Xcode recorded
          translate    write the sources of an app as they are compiled
          doctor       what is installed, what is missing, how to get it
          self-test    Seam's own tests
          benchmark    Seam's own measurements
          help COMMAND more about a command

        Exit status: 0 done, 1 the app or its tests failed, 2 the call was wrong, 3 it could not be built.
        """

    static let commands: [String: String] = [
        "run": """
        Builds an app and runs it: in a window, or in a browser when there is no display. PATH is an Xcode project, or
        a folder with one somewhere in it, such as a cloned repository; without a project, all sources in the folder
        are the app's. Nothing is written to PATH. Without PATH, shows the gallery of examples.

        Usage: seam run [PATH] [options]

          --headless            no window; with no flow, draw the first frame and end
          --flow FILE           take the steps of a UI flow (YAML in Maestro's vocabulary)
          --output DIR          where the flow's screenshots go
          --screenshot FILE     write the last frame as a PNG
          --device NAME         the size of a device, such as iPhone15
          --appearance MODE     light or dark
          --stub HOST=DIR       answer requests to HOST from the files in DIR: /a/b is a/b, a/b.json or
                                a/b/index.json there, and else not found (404.json, if there is one); a/b?KEY=VALUE.json
                                for requests with that in their query, a/POST b.json for those of a method.
                                HOST=http://ADDRESS asks another server. May stand several times
          --target NAME         the target of the project, if it has several apps
          --dependency NAME=PATH  build the library NAME from PATH, a Swift package or a folder of Swift files.
                                May stand several times; each after those it needs itself
          --warnings            show the compiler's warnings
        """,
        "test": """
        Builds the unit-test targets of an Xcode project (XCTest and Swift Testing), with the app that they run in, and
        runs them without a display. PATH is a project or a folder with one; the current folder without PATH.

        Usage: seam test [PATH] [options]

          --target NAME         only the tests of that target
          --filter TEXT         only tests whose class or name contains TEXT
          --xunit FILE          write the results as XML
          --dependency NAME=PATH  as for `run`
          --stub HOST=DIR       as for `run`
        """,
        "layout": """
        Lays out every scene of storyboards and xibs on the device that Xcode showed it on, and lists each view whose
        frame differs by more than half a point from the one that Xcode recorded, those apart that are marked misplaced
        or ambiguous. Classes of the app are not there; UIKit's stand in for them. A folder stands for what is in it.

        Usage: seam layout FILE... [--json] [--summary]

          --json                for machines
          --summary             only the share that agrees
        """,
        "translate": """
        Writes the translated sources of the app in the folder PATH, to look at: those files that Linux cannot compile
        as they are, in the form in which they are compiled.

        Usage: seam translate PATH --output DIR
        """,
        "doctor": """
        Lists what Seam needs, whether it is installed, and the command that installs what is missing.

        Usage: seam doctor
        """,
        "self-test": """
        Runs Seam's own tests without a display, and the flows of the examples.

        Usage: seam self-test [--filter TEXT] [--fuzz COUNT]

          --filter TEXT         only the tests, examples and checks whose name contains TEXT
          --fuzz COUNT          how many damaged inputs each reader gets (5000)
        """,
        "generate": GenerateCommand.help,
        "benchmark": """
        Runs Seam's own measurements.

        Usage: seam benchmark [NAME]
        """,
    ]
}
