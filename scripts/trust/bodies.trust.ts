// Bodies that no program of ours sends, to every call of a server of its own; `npm run trust -- bodies [COUNT] [SEED]`.
import { sendBodies } from '@prosperx/api/trust';

const [count = 100_000, seed = 1] = process.argv.slice(2).map(Number);
/** Megabytes that a server may have more after four fifths of the bodies: what it remembers of callers, and of answers that it keeps. */
const GROWTH = 200;

if (!process.env['TEST_DATABASE_URL']) {
  console.log('bodies: skipped, since PostgreSQL is not installed');
} else {
  // Trust R1: 100,000 bodies over all calls of a server, made of the fields of each call, a fifth of them no JSON or such as nobody writes: none a failure of ours, none without an answer, no growth
  const { sent, calls, byKind, wrong, overASecond, failedLines, memory, isReady } = await sendBodies(count, seed);
  for (const { call, status, took, body } of wrong.slice(0, 20))
    console.log(`  ${call}: ${status ?? 'nothing'} after ${Math.round(took)} ms to ${JSON.stringify(body)}`);
  for (const line of failedLines.slice(0, 20)) console.log(`  ${line.slice(0, 600)}`);
  console.log(
    `bodies: ${sent} to ${calls} calls, ${byKind.taken} taken, ${byKind.refused} refused, ${byKind.tooMany} too many, ${byKind.failed} failures of ours, ${byKind.silent} without an answer; ` +
      `${overASecond} over a second; ${failedLines.length} lines of failure in the log; memory ${memory[0]} MB after a fifth, ${memory[1]} MB in the end; ` +
      `the server ${isReady ? 'is ready' : 'does not answer'}`,
  );
  // Trust R1, control: bodies are nonsense and what exists among it, so that some are taken, most are not, and few are turned away for their number alone
  const isMixed = byKind.taken > sent / 100 && byKind.taken < sent / 2 && byKind.tooMany < sent / 4;
  const hasGrown = memory[1] - memory[0] > GROWTH;
  if (wrong.length + failedLines.length > 0 || hasGrown || !isReady || !isMixed) process.exitCode = 1;
}
