// Copies, files and addresses.
