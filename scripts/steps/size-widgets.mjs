import { join } from 'node:path';
import { widgetEntries, widgetFiles, wordFiles } from '../lib/widget-files.mjs';
import { CDN } from '../rollup/paths.mjs';
import { languages } from '../rollup/words.mjs';

const CALCULATOR = ['result-chart.lazy'];

/** What widgets load besides. @type {Record<string, readonly string[]>} */
const LATER_PARTS = {
  'retirement-calculator': [...CALCULATOR, 'retirement-details.lazy', 'todays-money.lazy'],
  'xirr-calculator': [...CALCULATOR, 'xirr-details.lazy'],
  'delay-calculator': [...CALCULATOR, 'delay-details.lazy'],
  'elss-calculator': [...CALCULATOR, 'elss-details.lazy'],
  'inflation-calculator': [...CALCULATOR, 'todays-money.lazy'],
  'education-calculator': [...CALCULATOR, 'todays-money.lazy'],
  cart: ['empty-cart.lazy', 'flash.lazy'],
  'fund-detail': ['fund-page.lazy', 'fund-returns.lazy'],
  'fund-list': ['fund-list-view.lazy'],
  'fund-search': ['search-results.lazy'],
  'home-tiles': ['live-tiles.lazy'],
  goals: ['flash.lazy'],
  leads: ['flash.lazy'],
  'mandate-list': ['flash.lazy'],
  'nfo-list': ['nfos.lazy'],
  packs: ['pack-list.lazy', 'flash.lazy'],
  sips: ['flash.lazy'],
  transactions: ['flash.lazy'],
};

/**
 * What a widget loads on a partner's page after its first screen when nobody is signed in and nothing is pressed, until the network rests.
 * scripts/publish/at-rest.spec.ts looks whether a browser does just that. @param {string} name
 */
export const laterParts = (name) => [
  'reader-watch.lazy',
  'count-use.lazy',
  ...(LATER_PARTS[name] ?? (name.endsWith('-calculator') ? CALCULATOR : [])),
];

/** What a widget may weigh, by its name without `px-`. @param {string} name @returns {[first: number, files: number, atRest: number, files: number]} bytes at most, and files */
export function budgetOf(name) {
  if (name.endsWith('-calculator')) return [18_000, 1, 24_000, 6];
  return [52_000, 8, name === 'fund-detail' ? 78_000 : 64_000, 20];
}

/** A calculator in another language: what its words weigh at most, until the network rests. */
const ANOTHER_LANGUAGE = 3_000;

/** What each calculator loads besides in the language in which its words weigh most. @param {(files: string[]) => number} weigh @returns {import('./size.mjs').Row[]} */
export const languageRows = (weigh) =>
  Object.keys(widgetEntries())
    .filter((name) => name.endsWith('-calculator'))
    .map((name) => {
      const all = languages().flatMap((language) => {
        const files = wordFiles(name, language)?.map((file) => join(CDN, file));
        return files ? [{ language, files, weight: weigh(files) }] : [];
      });
      const [most] = all.sort((one, other) => other.weight - one.weight);
      return {
        what: `<px-${name}> in ${most?.language ?? 'any language'}, besides`,
        files: most?.files ?? null,
        bytes: ANOTHER_LANGUAGE,
        count: 3,
      };
    });

/** Two rows for each widget: its first screen, and all that it has loaded at rest. @returns {import('./size.mjs').Row[]} */
export function widgetRows() {
  const { embed: _embed, elements: _elements, ...widgets } = widgetEntries();
  return Object.entries(widgets).flatMap(([name, { tag }]) => {
    const [first, firstFiles, atRest, files] = budgetOf(name);
    /** @param {readonly string[]} parts */
    const paths = (parts) => widgetFiles(name, parts).map((file) => join(CDN, file));
    return [
      { what: `<${tag}> first screen`, files: paths([]), bytes: first, count: firstFiles },
      { what: `<${tag}> at rest`, files: paths(laterParts(name)), bytes: atRest, count: files },
    ];
  });
}
