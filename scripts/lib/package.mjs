import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from './command-log.mjs';
import { exec, ROOT, tail } from './exec.mjs';

const SDK = join(ROOT, 'packages/sdk');
const SOURCE_CONDITION = '@prosperx/source';

/** @typedef {string | Record<string, string>} Target */

/** Drops what leads into the source; an entry that has nothing else goes. @param {Record<string, Target>} exports */
function published(exports) {
  /** @type {Record<string, Target>} */
  const result = {};
  for (const [name, target] of Object.entries(exports)) {
    if (typeof target === 'string') result[name] = target;
    else {
      const { [SOURCE_CONDITION]: _source, ...rest } = target;
      if (Object.keys(rest).length > 0) result[name] = rest;
    }
  }
  return result;
}

/** The package.json of the tarball: that of the workspace says `private`, so that nobody publishes the folder itself. */
function publishedManifest() {
  const {
    private: _private,
    imports: _imports,
    devDependencies: _dev,
    scripts: _scripts,
    ...rest
  } = JSON.parse(readFileSync(join(SDK, 'package.json'), 'utf8'));
  const inDist = rest.sideEffects.filter((/** @type {string} */ path) => path.startsWith('./dist/'));
  return { ...rest, sideEffects: inDist, exports: published(rest.exports) };
}

/** Lays the package out in a folder as integrators get it, from what is built. @param {string} folder */
export function stagePackage(folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const manifest = publishedManifest();
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  for (const path of [...manifest.files, 'README.md']) {
    if (existsSync(join(SDK, path))) cpSync(join(SDK, path), join(folder, path), { recursive: true });
  }
  cpSync(join(ROOT, 'LICENSE'), join(folder, 'LICENSE'));
}

/** Packs the built SDK; gives the path of the tarball. @param {string} folder of the tarball */
export async function packSdk(folder) {
  const staged = join(folder, 'package');
  stagePackage(staged);
  return packStaged(staged, folder);
}

/** Packs what was laid out. @param {string} staged @param {string} folder of the tarball */
export async function packStaged(staged, folder) {
  const { code, output } = await exec('npm', ['pack', '--silent', '--pack-destination', folder, staged]);
  if (code !== 0) throw new CommandError(`npm pack fails:\n${tail(output)}`);
  const name = output
    .trim()
    .split('\n')
    .findLast((line) => line.endsWith('.tgz'));
  return join(folder, name ?? '');
}
