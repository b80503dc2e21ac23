import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CUSTOMER_NEEDS } from '@prosperx/core/agent';
import { ONBOARDING_PATHS } from '@prosperx/core/profile';
import { describe, expect, it } from 'vitest';
import { placeOf } from '#domain/agent/customer-place.js';
import { widgets } from '#widgets.js';
import { placesOf } from './docs-navigation.js';
import { toName } from './names.js';

const SRC = join(import.meta.dirname, '..');
const contracts = widgets.map(({ contract }) => contract);
const places = placesOf(contracts);

/** The address that a calculator shares is no place that it leads to. */
const SHARED = /page: \{\s*to: $/;

/** The beginning of the site's own addresses. */
const SITE = '/v1';

/** Paths of the site that stand in the code of widgets. */
const paths = ['features', 'domain'].flatMap((folder) =>
  readdirSync(join(SRC, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|spec|contract)\./.test(file))
    .flatMap((file) => {
      const code = readFileSync(join(SRC, folder, file), 'utf8');
      return [...code.matchAll(/["'`](\/[a-z][\w-]*(?:\/[\w-]+)*)[?"'`]/gi)]
        .filter(({ index }) => !SHARED.test(code.slice(Math.max(0, index - 30), index)))
        .map(([, path = '']) => path)
        .filter((path) => path !== SITE);
    }),
);

const has = (path: string) =>
  places.some(({ to }) => (to.endsWith('…') ? path.startsWith(to.slice(0, -1)) : to === path));

describe('the page that says where widgets lead', () => {
  it('has a row for every path in their code', () => {
    expect(new Set(paths).size).toBeGreaterThan(30);
    expect([...new Set(paths)].filter((path) => !has(path))).toEqual([]);
  });

  it('has a row for each step of onboarding and each need of a customer', () => {
    const named = [...Object.values(ONBOARDING_PATHS), ...CUSTOMER_NEEDS.map(placeOf)];
    expect(named.filter((path) => !has(path))).toEqual([]);
  });

  it('names widgets that there are, and the widget of each page once', () => {
    const names = contracts.map(({ tag }) => toName(tag));
    expect(places.filter(({ widget }) => widget !== null && !names.includes(widget))).toEqual([]);
    const of = (path: string) => places.find(({ to }) => to === path)?.widget;
    expect(['/cart-review', '/profile/portfolio', '/best-performing-funds', '/home', '/profile/stps'].map(of)).toEqual([
      'cart',
      'portfolio',
      'fund-list',
      'home-tiles',
      'stp',
    ]);
  });
});
