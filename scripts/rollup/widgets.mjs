import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { defaultServerConditions, runnerImport } from 'vite';
import { SOURCE } from './paths.mjs';

/** @typedef {import('../../packages/sdk/src/widget/contract.js').Contract} Contract */

/** Loads a file of the SDK's source. @template Module @param {string} file @returns {Promise<Module>} */
export async function importSource(file) {
  /** @type {{ module: Module }} */
  const { module } = await runnerImport(join(SOURCE, file), {
    configFile: false,
    environments: {
      inline: { resolve: { conditions: ['@prosperx/source', ...defaultServerConditions], noExternal: [/^@prosperx/] } },
    },
  });
  return module;
}

/** @type {{ widgets: readonly { contract: Contract }[] }} */
const module = await importSource('widgets.ts');

const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' });

/** @param {string} name */
const pascal = (name) => name.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase());

/** @template In, Out @param {Record<string, In>} table @param {(value: In) => Out} change */
const mapValues = (table, change) =>
  Object.fromEntries(Object.entries(table).map(([name, value]) => [name, change(value)]));

/** What a contract says to a browser: its sentences, examples and for whom it is, and of events what they tell by type and whether they lead on, are for builds and reference pages. @param {Contract} contract */
const forBrowsers = ({
  title: _title,
  summary: _summary,
  examples: _examples,
  visibility: _visibility,
  events,
  ...rest
}) => {
  const names = mapValues(events, ({ leads: _leads, detail, ...event }) => ({
    ...event,
    detail: mapValues({ ...detail }, () => 1),
  }));
  return JSON.stringify({ ...rest, events: names }, (key, value) => (key === 'describe' ? undefined : value));
};

/** Every widget: what its contract says, where its view lies and under which name. */
export const widgets = module.widgets.map(({ contract }) => {
  const { tag, visibility, needsServer } = contract;
  const name = tag.slice('px-'.length);
  const file = files.find((file) => basename(file) === `${name}.contract.ts`) ?? '';
  const view = pascal(name);
  return {
    name,
    tag,
    contract,
    isPublic: visibility === 'public',
    needsServer: needsServer === true || visibility === 'private',
    definition: forBrowsers(contract),
    viewFile: join(SOURCE, file.replace('.contract.ts', '.tsx')),
    view,
  };
});
