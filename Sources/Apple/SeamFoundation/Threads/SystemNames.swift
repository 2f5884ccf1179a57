/// How many bytes the names have that `uname` gives. On Linux they are shorter than on Apple's systems.
public let _SYS_NAMELEN: Int32 = 65
