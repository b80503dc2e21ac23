import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { transformSync } from 'rolldown/utils';
import { partName } from './part-name.mjs';
import { ROOT, SOURCE } from './paths.mjs';
import { exportNames, forget, isSpoken, keyOf, reached } from './word-graph.mjs';

/** @typedef {import('./word-graph.mjs').Words} Words */

/** `prosperx-words:NAME` gives a widget's words in each language, or (`site`) those of the site; with `/LANGUAGE/…` it is a file of them. */
export const WORDS = 'prosperx-words:';
/** A translation as part of one such file: under a name of its own, so that no build shares it, and English is cut as without it. */
const COPY = '\0prosperx-translation:';
const TRANSLATION = /\/src\/languages\//;
const SITE = 'site';
/** A file a language of what servers refuse, for all. */
const ERRORS = 'errors';

const homes = ['packages/core/src', 'packages/sdk/src', 'host/src'].map((home) => join(ROOT, home));

/** What the file of such a module is called: `words-sip-calculator`, `hi-sip-calculator-0`; null: it is no such module. @param {string | null} id */
export function wordsFileName(id) {
  if (!id?.startsWith(`\0${WORDS}`)) return null;
  const [name, language, level] = id.slice(WORDS.length + 1).split('/');
  return language ? [language, name, level].filter(Boolean).join('-') : `words-${name}`;
}

/** The languages that anything is said in, besides English. */
export const languages = () => [
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
/** What finds out what other servers mean, of all sentences of errors. They come with the first error, in a file of their own. */
const FOREIGN_ERRORS = join(SOURCE, 'services/foreign-error.lazy.ts');

const nameOf = (/** @type {Words} */ { file, name }) => `${file} ${name}`;

/**
 * What a widget says, in the order in which it is needed: at first, in the parts that it loads later, in the parts of those; and whether it asks a
 * server. @param {string} view
 * @returns {{ levels: Words[][], asks: boolean }}
 */
function levelsOf(view) {
  /** @type {Words[][]} */
  const levels = [];
  const seen = new Set([FOREIGN_ERRORS]);
  const known = new Set();
  let asks = false;
  let roots = [view, SHELL];
  while (roots.length > 0) {
    roots.forEach((root) => seen.add(root));
    const { words, later } = reached(roots);
    const own = words.filter((each) => !known.has(nameOf(each)));
    asks ||= later.includes(FOREIGN_ERRORS);
    own.forEach((each) => known.add(nameOf(each)));
    // what lies deeper comes with the third: few files, and a press alone asks for it
    if (levels.length < 3) levels.push(own);
    else levels[2]?.push(...own);
    roots = later.filter((file) => !seen.has(file));
  }
  return { levels, asks };
}

/** What every page of the site says, and what each module says besides that is loaded by itself. */
function wordsOfSite() {
  const base = reached([join(ROOT, 'host/src/main.tsx')]);
  const known = new Set(base.words.map(nameOf));
  /** @type {Map<string, Words[]>} */
  const parts = new Map();
  const open = [...base.later];
  for (let file = open.pop(); file; file = open.pop()) {
    if (parts.has(file)) continue;
    const { words, later } = reached([file]);
    parts.set(
      file,
      words.filter((each) => !known.has(nameOf(each))),
    );
    open.push(...later);
  }
  return { base: base.words, parts };
}

/** The view of a widget. @param {string} name */
const viewOf = (name) => {
  const [contract] = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter(
    (file) => basename(file) === `${name}.contract.ts`,
  );
  if (!contract) throw new Error(`no widget ${name}`);
  return join(SOURCE, dirname(contract), `${name}.tsx`);
};

/** Those of the words that are translated, each with its translation. @param {readonly Words[]} words @param {string} language */
function translated(words, language) {
  /** @type {Map<string, string>} */
  const taken = new Map();
  return words.flatMap((each) => {
    const { file, name } = each;
    const path = translationOf(file, language);
    const key = path && exportNames(path).includes(name) ? keyOf(file, name) : null;
    if (!path || !key) return [];
    const other = taken.get(key);
    if (other) throw new Error(`${file}: ${name} has the names of ${other}: one of them needs another name or an id`);
    taken.set(key, `${name} of ${file}`);
    return [{ path, name, key, isSpoken: isSpoken(file, name) }];
  });
}

/** The rows of a file of words, and the imports that they need. @param {ReturnType<typeof translated>} words @param {string | null} id as part of which file; null: as they are */
function rowsCode(words, id) {
  const from = (/** @type {string} */ path) => JSON.stringify(id === null ? path : `${COPY}${id} ${path}`);
  const imports = words.map(({ path, name }, index) => `import { ${name} as w${index} } from ${from(path)};`);
  const rows = words.map(
    (each, index) => `'${each.key}': ${each.isSpoken ? `{ ${each.name}: w${index} }` : `w${index}`}`,
  );
  return { imports: imports.join('\n'), rows: `{ ${rows.join(', ')} }` };
}

const importOf = (/** @type {string} */ id) => `() => import('${WORDS}${id}')`;

/** The list of the files of what servers refuse, a language each. It comes with the first error. */
const errorsTableCode = () =>
  `const errors = { ${languages()
    .map((language) => `${language}: ${importOf(`${ERRORS}/${language}`)}`)
    .join(', ')} };\nexport const errorsIn = (language) => errors[language]();`;

/** What gives one of them. */
const errorsCode = `(language) => import('${WORDS}${ERRORS}').then(({ errorsIn }) => errorsIn(language))`;

/** The files of what a widget loads later, which its first names. @param {string} name @param {ReturnType<typeof levelsOf>} widget @param {string} language */
const laterCode = (name, { levels }, language) =>
  levels
    .slice(1)
    .map((own, index) => (translated(own, language).length > 0 ? importOf(`${name}/${language}/${index + 1}`) : 'null'))
    .join(', ');

/** The list of a widget's first files, a language each. @param {string} name @param {ReturnType<typeof levelsOf>} widget */
function tableCode(name, { levels, asks }) {
  const rows = languages()
    .filter((language) => levels.some((own) => translated(own, language).length > 0))
    .map((language) => `${language}: ${importOf(`${name}/${language}/0`)}`);
  const from = JSON.stringify(join(SOURCE, 'primitives/hooks/speaker.ts'));
  return `import { speaker } from ${from};\nexport const speak = speaker({ ${rows.join(', ')} }${asks ? `, ${errorsCode}` : ''});`;
}

/** The list of the site's languages. */
function siteTableCode() {
  const from = JSON.stringify(join(SOURCE, 'primitives/hooks/site-speaker.ts'));
  const rows = languages().map((language) => `${language}: ${importOf(`${SITE}/${language}`)}`);
  return `import { siteSpeaker } from ${from};\nexport const speak = siteSpeaker({ ${rows.join(', ')} }, ${errorsCode});`;
}

/** What every page says in a language, and the list of the files of its parts. @param {ReturnType<typeof wordsOfSite>} site @param {string} language @param {string | null} id */
function siteCode({ base, parts }, language, id) {
  // a server says all pages by the same words, and whoever walks through them keeps what each has brought
  const all = new Map([...base, ...[...parts.values()].flat()].map((each) => [nameOf(each), each]));
  translated([...all.values()], language);
  const { imports, rows } = rowsCode(translated(base, language), id);
  const files = [...parts].flatMap(([file, words]) => {
    if (translated(words, language).length === 0) return [];
    const load = importOf(`${SITE}/${language}/${partName(file, '')}`);
    return exportNames(file).map((part) => `'${partName(file, part)}': ${load}`);
  });
  return `${imports}\nexport default { rows: ${rows}, parts: { ${files.join(', ')} } };`;
}

/** What servers refuse, by code: as the words of `errorText`, and in place of those of what a page finds out by itself (`errorSentence`). @param {string} language @param {string | null} id */
function errorFileCode(language, id) {
  const [file, transport] = ['errors', 'transport'].map((name) =>
    join(ROOT, `packages/core/src/errors/${name}.text.ts`),
  );
  const words = translated([{ file: file ?? '', name: 'errorText' }], language);
  const own = keyOf(transport ?? '', 'transportErrorText');
  const { imports, rows } = rowsCode(words, id);
  const inCore = (/** @type {string} */ path) => join(ROOT, `packages/core/src/${path}`);
  const copied = (/** @type {string} */ file) => JSON.stringify(id === null ? file : `${COPY}${id} ${file}`);
  const of = (/** @type {string} */ path) => copied(translationOf(inCore(path), language) ?? '');
  return `${imports}
import { tooManyTriesText } from ${of('errors/transport.text.ts')};
import { waitText } from ${of('format/format.text.ts')};
import { waitIn } from ${copied(inCore('format/wait-in.ts'))};
const wait = (code, seconds) => code === 'too_many_requests' && tooManyTriesText(waitIn(waitText, seconds));
export default { ...${rows}, '${own}': { ...w0, wait } };`;
}

/**
 * Languages beside English: a widget's contract is given its `words`, as a file of its own that names the files of each language. Of them the
 * first has what its first screen says, the next what comes by `lazy()`, the third what comes within that. The site has a file of what every
 * page says, and one for each part, with what the widgets on it say: there contracts are given none.
 * @param {{ areShared?: boolean, ofSite?: boolean }} [options] `areShared`: translations need no copies, since all is loaded at once or each stays a file; `ofSite`: this is a build of the site
 * @returns {import('rollup').Plugin & { enforce: 'pre' }}
 */
export function words({ areShared = false, ofSite = false } = {}) {
  /** @type {Map<string, ReturnType<typeof levelsOf>>} */
  const levels = new Map();
  /** @type {ReturnType<typeof wordsOfSite> | null} */
  let site = null;
  const siteWords = () => (site ??= wordsOfSite());
  /** @param {string} name */
  const levelsFor = (name) => {
    const known = levels.get(name) ?? levelsOf(viewOf(name));
    levels.set(name, known);
    return known;
  };
  /** @param {string} id */
  const codeOf = (id) => {
    const [name = '', language, ...rest] = id.split('/');
    if (name === SITE && !language) return siteTableCode();
    if (name === ERRORS && !language) return errorsTableCode();
    if (!language) return tableCode(name, levelsFor(name));
    const copy = areShared ? null : id;
    if (name === ERRORS) return errorFileCode(language, copy);
    if (name === SITE && rest.length === 0) return siteCode(siteWords(), language, copy);
    const own =
      name === SITE
        ? [...siteWords().parts].find(([file]) => partName(file, '') === rest[0])?.[1]
        : levelsFor(name).levels[Number(rest[0])];
    const { imports, rows } = rowsCode(translated(own ?? [], language), copy);
    const later =
      name !== SITE && rest[0] === '0' ? `export const later = [${laterCode(name, levelsFor(name), language)}];` : '';
    return `${imports}\nexport default ${rows};\n${later}`;
  };
  return {
    name: 'prosperx-words',
    // before Vite's own way to find files, which knows no copies
    enforce: 'pre',
    buildStart() {
      levels.clear();
      site = null;
      forget();
    },
    async resolveId(source, importer) {
      if (source.startsWith(WORDS)) return `\0${source}`;
      // what a build would know by its path goes by another name
      if (source.startsWith(COPY)) return copyOf(source.slice(COPY.length));
      if (!importer?.startsWith(COPY)) return null;
      const found = await this.resolve(source, originalOf(importer));
      // what translations share is copied with them, or English would load it where it is part of a group
      return found && TRANSLATION.test(found.id) ? copyOf(`${ownerOf(importer)} ${found.id}`) : found;
    },
    load(id) {
      if (id.startsWith(COPY)) {
        const file = originalOf(id);
        return { code: transformSync(file, readFileSync(file, 'utf8')).code, moduleSideEffects: false };
      }
      return id.startsWith(`\0${WORDS}`)
        ? { code: codeOf(id.slice(WORDS.length + 1)), moduleSideEffects: false }
        : null;
    },
    transform(code, id) {
      const [, name] = /\/([\w-]+)\.contract\.ts$/.exec(id) ?? [];
      if (ofSite || !name || !code.includes('defineContract({')) return null;
      return {
        code: code.replace('defineContract({', () => `defineContract({ words: ${importOf(name)},`),
        map: null,
      };
    },
  };
}

/** The module that is a copy: of which file of words, and of which translation. @param {string} of */
const copyOf = (of) => COPY + Buffer.from(of).toString('base64url');
const partsOf = (/** @type {string} */ id) => Buffer.from(id.slice(COPY.length), 'base64url').toString().split(' ');
/** The file of words that a copy is part of. @param {string} id */
const ownerOf = (id) => partsOf(id)[0] ?? '';
/** The file of a translation. @param {string} id */
const originalOf = (id) => partsOf(id).slice(1).join(' ');
