import { join } from 'node:path';
import { defineConfig } from 'rolldown';
import { inlineCss } from './scripts/rollup/inline-css.mjs';
import { lazyIntegrity } from './scripts/rollup/lazy-integrity.mjs';
import { manifest } from './scripts/rollup/manifest.mjs';
import { CDN, PREACT, SOURCE } from './scripts/rollup/paths.mjs';
import { sharing, singleFiles, widgetEntries } from './scripts/rollup/widget-entries.mjs';
import { words, wordsFileName } from './scripts/rollup/words.mjs';

/** Names a file by its group, without the list of all that share it. @param {{ name: string, facadeModuleId?: string | null }} chunk */
const chunkFileNames = ({ name, facadeModuleId }) =>
  `chunks/${wordsFileName(facadeModuleId ?? null) ?? name.split('~')[0]}-[hash].js`;
// marks for tree shaking have done their work by then
const output = { dir: CDN, chunkFileNames, minify: true, comments: { annotation: false } };

/** @type {import('rolldown').InputOptions} */
const options = {
  platform: 'browser',
  resolve: {
    // the elements carry Preact in place of React
    alias: { react$: PREACT, 'react-dom/client$': PREACT, 'react/jsx-runtime$': PREACT },
    conditionNames: ['@prosperx/source', 'import', 'module', 'default'],
    extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
  },
  transform: { target: 'es2022', define: { 'process.env.NODE_ENV': '"production"' } },
  preserveEntrySignatures: 'allow-extension',
};

const plugins = (/** @type {boolean} */ hasLoader) => [
  widgetEntries(),
  words(),
  inlineCss(),
  lazyIntegrity({ hasLoader }),
  manifest({ hasLoader }),
];

/** What files of two or more entries need. @param {string} name @param {RegExp} test @returns {import('rolldown').CodeSplittingGroup} */
const shared = (name, test) => ({ name, test, minShareCount: 2 });
/** The same, of what a first screen needs, so that none loads what comes later. @param {string} name @param {RegExp} test @returns {import('rolldown').CodeSplittingGroup} */
const atFirst = (name, test) => ({ ...shared(name, test), tags: ['$initial'] });

/** The same, of exactly these modules. @param {string} name @param {RegExp} test @returns {import('rolldown').CodeSplittingGroup} */
const own = (name, test) => ({ ...shared(name, test), includeDependenciesRecursively: false });

/** A file is part of what every widget starts with when nearly all of them need it. */
const MOST = Math.ceil(Object.keys(sharing).length * 0.85);

/** Few files, and no byte that the screen has no use for. `npm run size` holds both. */
export const groups = [
  // what every widget starts with
  {
    ...atFirst(
      'base',
      /node_modules|core\/src\/(config|errors|format|http|language|money|time|session\/(?!setting-)|(agent|partner)\/rules)|sdk\/src\/(services|session|stores|theme|widget)\/|domain\/query-state|primitives\/(hooks\/use-(words|latest)|icons\/controls|primitives\.text|display\/(button|empty-state|icon|lazy|skeleton|written-in))/,
    ),
    minShareCount: MOST,
  },
  // sums of calculators, which no other widget has a use for
  own('calculators', /core\/src\/(calculator\/(?!amount-scale|(investment|rate)-bounds)|tax\/(income|equity))/),
  // what the first screens are made of
  atFirst(
    'page',
    /widget\/(placed-view|use-page-registration)|session\/flash-outlet|services\/(idempotency|use-exclusive)|core\/src\/registration|core\/src\/(mandate\/(rules|methods)|order\/states|cart\/investment|http\/approval-block)/,
  ),
  atFirst('form', /primitives\/(form\/(field|input|text-field|use-form|after-press)|display\/(banner|use-countdown))/),
  atFirst('display', /primitives\/display\/(card|link|fund-cell)|site-link/),
  atFirst('hooks', /primitives\/hooks/),
  // and their subjects
  atFirst(
    'fund',
    /(core\/src|queries)\/(fund|disclosure)(?!\/fund-facts)[/.]|queries\/matching-nfos\.ts|fund-choice\/compared|format\/percent/,
  ),
  atFirst('nfo', /(core\/src|queries)\/nfo[/.]/),
  atFirst('order', /(core\/src|queries)\/order[/.]|core\/src\/(payment|sip\/(schemas|instalment-outcomes))/),
  atFirst('session', /(core\/src|queries)\/session(?!\/setting-)|features\/login\/login\.text|new-tab-link/),
  atFirst('profile', /(core\/src|domain|queries)\/(profile\/(?!registration)|profile\.|bank|kyc)/),
  atFirst('cart', /(core\/src|domain|queries)\/(cart|pack)/),
  atFirst(
    'agent',
    /core\/src\/agent\/(customers|certificate)|(domain|queries)\/(agent|customers|certificates|lead\/)|upload-fetch/,
  ),
  own('lead', /(core\/src|queries)\/lead[/.]/),
  own('proposals', /core\/src\/proposal|queries\/propos/),
  // with the bounds of a return
  own('goals', /(core\/src|queries)\/goals?[/.]|core\/src\/calculator\/(investment|rate)-bounds/),
  atFirst('sip', /(core\/src|queries)\/sips?[/.]/),
  {
    ...atFirst('common', /core\/src|sdk\/src\/(domain|primitives|queries|services)/),
    entriesAware: true,
    entriesAwareMergeThreshold: 3_000,
  },
  // what finds words in another language
  own('speak', /hooks\/speaker/),
  // what comes later, by when it is needed: exactly these modules, since what they import has groups of its own
  own('errors', /errors\.text/),
  // every widget fetches it, and a frame's name is found by the same rule
  { name: 'reader-watch.lazy', test: /reader-watch\.|widget\/names/, includeDependenciesRecursively: false },
  own(
    'figures',
    /primitives\/display\/(badge|delta|links|money)|short-amount|fund\/(risk-bar|risk-level|fund-note)|tokens-palette/,
  ),
  own('icons', /icons\/features/),
  own('table', /primitives\/(display\/(table|pager)|hooks\/use-near-view)/),
  own('dialog', /primitives\/overlay\/dialog/),
  own('upload', /upload/),
  own('segment', /primitives\/form\/segment\./),
  own('choices', /primitives\/form\/checks/),
  own('select', /primitives\/form\/select/),
  own('amounts', /primitives\/form\/(amount|type-into)|format\/(input|amount-words)/),
  own('chart', /primitives\/chart\/(plot|line-chart|risk-gauge)/),
  own(
    'secrets',
    /core\/src\/session\/setting-|queries\/new-password|primitives\/form\/(secret|radio-cards)|domain\/session\/otp/,
  ),
  own('tax', /core\/src\/tax\/(tax-class|financial-year)/),
  own('fund-choice', /domain\/fund-choice|queries\/watchlist|icons\/site/),
  own('fund-table', /domain\/fund-table/),
  own('audience', /session\/(audience|use-audience)/),
  own('native', /src\/bridge\//),
  own(
    'placing',
    /queries\/(place-order|calendar)|time\/calendar|pending-order|sip\/instalments|domain\/invest\/(first|invest-choice)|cart\/investment\.text|order\/nav-date/,
  ),
  own('timeline', /order\/(order-timeline|badge|order-badge|timeline|restorable|end-reason\.)|sip\/progress/),
  own('mandate', /(core\/src|domain|queries)\/mandate/),
  own(
    'paying',
    /order\/order-facts|(core\/src|domain|queries)\/(payment|paying)(?!\/payment-(progress|blocked)\.lazy)|lean-qr/,
  ),
  own('nominee', /(core\/src|domain)\/nominee/),
  own('account', /(core\/src|domain|queries)\/(profile|bank|kyc|pincode|use-profile-otp)|session\/use-draft/),
];

/** What a single file loads later, in few files, since it lists each with its integrity: what a fault of any kind needs, and what any call of a server needs. @type {import('rolldown').CodeSplittingGroup[]} */
const later = [
  // a partner's page tells what its readers did, without the client of all other calls
  {
    name: 'count-use.lazy',
    test: /count-use\.|services\/own-site|core\/src\/(http\/headers|partner\/(rules|counted-page))/,
  },
  {
    name: 'request-id.lazy',
    test: /failure-notice\.|request-id\.|widget\.text|refusal\.|errors\/(sentence|transport)|core\/src\/failure-report/,
  },
  {
    ...shared(
      'client',
      /zod|ofetch|ufo|destr|src\/(http|money|partner|services|stores|time)\/|codecs|px-error|overlay\/flash|hooks\/is-new-tab/,
    ),
    name: 'client',
  },
  // the chart has signs too, and asks no server
  shared('controls', /primitives\.text|primitives\/(display\/icon|icons|hooks\/use-latest)/),
];

/** All that a single file has when it begins goes into the file itself, whatever its later parts share with it. @param {Record<string, string>} input @returns {import('rolldown').CodeSplittingGroup[]} */
const first = (input) => Object.keys(input).map((name) => ({ name, test: /./, tags: ['$initial'], priority: 1 }));

/** A hint for V8: of a single file all is called at once, so it is compiled while it arrives, not call by call while the page waits. @param {{ isEntry: boolean }} chunk */
const compileHint = ({ isEntry }) => (isEntry ? '//# allFunctionsCalledOnLoad' : '');

/** What a page loads from a server. The npm package is Rollup's: rollup.config.mjs. */
export default defineConfig([
  ...[...singleFiles, { embed: join(SOURCE, 'embed.ts') }].map((input) => ({
    ...options,
    input,
    output: {
      ...output,
      codeSplitting: { includeDependenciesRecursively: false, groups: [...first(input), ...later] },
      ...(singleFiles.includes(input) && { postBanner: compileHint }),
    },
    plugins: plugins(false),
  })),
  {
    ...options,
    input: sharing,
    output: { ...output, entryFileNames: chunkFileNames, codeSplitting: { groups } },
    plugins: plugins(true),
  },
]);
