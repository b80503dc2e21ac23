import { advisorOfCode } from '@prosperx/api/testing';
import { getCustomerReport } from '@prosperx/core/report';
import { getSharedLinks, getShortLink } from '@prosperx/core/share';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithServer, serverForTests } from '#testing/render-with-server.js';
import { testBrowser } from '#testing/test-browser.js';
import { CustomerReport } from './customer-report.lazy.js';

const server = serverForTests();

it('an advisor sees whom each link was for and whether it was opened, and revokes one after a question', async () => {
  const client = await advisorOfCode(server.kit, 'AG1001');
  for (const receiver of ['Ravi Menon', 'Family group']) {
    await client.call(getShortLink, { body: { kind: 'nfo', url: '/v1/nfos', receiver } });
    server.kit.clock.advance(1);
  }
  const { user } = renderWithServer(server, <CustomerReport />, { browser: testBrowser(server.kit, client) });
  const table = within(await screen.findByRole('table', { name: 'Links you shared' }));
  // one person may have several of them
  const { customers } = await client.call(getCustomerReport);
  expect(screen.getByText('Accounts', { selector: 'dt' }).nextElementSibling?.textContent).toBe(`${customers.length}`);
  expect(screen.getByRole('table', { name: 'Accounts' })).toBeTruthy();
  const row = (name: string) => table.getByRole('row', { name: new RegExp(name) });
  expect(row('Ravi Menon').textContent).toMatch(/New fund offer.*Not yet/);
  await user.click(table.getByRole('button', { name: 'Revoke the link for Ravi Menon: New fund offer' }));
  await user.click(screen.getByRole('button', { name: 'Keep link' }));
  expect((await client.call(getSharedLinks)).links.map(({ revokedAt }) => revokedAt)).toEqual([null, null]);
  await user.click(table.getByRole('button', { name: 'Revoke the link for Ravi Menon: New fund offer' }));
  const question = within(screen.getByRole('alertdialog', { name: 'Revoke this link?' }));
  await user.click(question.getByRole('button', { name: 'Revoke' }));
  expect(await table.findByText(/^Revoked on/)).toBeTruthy();
  const { links } = await client.call(getSharedLinks);
  expect(links.map(({ receiver, revokedAt }) => [receiver, revokedAt !== null])).toEqual([
    ['Family group', false],
    ['Ravi Menon', true],
  ]);
});
