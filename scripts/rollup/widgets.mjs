import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { defaultServerConditions, runnerImport } from 'vite';
import { SOURCE } from './paths.mjs';

/** @typedef {{ tag: string, visibility: 'public' | 'private', needsServer?: true }} Contract */

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

/** Every widget: what its contract says, where its files lie, and under which names they export contract and view. */
export const widgets = module.widgets.map(({ contract: { tag, visibility, needsServer } }) => {
  const name = tag.slice('px-'.length);
  const contract = files.find((file) => basename(file) === `${name}.contract.ts`) ?? '';
  const view = pascal(name);
  return {
    name,
    tag,
    isPublic: visibility === 'public',
    needsServer: needsServer === true || visibility === 'private',
    contractFile: join(SOURCE, contract),
    viewFile: join(SOURCE, contract.replace('.contract.ts', '.tsx')),
    contract: `${view.charAt(0).toLowerCase()}${view.slice(1)}Contract`,
    view,
  };
});
