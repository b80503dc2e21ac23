// A disk that is full, and one that turns read-only, under the embedded database and the uploaded files while people buy and upload;
// `npm run trust -- disk [SECONDS]`. It mounts a small file system of its own, which takes the rights of root.
import { figuresOf, isSound, runDisk } from '@prosperx/api/trust';

/** `/readyz` looks at the files every half minute. */
const [seconds = 45] = process.argv.slice(2).map(Number);
/** A call waits for its turn behind one connection, on a busy machine. */
const LONGEST_CALL = 10_000;

// Trust R8: the disk of the embedded database and of uploaded files is full, then read-only, while people buy and upload: 503, and 502 for a code that cannot be sent, alone, nothing acknowledged lost, it goes on by itself
for (const how of ['full', 'read-only'] as const) {
  const verdict = await runDisk({ how, seconds });
  if (!verdict) {
    console.log(`disk (${how}): skipped, since no file system can be mounted here`);
    continue;
  }
  const { requests, faults, wrong, slowest, backAfter, uploads, lostUploads, isNamed, findsLoss, ...books } = verdict;
  console.log(
    `disk (${how} for ${seconds} s): ${requests} requests, failed: ${faults.join(', ') || 'none'}; slowest ${(slowest / 1_000).toFixed(1)} s; ` +
      `back ${(backAfter / 1_000).toFixed(1)} s after; ${uploads} uploads told as kept, ${lostUploads} lost; ${figuresOf(books)}; ` +
      `/readyz ${isNamed ? 'named it' : 'did not name it'}; a planted loss is ${findsLoss ? 'found' : 'missed'}`,
  );
  const isHeld = wrong === 0 && slowest <= LONGEST_CALL && lostUploads === 0 && isSound(books);
  // Trust R8, control: a purchase that was told as paid and is not there is found
  if (!isHeld || !isNamed || !findsLoss || faults.length === 0 || uploads === 0) process.exitCode = 1;
}
