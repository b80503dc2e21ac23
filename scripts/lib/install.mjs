import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError, logLine } from './command-log.mjs';
import { exec, ROOT, tail } from './exec.mjs';

/** @param {string} path @returns {Record<string, { version?: string, optional?: boolean, devOptional?: boolean, link?: boolean }>} */
const packagesIn = (path) => JSON.parse(readFileSync(path, 'utf8')).packages;

/** True when npm itself, run by hand, has already installed what the lock file names. @param {string} folder @param {string} lockFile */
function installedByHand(folder, lockFile) {
  const installed = join(folder, 'node_modules/.package-lock.json');
  if (!existsSync(installed)) return false;
  const present = packagesIn(installed);
  return Object.entries(packagesIn(lockFile)).every(([path, wanted]) => {
    const mayBeMissing = !path.startsWith('node_modules/') || wanted.optional || wanted.devOptional;
    return mayBeMissing || present[path]?.version === wanted.version;
  });
}

/** `npm ci` in a folder with a lock file of its own, unless its node_modules already holds what that names. */
export async function installDependencies(folder = ROOT) {
  const lockFile = join(folder, 'package-lock.json');
  const stamp = join(folder, 'node_modules/.prosperx-lock');
  const hash = createHash('sha256').update(readFileSync(lockFile)).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  if (!installedByHand(folder, lockFile)) {
    logLine('installing the dependencies (npm ci) …');
    const { code, output } = await exec('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund'], { cwd: folder });
    if (code !== 0)
      throw new CommandError(
        `npm ci failed:\n${tail(output, 15)}\n  Check the network or npm's registry setting, then run the command again.`,
      );
  }
  writeFileSync(stamp, hash);
}
