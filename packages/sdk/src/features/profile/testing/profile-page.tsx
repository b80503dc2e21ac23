import { screen } from '@testing-library/react';
import { profileContract } from '#features/profile/profile.contract.js';
import { Profile as View } from '#features/profile/profile.js';
import { registeredInvestor } from '#testing/registered-investor.js';
import { renderWithServer, type serverForTests, signedInBrowser } from '#testing/render-with-server.js';
import { toReact, type WidgetProps } from '#widget/react.js';

type Server = ReturnType<typeof serverForTests>;
type Props = WidgetProps<typeof profileContract>;

export const Profile = toReact(profileContract, View);
export const ASHA = '9876500001';

/** The profile of one of the sandbox's people. */
export const showTo = async (server: Server, mobile: string, props: Props = {}) =>
  renderWithServer(server, <Profile {...props} />, { browser: await signedInBrowser(server, mobile) });

/** The profile of a new investor of this test's own, who is registered and holds nothing. */
export async function showToNew(server: Server, props: Props = {}) {
  const investor = await registeredInvestor(server.kit);
  const page = renderWithServer(server, <Profile {...props} />, { cookies: investor.client.cookies });
  return { ...page, investor, flash: () => page.services.flash.getState().flash?.message };
}

/** Returns what stands next to a term. */
export const valueOf = async (term: string) =>
  (await screen.findByText(term, { selector: 'dt' })).nextElementSibling?.textContent;
export const button = (name: string) => screen.findByRole('button', { name });
export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
export const isIdle = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-disabled') === 'true';
