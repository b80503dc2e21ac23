// Every command that the README names, once, with small numbers, on data of its own; `npm run trust -- commands [NAME …]`.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exec, ROOT, tail } from '../lib/exec.mjs';
import { MARKET_SAMPLES } from './lib/market-samples.js';
import { startAndStop } from './lib/start-and-stop.js';

const folder = await mkdtemp(join(tmpdir(), 'prosperx-commands-'));
const at = (name: string) => join(folder, name);
const [data, restored, backup] = [at('data'), at('restored'), at('backup')];
const holidays = at('holidays.csv');

/**
 * What makes each command small, one run after another where it has several ways; a sentence says why one is left out. The server has run on
 * `data` before.
 */
const RUNS: Readonly<Record<string, readonly (readonly string[])[] | string>> = {
  start: [[]],
  dev: [[]],
  check: [['format']],
  e2e: [['host/e2e/header.spec.ts']],
  screens: [[at('screens'), 'help']],
  'build:sdk': [['sip-calculator']],
  size: [[]],
  trust: [['login-alike', '20']],
  bench: [
    ['customers', '100'],
    ['calls', '1'],
  ],
  build: [[]],
  migrate: [[]],
  doctor: [[]],
  reconcile: [[]],
  backup: [[backup]],
  'keys:rotate': [[]],
  'move-files': 'file-store.test.ts copies to a played bucket',
  restore: [[backup]],
  advisor: [[], ['AG9001', '--name', 'An advisor', '--verified'], ['AG9001', '--may-not-transact']],
  partner: [
    [
      'a-partner',
      '--name',
      'A partner',
      '--origin',
      'https://a-partner.example',
      '--new-ticket-key',
      '--new-server-key',
    ],
    ['a-partner', '--add-agent', 'AG9001', '--theme', 'accent=#0e7c66,radius=4px,theme=light'],
    ['a-partner', '--webhook', 'https://a-partner.example/events'],
    ['a-partner', '--webhook-log'],
  ],
  operator: [[], ['add', 'an-operator'], ['end', 'an-operator']],
  queue: [[], ['retry', 'all']],
  leads: [
    ['forget', '9876500001'],
    ['allow', '9876500001'],
  ],
  'audit-chains': [[], ['2']],
  affected: [['--network', '203.0.113.0/24']],
  holidays: [[], [holidays]],
  import: Object.entries(MARKET_SAMPLES).map(([kind, [name]]) => [kind, at(name)]),
  docs: [[]],
  words: [
    ['export', 'hi', at('hi.xlf')],
    ['import', at('hi.xlf')],
  ],
  pack: [[at('pack')]],
  release: [['check']],
  'content:video': 'it writes a video into the repository, which differs each time',
  sbom: [[at('sbom.json')]],
  audit: [[]],
  'new:widget': 'npm run trust -- new-widget makes some in a copy of the project',
};

function run(command: string, args: readonly string[]): Promise<{ code: number; output: string }> {
  if (command === 'start' || command === 'dev') return startAndStop(command, { DATA_DIR: data });
  const name = command.replace(':', '-');
  const env = { ...process.env, NODE_OPTIONS: '', DATA_DIR: command === 'restore' ? restored : data };
  return exec('node', ['scripts/run.mjs', name, ...args], { env });
}

const readme = await readFile(join(ROOT, 'README.md'), 'utf8');
const named = new Set([...readme.matchAll(/\| `npm run ([\w:-]+)/g)].map(([, name = '']) => name));
await writeFile(
  holidays,
  '2027-01-26,Republic Day\n2027-05-01,Maharashtra Day\n2027-10-02,Gandhi Jayanti\n2027-12-25,Christmas\n',
);
for (const [name, text] of Object.values(MARKET_SAMPLES)) await writeFile(at(name), text);

const failed: string[] = Object.keys(RUNS).filter((command) => !named.has(command) && command !== 'start');
for (const command of failed) console.log(` FAIL  the README names no npm run ${command} any more`);
let count = failed.length;

async function tell(command: string, args: readonly string[], done: Promise<{ code: number; output: string }>) {
  const since = performance.now();
  const { code, output } = await done;
  count++;
  const seconds = ((performance.now() - since) / 1_000).toFixed(0);
  console.log(
    `${code === 0 ? '  ok  ' : ' FAIL '} npm run ${command} ${args.join(' ').replaceAll(folder, '…')} (${seconds} s)`,
  );
  if (code === 0) return;
  failed.push(command);
  console.log(tail(output));
}

const unknown = { code: 1, output: 'scripts/trust/commands.trust.ts does not know it' };
const asked = process.argv.slice(2);
const isAsked = (name: string) => asked.length === 0 || asked.includes(name);
for (const command of ['start', ...[...named].filter((name) => name !== 'start' && isAsked(name))]) {
  const runs = RUNS[command];
  if (typeof runs === 'string') console.log(`  not  npm run ${command}: ${runs}`);
  else if (!runs) await tell(command, [], Promise.resolve(unknown));
  else for (const args of runs) await tell(command, args, run(command, args));
}
await rm(folder, { recursive: true, force: true });
console.log(
  `commands: ${count - failed.length} of ${count} runs of the commands that the README names passed, ${failed.length} failed`,
);
if (failed.length > 0) process.exitCode = 1;
