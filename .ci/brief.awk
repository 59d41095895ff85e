# Reads what Maven says and lets through only what a person wants to know: what the tests print,
# warnings, errors, and how many tests ran in each module.
{ gsub(/\033\[[0-9;]*m/, "") }
/^\[INFO\] -+< org\.arbiterchess:/ { module = $0; gsub(/.*:(arbiter-)?| >.*/, "", module); next }
/^\[INFO\] Tests run:/ && !/ -- in / {
  printf "%s: %s\n", module, substr($0, 8)
  split($0, count, /[^0-9]+/)
  total += count[2]
  fflush()
  next
}
/^\[INFO\]/ || /^(\[ERROR\])? *$/ { next }
# Maven's own libraries, on a new JDK.
/^WARNING: .*(sun\.misc\.Unsafe|consider reporting this to the maintainers)/ { next }
/^\[ERROR\] .*(\[Help 1\]|Re-run Maven|full stack trace|read the following articles|resume the build|mvn <args>)/ { next }
{ print; fflush() }
END { if (total) printf "%d tests ran.\n", total }
