import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { CommandError, logLine } from './command-log.mjs';
import { bin, exec } from './exec.mjs';

/** Chromium without what only people see: it does the same for a third less work. */
const SHELL = 'chromium-headless-shell';
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** @param {string} path */
function runs(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** A program on the PATH, or undefined. @param {string} name */
export function onPath(name) {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find(runs);
}

export const isRoot = process.getuid?.() === 0;

/** An installed Chromium: the one named by CHROMIUM, else the first on the PATH, else Playwright's. */
export async function findChromium() {
  const named = process.env['CHROMIUM'];
  if (named) return runs(named) ? named : undefined;
  const found = NAMES.map(onPath).find(Boolean);
  if (found) return found;
  const { chromium } = await import('playwright');
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

/** @param {string} name */
const installPackage = (name) => exec('apt-get', ['install', '-y', '-q', '--no-install-recommends', name]);

/** Installs Debian's package of the headless shell; where there is none, and no browser at all, that of Chromium. @param {boolean} hasBrowser */
async function installFromDebian(hasBrowser) {
  logLine("installing Chromium (Debian's package) …");
  if (!hasBrowser) await exec('apt-get', ['update', '-q']);
  const { code } = await installPackage(SHELL);
  if (code !== 0 && !hasBrowser) await installPackage('chromium');
}

/** Finds Chromium or installs it; the path is left in CHROMIUM for the tests. */
export async function needChromium() {
  let path = await findChromium();
  if (!process.env['CHROMIUM'] && !onPath(SHELL) && isRoot && onPath('apt-get')) {
    await installFromDebian(path !== undefined);
    path = await findChromium();
  }
  if (!path) {
    logLine("installing Chromium (Playwright's) …");
    await exec(bin('playwright'), ['install', 'chromium']);
    path = await findChromium();
  }
  if (!path) throw new CommandError('no Chromium was found: install one, or name its program in CHROMIUM.');
  process.env['CHROMIUM'] = path;
  return path;
}
