/** A connection that cannot be made, or breaks. */
const SYSTEM = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'ENOENT',
]);
/**
 * PostgreSQL shuts down, starts, or has no connection or room left, takes no writes, or cannot use its disk; it gave a statement up that took
 * too long, or waited too long for a lock.
 */
const STATES = /^(08...|57P0[123]|53[123]00|57014|55P03|25P03|25006|58030)$/;
/** What the driver says without a code, and the database of its disk under codes of something else. */
const SENTENCES =
  /timeout exceeded when trying to connect|connection terminated|query read timeout|client has encountered a connection error|no space left on device|read-only file system/i;

const codeOf = (error: Error) => ('code' in error && typeof error.code === 'string' ? error.code : '');

/** Whether the database could not be asked, or gave no answer in time: then the same may succeed in a moment, and nobody has to look for a fault in our code. Looks through the causes of an error. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // several addresses of one host are tried, and each fails
  if (error instanceof AggregateError && error.errors.some(isDatabaseAway)) return true;
  const code = codeOf(error);
  // the embedded one has given up, and is opened anew
  if ('severity' in error && error.severity === 'PANIC') return true;
  const isOfDriver = SYSTEM.has(code) && 'syscall' in error && error.syscall !== 'open';
  if (isOfDriver || STATES.test(code) || SENTENCES.test(error.message)) return true;
  return isDatabaseAway(error.cause);
}
