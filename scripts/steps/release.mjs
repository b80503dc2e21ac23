import { readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { API_REPORT, apiReport } from '../lib/api-report.mjs';
import { buildStale, PACKAGE } from '../lib/build.mjs';
import { CommandError, logLine } from '../lib/command-log.mjs';
import { bin, exec, ROOT, tail } from '../lib/exec.mjs';
import { packSdk } from '../lib/package.mjs';

const RELEASES = process.env['SDK_RELEASES'] ?? join(ROOT, 'packages/sdk/releases');

/** Runs a program that must succeed. @param {string} command @param {readonly string[]} args @param {string} [cwd] */
async function must(command, args, cwd = ROOT) {
  const { code, output } = await exec(command, args, { cwd });
  if (code !== 0) throw new CommandError(`${command} ${args.join(' ')} fails:\n${tail(output)}`);
  return output;
}

/** @param {(folder: string) => Promise<void>} work */
async function inFolder(work) {
  const folder = await mkdtemp(join(tmpdir(), 'prosperx-release-'));
  try {
    await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Builds and packs the package and has it looked at, up to the moment before it is published. */
async function check() {
  await buildStale('sdk', PACKAGE);
  if (apiReport() !== readFileSync(API_REPORT, 'utf8'))
    throw new CommandError('what the package offers is not what was reviewed: see "npm run release -- report".');
  await inFolder(async (folder) => {
    const tarball = await packSdk(folder);
    await must(bin('publint'), [join(folder, 'package'), '--strict']);
    await must(bin('attw'), [tarball, '--profile=esm-only', '--exclude-entrypoints', '*.json', 'styles.css']);
    await must('npm', ['publish', tarball, '--dry-run', '--access=public', '--tag=rc']);
  });
  logLine('the package may be published: publint, attw and a dry run agree.');
}

/** Writes the report of what the package offers: its difference is what a review reads. */
async function report() {
  await buildStale('sdk', PACKAGE);
  await writeFile(API_REPORT, apiReport());
  logLine(`wrote ${API_REPORT.replace(`${ROOT}/`, '')}.`);
}

/** Keeps the files that browsers load of a published version, so that `/sdk/<version>/` goes on after this server has a newer one. @param {string | undefined} what a tarball, or a version that is fetched */
async function keep(what) {
  if (!what) throw new CommandError('name a tarball, or a version that was published: npm run release -- keep 1.0.0');
  await inFolder(async (folder) => {
    if (what.endsWith('.tgz')) await cp(what, join(folder, 'sdk.tgz'));
    else await must('npm', ['pack', `@prosperx/sdk@${what}`, '--silent'], folder);
    await must('sh', ['-c', 'tar -xzf ./*.tgz'], folder);
    const cdn = join(folder, 'package/dist/cdn');
    const { version } = JSON.parse(readFileSync(join(cdn, 'manifest.json'), 'utf8'));
    await mkdir(RELEASES, { recursive: true });
    await cp(cdn, join(RELEASES, version), { recursive: true, force: false, errorOnExist: true });
    logLine(`kept ${version} in ${RELEASES}; the server has it from its next start on.`);
  });
}

/** @type {Record<string, (what?: string) => Promise<void>>} */
const acts = { check, report, keep };

/** `npm run release -- check|report|keep`: what a release needs; the workflow of the repository publishes. @param {string[]} args */
export async function run([name = 'check', what]) {
  const act = acts[name];
  if (!act) throw new CommandError(`there is no "${name}"; there are: ${Object.keys(acts).join(', ')}.`);
  await act(what);
  return 0;
}
