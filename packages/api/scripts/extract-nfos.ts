// Takes the facts of the sandbox's new fund offers from the reference data: npm run nfos:extract -w @prosperx/api
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { formatted } from '../../../scripts/lib/format.mjs';

const folder = process.env['REFERENCE_DATA'];
if (folder === undefined) {
  console.error('Set REFERENCE_DATA to the folder of the reference data.');
  process.exit(1);
}

const file = fileURLToPath(new URL('../src/sandbox/catalogue/nfos.json', import.meta.url));
const json = readFileSync(`${folder}/nfo/nfo-2026.json`, 'utf8');
writeFileSync(file, await formatted(file, json));
console.log(`Wrote ${file}`);
