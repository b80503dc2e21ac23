import { newCheckout } from '@prosperx/api/testing';
import { getNfos } from '@prosperx/core/nfo';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderWithServer, serverForTests } from '#testing/render-with-server.js';
import { testBrowser } from '#testing/test-browser.js';
import { toReact } from '#widget/react.js';
import { paymentContract } from './payment.contract.js';
import { Payment as View } from './payment.js';

const Payment = toReact(paymentContract, View);
const server = serverForTests();

describe('the payment page', () => {
  it.each(['neft', 'cheque'] as const)(
    'by %s of an application within a new fund offer does not say that the day of its money decides the NAV',
    async (mode) => {
      const { groups } = await server.kit.client().call(getNfos);
      const nfo = groups.flatMap(({ nfos }) => nfos).find(({ order }) => order !== null)!;
      const schemeId = nfo.order!.encryptedSchemeId;
      const application = { schemeId, investmentType: 'LUMPSUM', investmentFrequency: 0, amount: 5_000 } as const;
      const { client, orders } = await newCheckout(server.kit, application);
      const { paymentUrl } = (await orders())[0]!;
      const browser = testBrowser(server.kit, { cookies: client.cookies });
      renderWithServer(server, <Payment mode={mode} paymentUrl={paymentUrl!} />, { browser });
      expect(await screen.findByRole('button', { name: 'Confirm Payment' })).toBeTruthy();
      expect(screen.getByText('Allotment')).toBeTruthy();
      expect(screen.queryByText(/decides your NAV|NAV is allocated|NAV applied/)).toBeNull();
    },
  );
});
