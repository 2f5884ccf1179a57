# For the scripts that write a table into README.md and README.ko.md, to be sourced.
#
#   put_table MARK TABLE [--check]   MARK stands in the comments around the table; with --check, only says whether the
#                                    files have it, by its status

with_table() {
    awk -v mark="$2" -v table="$3" '
        $0 == "<!-- " mark ": begin -->" { print; print table; skip = 1; next }
        $0 == "<!-- " mark ": end -->" { skip = 0 }
        !skip' "$1"
}

put_table() {
    local file status=0
    for file in README.md README.ko.md; do
        if [ "${3-}" = --check ]; then
            if ! diff -q <(with_table "$file" "$1" "$2") "$file" >/dev/null; then
                echo "$file: the table \"$1\" is not what $0 writes" >&2
                status=1
            fi
        else
            with_table "$file" "$1" "$2" >"$file.new" && mv "$file.new" "$file"
        fi
    done
    return $status
}
