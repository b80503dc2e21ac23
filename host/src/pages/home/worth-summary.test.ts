// @vitest-environment happy-dom
import type { OrderInProgress } from '@prosperx/core/order';
import { createProvider, createServices, GivenProvider, SERVICES } from '@prosperx/sdk/site';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  type RegisteredRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { cleanup, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { WorthSummary } from './worth-summary.lazy.js';

afterEach(cleanup);

/** The home of an investor whose portfolio no server says, with these orders. */
function showWithoutPortfolio(orders: readonly Pick<OrderInProgress, 'status' | 'paymentUrl'>[]) {
  const provider = createProvider({});
  const { queryClient } = provider.get(SERVICES, createServices);
  queryClient.setQueryData(['my', 'orders', 'in-progress', undefined], orders);
  const summary = createElement(WorthSummary, { name: 'Asha' });
  const routeTree = createRootRoute({ component: () => createElement(GivenProvider, { provider, children: summary }) });
  const router = createRouter({ routeTree, history: createMemoryHistory() });
  render(createElement(RouterProvider, { router: router as unknown as RegisteredRouter }));
}

it('leads to an order that is to be paid, also where the portfolio could not be read', async () => {
  showWithoutPortfolio([{ status: 'to_pay', paymentUrl: 'pay-1' }]);
  expect(await screen.findByText('The investments could not be shown')).toBeTruthy();
  const way = await screen.findByRole('link', { name: 'Existing Order' });
  expect(way.getAttribute('href')).toBe('/order-summary?paymentUrl=pay-1');
  expect(screen.getByRole('link', { name: 'Invest More' })).toBeTruthy();
});

it('names no order where none is under way', async () => {
  showWithoutPortfolio([{ status: 'expired', paymentUrl: null }]);
  expect(await screen.findByRole('link', { name: 'Review Portfolio' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Existing Order' })).toBeNull();
});
