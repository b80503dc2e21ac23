import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { exec, NEVER_COLLECT, tail } from '../lib/exec.mjs';
import { describeTypes } from './described-types.mjs';
import { ROOT, SOURCE } from './paths.mjs';

/** TypeScript 7, by its path, since TypeScript 6 installs a `tsc` too. */
const TSC = join(ROOT, 'node_modules/typescript7/bin/tsc');
const FOLDER = join(ROOT, '.cache/declarations');
const PACKAGES = join(ROOT, 'packages');
const CORE = '@prosperx/core';
/** Types that TypeScript infers are imported without one. */
const EXTENSION = /(\.(js|tsx?))?$/;

/** The declarations of a source file. @param {string} source */
const declarationsOf = (source) => join(FOLDER, relative(PACKAGES, source)).replace(EXTENSION, '.d.ts');

/** What a file of declarations imports, if it is one of ours. @param {string} source @param {string} importer */
function resolveOurs(source, importer) {
  const [name = ''] = relative(FOLDER, importer).split(sep);
  if (source.startsWith('.')) return resolve(dirname(importer), source).replace(EXTENSION, '.d.ts');
  if (source.startsWith('#')) return declarationsOf(join(PACKAGES, name, 'src', source.slice(1)));
  if (!source.startsWith(`${CORE}/`)) return null;
  return declarationsOf(join(PACKAGES, 'core/src', source.slice(CORE.length), 'index.ts'));
}

/** Declarations of entries, before they are written. @param {Record<string, string>} entries */
export const declarationEntries = (entries) =>
  Object.fromEntries(Object.entries(entries).map(([name, source]) => [name, declarationsOf(source)]));

/**
 * Writes the declarations of what some entries import, all in one run of TypeScript 7, and finds them for the bundle: the API of
 * TypeScript 6 takes three times as long.
 * @param {Record<string, string>} entries @returns {import('rollup').Plugin}
 */
export function declarations(entries) {
  /** @type {string[]} */
  let complaints = [];
  return {
    name: 'prosperx-declarations',
    async buildStart() {
      rmSync(FOLDER, { recursive: true, force: true });
      mkdirSync(FOLDER, { recursive: true });
      const project = join(FOLDER, 'tsconfig.json');
      const compilerOptions = {
        rootDir: PACKAGES,
        outDir: FOLDER,
        allowJs: false,
        checkJs: false,
        noEmit: false,
        declaration: true,
        emitDeclarationOnly: true,
        noCheck: true,
      };
      const files = [...Object.values(entries), join(SOURCE, 'css.d.ts')];
      writeFileSync(
        project,
        JSON.stringify({ extends: join(ROOT, 'tsconfig.base.json'), compilerOptions, files, include: [] }),
      );
      const { output } = await exec(TSC, ['-p', project, '--singleThreaded', '--pretty', 'false'], {
        env: { ...process.env, ...NEVER_COLLECT },
      });
      await describeTypes(declarationsOf);
      complaints = output.split('\n').filter((line) => line.includes('error TS'));
    },
    resolveId: (source, importer) => (importer ? resolveOurs(source, importer) : null),
    buildEnd() {
      // what nothing published imports need not have declarations that others can name
      const published = complaints.filter((line) => {
        const [file = ''] = line.split('(');
        return !/\.tsx?$/.test(file) || this.getModuleInfo(declarationsOf(resolve(ROOT, file)));
      });
      if (published.length > 0) this.error(`the declarations cannot be written:\n${tail(published.join('\n'))}`);
    },
  };
}
