import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { factsOf } from './catalogue/facts.js';
import { readReference } from './catalogue/reference.js';

/** The schemes of the sandbox by AMFI code: every category and sub-category, more than twenty houses, and the odd cases that are named with them. */
const picks: readonly string[] = [
  ...['118825', '120586', '120465'], // large cap; the second has a former name in brackets
  ...['118834', '119566'], // large & mid cap; the first takes SIPs up to Rs 25,000 alone, the second on five days a month
  ...['118989', '127042'], // mid cap; the second has no plan and no option in AMFI's file
  ...['118778', '125497'], // small cap, both closed for lumpsums; the second is written in capitals
  ...['122639', '118955', '120046'], // flexi cap; the first published a day late
  ...['118650', '119354', '141226'], // multi cap
  ...['131580', '119096'], // focused
  ...['118784', '120323', '120348', '120749'], // value, contra, dividend yield
  ...['119247', '135800', '129212'], // sectoral; the second fell over the year, the third has a name of 79 characters
  ...['120716', '143341'], // index
  ...['119723', '120503', '135781', '111549', '118285'], // ELSS
  ...['119091', '118859', '138299', '120249'], // liquid; the first has no SIP
  ...['119110', '119424'], // overnight (no SIP), money market
  ...['119016', '140613', '143494'], // short, low and ultra short duration
  ...['118987', '119533'], // corporate bond
  ...['119099', '131061'], // gilt
  ...['119550', '121279', '120603', '118780', '118656', '143704'], // banking and PSU, dynamic, credit risk, floater, long duration
  ...['120251', '118624'], // aggressive hybrid
  ...['118968', '118615'], // balanced advantage
  ...['120760', '119839'], // multi asset, conservative hybrid
  ...['131373', '119771'], // equity savings, arbitrage
  ...['119251', '118548', '120579'], // retirement (the second is closed), children's
  ...['120685', '129188'], // gold and overseas funds of funds; the second has no SIP
];

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
