import { RISK_WARNING } from '@prosperx/core/disclosure';
import { searchFunds } from '@prosperx/core/fund';
import { screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { cartContract } from '#features/cart/cart.contract.js';
import { Cart as CartView } from '#features/cart/cart.js';
import { renderWithServer, serverForTests, signedInBrowser } from '#testing/render-with-server.js';
import { testBrowser } from '#testing/test-browser.js';
import type { Contract } from '#widget/contract.js';
import { toReact } from '#widget/react.js';
import { widgets } from './widgets.js';

const server = serverForTests();

const examples = widgets.flatMap(({ contract, load }) =>
  contract.examples.map(({ name, props }) => ({
    tag: contract.tag,
    name,
    props: props as object,
    contract: contract as Contract,
    load: load as () => Promise<ComponentType<object>>,
  })),
);
const ASHA = '9876500001';
/** Tags of the widgets that named a scheme. */
const named = new Set<string>();
let schemes: readonly string[];

beforeAll(async () => {
  const page = (PageNumber: number) => server.kit.client().call(searchFunds, { query: { q: '', PageNumber } });
  const { totalPages } = await page(0);
  const pages = await Promise.all([...Array(totalPages).keys()].map(page));
  schemes = pages.flatMap(({ content }) => content.map(({ schemeName }) => schemeName));
});

// an investor is shown all that a visitor is, and more
const readers = [
  ['an investor', () => signedInBrowser(server, ASHA)],
  ['a visitor', () => Promise.resolve(testBrowser(server.kit))],
] as const;

describe.each(inject('isTrust') ? readers : readers.slice(0, 1))('shown to %s', (_who, open) => {
  // Trust G1: no example of any widget names a scheme without it
  it.each(examples)('$tag, $name: no scheme is named without the risk warning', async (example) => {
    const Widget = toReact(example.contract, (await example.load()) as never) as ComponentType<object>;
    const { container, services } = renderWithServer(server, <Widget {...example.props} />, { browser: await open() });
    await waitFor(() => {
      expect(container.querySelector('[aria-busy]')).toBeNull();
      expect(services.queryClient.isFetching()).toBe(0);
      expect(container.firstElementChild?.childElementCount).toBeGreaterThan(0);
    });
    if (!schemes.some((scheme) => container.textContent.includes(scheme))) return;
    named.add(example.tag);
    expect(screen.getAllByText(RISK_WARNING)).not.toEqual([]);
  });
});

describe('the risk warning', () => {
  it('counts the widgets that name schemes', () => {
    expect([...named]).toEqual(
      expect.arrayContaining(['px-fund-detail', 'px-fund-search', 'px-packs', 'px-portfolio']),
    );
  });

  it('stands in an empty cart, which suggests funds', async () => {
    const Cart = toReact(cartContract, CartView);
    renderWithServer(server, <Cart />);
    expect(await screen.findByText(RISK_WARNING)).toBeTruthy();
  });
});
