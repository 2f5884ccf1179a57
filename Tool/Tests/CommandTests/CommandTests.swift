import Testing

/// One test at a time: a program that a test starts while another test writes a script holds that script open, and the
/// system does not run a file that is open for writing.
@Suite(.serialized) enum CommandTests {}
