// Prints the tests' output, each failure, and the totals in Maven Surefire's format.
export default async function* reporter(source) {
  const count = { passed: 0, failed: 0, skipped: 0 };
  for await (const { type, data } of source) {
    const isTest = data.details?.type !== 'suite' && !data.name?.endsWith('.mjs');
    if (type === 'test:stdout' || type === 'test:stderr') {
      yield data.message;
    } else if (type === 'test:pass' && isTest) {
      count[data.skip === undefined ? 'passed' : 'skipped']++;
    } else if (type === 'test:fail') {
      count.failed++;
      const { error } = data.details;
      yield `[ERROR] ${data.file}: ${data.name}\n${error.cause?.stack ?? error.message}\n`;
    }
  }
  const { passed, failed, skipped } = count;
  yield `[browser] [INFO] Tests run: ${passed + failed + skipped}, Failures: ${failed}, Errors: 0, Skipped: ${skipped}\n`;
}
