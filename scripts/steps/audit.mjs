import { logLine } from '../lib/command-log.mjs';
import { exec } from '../lib/exec.mjs';

/** `npm run audit`: asks the registry for known faults of what runs; code 1 where it knows one that is high or worse. A registry that does not answer is told, and is no fault. */
export async function run() {
  const { output } = await exec('npm', ['audit', '--omit=dev', '--json']);
  const from = output.indexOf('{');
  /** @type {{ error?: { summary?: string }, metadata?: { vulnerabilities?: Record<string, number> } }} */
  let report = {};
  try {
    report = JSON.parse(output.slice(Math.max(0, from)));
  } catch {
    // what is no report is told below
  }
  const counts = report.metadata?.vulnerabilities;
  if (!counts) {
    logLine(
      `the registry gave no answer about known faults: ${report.error?.summary || output.trim().split('\n')[0] || 'nothing'}`,
    );
    return 0;
  }
  logLine(
    `known faults of what runs: ${counts['critical'] ?? 0} critical, ${counts['high'] ?? 0} high, ${counts['total'] ?? 0} in all`,
  );
  return (counts['critical'] ?? 0) + (counts['high'] ?? 0) > 0 ? 1 : 0;
}
