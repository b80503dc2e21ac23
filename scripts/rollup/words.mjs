import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { ROOT, SOURCE } from './paths.mjs';
import { forget, keyOf, reached } from './word-graph.mjs';

/** @typedef {import('./word-graph.mjs').Words} Words */

/** `prosperx-words:NAME` gives a widget's words in each language, `prosperx-words:NAME/LANGUAGE/NUMBER` is a file of them. */
export const WORDS = 'prosperx-words:';
/** Marks a translation as a copy that belongs to one such file, so that no file is shared, and English is cut as without them. */
const COPY = '?words=';

const homes = ['packages/core/src', 'packages/sdk/src', 'host/src'].map((home) => join(ROOT, home));

/** What the file of such a module is called: `words-sip-calculator`, `hi-sip-calculator-0`; null: it is no such module. @param {string | null} id */
export function wordsFileName(id) {
  if (!id?.startsWith(`\0${WORDS}`)) return null;
  const [name, language, level] = id.slice(WORDS.length + 1).split('/');
  return language ? `${language}-${name}-${level}` : `words-${name}`;
}

/** The languages that anything is said in, besides English. */
const languages = () => [
  ...new Set(
    homes.flatMap((home) => (existsSync(join(home, 'languages')) ? readdirSync(join(home, 'languages')) : [])),
  ),
];

/** Where the translation of a file stands; null: there is none. @param {string} file @param {string} language */
function translationOf(file, language) {
  const home = homes.find((each) => file.startsWith(`${each}/`));
  const path = home && join(home, 'languages', language, relative(home, file));
  return path && existsSync(path) ? path : null;
}

/** What stands around each view. */
const SHELL = join(SOURCE, 'widget/widget-frame.tsx');
/** The sentences of errors, which come with the first error. */
const ERRORS = /\/errors\.text\.ts$/;

/**
 * What a widget says, in the order in which it is needed: at first, in the parts that it loads later, in the parts of those. @param {string} view
 * @returns {Words[][]}
 */
function levelsOf(view) {
  /** @type {Words[][]} */
  const levels = [];
  const seen = new Set();
  const known = new Set();
  let roots = [view, SHELL];
  while (roots.length > 0) {
    roots.forEach((root) => seen.add(root));
    const { words, later } = reached(roots);
    const isFirst = levels.length === 0;
    const own = words.filter(({ file, name }) => !known.has(`${file} ${name}`) && (isFirst || !ERRORS.test(file)));
    own.forEach(({ file, name }) => known.add(`${file} ${name}`));
    // what lies deeper comes with the third: few files, and a press alone asks for it
    if (levels.length < 3) levels.push(own);
    else levels[2]?.push(...own);
    roots = later.filter((file) => !seen.has(file));
  }
  return levels;
}

/** The view of a widget. @param {string} name */
const viewOf = (name) => {
  const [folder] = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter(
    (file) => basename(file) === `${name}.contract.ts`,
  );
  if (!folder) throw new Error(`no widget ${name}`);
  return join(SOURCE, dirname(folder), `${name}.tsx`);
};

/** The code of a file of words. @param {readonly Words[]} words @param {string} language @param {string} copy */
function fileCode(words, language, copy) {
  /** @type {Map<string, string>} */
  const taken = new Map();
  const lines = words.flatMap(({ file, name }, index) => {
    const path = translationOf(file, language);
    const key = path && keyOf(file, name);
    if (!key) return [];
    const other = taken.get(key);
    if (other) throw new Error(`${file}: ${name} has the names of ${other}: one of them needs another name or an id`);
    taken.set(key, `${name} of ${file}`);
    return [{ line: `import { ${name} as w${index} } from ${JSON.stringify(path + copy)};`, key, index }];
  });
  const rows = lines.map(({ key, index }) => `'${key}': w${index}`);
  return {
    code: `${lines.map(({ line }) => line).join('\n')}\nexport default { ${rows.join(', ')} };`,
    count: rows.length,
  };
}

/**
 * Languages beside English: a widget's contract is given its `words`, as a file of its own that names the files of each language. Of them the
 * first has what its first screen says, the next what comes by `lazy()`, the third what comes within that.
 * @param {{ hasCopies?: boolean }} [options] `hasCopies`: not where files are compiled together @returns {import('rollup').Plugin}
 */
export function words({ hasCopies = true } = {}) {
  /** @type {Map<string, Words[][]>} */
  const levels = new Map();
  /** @param {string} name */
  const levelsFor = (name) => {
    const known = levels.get(name) ?? levelsOf(viewOf(name));
    levels.set(name, known);
    return known;
  };
  /** @param {string} name */
  const tableCode = (name) => {
    const rows = languages().flatMap((language) => {
      const files = levelsFor(name).map((own, level) =>
        fileCode(own, language, '').count > 0 ? `() => import('${WORDS}${name}/${language}/${level}')` : 'null',
      );
      return files.every((file) => file === 'null') ? [] : [`${language}: [${files.join(', ')}]`];
    });
    const from = JSON.stringify(join(SOURCE, 'primitives/hooks/speaker.ts'));
    return `import { speaker } from ${from};\nexport const speak = speaker({ ${rows.join(', ')} });`;
  };
  return {
    name: 'prosperx-words',
    buildStart() {
      levels.clear();
      forget();
    },
    resolveId(source, importer) {
      if (source.startsWith(WORDS)) return `\0${source}`;
      return source.includes(COPY) && importer?.startsWith(`\0${WORDS}`) ? source : null;
    },
    load(id) {
      if (id.includes(COPY)) {
        const [file = ''] = id.split('?');
        return { code: readFileSync(file, 'utf8'), moduleType: 'ts' };
      }
      if (!id.startsWith(`\0${WORDS}`)) return null;
      const [name = '', language, level] = id.slice(WORDS.length + 1).split('/');
      const code = language
        ? fileCode(levelsFor(name)[Number(level)] ?? [], language, hasCopies ? `${COPY}${name}-${level}.ts` : '').code
        : tableCode(name);
      return { code, moduleSideEffects: false };
    },
    transform(code, id) {
      const [, name] = /\/([\w-]+)\.contract\.ts$/.exec(id) ?? [];
      if (!name || !code.includes('defineContract({')) return null;
      return {
        code: code.replace('defineContract({', () => `defineContract({ words: () => import('${WORDS}${name}'),`),
        map: null,
      };
    },
  };
}
