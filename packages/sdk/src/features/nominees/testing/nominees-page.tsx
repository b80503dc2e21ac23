import { getProfileView } from '@prosperx/core/profile';
import { screen, within } from '@testing-library/react';
import { nomineesContract } from '#features/nominees/nominees.contract.js';
import { Nominees as View } from '#features/nominees/nominees.js';
import { enter } from '#testing/enter.js';
import { registeredInvestor } from '#testing/registered-investor.js';
import { renderWithServer, type serverForTests } from '#testing/render-with-server.js';
import { toReact, type WidgetProps } from '#widget/react.js';

type Server = ReturnType<typeof serverForTests>;

export const Nominees = toReact(nomineesContract, View);

export type Fields = Readonly<Record<string, string>>;
export const ravi: Fields = {
  'Nominee name': 'Ravi Rao',
  Relationship: 'Brother',
  Share: '100',
  PAN: 'RAVIR1234A',
  Email: 'ravi@example.com',
  'Mobile number': '9876543210',
  Address: '12 Karve Road',
  Pincode: '411038',
};

/** The page of a new investor of this test's own, who wants no nominees so far. */
export async function showToNew(server: Server, props: WidgetProps<typeof nomineesContract> = {}) {
  const investor = await registeredInvestor(server.kit);
  const page = renderWithServer(server, <Nominees {...props} />, { cookies: investor.client.cookies });
  const { user } = page;
  const block = (number = 1) => within(screen.getByRole('group', { name: `Nominee ${number}/3` }));
  const field = (label: string, number = 1) => block(number).getByLabelText<HTMLInputElement>(label);
  return {
    ...page,
    investor,
    block,
    field,
    press: async (name: string) => user.click(await screen.findByRole('button', { name })),
    want: async () => {
      await user.click(await screen.findByRole('button', { name: 'Add Nominee Details' }));
      await user.click(screen.getByRole('radio', { name: /^Yes/ }));
    },
    fill: async (fields: Fields, number = 1) => {
      for (const [label, text] of Object.entries(fields)) {
        const control = field(label, number);
        if (control.tagName === 'SELECT') await user.selectOptions(control, text);
        else enter(control, text);
      }
    },
    giveCode: async () => {
      await screen.findByRole('heading', { name: 'Confirm your changes' });
      enter(screen.getByLabelText('One-time password (OTP)'), await investor.lastCode());
      await user.click(screen.getByRole('button', { name: 'Verify and save' }));
    },
    flash: () => page.services.flash.getState().flash?.message,
    saved: () => investor.client.call(getProfileView, { query: { ucc: investor.ucc } }),
  };
}
export const isIdle = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-disabled') === 'true';
/** Returns what is said of all fields, from above. */
export const messages = () => [...document.querySelectorAll('.px-error')].map((error) => error.textContent);
