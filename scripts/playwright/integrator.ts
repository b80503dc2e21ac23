import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exec } from '../lib/exec.mjs';
import { packSdk } from '../lib/package.mjs';

async function npm(folder: string, ...args: string[]): Promise<void> {
  const { code, output } = await exec('npm', args, { cwd: folder });
  if (code !== 0) throw new Error(`npm ${args.join(' ')} fails:\n${output}`);
}

/** Copies an app out of the workspace, installs the packed SDK into it and runs its `build`: what its owner would do. */
export async function buildOutside(app: string, folder: string): Promise<void> {
  cpSync(app, folder, {
    recursive: true,
    filter: (path) => !/node_modules|dist|\.spec\.ts$/.test(path.slice(app.length)),
  });
  const path = join(folder, 'package.json');
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as { dependencies: Record<string, string> };
  manifest.dependencies['@prosperx/sdk'] = `file:${await packSdk(join(folder, 'tarball'))}`;
  writeFileSync(path, JSON.stringify(manifest));
  await npm(folder, 'install', '--prefer-offline', '--no-audit', '--no-fund');
  await npm(folder, 'run', 'build');
}
