import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { formatted } from '../../../scripts/lib/format.mjs';
import { factsOf } from './catalogue/facts.js';
import { furtherSchemes } from './catalogue/further-schemes.js';
import { readReference } from './catalogue/reference.js';

/** Schemes that are taken by name, by AMFI code: those of the sandbox's people and of tests, every sub-category, and the odd cases that are named with them. */
const named: readonly string[] = [
  '107578',
  '108466',
  '112277', // large cap; the second has a former name in brackets
  '112932',
  '105001', // large & mid cap; the first takes SIPs up to Rs 25,000 alone, the second on five days a month
  '105758', // mid cap
  '113177',
  '125494', // small cap, both closed for lumpsums; the second is written in capitals
  '122640',
  '101762',
  '102252', // flexi cap; the first published a day late
  '101161',
  '102020',
  '141224', // multi cap
  '131578',
  '112901', // focused
  '103085',
  '102594',
  '105460',
  '103026', // value, contra, dividend yield
  '102434',
  '135797',
  '129213', // sectoral; the second fell over the year, the third has a name of 79 characters
  '100822',
  '143340', // index
  '105628',
  '112323',
  '135784',
  '141070',
  '111722', // ELSS
  '100868',
  '111646',
  '138288',
  '101185', // liquid; the first has no SIP
  '101996',
  '101847', // overnight (no SIP), money market
  '113047',
  '140620',
  '143493', // short, low and ultra short duration
  '113070',
  '103178', // corporate bond
  '100084',
  '131051', // gilt
  '108273',
  '121280',
  '112096',
  '112938',
  '102673',
  '143702', // banking and PSU, dynamic, credit risk, floater, long duration
  '100356',
  '112108', // aggressive hybrid
  '100119',
  '112117', // balanced advantage
  '111599',
  '100968', // multi asset, conservative hybrid
  '131372',
  '105968', // equity savings, arbitrage
  '115942',
  '100536',
  '101127', // retirement (the second is closed), children's
  '115833',
  '129187', // gold and overseas funds of funds; the second has no SIP
];

const folder = process.env['REFERENCE_DATA'];
if (folder === undefined) {
  console.error('Set REFERENCE_DATA to the folder of the reference data.');
  process.exit(1);
}

const reference = readReference(folder);
const first = named.map((amfiCode) => factsOf(reference, amfiCode));
const files = { 'named-schemes.json': first, 'further-schemes.json': furtherSchemes(reference, first) };

// a plan reads better on one line, and oxfmt leaves it there
const onOneLine = (plan: string) => plan.replace(/\s+/g, ' ');

for (const [name, schemes] of Object.entries(files)) {
  const file = fileURLToPath(new URL(`../src/sandbox/catalogue/${name}`, import.meta.url));
  const json = JSON.stringify(schemes, null, 2).replace(/\{\s+"frequency"[^}]*\}/g, onOneLine);
  const text = await formatted(file, json);
  if (process.argv.includes('--print')) process.stdout.write(text);
  else {
    writeFileSync(file, text);
    const houses = new Set(schemes.map(({ fundHouse }) => fundHouse));
    console.log(`Wrote ${schemes.length} schemes of ${houses.size} houses to ${file}`);
  }
}
