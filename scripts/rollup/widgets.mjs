import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { defaultServerConditions, runnerImport } from 'vite';
import { SOURCE } from './paths.mjs';

/** @typedef {{ tag: string, visibility: 'public' | 'private', needsServer?: true, title: string, summary: string, examples: unknown }} Contract */

/** @type {{ module: { widgets: readonly { contract: Contract }[] } }} */
const { module } = await runnerImport(join(SOURCE, 'widgets.ts'), {
  configFile: false,
  environments: {
    inline: { resolve: { conditions: ['@prosperx/source', ...defaultServerConditions], noExternal: [/^@prosperx/] } },
  },
});

const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' });

/** @param {string} name */
const pascal = (name) => name.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase());

/** What a contract says to machines: its sentences and examples are for the reference pages. @param {Contract} contract */
const withoutSentences = ({ title: _title, summary: _summary, examples: _examples, ...rest }) =>
  JSON.stringify(rest, (key, value) => (key === 'describe' ? undefined : value));

/** Every widget: what its contract says, where its view lies and under which name. */
export const widgets = module.widgets.map(({ contract }) => {
  const { tag, visibility, needsServer } = contract;
  const name = tag.slice('px-'.length);
  const file = files.find((file) => basename(file) === `${name}.contract.ts`) ?? '';
  const view = pascal(name);
  return {
    name,
    tag,
    isPublic: visibility === 'public',
    needsServer: needsServer === true || visibility === 'private',
    definition: withoutSentences(contract),
    viewFile: join(SOURCE, file.replace('.contract.ts', '.tsx')),
    view,
  };
});
