// Makes src/sandbox/catalogue/schemes.json from the reference data: REFERENCE_DATA=folder npm run catalogue:extract -w @prosperx/api
// With --print it writes to standard output instead.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { factsOf } from './catalogue/facts.js';
import { picks } from './catalogue/picks.js';
import { readReference } from './catalogue/reference.js';

const folder = process.env['REFERENCE_DATA'];
if (folder === undefined) {
  console.error('Set REFERENCE_DATA to the folder of the reference data.');
  process.exit(1);
}

const reference = readReference(folder);
const schemes = [...new Set(picks)].map((amfiCode) => factsOf(reference, amfiCode));
const file = fileURLToPath(new URL('../src/sandbox/catalogue/schemes.json', import.meta.url));
// a plan reads better on one line, and prettier leaves it there
const onOneLine = (plan: string) => plan.replace(/\s+/g, ' ');
const json = JSON.stringify(schemes, null, 2).replace(/\{\s+"frequency"[^}]*\}/g, onOneLine);
const text = await format(json, { ...(await resolveConfig(file)), parser: 'json' });

if (process.argv.includes('--print')) process.stdout.write(text);
else {
  writeFileSync(file, text);
  console.log(
    `Wrote ${schemes.length} schemes of ${new Set(schemes.map(({ fundHouse }) => fundHouse)).size} houses to ${file}`,
  );
}
