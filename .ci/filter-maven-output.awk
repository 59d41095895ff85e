# Filters Maven output: keeps test output, warnings, errors and the number of tests per module.
{ gsub(/\033\[[0-9;]*m/, ""); sub(/ *-> \[Help [0-9]+\]$/, "") }
# Modules are built in parallel, so each line starts with the name of its thread or module.
{ thread = "" }
/^\[[a-zA-Z][-a-zA-Z0-9 ]*\] \[(INFO|WARNING|ERROR)\]/ {
  end = index($0, "] [")
  thread = substr($0, 2, end - 2)
  $0 = substr($0, end + 2)
}
/^\[INFO\] -+< org\.arbiterchess:/ { name = $0; gsub(/.*:(arbiter-)?| >.*/, "", name); module[thread] = name; next }
# Totals per class. Failures follow on their own lines.
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
# TeaVM's plugin is not thread-safe, but only one module uses it.
/^\[WARNING\] +(\*|The following plugins are not marked as thread-safe|org\.teavm:teavm-maven-plugin|Enable debug to see)/ { next }
# Fuzzer progress. Findings are reported as errors.
/^(INFO: |WARN: JUnit arguments|#[0-9]+[\t:]|#+ |".*# Uses: )/ { next }
# Warnings about Maven's own libraries on a new JDK.
/^WARNING: .*(sun\.misc\.Unsafe|consider reporting this to the maintainers)/ { next }
# Details of a failed program that has already printed its error.
/^(\[ERROR\] Command execution failed\.|org\.apache\.commons\.exec\.ExecuteException: |    at )/ { next }
/^\[ERROR\] Failed to execute goal org\.codehaus\.mojo:exec-maven-plugin/ { next }
# Hints that Maven prints after every failure, and repeated errors.
/^\[ERROR\] .*(\[Help [0-9]+\]|[Rr]e-run Maven|read the following articles|resume the build|mvn <args>)/ { next }
/^\[ERROR\] (Failed to execute goal .*(There are test failures\.|Compilation failure:?)|See .*(test results|dumpstream)\.)$/ { next }
/^\[ERROR\]/ { error = $0; gsub(/ +/, " ", error); if (printed[error]++) next }
{ print; fflush() }
END {
  if (ran + skipped) {
    printf "%d passed, %d failed", ran - failed, failed
    if (skipped) printf ", %d skipped", skipped
    print ""
  }
}
