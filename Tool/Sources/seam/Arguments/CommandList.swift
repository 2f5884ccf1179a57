/// The commands, in the order in which help lists them.
enum CommandList {
    static var all: [any Command.Type] {
        [
            RunCommand.self, ServeCommand.self, TestCommand.self, XcodebuildCommand.self, FlowsCommand.self,
            CheckCommand.self, NewCommand.self, LearnCommand.self,
            SurveyCommand.self,
            LayoutCommand.self,
            McpCommand.self,
            DocsCommand.self,
            DoctorCommand.self, PrepareCommand.self, CompletionCommand.self, HelpCommand.self,
            SelfTestCommand.self, BenchmarkCommand.self, GenerateCommand.self, FuzzCommand.self, TranslateCommand.self,
        ]
    }

    static func command(named name: String) -> (any Command.Type)? {
        all.first { $0.name == name }
    }
}
