import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DataProvider } from '#services/services.js';
import { registeredInvestor } from '#testing/registered-investor.js';
import { renderWithServer, serverForTests } from '#testing/render-with-server.js';
import { ConnectedPartners } from './connected-partners.lazy.js';

const server = serverForTests();

it('shows who may log the account holder in, ends it by a press, and is not there for anybody else', async () => {
  const investor = await registeredInvestor(server.kit);
  const rows = `('bluebank', 'hash-of-${investor.profileId}', (select user_id from profiles where id = '${investor.profileId}'), '2026-11-16T12:00:00Z')`;
  await server.kit.services.db.execute(
    `insert into partner_customers (partner_id, customer_hash, user_id, connected_at) values ${rows}`,
  );
  const { user } = renderWithServer(
    server,
    <DataProvider>
      <ConnectedPartners />
    </DataProvider>,
    { cookies: investor.client.cookies },
  );
  expect(await screen.findByText(/^Blue Bank, since 16 \w+ 2026$/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Disconnect Blue Bank' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Disconnect Blue Bank' })).toBeNull());
});
