import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { exec, ROOT, tail } from '../lib/exec.mjs';
import { packStaged, stagePackage } from '../lib/package.mjs';

const EXAMPLES = join(ROOT, 'examples/hosts');
/** Outside of the workspace's own packages; what is installed there stays for the next run. */
const CACHE = join(ROOT, '.cache/hosts');
const INSTALLED = 'node_modules/.installed';

async function mustRun(folder: string, command: string, ...args: string[]): Promise<void> {
  const env = {
    ...process.env,
    NODE_OPTIONS: '',
    CI: '1',
    NEXT_TELEMETRY_DISABLED: '1',
    ASTRO_TELEMETRY_DISABLED: '1',
  };
  const { code, output } = await exec(command, args, { cwd: folder, env });
  if (code !== 0) throw new Error(`${[command, ...args].join(' ')} fails in ${folder}:\n${tail(output, 60)}`);
}

/** The tarball of the built SDK, under a name of its content: npm installs it again when it is another, and nobody packs the same twice. */
export async function packOnce(): Promise<string> {
  mkdirSync(CACHE, { recursive: true });
  const folder = mkdtempSync(join(CACHE, '.pack-'));
  const staged = join(folder, 'package');
  stagePackage(staged);
  const tarball = join(CACHE, `sdk-${contentHash(staged)}.tgz`);
  if (!existsSync(tarball)) renameSync(await packStaged(staged, folder), tarball);
  rmSync(folder, { recursive: true });
  return tarball;
}

/** Hashes what files hold: an archive has their times too. */
function contentHash(folder: string): string {
  const hash = createHash('sha256');
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) hash.update(readFileSync(join(entry.parentPath, entry.name)));
  return hash.digest('hex').slice(0, 12);
}

/** Installs what a manifest asks for, unless it is what was installed there last. */
async function install(folder: string, manifest: object): Promise<string> {
  const text = JSON.stringify(manifest);
  writeFileSync(join(folder, 'package.json'), text);
  const stamp = join(folder, INSTALLED);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === text) return folder;
  await mustRun(folder, 'npm', 'install', '--prefer-offline', '--no-audit', '--no-fund', '--no-package-lock');
  writeFileSync(stamp, text);
  return folder;
}

/** Installs packages into a folder of its own, to check something beside them. */
export async function installPackages(name: string, dependencies: Readonly<Record<string, string>>): Promise<string> {
  const folder = join(CACHE, name);
  mkdirSync(folder, { recursive: true });
  return install(folder, { private: true, type: 'module', dependencies });
}

/** Gives a folder the files of an example and what its package.json asks for, with the tarball for its SDK. */
export async function installHost(name: string, tarball: string): Promise<string> {
  const [from, folder] = [join(EXAMPLES, name), join(CACHE, name)];
  mkdirSync(folder, { recursive: true });
  for (const entry of readdirSync(folder))
    if (entry !== 'node_modules') rmSync(join(folder, entry), { recursive: true, force: true });
  cpSync(from, folder, { recursive: true });
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  manifest.dependencies['@prosperx/sdk'] = `file:${tarball}`;
  return install(folder, manifest);
}

/** Installs and builds an example, of which `change` may change files before; the folder in which it stands. */
export async function buildHost(
  name: string,
  tarball: string,
  change: (folder: string) => void = () => undefined,
): Promise<string> {
  const folder = await installHost(name, tarball);
  change(folder);
  await mustRun(folder, 'npm', 'run', 'build');
  return folder;
}
