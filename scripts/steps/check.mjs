import { CHECKS, runChecks } from '../lib/checks.mjs';
import { logLine } from '../lib/command-log.mjs';

/** `npm run check`, or some of it: `npm run check lint types`. @param {string[]} words */
export async function run(words) {
  logLine('checking types, lint rules, format, exports and cycles …');
  const chosen = CHECKS.filter((check) => words.length === 0 || words.some((word) => check.name.includes(word)));
  const { failed } = await runChecks(chosen);
  logLine(
    failed.length === 0
      ? 'all checks pass; tests and sizes are not among them (npm test, npm run size).'
      : `${failed.length} of ${chosen.length} checks fail: ${failed.join('; ')}.`,
  );
  return failed.length === 0 ? 0 : 1;
}
