import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CUSTOMER_NEEDS } from '@prosperx/core/agent';
import { ONBOARDING_PATHS } from '@prosperx/core/profile';
import { describe, expect, it } from 'vitest';
import { placeOf } from '#domain/agent/customer-place.js';
import { widgets } from '#widgets.js';
import type { FieldTable } from './contract.js';
import { placesOf } from './docs-navigation.js';
import { toName } from './names.js';

const SRC = join(import.meta.dirname, '..');
const contracts = widgets.map(({ contract }) => contract);
const places = placesOf(contracts);

/** The address that a calculator shares is no place that it leads to. */
const SHARED = /page: \{\s*to: $/;

/** The beginning of the site's own addresses. */
const SITE = '/v1';

/** The code of widgets, a file each. */
const code = ['features', 'domain'].flatMap((folder) =>
  readdirSync(join(SRC, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|spec|contract)\./.test(file))
    .map((file) => readFileSync(join(SRC, folder, file), 'utf8')),
);

/** Paths of the site that stand in the code of widgets. */
const paths = code.flatMap((text) =>
  [...text.matchAll(/["'`](\/[a-z][\w-]*(?:\/[\w-]+)*)[?"'`]/gi)]
    .filter(({ index }) => !SHARED.test(text.slice(Math.max(0, index - 30), index)))
    .map(([, path = '']) => path)
    .filter((path) => path !== SITE),
);

/** What a calculator takes along to the fund search. */
const taken = code.flatMap((text) =>
  [...text.matchAll(/'\/search-panel', \{ ([^}]*)\}/g)].flatMap(([, params = '']) =>
    [...params.matchAll(/(\w+):/g)].map(([, name]) => name),
  ),
);

const has = (path: string) =>
  places.some(({ to }) => (to.endsWith('…') ? path.startsWith(to.slice(0, -1)) : to === path));

describe('the page that says where widgets lead', () => {
  it('has a row for every path in their code', () => {
    expect(new Set(paths).size).toBeGreaterThan(30);
    expect([...new Set(paths)].filter((path) => !has(path))).toEqual([]);
  });

  it('has a row for each step of onboarding and each need of a customer', () => {
    const named = [...Object.values(ONBOARDING_PATHS), ...CUSTOMER_NEEDS.map((need) => placeOf(need)[0])];
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

describe('the page about a purchase', () => {
  const page = readFileSync(join(SRC, '../docs/purchase.md'), 'utf8');
  const example = readFileSync(join(SRC, '../../../examples/partner-checkout/bank.js'), 'utf8');
  const rows = [...page.matchAll(/^\| (`\/.*)$/gm)].map(([, row = '']) => row.split('|'));
  /** The names and values that stand in a cell as code. */
  const codesIn = (cell: string | undefined) => [...(cell ?? '').matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
  const listed = rows.flatMap(([to, , widget]) =>
    codesIn(to).map((path) => ({ to: path, widget: codesIn(widget)[0] ?? null })),
  );

  it('names places that there are with their widgets, and props that these have', () => {
    expect(listed.filter(({ to, widget }) => places.find((place) => place.to === to)?.widget !== widget)).toEqual([]);
    const strange = rows.flatMap(([, params, widget, props]) => {
      const contract = contracts.find(({ tag }) => toName(tag) === codesIn(widget)[0]);
      const fields: FieldTable = contract?.props ?? {};
      const options = Object.values(fields).flatMap((field) =>
        'options' in field ? (field.options ?? []).map(String) : [],
      );
      const taken = [...Object.keys(fields), ...options, ...codesIn(params)];
      return codesIn(props).filter((name) => !taken.includes(name));
    });
    expect(strange).toEqual([]);
  });

  it('says what is kept of the way from a calculator to a fund', () => {
    const kept = ['investmentType', 'lumpsumAmount', 'monthlyAmount'];
    expect(new Set(taken)).toEqual(new Set(kept));
    for (const to of ['/search-panel', '/mutual-fund-detail/…']) {
      expect(codesIn(places.find((place) => place.to === to)?.how)).toEqual(expect.arrayContaining(kept));
      expect(codesIn(rows.find(([path]) => codesIn(path).includes(to))?.join('|'))).toEqual(
        expect.arrayContaining(kept),
      );
    }
  });

  it('hands a fund all that its reader chose, and so does the page of the example', () => {
    const props = ['schemeId', 'nfoType', 'investmentType', 'monthlyAmount', 'lumpsumAmount'];
    const fund = rows.find(([path]) => codesIn(path).includes('/mutual-fund-detail/…'));
    expect(codesIn(fund?.[3])).toEqual(props);
    expect(codesIn(fund?.[1])).toEqual(expect.arrayContaining(props));
    expect(example).toContain(`({ ${props.join(', ')} })`);
  });

  /** Where orders are made and paid. */
  const ofOrders = places.filter(({ widget }) =>
    ['cart', 'order-summary', 'order-result', 'payment'].includes(widget ?? ''),
  );

  it('leaves out no place of an order, and neither does the page of the example', () => {
    expect(ofOrders.length).toBeGreaterThan(7);
    for (const { to, widget } of ofOrders) {
      expect(listed).toContainEqual({ to, widget });
      expect(example).toContain(`['${to}', 'px-${widget}'`);
    }
  });
});
