import { examine, wouldStart } from '#start/doctor.js';
import { doctorText } from '#start/doctor.text.js';
import { realClock } from '#start/real-clock.js';

/** Says what is configured, what is missing and whether each provider answers: `npm run doctor`. It ends with 1 where the server would not start. */
const found = await examine(process.env, realClock);
const width = Math.max(...found.map(({ part }) => part.length));
for (const { part, state, line } of found) console.log(`${state.padEnd(8)}${part.padEnd(width + 2)}${line}`);
console.log(doctorText.title(wouldStart(found)));
process.exitCode = wouldStart(found) ? 0 : 1;
