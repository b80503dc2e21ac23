import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError, logLine } from './command-log.mjs';
import { exec, ROOT, toolEnv } from './exec.mjs';

/** Runs a script that reads our source, its output shown. @param {string} file @param {readonly string[]} args */
export async function runScript(file, args = []) {
  const { code } = await exec(process.execPath, ['--import', 'tsx', join(ROOT, file), ...args], {
    env: toolEnv(),
    show: true,
  });
  return code;
}

/** The names of a folder's scripts. @param {string} folder @param {string} ending */
export const namesIn = (folder, ending) =>
  existsSync(join(ROOT, folder))
    ? readdirSync(join(ROOT, folder))
        .filter((file) => file.endsWith(ending))
        .map((file) => file.slice(0, -ending.length))
    : [];

/**
 * Runs every script of a folder one after another, or the one named; code 1 when one of them failed.
 * @param {string} folder @param {string} ending @param {readonly string[]} args
 */
export async function runFolder(folder, ending, [name, ...args]) {
  const names = namesIn(folder, ending);
  if (name && !names.includes(name))
    throw new CommandError(`there is no "${name}"; there are: ${names.join(', ') || 'none yet'}.`);
  let worst = 0;
  for (const one of name ? [name] : names) {
    logLine(`${one} …`);
    worst = Math.max(worst, await runScript(`${folder}/${one}${ending}`, args));
  }
  return worst;
}
