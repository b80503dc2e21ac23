/* global document -- runs in the browser, at the head of every file that loads another later */

/**
 * Loads a module once all that it consists of is verified. A preload with integrity decides what the import that follows may run;
 * it waits, since the order of the two must be certain. The files of a page and their preloads are kept on its document, so that
 * each is added once, however many widgets there are and however often one is shown. A browser without modulepreload has no
 * light-dark() either: it is left with nothing rather than with what nobody verified.
 * @param {string} path @param {() => Promise<unknown>} load @param {string} base @returns {Promise<unknown>}
 */
export const pxLoad = (path, load, base) => {
  const page =
    /** @type {Document & { pxFiles?: Map<string, { integrity: string, needs: string[], loaded?: Promise<void> | undefined }> }} */ (
      document
    );
  const files = (page.pxFiles ??= new Map());
  const preload = (/** @type {string} */ href) => {
    const file = files.get(href);
    if (!file) return Promise.reject(new Error(`not in the manifest: ${href}`));
    return (file.loaded ??= new Promise((resolve, reject) => {
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
  const { href } = new URL(path, base);
  return Promise.all((files.get(href)?.needs ?? [href]).map(preload)).then(load);
};

/**
 * Registers the files of a build with the page: for each its path, its integrity, and the indices of all files that it needs, itself included.
 * @param {[path: string, integrity: string, needs: number[]][]} list @param {string} base
 */
export const pxFiles = (list, base) => {
  const page = /** @type {Document & { pxFiles?: Map<string, object> }} */ (document);
  const files = (page.pxFiles ??= new Map());
  const address = (/** @type {string} */ path) => new URL(path, base).href;
  for (const [path, integrity, needs] of list)
    if (!files.has(address(path)))
      files.set(address(path), { integrity, needs: needs.map((number) => address(list[number]?.[0] ?? '')) });
};
