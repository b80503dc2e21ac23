import { closure, codeOf, integrity, presence, relative } from './closure.mjs';

/** Runs in the browser. A preload with integrity decides what the import that follows may run; waits, since the order of the two must be certain. A browser without modulepreload has no light-dark() either: it is left with nothing rather than with what nobody verified. */
const HELPER = `const pxLoad = (modules, load) => Promise.all(modules.map(([path, integrity]) => new Promise((resolve, reject) => {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'modulepreload', href: new URL(path, import.meta.url).href, integrity, crossOrigin: 'anonymous', onload: resolve });
  link.onerror = () => { link.remove(); reject(new Error('not loaded: ' + path)); };
  document.head.append(link);
}))).then(load);`;

/** @param {string} fileName */
const placeholder = (fileName) => `"@@px-integrity:${fileName}@@"`;
const PLACEHOLDER = /["'`]@@px-integrity:(.+?)@@["'`]/g;

/**
 * Integrity reaches what is loaded later, too: `import('./x.js')` becomes `pxLoad([[path, hash], …], () => import('./x.js'))`.
 * The hashes are filled in last, when every file is final. @returns {import('rollup').Plugin}
 */
export function lazyIntegrity() {
  return {
    name: 'prosperx-lazy-integrity',
    renderDynamicImport: ({ targetChunk }) =>
      targetChunk ? { left: `pxLoad(${placeholder(targetChunk.fileName)}, () => import(`, right: '))' } : null,
    renderChunk: (code) => (code.includes('pxLoad(') ? { code: `${HELPER}\n${code}`, map: null } : null),
    generateBundle(_options, bundle) {
      const done = new Set();
      const present = presence(bundle);
      /** @param {string} fileName @param {readonly string[]} above */
      const fill = (fileName, above) => {
        const chunk = bundle[fileName];
        if (chunk?.type !== 'chunk' || done.has(fileName)) return;
        if (above.includes(fileName)) throw new Error(`lazy imports in a circle: ${[...above, fileName].join(' > ')}`);
        chunk.code = chunk.code.replace(PLACEHOLDER, (_, target) => {
          const missing = closure(bundle, target).filter((name) => !present.get(fileName)?.has(name));
          missing.forEach((name) => fill(name, [...above, fileName]));
          return JSON.stringify(missing.map((name) => [relative(fileName, name), integrity(codeOf(bundle, name))]));
        });
        done.add(fileName);
      };
      for (const fileName of Object.keys(bundle)) fill(fileName, []);
    },
  };
}
