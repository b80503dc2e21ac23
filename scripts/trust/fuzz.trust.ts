// Readers of files and messages of others, given what none has written, led by what each input makes them do;
// `npm run trust -- fuzz [SECONDS] [SEED] [READER …]`, the seconds of each.
import { randomFrom } from '../../packages/api/src/testing/trust/random.js';
import { fuzz, type Reader } from './lib/led-by-coverage.js';
import { PLANTED } from './lib/planted.js';
import { READERS } from './lib/readers.js';

const [seconds = '600', seed = '1', ...chosen] = process.argv.slice(2);
const names = Object.keys(READERS).filter((name) => chosen.length === 0 || chosen.includes(name));
const shown = (input: Uint8Array) => JSON.stringify(Buffer.from(input).toString('latin1').slice(0, 600));

// Trust R2: AMFI's file, statements as JSON and as pages, tables of leads and registrars (CSV, workbooks, DBF), messages of frames and apps, callbacks of gateways and heads of pictures, ten minutes each, led by the blocks that an input runs: none falls over or takes a second
for (const name of names) {
  const limits = { random: randomFrom(Number(seed)), time: Number(seconds) * 1_000 };
  const { runs, kept, blocks, findings } = await fuzz(READERS[name] as Reader, limits);
  for (const [sentence, input] of findings) console.log(`  ${name}: ${sentence}: ${shown(input)}`);
  console.log(
    `fuzz (${name}): ${runs} inputs in ${seconds} s, ${kept} of them kept, ${blocks} blocks run; ${findings.size} findings`,
  );
  if (findings.size > 0) process.exitCode = 1;
}

// Trust R2, control: a fault behind three signs in a row is found by the lead of coverage, and not by as many blind changes
const led = await fuzz(PLANTED, { random: randomFrom(Number(seed)), runs: 500_000, untilFound: true });
const blind = await fuzz(PLANTED, { random: randomFrom(Number(seed)), runs: led.runs, isBlind: true });
const isFound = led.findings.size > 0 && blind.findings.size === 0;
console.log(
  `fuzz: a planted fault is ${led.findings.size > 0 ? 'found' : 'missed'} with the lead of coverage in ${led.runs} inputs, and ${blind.findings.size > 0 ? 'found' : 'missed'} without it`,
);
if (!isFound) process.exitCode = 1;
