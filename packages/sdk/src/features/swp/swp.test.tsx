import { schemeOf } from '@prosperx/api/testing';
import { errorText } from '@prosperx/core/errors';
import type { ReplyOf } from '@prosperx/core/http';
import { getPortfolio } from '@prosperx/core/portfolio';
import { loadSandboxFixture } from '@prosperx/core/sandbox';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithServer, serverForTests, signedInBrowser } from '#testing/render-with-server.js';
import { toReact, type WidgetProps } from '#widget/react.js';
import { swpContract } from './swp.contract.js';
import { Swp as View } from './swp.js';

const Swp = toReact(swpContract, View);
const server = serverForTests();

it.each<[WidgetProps<typeof swpContract>, string]>([
  [{}, '/profile/stps?trxnType=SWP'],
  [
    { view: 'create', schemeId: 'sch_1', folio: '17730925', instalment: 5_000 },
    '/profile/stps/create-new-stp?trxnType=SWP&schemeId=sch_1&folio=17730925&instalment=5000',
  ],
])('a visitor comes back from the login to SWPs, and to the fund that the page named: %j', async (props, to) => {
  const { user, navigations } = renderWithServer(server, <Swp {...props} />);
  await user.click(await screen.findByRole('button', { name: 'Login / Sign Up' }));
  expect(navigations).toEqual([{ to: '/login', params: { to } }]);
});

it('keeps what was typed when a holding is sold meanwhile, and begins anew for another amount', async () => {
  const folio = '17730925';
  const form = (instalment: number) => (
    <Swp view="create" schemeId={schemeOf('105758').id} folio={folio} instalment={instalment} />
  );
  const browser = await signedInBrowser(server, '9876500001');
  const { services, show: turnTo } = renderWithServer(server, form(2_000), { browser });
  const amount = () => screen.getByLabelText<HTMLInputElement>('Amount for each instalment');
  await waitFor(() => expect(amount().value).toBe('2,000'));
  fireEvent.input(amount(), { target: { value: '5000' } });
  services.queryClient.setQueriesData<ReplyOf<typeof getPortfolio>['data']>(
    { queryKey: ['my', 'portfolio'] },
    (before) =>
      before && { ...before, portfolioSchemes: before.portfolioSchemes.filter(({ folioNo }) => folioNo !== folio) },
  );
  await waitFor(() => expect(screen.queryByRole('option', { name: /17730925/ })).toBeNull());
  expect(amount().value).toBe('5,000');
  turnTo(form(3_000));
  expect(amount().value).toBe('3,000');
});

it('offers the folio that the page names among hundreds, though fifty are worth more', async () => {
  const { mobile } = await server.kit.client().call(loadSandboxFixture, { body: { name: 'hard-data' } });
  const { portfolioSchemes } = await (await server.kit.signedIn(mobile)).call(getPortfolio, { query: { page: 10 } });
  const { folioNo, metaData } = portfolioSchemes.findLast(({ redemptionAllowed }) => redemptionAllowed)!;
  renderWithServer(server, <Swp view="create" schemeId={metaData.schemeId} folio={folioNo} />, {
    browser: await signedInBrowser(server, mobile),
  });
  const from = await screen.findByLabelText<HTMLSelectElement>('Withdraw from');
  expect(from.value).toBe(`${folioNo}:${metaData.schemeId}`);
});

it('says as soon as a fund is chosen that the exchange takes no SWPs, where it takes none', async () => {
  const { providers } = server.kit.services;
  const { exchange } = providers;
  Object.assign(providers, { exchange: { ...exchange, planKinds: ['STP'] } });
  const browser = await signedInBrowser(server, '9876500001');
  renderWithServer(server, <Swp view="create" schemeId={schemeOf('105758').id} folio="17730925" />, { browser });
  expect((await screen.findAllByText(errorText.swp_not_taken)).length).toBeGreaterThan(0);
  expect(screen.queryByText(/frequency is unavailable/)).toBeNull();
  Object.assign(providers, { exchange });
});
