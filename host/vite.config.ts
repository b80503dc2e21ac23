import { join } from 'node:path';
import { defaultClientConditions, defineConfig, type Rolldown } from 'vite';
import { words } from '../scripts/rollup/words.mjs';
import { nameLazyParts } from './lazy-parts.js';
import { noRings } from './no-rings.js';

// the server must see the name under which the page knows it, else each write looks like one from another origin
const api = { target: `http://127.0.0.1:${process.env['API_PORT'] ?? '8080'}`, changeOrigin: false };

/** The site's pages carry Preact where the source says React, as the elements do: `react-dom` alone is 48 kB more on each page. The page of all examples carries React, as partners do. */
export const reactIsPreact = [
  { find: /^react(-dom)?$/, replacement: 'preact/compat' },
  { find: /^react-dom\/(client|server)$/, replacement: 'preact/compat/$1' },
  { find: /^react\/(jsx-runtime|jsx-dev-runtime)$/, replacement: 'preact/$1' },
];

type Group = Rolldown.CodeSplittingGroup;

/** The modules that a pattern names and no others: what they import has groups of its own. */
const own = (name: string, test: RegExp, minShareCount = 1): Group => ({
  name,
  test,
  minShareCount,
  includeDependenciesRecursively: false,
});

/**
 * Few files, cut by when a page needs them; a module belongs to the first group that names it. A group may only need those above it,
 * else a page that wants little loads much: `npm run size` holds what every page loads.
 */
const groups: Group[] = [
  // libraries, which a new version of the site leaves as they are: what paints pages (and by what name it finds their words), and what asks the server, which comes later
  own('frame', /node_modules\/(preact|use-sync-external-store|zustand|@tanstack\/(?!.*query))|language\/words-key/),
  own('data', /node_modules\/(@tanstack\/.*query|ofetch|ufo|destr|zod)/),
  // what stands around every page: before the server has answered, and, with all that it needs, after it
  { name: 'base', tags: ['$initial'], includeDependenciesRecursively: false },
  // what asks the server, for pages that ask
  own(
    'services',
    /core\/src\/(agent\/(api|arn\.|certificates)|cart\/(investment|sip-date)\.|errors\/(px-error|sentence|transport)|http\/(endpoint|approval-block|headers|link|own-path)|partner\/rules|registration\/registration-state|session\/(current-user|session\.text)|(money|time)\/codecs)|sdk\/src\/(services\/(services|client|customer-watch|error-message|own-site|private-headers|use-own-mutation)\.|stores|session\/((use-)?audience|id-list|use-preload|use-session))|query-state|take-answers\.lazy/,
  ),
  // what is filled in; a picture is asked for by later steps alone, a slider by the calculators
  own('secrets', /form\/(secret-fields|radio-cards)|new-tab-link|can-use-passkeys/, 2),
  own('fields', /primitives\/form\/(field|segment\.|type-into)|display\/chips|format\/(input|amount-words)/, 3),
  own('form', /primitives\/form\/(?!upload|slider)|use-countdown|session\/use-draft/, 3),
  own('calculator-cards', /calculator-cards|core\/src\/calculator\/projection/, 2),
  own('table', /primitives\/display\/(table|pager)|domain\/fund\/risk-bar/, 3),
  own('kept-focus', /hooks\/use-(kept-focus|removed)/, 2),
  own('tabs', /primitives\/display\/(tabs|stack)/, 2),
  own(
    'display',
    /primitives\/(display\/(?!copy-button)|icons|hooks\/(?!use-debounced|use-kept-focus|use-removed))|navigation\/(site-link|breadcrumb)|use-site-link|widget\/contract|tokens-palette|core\/src\/(format|money|time\/(business-date|duration))|layout\/(interested|page|region-boundary)\.|pages\/pages\.text/,
    3,
  ),
  // what the regions of every page share with forms
  own('cart', /primitives\/overlay|sdk\/src\/bridge|(core\/src|queries)\/(cart|pack|link-key)/, 2),
  // a part of the header that does not come takes no page with it; what it needs, as most pages do, is a file of its own
  own('regions', /layout\/server-regions\.lazy/),
  {
    name: 'server',
    test: /layout\/server-regions\.lazy|core\/src\/registration/,
  },
  // what pages share, by subject
  own('members', /layout\/(account-page|require-session)/, 2),
  own(
    'widget',
    /core\/src\/time(?!\/calendar)|session\.text|domain\/(query-state|navigation)|sdk\/src\/(services\/(?!upload\.|open-intent)|stores|widget|theme|session\/(?!use-redirect|logout))|host\/src\/layout|mandate\/(rules|methods)/,
    4,
  ),
  own('login', /login\.text|session\.text/, 2),
  own('share', /(core\/src|domain|queries)\/share/, 3),
  own(
    'paying',
    /fund-note-in|domain\/payment\/(paying\.text|pay-bar|payment-deadline|payment\.css)|cart\/unpaid-orders/,
    2,
  ),
  own('payment', /(core\/src|domain|queries)\/payment(?!\/payment-state)/, 3),
  own('mandate', /(core\/src|domain|queries)\/mandate(?!\/(rules|methods))/, 3),
  // what forms ask of a SIP, and what they do where orders wait
  own(
    'place-order',
    /queries\/place-order|pending-order|cart\/investment\.text|domain\/invest\/(first|invest-choice)/,
    2,
  ),
  own(
    'timeline',
    /order\/(timeline|badge|end-reason\.|order-(timeline|badge))|sip\/progress|queries\/restore-orders/,
    2,
  ),
  own('fund', /(core\/src|queries)\/(fund|disclosure)(?!\/watchlist|-facts)|fund-note\.text|fund\/paid-out/, 2),
  own('bounds', /core\/src\/calculator\/((investment|rate)-bounds|quick-amounts)/, 2),
  own(
    'order',
    /(core\/src|domain|queries)\/(order|sip|calculator\/chart-years|cart|pack|calendar|use-pending)|payment\/(checkout|use-checkout)|use-redirect|payment-state|time\/calendar/,
    3,
  ),
  own('nfo', /core\/src\/nfo\/(?!offer)|queries\/nfo/),
  // on a narrow screen the search is a page that opens with its list
  own('search-panel', /search-panel\.lazy|fund-search\/search-options(-list\.lazy|\.css)/),
  own('search', /fund-search\/(?!search-results)|queries\/matching-nfos\.ts|use-debounced-value/, 2),
  // the home page, and what it shows of the server
  own('home', /home\/(home\.lazy|hero|worth-skeleton|home\.text)|home-tiles\/home-tiles/),
  own('home-later', /home-sections\.lazy|live-tiles\.lazy|offered-packs/),
  own('fund-choice', /domain\/fund-choice|(fund|queries)\/watchlist/, 2),
  own('chart', /primitives\/chart\/(line-chart|plot-frame)\./, 2),
  own('tax', /tax\/(financial-year|tax-class)/, 2),
  own('portfolio', /portfolio\/(api|read-own)|queries\/portfolio\./, 2),
  own('holding', /holding\/(holding\.|hidden-amounts|amounts)|portfolio\/(transactions\.text|portfolio\.css)/, 2),
  own('plan', /core\/src\/stp|queries\/plan|domain\/plan/, 2),
  own('nominee', /(core\/src|domain)\/nominee|profile\/declared/, 2),
  own('upload', /core\/src\/upload/, 2),
  own('account', /core\/src\/profile\/(rules|otp-api)|use-profile-otp|pincode/, 2),
  own(
    'profile',
    /(core\/src|domain|queries)\/(profile|bank|kyc(?!\/(kyc\.text|can-transact)))|pages\/profile\/profile\.text/,
    3,
  ),
];

/** The site. review.vite.config.ts adds the page of all examples to its folder, embed.vite.config.mjs what frames load. Vite's helpers are kept from writing scripts into pages: the policy forbids them. */
export default defineConfig({
  base: '/v1/',
  plugins: [nameLazyParts(), words({ ofSite: true }), noRings()],
  resolve: { alias: reactIsPreact, conditions: ['@prosperx/source', ...defaultClientConditions] },
  build: {
    target: 'es2022',
    manifest: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: join(import.meta.dirname, 'index.html'),
      // "use client" says nothing in a bundle
      onLog: (level, log, handler) => log.code === 'MODULE_LEVEL_DIRECTIVE' || handler(level, log),
      output: {
        // the first script lists every chunk: names for what is a page or a part by itself, hashes alone for what they share
        chunkFileNames: ({ name, isDynamicEntry }) =>
          `assets/${isDynamicEntry || name === 'regions' ? '[name]-' : ''}[hash].js`,
        codeSplitting: { groups },
      },
    },
  },
  server: { proxy: { '/prosperx-api': api, '/sdk': api, '/embed': api } },
});
