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

/**
 * Runs every script of a folder one after another, or the one named; code 1 when one of them failed.
 * @param {string} folder @param {string} ending @param {readonly string[]} args
 */
export async function runFolder(folder, ending, [name, ...args]) {
  const files = existsSync(join(ROOT, folder))
    ? readdirSync(join(ROOT, folder)).filter((file) => file.endsWith(ending))
    : [];
  const names = files.map((file) => file.slice(0, -ending.length));
  if (name && !names.includes(name))
    throw new CommandError(`there is no "${name}"; there are: ${names.join(', ') || 'none yet'}.`);
  let worst = 0;
  for (const one of name ? [name] : names) {
    logLine(`${one} …`);
    worst = Math.max(worst, await runScript(`${folder}/${one}${ending}`, args));
  }
  return worst;
}
