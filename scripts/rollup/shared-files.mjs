import { closure } from './closure.mjs';
import { CDN } from './paths.mjs';

/** Of so many widgets. */
const MOST = 9;
/** It asks nothing when it appears, and is spared what the others ask with. */
const SILENT = 'login';

/** Modules of each widget's first screen. An entry loads its widget by `import()`. @param {import('./closure.mjs').Bundle} bundle @returns {Map<string, Set<string>>} */
function firstScreens(bundle) {
  const entries = Object.values(bundle).filter((one) => one.type === 'chunk' && one.isEntry);
  return new Map(
    entries.map((entry) => {
      const files = entry.type === 'chunk' ? entry.dynamicImports.flatMap((name) => closure(bundle, name)) : [];
      const modules = files.flatMap((name) => Object.keys(bundle[name]?.type === 'chunk' ? bundle[name].modules : {}));
      return [entry.name ?? '', new Set(modules)];
    }),
  );
}

/**
 * What the first screens of most widgets need is one file, and a second one where a widget asks the server when it appears: left to
 * Rollup it is a dozen, of which each costs its hash and is compressed by itself. Rollup tells only by making chunks who needs what,
 * so they are made once before, by an output that writes nothing.
 * @param {import('rollup').OutputOptions} output @returns {import('rollup').OutputOptions[]}
 */
export function sharedFiles(output) {
  /** @type {(screens: Map<string, Set<string>>) => void} */
  let tell = () => undefined;
  /** @type {Promise<Map<string, Set<string>>>} */
  const told = new Promise((resolve) => (tell = resolve));
  /** @type {Map<string, Set<string>>} */
  let screens = new Map();
  /** @type {import('rollup').Plugin} */
  const count = {
    name: 'prosperx-count-first-screens',
    generateBundle(_options, bundle) {
      tell(firstScreens(bundle));
      for (const name of Object.keys(bundle)) delete bundle[name];
    },
  };
  /** @type {import('rollup').Plugin} */
  const wait = {
    name: 'prosperx-shared-files',
    async renderStart() {
      screens = await told;
    },
  };
  /** @param {string} id */
  const fileOf = (id) => {
    const users = [...screens].filter(([, modules]) => modules.has(id)).map(([name]) => name);
    if (users.length < MOST) return undefined;
    return users.includes(SILENT) ? 'base' : 'asking';
  };
  return [
    { dir: CDN, experimentalMinChunkSize: 0, plugins: [count] },
    { ...output, manualChunks: fileOf, onlyExplicitManualChunks: true, plugins: [wait, output.plugins] },
  ];
}
