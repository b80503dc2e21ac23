// Makes src/sandbox/catalogue/schemes.json from the reference data: REFERENCE_DATA=folder tsx --conditions=@prosperx/source scripts/extract-catalogue.ts
// With --print it writes to standard output instead.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
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
// a plan reads better on one line
const onOneLine = (plan: string) => plan.replace(/\s+/g, ' ');
const text = JSON.stringify(schemes, null, 2).replace(/\{\s+"frequency"[^}]*\}/g, onOneLine);
const file = fileURLToPath(new URL('../src/sandbox/catalogue/schemes.json', import.meta.url));

if (process.argv.includes('--print')) process.stdout.write(`${text}\n`);
else {
  writeFileSync(file, `${text}\n`);
  console.log(`Wrote ${schemes.length} schemes of ${new Set(schemes.map(({ fundHouse }) => fundHouse)).size} houses to ${file}`);
}
