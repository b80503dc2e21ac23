import {
  addMandate,
  advisorOfCode,
  fillCart,
  lumpsum,
  newCustomer,
  newProposalKit,
  notificationsTo,
  proposable,
} from '@prosperx/api/testing';
import { CUSTOMERS_PAGE_SIZE, setCustomerFamily } from '@prosperx/core/agent';
import { approveCart, requestApproval } from '@prosperx/core/cart';
import { errorText } from '@prosperx/core/errors';
import { familyFieldText, MOST_MEMBERS } from '@prosperx/core/family';
import { cancelMandate } from '@prosperx/core/mandate';
import { addToProposal } from '@prosperx/core/proposal';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { exitAccount } from '#session/use-session.js';
import { enter } from '#testing/enter.js';
import { renderWithServer, serverForTests, signedInBrowser } from '#testing/render-with-server.js';
import { testBrowser } from '#testing/test-browser.js';
import { toReact, type WidgetProps } from '#widget/react.js';
import { customersContract } from './customers.contract.js';
import { Customers as View } from './customers.js';

const Customers = toReact(customersContract, View);
type Props = WidgetProps<typeof customersContract>;

const server = serverForTests();
const showTo = async (agentCode: string, props: Props = {}) => {
  const { cookies } = await advisorOfCode(server.kit, agentCode);
  return renderWithServer(server, <Customers {...props} />, { browser: testBrowser(server.kit, { cookies }) });
};
const rows = async () =>
  within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent);

describe('My customers', () => {
  it('lists an advisor’s customers with assets, SIPs, mandate, KYC, last order and what waits', async () => {
    await showTo('AG1001');
    const [first] = await rows();
    expect(first).toMatch(/^Deepa Menon\D+\d{4}₹[\d,]+NoneNoneRegisteredNoneNoneNotesOpen$/);
    expect(screen.getByText(/^3 accounts\. Holdings at the NAVs of 1[3-6] Nov 2026\.$/)).toBeTruthy();
  });

  it('opens the account of a customer, and leads to where what waits is done', async () => {
    const waiting = await newCustomer(server.kit, 'AG1002', false);
    const onEntered = vi.fn();
    const { user, services, navigations } = await showTo('AG1002', { onEntered });
    const name = (await rows())
      .find((row) => row?.includes('Onboarding') && row.startsWith('Test'))!
      .match(/^Test Investor \d+?(?=•)/)![0];
    await user.click(screen.getByRole('button', { name: `Open the account of ${name}` }));
    await waitFor(() => expect(onEntered).toHaveBeenCalledWith({ encryptedId: waiting.profileId }));
    expect(services.session.getState().user?.encryptedId).toBe(waiting.profileId);
    expect(navigations.at(-1)?.to).toBe('/profile/kyc-details');
  });

  it('finds by name, filters by what waits, and gives the way back', async () => {
    const { user } = await showTo('AG1001');
    await rows();
    await user.type(screen.getByRole('searchbox', { name: 'Search customers' }), 'imran');
    await waitFor(async () => expect((await rows()).length).toBe(1));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'KYC to finish');
    expect(await screen.findByRole('heading', { name: 'No customers match' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Show all customers' }));
    await waitFor(async () => expect((await rows()).length).toBe(3));
  });

  it('says of a file which columns it takes for what, and which it does not read', async () => {
    const { user } = await showTo('AG1001');
    await rows();
    await user.click(screen.getByRole('button', { name: 'Update from a file' }));
    const dialog = await screen.findByRole('dialog', { name: 'Update customers from a file' });
    const file = new File(['Client code,Age group,Family group\nPX1,30 to 40,Rao\n'], 'kept.csv', { type: 'text/csv' });
    await user.upload(dialog.querySelector<HTMLInputElement>('input[type=file]')!, file);
    expect(
      await within(dialog).findByText('Read: “Client code” as client code, “Family group” as family.'),
    ).toBeTruthy();
    expect(within(dialog).getByText('Not read: Age group.')).toBeTruthy();
  });

  it('keeps tags, tasks and notes of a customer, by which they are found again', async () => {
    const { user } = await showTo('AG1003');
    await rows();
    await user.click(screen.getByRole('button', { name: /^Notes, tags and tasks of / }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByRole('button', { name: 'Add the tag' }));
    expect(dialog.getByText('Please enter a tag')).toBeTruthy();
    await user.type(dialog.getByRole('textbox', { name: 'Family name' }), 'Rao{Enter}');
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: 'Save the family' }).getAttribute('aria-busy')).toBeNull(),
    );
    await user.type(dialog.getByRole('textbox', { name: 'New tag' }), 'NRI{Enter}');
    expect(await dialog.findByRole('button', { name: 'Remove the tag NRI' })).toBeTruthy();
    await user.type(dialog.getByRole('textbox', { name: 'New task' }), 'Call about SIP{Enter}');
    expect(await dialog.findByRole('checkbox', { name: /^Call about SIP/ })).toBeTruthy();
    await user.type(dialog.getByRole('textbox', { name: 'New note' }), 'Daughter weds in May');
    await user.click(dialog.getByRole('button', { name: 'Add the note' }));
    expect(await dialog.findByText('Daughter weds in May')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(async () => expect((await rows())[0]).toMatch(/Family: Rao.*NRI.*1 task dueNotesOpen$/));
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Family' }), 'Rao');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Tasks that are due');
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Tag' }), 'NRI');
    await waitFor(async () => expect((await rows()).length).toBe(1));
    // a removal is asked for once more, and done by the second press
    await user.click(screen.getByRole('button', { name: /^Notes, tags and tasks of / }));
    const again = within(await screen.findByRole('dialog'));
    await user.click(await again.findByRole('button', { name: 'Remove: Call about SIP' }));
    await user.click(again.getByRole('button', { name: 'Remove for good: Call about SIP' }));
    expect(await again.findByText('Nothing to do yet.')).toBeTruthy();
  });

  it('says beside the name of a family that it has no room', async () => {
    const advisor = await advisorOfCode(server.kit, 'AG1002');
    for (let left = MOST_MEMBERS; left > 0; left -= 1) {
      const { profileId: encryptedId } = await newCustomer(server.kit, 'AG1002');
      await advisor.call(setCustomerFamily, { body: { encryptedId, family: 'Full' } });
    }
    await newCustomer(server.kit, 'AG1002');
    const { user } = await showTo('AG1002');
    await rows();
    const other = screen.getAllByRole('row').findLast(({ textContent }) => !textContent.includes('Family: Full'))!;
    await user.click(within(other).getByRole('button', { name: /^Notes, tags and tasks of / }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(await dialog.findByRole('textbox', { name: 'Family name' }), 'Full{Enter}');
    expect(await dialog.findByText(familyFieldText.tooMany)).toBeTruthy();
  });

  it('updates what is kept about customers from a file, whose changes and faults are seen first', async () => {
    const { ucc } = await newCustomer(server.kit, 'AG1004');
    const { user } = await showTo('AG1004');
    await rows();
    await user.click(screen.getByRole('button', { name: 'Update from a file' }));
    const dialog = within(await screen.findByRole('dialog'));
    const lines = ['UCC,Family,Tags', `${ucc},Bose,"NRI, Retired"`, 'PX9999999999,Bose,', ',Bose,'];
    const picker = document.querySelector<HTMLInputElement>('input[type=file]')!;
    await user.upload(picker, new File([lines.join('\n')], 'kept.csv', { type: 'text/csv' }));
    expect(await dialog.findByText('1 customer to update. 2 rows with errors are left out.')).toBeTruthy();
    expect(dialog.getByText('Family: Bose')).toBeTruthy();
    expect(dialog.getByText('Tags added: NRI, Retired')).toBeTruthy();
    expect(dialog.getByText('This is not one of your customers')).toBeTruthy();
    expect(dialog.getByText('There is no client code and no mobile')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Update 1 customer' }));
    expect(await dialog.findByText('1 customer updated.')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Done' }));
    await waitFor(async () => expect((await rows()).join()).toMatch(/Family: BoseNRIRetired/));
  });

  it('sorts by a column, tells the page, and turns pages', async () => {
    for (let left = CUSTOMERS_PAGE_SIZE; left > 0; left--) await newCustomer(server.kit, 'AG1004');
    const onChanged = vi.fn();
    const { user } = await showTo('AG1004', { onChanged });
    expect((await rows()).length).toBe(CUSTOMERS_PAGE_SIZE);
    // an advisor who may not transact is told so
    expect(await screen.findByText(errorText.agent_not_allowed)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Assets' }));
    expect(onChanged).toHaveBeenLastCalledWith({ need: '', sort: 'aum', page: 1, familyOf: '' });
    expect(screen.getByRole('columnheader', { name: 'Assets' }).getAttribute('aria-sort')).toBe('descending');
  });

  it('says beside the prescribed word that a customer cancelled their mandate', async () => {
    const { client, profileId } = await newCustomer(server.kit, 'AG1002');
    const mandateId = await addMandate(server.kit.services, profileId, 50_000, '5500317');
    await showTo('AG1002');
    expect(await rows()).toContainEqual(expect.stringMatching(/NoneApprovedRegistered/));
    cleanup();
    await client.call(cancelMandate, { body: { mandateId } });
    await showTo('AG1002');
    expect(await rows()).toContainEqual(expect.stringMatching(/NoneRejected cancelled by clientRegistered/));
  });

  it('shows no assets to an advisor whose totals are hidden', async () => {
    await showTo('AG1003');
    expect((await rows()).length).toBe(1);
    expect(screen.queryByRole('columnheader', { name: 'Assets' })).toBeNull();
  });

  it('names the advisor’s EUIN where the page asks for it', async () => {
    const { show } = await showTo('AG1001', { euin: true });
    expect(await screen.findByText('Your EUIN is E100101.')).toBeTruthy();
    show(<Customers source="singleContentView" />);
    expect(await screen.findByRole('link', { name: 'Create Leads' })).toBeTruthy();
  });

  it('is for advisors alone', async () => {
    const { unmount } = renderWithServer(server, <Customers />);
    expect(await screen.findByRole('heading', { name: 'Only advisors see customers here' })).toBeTruthy();
    unmount();
    renderWithServer(server, <Customers />, { browser: await signedInBrowser(server, '9876500007') });
    expect(await screen.findByRole('heading', { name: 'Only advisors see customers here' })).toBeTruthy();
  });

  it('says whose owner has approved something, and leads to where it is placed', async () => {
    const { kit } = server;
    const customer = await newCustomer(kit, 'AG1003');
    const advisor = await advisorOfCode(kit, 'AG1003', customer.profileId);
    const cart = await fillCart(advisor, lumpsum(5_000));
    await advisor.call(requestApproval, { body: { cartId: cart.encryptedCartId, version: cart.version } });
    const [asked] = await notificationsTo(kit, customer);
    const token = /token=([\w-]+)/.exec(asked?.text ?? '')?.[1] ?? '';
    await kit.client().call(approveCart, { body: { token } });
    const { user, navigations } = await showTo('AG1003');
    await rows();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Approved, to place');
    await waitFor(async () => expect(await rows()).toEqual([expect.stringContaining('Approved, to place')]));
    await user.click(screen.getByRole('button', { name: /^Open the account of/ }));
    await waitFor(() => expect(navigations.at(-1)?.to).toBe('/cart-review'));
  });

  it('keeps what was written to a family while its members are looked at, and their accounts, until it is sent', async () => {
    const { kit } = server;
    const member = await newProposalKit(kit);
    const advisor = await advisorOfCode(kit, 'AG1001');
    await advisor.call(setCustomerFamily, { body: { encryptedId: member.profileId, family: 'Rao' } });
    const { call, change } = proposable(member).lumpsum;
    await member.advisor.call(addToProposal, { body: { call, change: { ...change } } });
    const { user, show, services } = await showTo('AG1001', { familyOf: member.profileId });
    const words = () => screen.findByLabelText<HTMLTextAreaElement>(/^What you propose/);
    const lookAtMembers = async () => {
      await user.click(screen.getByRole('tab', { name: 'Members' }));
      await rows();
      await user.click(screen.getByRole('tab', { name: 'Propose' }));
    };
    await user.click(await screen.findByRole('tab', { name: 'Propose' }));
    enter(await words(), 'For the two of you.');
    await lookAtMembers();
    expect((await words()).value).toBe('For the two of you.');
    await user.click(screen.getByRole('button', { name: /^Open the account of/ }));
    await waitFor(() => expect(services.session.getState().user?.encryptedId).toBe(member.profileId));
    show(<p>the page of the account</p>);
    await exitAccount(services);
    show(<Customers familyOf={member.profileId} />);
    await user.click(await screen.findByRole('tab', { name: 'Propose' }));
    expect((await words()).value).toBe('For the two of you.');
    await user.click(screen.getByRole('button', { name: 'Send to 1 member' }));
    expect(await screen.findByText(/^Sent/)).toBeTruthy();
    await member.advisor.call(addToProposal, { body: { call, change: { ...change } } });
    await lookAtMembers();
    expect((await words()).value).toBe('');
  });
});
