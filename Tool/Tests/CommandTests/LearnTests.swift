import Foundation
import Testing

extension CommandTests {
    /// `seam learn` as it is called.
    @Suite struct LearnTests {
        @Test func listsTheLessons() throws {
            let shop = try Workshop([:])
            let english = try shop.seam("learn", "--language", "en")
            #expect(english.status == 0)
            #expect(english.text.contains("seam learn closure        A box with a closure\n"))
            #expect(english.text.contains("Documentation/Course/en/rx.md\n"))
            let korean = try shop.seam("learn", "--language", "ko")
            #expect(korean.text.contains("seam learn closure        클로저를 담은 상자\n"))
        }

        @Test func makesAnExercise() throws {
            let shop = try Workshop([:])
            let made = try shop.seam("learn", "closure", "--folder", shop.path("내 연습"))
            #expect(made.status == 0)
            #expect(made.text.contains("seam test '\(shop.path("내 연습"))'"))
            #expect(shop.exists("내 연습/Scores/Box.swift"))
            let again = try shop.seam("learn", "closure", "--folder", shop.path("내 연습"))
            #expect(again.status == 2)
            #expect(again.text == "seam: there is already something at \(shop.path("내 연습")); nothing was written\n")
        }

        @Test(arguments: [
            (["clousre"], "there is no lesson \"clousre\"; there are closure, combine"),
            (["clousre"], "did you mean closure?"), (["--solution"], "needs the name of a lesson"),
            (["--folder", "x"], "needs the name of a lesson"), (["closure", "rx"], "know what to do with \"rx\""),
            (["--language", "fr"], "it can be en or ko"),
            (["closure", "--folder", "/nowhere/else"], "there is no folder /nowhere"),
        ])
        func refusesCalls(_ words: [String], _ message: String) throws {
            let shop = try Workshop([:])
            let result = try shop.seam(words: ["learn"] + words)
            #expect(result.status == 2)
            #expect(result.text.contains(message), "\(result.text)")
        }
    }
}
