import type { Contract } from './contract.js';
import { toIndex, toMarkdown } from './docs.js';
import { toManifest } from './docs-manifest.js';
import { toName } from './names.js';

/** Pages of the folder `docs` that are written by hand, in the order of their names. */
export const handWritten = ['elements.md', 'frames.md', 'purchase.md', 'react.md'];

/** Every generated file of the package: path below `packages/sdk`, and its text. */
export function docsFiles(contracts: readonly Contract[]): ReadonlyMap<string, string> {
  return new Map([
    ['docs/README.md', toIndex(contracts)],
    ...contracts.map((contract): [string, string] => [`docs/${toName(contract.tag)}.md`, toMarkdown(contract)]),
    ['custom-elements.json', `${JSON.stringify(toManifest(contracts), null, 2)}\n`],
  ]);
}
