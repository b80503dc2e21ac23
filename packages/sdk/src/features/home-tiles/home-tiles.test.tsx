import { getNfos } from '@prosperx/core/nfo';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithServer, serverForTests } from '#testing/render-with-server.js';
import { HomeTilesWidget as HomeTiles } from './home-tiles.js';

const server = serverForTests();
const LENDER = 'https://loans.example/mutual-funds?from=px';

it('the tiles lead to the funds of each kind, and say how many new offers are open', async () => {
  const { groups } = await server.kit.client().call(getNfos);
  const { user, navigations } = renderWithServer(server, <HomeTiles loanUrl={LENDER} />);
  expect(await screen.findByText(`${groups[0]!.nfos.length} open now`)).toBeTruthy();
  for (const link of screen.getAllByRole('link')) await user.click(link);
  expect(navigations.map(({ to }) => to)).toEqual([
    '/best-performing-funds',
    '/mutual-fund-results/ELSS/All',
    '/nfos',
    '/mutual-fund-results/Equity/All',
    '/mutual-fund-results/Fixed-Income/All',
    '/mutual-fund-results/Money-Market-Liquid/All',
    '/mutual-fund-results/Allocation/All',
  ]);
});

it('an advisor has a loan against funds after the tax savers, credited to their code', async () => {
  const { services } = renderWithServer(server, <HomeTiles loanUrl={LENDER} />);
  const advisor = { agentCode: 'AG1001', advisorName: 'Sunita' };
  services.session.getState().signedIn({ user: null, advisor, idleSeconds: 900 });
  const loan = await screen.findByRole<HTMLAnchorElement>('link', { name: /^Loan Against MF/ });
  expect(loan.href).toBe(`${LENDER}&partnerId=AG1001`);
  expect(screen.getAllByRole('link').indexOf(loan)).toBe(2);
});
