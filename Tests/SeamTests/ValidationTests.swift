import Seam
import Testing

@Suite struct ValidationTests {
    final class Form {
        @Validated(.notEmpty("name"), .length(...5, "short")) var name = ""
        @Validated(.number(in: 1...120, "age")) var age = "30"
    }

    @Test func tellsTheRuleThatIsBroken() {
        let form = Form()
        #expect(form.$name.error.value == "name")
        form.name = "Beatrice"
        #expect(form.$name.error.value == "short")
        form.name = "Bea"
        #expect(form.$name.error.value == nil)
        form.age = "old"
        #expect(form.$age.error.value == "age")
        form.age = "121"
        #expect(form.$age.error.value == "age")
    }

    @Test func mistakesAreShownFromTheFirstChangeOn() {
        let form = Form()
        #expect(form.$name.shownError.value == nil)
        form.name = " "
        #expect(form.$name.shownError.value == "name")
        let other = Form()
        other.$name.showError()
        #expect(other.$name.shownError.value == "name")
    }

    @Test func aFormIsValidIfAllFieldsAre() {
        let form = Form()
        let recorder = Recorder(allValid(form.$name, form.$age).removeDuplicates())
        form.name = "A"
        form.age = "0"
        #expect(recorder.values == [false, true, false])
    }

    @Test func rulesForTextAndNumbers() {
        #expect(ValidationRule<String>.matches("[a-z]+@[a-z]+", "").isMet("a@b"))
        #expect(!ValidationRule<String>.matches("[a-z]+@[a-z]+", "").isMet("a@b!"))
        #expect(!ValidationRule<String>.matches("(", "").isMet("("))
        #expect(ValidationRule<Int>.within(1..., "").isMet(1))
    }
}
