import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from './command-log.mjs';
import { formatted } from './format.mjs';

/** `fund-list` as each place writes it. @param {string} name */
function spellings(name) {
  const pascal = name.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase());
  const words = name.replaceAll('-', ' ');
  return {
    __name__: name,
    __Name__: pascal,
    __camel__: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    __title__: words.charAt(0).toUpperCase() + words.slice(1),
  };
}

/** The lists that name every widget: what goes in, and before what. */
const LISTS = [
  {
    file: 'widgets.ts',
    before: 'import type {',
    text: "import { __camel__Contract } from '#features/__name__/__name__.contract.js';\n",
  },
  {
    file: 'widgets.ts',
    before: '] as const;',
    text: "widget(__camel__Contract, async () => (await import('#features/__name__/__name__.js')).__Name__),\n",
  },
  {
    file: 'react.ts',
    before: null,
    text: "export { __Name__Widget as __Name__ } from '#features/__name__/__name__.js';\n",
  },
];

/** @param {string} file @param {string} text */
async function write(file, text) {
  writeFileSync(file, await formatted(file, text));
}

/** @param {string} file @param {string | null} before null: the end @param {string} addition */
async function insert(file, before, addition) {
  const text = readFileSync(file, 'utf8');
  const at = before === null ? text.length : text.indexOf(before);
  if (at < 0) throw new CommandError(`${file} has no line "${before}" any more: write the widget into it by hand.`);
  await write(file, text.slice(0, at) + addition + text.slice(at));
}

/** @param {string} name @param {string} source folder `src` of the SDK */
function checkName(name, source) {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new CommandError(`"${name}" is no name for a widget: write it as in "npm run new:widget fund-list".`);
  for (const layer of ['features', 'domain'])
    if (existsSync(join(source, layer, name))) throw new CommandError(`${layer}/${name} exists already.`);
}

/**
 * Makes the folder of a widget, of whoever is signed in where it is private, and writes its name into the lists. Returns the files it made or changed.
 * @param {string} name kebab-case, without `px-` @param {string} sdk folder of the SDK @param {{ isPrivate?: boolean }} [options]
 */
export async function newWidget(name, sdk, { isPrivate = false } = {}) {
  const source = join(sdk, 'src');
  checkName(name, source);
  const words = spellings(name);
  /** @param {string} text */
  const fill = (text) =>
    text.replace(/__(name|Name|camel|title)__/g, (word) => words[/** @type {keyof typeof words} */ (word)]);
  const folder = join(source, 'features', name);
  const template = join(sdk, 'templates', isPrivate ? 'private-widget' : 'widget');
  mkdirSync(folder, { recursive: true });
  const made = readdirSync(template).map((file) => ({
    from: join(template, file),
    to: join(folder, fill(file).replace(/\.tmpl$/, '')),
  }));
  for (const { from, to } of made) await write(to, fill(readFileSync(from, 'utf8')));
  for (const { file, before, text } of LISTS) await insert(join(source, file), before && fill(before), fill(text));
  return [...made.map(({ to }) => to), ...new Set(LISTS.map(({ file }) => join(source, file)))];
}
