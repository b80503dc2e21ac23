import { advisorOfCode, newProposalKit, propose } from '@prosperx/api/testing';
import { maskMobile } from '@prosperx/core/format';
import { getCustomerProposals, getDeskProposals } from '@prosperx/core/proposal';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { enter } from '#testing/enter.js';
import { renderWithServer, serverForTests } from '#testing/render-with-server.js';
import { testBrowser } from '#testing/test-browser.js';
import { DeskProposals } from './desk-proposals.lazy.js';

const server = serverForTests();

it('an advisor is led to what waits, withdraws it after a question, and sends it anew in the account', async () => {
  const { kit } = server;
  const customer = await newProposalKit(kit);
  await propose(customer, 'lumpsum', 'sip');
  const client = await advisorOfCode(kit, 'AG1001');
  const onChanged = vi.fn<(choice: { stand: string; page: number }) => void>();
  const { user, navigations, services, show } = renderWithServer(
    server,
    <DeskProposals stand="" page={1} onChanged={onChanged} />,
    { browser: testBrowser(kit, client) },
  );
  const table = within(await screen.findByRole('table', { name: /^Your proposals/ }));
  const row = () => table.getAllByRole('row')[1]!;
  expect(row().textContent).toMatch(/Lumpsum ₹50,000SIP ₹5,000.*Not opened yet.*Waiting for an answer.*Answer by/);
  const message = within(row()).getByRole('link', { name: /^Message .* on WhatsApp$/ });
  expect(message.getAttribute('href')).not.toContain('phone=');
  expect(within(row()).getByText(maskMobile(customer.mobile))).toBeTruthy();
  await user.click(within(row()).getByRole('button', { name: /^Withdraw/ }));
  await user.click(screen.getByRole('button', { name: 'Keep it' }));
  await user.click(within(row()).getByRole('button', { name: /^Withdraw/ }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Withdraw' }));
  await waitFor(() => expect(row().textContent).toContain('Withdrawn'));
  await waitFor(() => expect(services.flash.getState().flash?.tone).toBe('success'));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('1 to 1 of 1'));
  const { counts } = await client.call(getDeskProposals, { query: {} });
  expect([counts.waiting, counts.withdrawn]).toEqual([0, 1]);
  await user.click(within(row()).getByRole('button', { name: /^Put together a new version/ }));
  await waitFor(() => expect(navigations.at(-1)).toMatchObject({ to: '/proposals' }));
  expect((await customer.advisor.call(getCustomerProposals)).draft?.items.length).toBe(2);
  // another search or filter begins at the first page
  await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'withdrawn');
  expect(onChanged).toHaveBeenLastCalledWith({ stand: 'withdrawn', page: 1 });
  show(<DeskProposals key="none" stand="" page={1} onChanged={onChanged} />);
  enter(await screen.findByRole('searchbox', { name: 'Search by customer' }), 'nobody of this name');
  expect(await screen.findByRole('heading', { name: 'No proposals match' })).toBeTruthy();
  // it is not said of an advisor with proposals that there are none, not even until the answer comes
  const said: string[] = [];
  const watch = new MutationObserver(() => said.push(document.body.textContent ?? ''));
  watch.observe(document.body, { childList: true, subtree: true, characterData: true });
  await user.click(screen.getByRole('button', { name: 'Show all proposals' }));
  await screen.findByRole('table', { name: /^Your proposals/ });
  watch.disconnect();
  expect(said.filter((words) => words.includes('You have not proposed anything yet'))).toEqual([]);
});
