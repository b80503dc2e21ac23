import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exec, ROOT, tail } from '../../lib/exec.mjs';

/** The program of a version of Node, which comes as a package of npm into a folder of its own. */
export async function nodeOf(version: string): Promise<string> {
  const folder = join(ROOT, `.cache/node-${version}`);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), '{ "private": true }\n');
  const { code, output } = await exec(
    'npm',
    ['install', '--no-save', '--no-audit', '--no-fund', '--prefer-offline', `node@${version}`],
    { cwd: folder },
  );
  if (code !== 0) throw new Error(`node@${version} cannot be installed:\n${tail(output, 15)}`);
  return join(folder, 'node_modules/node/bin/node');
}
