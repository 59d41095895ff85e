# Reads what Maven says and lets through only what a person wants to know: what the tests print,
# warnings, errors, and how many tests ran in each module.
{ gsub(/\033\[[0-9;]*m/, ""); sub(/ *-> \[Help [0-9]+\]$/, "") }
# Modules are built side by side, each in a thread that is named before what it says; or the module itself is.
{ thread = "" }
/^\[[a-zA-Z][-a-zA-Z0-9 ]*\] \[(INFO|WARNING|ERROR)\]/ {
  end = index($0, "] [")
  thread = substr($0, 2, end - 2)
  $0 = substr($0, end + 2)
}
/^\[INFO\] -+< org\.arbiterchess:/ { name = $0; gsub(/.*:(arbiter-)?| >.*/, "", name); module[thread] = name; next }
# Those of one class: its failures follow, one by one.
/^\[(INFO|WARNING|ERROR)\] Tests run:.* -- in / { next }
/^\[(INFO|WARNING|ERROR)\] Tests run:/ {
  sub(/^[^ ]+ /, "")
  printf "%s: %s\n", thread in module ? module[thread] : thread, $0
  split($0, count, /[^0-9]+/)
  ran += count[2] - count[5]
  failed += count[3] + count[4]
  skipped += count[5]
  fflush()
  next
}
/^\[INFO\]/ || /^(\[(WARNING|ERROR)\])? *$/ { next }
# TeaVM's plugin is not made to run twice at a time; one module uses it, once.
/^\[WARNING\] +(\*|The following plugins are not marked as thread-safe|org\.teavm:teavm-maven-plugin|Enable debug to see)/ { next }
# The fuzzer's own progress; what it finds is an error.
/^(INFO: |WARN: JUnit arguments|#[0-9]+[\t:]|#+ |".*# Uses: )/ { next }
# Maven's own libraries, on a new JDK.
/^WARNING: .*(sun\.misc\.Unsafe|consider reporting this to the maintainers)/ { next }
# How Maven came to run a program that failed; the program has said why.
/^(\[ERROR\] Command execution failed\.|org\.apache\.commons\.exec\.ExecuteException: |    at )/ { next }
/^\[ERROR\] Failed to execute goal org\.codehaus\.mojo:exec-maven-plugin/ { next }
# What Maven says after every failure, and what has been said before.
/^\[ERROR\] .*(\[Help [0-9]+\]|[Rr]e-run Maven|read the following articles|resume the build|mvn <args>)/ { next }
/^\[ERROR\] (Failed to execute goal .*(There are test failures\.|Compilation failure:?)|See .*(test results|dumpstream)\.)$/ { next }
/^\[ERROR\]/ { words = $0; gsub(/ +/, " ", words); if (told[words]++) next }
{ print; fflush() }
END {
  if (ran + skipped) {
    printf "%d passed, %d failed", ran - failed, failed
    if (skipped) printf ", %d skipped", skipped
    print ""
  }
}
