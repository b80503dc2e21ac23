import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithServer, serverForTests } from '#testing/render-with-server.js';
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
