// Folders that import each other in a ring, by values or lazily, have no order in which they can be understood. Tests are left out.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../lib/exec.mjs';

/** Each folder here is a box of folders that know each other in one direction. */
const BOXES = [
  'packages/core/src',
  'packages/sdk/src',
  'packages/sdk/src/domain',
  'packages/sdk/src/features',
  'packages/api/src',
  'packages/api/src/modules',
  'packages/api/src/records',
  'host/src',
];

const IMPORT =
  /^(?:import|export)\s+(?<type>type\s+)?(?<names>[^'";]*?)\s*from\s+'#(?<from>[^']+)'|^import\s+'#(?<bare>[^']+)'|import\('#(?<lazy>[^']+)'\)/gms;

/** True of `{ type A, type B }`. @param {string} names */
const areTypes = (names) =>
  /^\{.*\}$/s.test(names) &&
  [...names.slice(1, -1).matchAll(/[^,\s][^,]*/g)].every(([name]) => name.startsWith('type '));

/** What a file imports from other folders of its package, without types: paths below `src`. @param {string} text */
function importedPaths(text) {
  const all = [...text.matchAll(IMPORT)].map(({ groups }) => groups ?? {});
  return all.flatMap(({ type, names = '', from, bare, lazy }) =>
    type || areTypes(names) ? [] : [from ?? bare ?? lazy ?? ''],
  );
}

/** The nodes that reach themselves. @param {Map<string, Set<string>>} ties */
export function ringOf(ties) {
  /** @param {string} node @param {Set<string>} seen */
  const reach = (node, seen = new Set()) => {
    for (const next of ties.get(node) ?? []) if (!seen.has(next)) reach(next, seen.add(next));
    return seen;
  };
  return [...ties.keys()].filter((node) => reach(node).has(node)).sort();
}

/** @param {string} box @param {Map<string, string>} files path, text */
export function ringIn(box, files) {
  const src = /^(.*?\/?src)(\/|$)/.exec(box)?.[1] ?? box;
  const inner = box === src ? '' : `${box.slice(src.length + 1)}/`;
  /** The folder of the box that a path below `src` lies in. @param {string} path */
  const folderOf = (path) => {
    const [folder, ...rest] = path.startsWith(inner) ? path.slice(inner.length).split('/') : [];
    return rest.length > 0 ? folder : undefined;
  };
  /** @type {Map<string, Set<string>>} */
  const ties = new Map();
  for (const [file, text] of files) {
    const own = file.startsWith(`${src}/`) && folderOf(file.slice(src.length + 1));
    if (!own) continue;
    const known = ties.get(own) ?? new Set();
    for (const other of importedPaths(text).map(folderOf)) if (other && other !== own) known.add(other);
    ties.set(own, known);
  }
  return ringOf(ties);
}

if (process.argv[1]?.endsWith('scripts/lint/rings.mjs')) {
  const listed = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: ROOT, encoding: 'utf8' }).trim().split('\n');
  const own = listed.filter(
    (file) => !/\.d\.ts$|\.(test|spec|trust|bench)\.tsx?$|\/testing\//.test(file) && existsSync(join(ROOT, file)),
  );
  const files = new Map(own.map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]));
  for (const box of BOXES) {
    const ring = ringIn(box, files);
    if (ring.length === 0) continue;
    console.log(
      `${box}: ${ring.join(', ')} import each other in a ring. What two share moves to the one that the other knows.`,
    );
    process.exitCode = 1;
  }
}
