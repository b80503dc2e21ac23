import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './exec.mjs';

const NOT_BUILT = /(\.test\.tsx?|\.spec\.ts|(^|\/)(node_modules|dist|dist-server|testing|\.cache))$/;

/** Every file below a path of the project, sorted; tests and what is itself built are left out. @param {string} path @returns {string[]} */
function filesBelow(path) {
  if (NOT_BUILT.test(path) || !existsSync(join(ROOT, path))) return [];
  if (statSync(join(ROOT, path)).isFile()) return [path];
  return readdirSync(join(ROOT, path))
    .sort()
    .flatMap((name) => filesBelow(`${path}/${name}`));
}

/** Names and contents of the files below some paths, as one hash. @param {readonly string[]} paths */
function contentHash(paths) {
  const hash = createHash('sha256').update(process.version);
  for (const file of paths.flatMap(filesBelow)) hash.update(`\0${file}\0`).update(readFileSync(join(ROOT, file)));
  return hash.digest('hex');
}

/**
 * Does `work` unless `output` was made from the same inputs. Contents are compared, not dates: a fresh clone has no dates.
 * @param {{ name: string, inputs: readonly string[], output: string }} built
 * @param {() => Promise<void>} work
 */
export async function whenStale({ name, inputs, output }, work) {
  const stamp = join(ROOT, '.cache/built', name);
  const hash = contentHash(inputs);
  if (existsSync(join(ROOT, output)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  await work();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
}
