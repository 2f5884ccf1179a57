// Swift Testing asks for a module of this name wherever a file imports both Testing and CoreGraphics. On Apple's platforms it
// attaches images to test reports; here it only has to exist.
