/* global document -- runs in the browser, at the head of the script that a page itself verifies */

/** @typedef {{ integrity: string, needs: string[], loaded?: Promise<void> | undefined }} Listed */

const page =
  /** @type {Document & { pxLoad?: (path: string, load: () => Promise<unknown>, base: string) => Promise<unknown>, pxFiles?: (list: [path: string, integrity?: string, needs?: number[]][], base: string, rest?: string) => void }} */ (
    document
  );
/** @type {Map<string, Listed>} */
const files = new Map();
/** @type {Set<string>} */
const lists = new Set();
const address = (/** @type {string} */ path, /** @type {string} */ base) => new URL(path, base).href;

const preload = (/** @type {string} */ href) => {
  const file = files.get(href);
  if (!file) return Promise.reject(new Error(`not in the manifest: ${href}`));
  return (file.loaded ??= new Promise((/** @type {(value?: undefined) => void} */ resolve, reject) => {
    const link = document.createElement('link');
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      file.loaded = undefined;
      reject(new Error(`not loaded: ${href}`));
    };
    Object.assign(link, { rel: 'modulepreload', href, integrity: file.integrity, crossOrigin: 'anonymous' });
    document.head.append(link);
  }));
};

const verified = (/** @type {string} */ href) => Promise.all((files.get(href)?.needs ?? [href]).map(preload));

/**
 * Loads a module once all that it consists of is verified. A preload with integrity decides what the import that follows may run;
 * it waits, since the order of the two must be certain. Each file is preloaded once, however many widgets there are and however
 * often one is shown. A browser without modulepreload has no light-dark() either: it is left with nothing rather than with what
 * nobody verified.
 */
page.pxLoad ??= async (path, load, base) => {
  const href = address(path, base);
  if (!files.has(href)) await Promise.allSettled([...lists].map((list) => verified(list).then(() => import(list))));
  await verified(href);
  return load();
};

/**
 * Registers files of a build with the page: for each its path, its integrity, and the indices of all files that it needs, itself
 * included (a path alone is registered elsewhere). `rest` is the one of them that registers the files of later screens: it is loaded
 * before the first of those is.
 */
page.pxFiles ??= (list, base, rest) => {
  for (const [path, integrity, needs] of list) {
    const href = address(path, base);
    if (integrity && needs && !files.has(href))
      files.set(href, { integrity, needs: needs.map((number) => address(list[number]?.[0] ?? '', base)) });
  }
  if (rest) lists.add(address(rest, base));
};
