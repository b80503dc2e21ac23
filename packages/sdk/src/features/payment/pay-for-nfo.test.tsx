import { lumpsum, newCheckout } from '@prosperx/api/testing';
import { getNfos } from '@prosperx/core/nfo';
import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderWithServer, serverForTests } from '#testing/render-with-server.js';
import { testBrowser } from '#testing/test-browser.js';
import { toReact } from '#widget/react.js';
import { paymentContract } from './payment.contract.js';
import { Payment as View } from './payment.js';

const Payment = toReact(paymentContract, View);
const server = serverForTests();

/** Opens the page of a mode for an application within a new fund offer and other orders. */
async function show(mode: 'neft' | 'cheque', ...others: Parameters<typeof newCheckout>[1][]) {
  const { groups } = await server.kit.client().call(getNfos);
  const nfo = groups.flatMap(({ nfos }) => nfos).find(({ order }) => order !== null)!;
  const schemeId = nfo.order!.encryptedSchemeId;
  const application = { schemeId, investmentType: 'LUMPSUM', investmentFrequency: 0, amount: 5_000 } as const;
  const { client, orders } = await newCheckout(server.kit, application, ...others);
  const { paymentUrl } = (await orders())[0]!;
  const browser = testBrowser(server.kit, { cookies: client.cookies });
  renderWithServer(server, <Payment mode={mode} paymentUrl={paymentUrl!} />, { browser });
  expect(await screen.findByRole('button', { name: 'Confirm Payment' })).toBeTruthy();
  expect(screen.getByText('Allotment')).toBeTruthy();
}

describe('the payment page', () => {
  it.each(['neft', 'cheque'] as const)(
    'by %s says that the day of the money decides the NAV of an order, and not of an application within a new fund offer',
    async (mode) => {
      await show(mode);
      expect(screen.queryByText(/decides your NAV|NAV is allocated/)).toBeNull();
      cleanup();
      await show(mode, lumpsum(5_000));
      const note = screen.getByText(/decides your NAV|NAV is allocated/);
      expect(note.textContent).toMatch(/A new fund offer is allotted at its own price/);
    },
  );
});
