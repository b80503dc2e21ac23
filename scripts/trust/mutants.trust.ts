// Small faults put into one subject after another, each of which a test of it should notice; `npm run trust -- mutants [SUBJECT …]`.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exec, ROOT, tail } from '../lib/exec.mjs';
import { installDependencies } from '../lib/install.mjs';
import { SUBJECTS } from '../mutants/subjects.mjs';

/** The share that has to be noticed, in per cent. */
const WANTED = 85;
const FOLDER = join(ROOT, 'scripts/mutants');
const STRYKER = join(FOLDER, 'node_modules/@stryker-mutator/core/bin/stryker.js');

interface Mutant {
  readonly status: string;
  readonly mutatorName: string;
  readonly replacement?: string;
  readonly location: { readonly start: { readonly line: number } };
}

const chosen = process.argv.slice(2);
const names = Object.keys(SUBJECTS).filter((name) => chosen.length === 0 || chosen.includes(name));

await installDependencies(FOLDER);
// Trust R9: small faults in money, validation, the bridge and codes, each against the tests of its subject: the share that is noticed
for (const name of names) {
  const env = { ...process.env, NODE_OPTIONS: '', MUTANTS: name };
  const run = [STRYKER, 'run', join(FOLDER, 'stryker.config.mjs')];
  const { code, output } = await exec(process.execPath, run, { cwd: ROOT, env });
  if (code !== 0) {
    console.log(`mutants (${name}): the run broke off\n${tail(output, 20)}`);
    process.exitCode = 1;
    continue;
  }
  const report = JSON.parse(await readFile(join(ROOT, '.cache/mutants.json'), 'utf8')) as {
    readonly files: Readonly<Record<string, { readonly mutants: readonly Mutant[] }>>;
  };
  const mutants = Object.entries(report.files).flatMap(([file, { mutants: some }]) =>
    some.map((one) => ({ ...one, file })),
  );
  const judged = mutants.filter(({ status }) => !['Ignored', 'CompileError', 'RuntimeError'].includes(status));
  const unnoticed = judged.filter(({ status }) => status === 'Survived' || status === 'NoCoverage');
  const reasonOf = ({ file, mutatorName }: (typeof unnoticed)[number]) =>
    SUBJECTS[name]?.equal?.[`${file} ${mutatorName}`];
  for (const one of unnoticed) {
    const { file, location, mutatorName, replacement = '' } = one;
    const said = `${mutatorName}: ${replacement.split('\n')[0]?.slice(0, 80)}`;
    console.log(
      `  ${file}:${location.start.line} ${said}${reasonOf(one) ? ` (changes nothing: ${reasonOf(one)})` : ''}`,
    );
  }
  const share = (100 * (judged.length - unnoticed.length)) / judged.length;
  console.log(
    `mutants (${name}): ${judged.length} faults, ${judged.length - unnoticed.length} noticed, ${share.toFixed(1)} %; ` +
      `${unnoticed.filter(reasonOf).length} of the others change nothing`,
  );
  if (share < WANTED) process.exitCode = 1;
}
