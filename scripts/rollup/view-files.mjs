/** A widget's first screen, which loads the next. */
const VIEW = /\/src\/(?:features|flows)\/([\w-]+)\/\1\.tsx$/;

/**
 * Where one file loads many widgets, each first screen stands in a file of its own. Merged with something small that a later screen of
 * another widget needs, two files would each name the hash of the other.
 * @type {Pick<import('rollup').OutputOptions, 'manualChunks' | 'onlyExplicitManualChunks'>}
 */
export const viewFiles = {
  manualChunks: (id, { getModuleInfo }) =>
    getModuleInfo(id)?.dynamicallyImportedIds.length ? VIEW.exec(id)?.[1] : undefined,
  onlyExplicitManualChunks: true,
};
