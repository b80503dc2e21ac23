// @vitest-environment happy-dom
import type { OrderInProgress } from '@prosperx/core/order';
import type { Portfolio } from '@prosperx/core/portfolio';
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

type Orders = readonly Pick<OrderInProgress, 'status' | 'paymentUrl'>[];

/** The home of an investor with these orders, whose portfolio no server says unless it is given. */
function show(orders: Orders, portfolio?: Pick<Portfolio, 'portfolioSchemes'>) {
  const provider = createProvider({});
  const { queryClient } = provider.get(SERVICES, createServices);
  queryClient.setQueryData(['my', 'orders', 'in-progress', undefined], orders);
  if (portfolio) queryClient.setQueryData(['my', 'portfolio', { page: 1, sort: 'value', accounts: 'own' }], portfolio);
  const summary = createElement(WorthSummary, { name: 'Asha' });
  const routeTree = createRootRoute({ component: () => createElement(GivenProvider, { provider, children: summary }) });
  const router = createRouter({ routeTree, history: createMemoryHistory() });
  render(createElement(RouterProvider, { router: router as unknown as RegisteredRouter }));
}

it('leads to an order that is to be paid, also where the portfolio could not be read', async () => {
  show([{ status: 'to_pay', paymentUrl: 'pay-1' }]);
  expect(await screen.findByText('The investments could not be shown')).toBeTruthy();
  const way = await screen.findByRole('link', { name: 'Existing Order' });
  expect(way.getAttribute('href')).toBe('/order-summary?paymentUrl=pay-1');
  expect(screen.getByRole('link', { name: 'Invest More' })).toBeTruthy();
});

it('names no order where none is under way', async () => {
  show([{ status: 'expired', paymentUrl: null }]);
  expect(await screen.findByRole('link', { name: 'Review Portfolio' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Existing Order' })).toBeNull();
});

it('offers to begin to whoever holds nothing yet, beside the order that is under way', async () => {
  show([{ status: 'to_pay', paymentUrl: 'pay-1' }], { portfolioSchemes: [] });
  expect((await screen.findByRole('link', { name: 'Start Investing' })).getAttribute('href')).toBe('/search');
  expect(screen.getByRole('link', { name: 'Existing Order' })).toBeTruthy();
});
