import { advisorFor, newInvestor } from '@prosperx/api/testing';
import { createHomePageLead, getLeads } from '@prosperx/core/lead';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderWithServer, serverForTests } from '#testing/render-with-server.js';
import { testBrowser } from '#testing/test-browser.js';
import { toReact } from '#widget/react.js';
import { leadsContract } from './leads.contract.js';
import { Leads as View } from './leads.js';

const Leads = toReact(leadsContract, View);
const server = serverForTests();

const person = (at: number) => ({
  body: {
    investorName: `Lead Number${'ABC'[at] ?? ''}`,
    investorMobileNo: `900000013${String(at)}`,
    investorEmailId: `lead${String(at)}@example.com`,
  },
});

async function show() {
  const client = await advisorFor(server.kit, await newInvestor(server.kit));
  return { client, ...renderWithServer(server, <Leads />, { browser: testBrowser(server.kit, client) }) };
}
const own = (client: Awaited<ReturnType<typeof advisorFor>>) =>
  client.call(getLeads, { query: { agentCode: 'AG1001' } });

describe('the leads of an advisor', () => {
  it('say that there are none, and take the first', async () => {
    const { user, client } = await show();
    expect(await screen.findByRole('heading', { name: 'No leads yet' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Add a lead' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Create Lead' }));
    const enter = (name: RegExp, value: string) =>
      fireEvent.input(dialog.getByRole('textbox', { name }), { target: { value } });
    enter(/Customer name/, 'Ravi Menon');
    enter(/Mobile number/, '9000000139');
    enter(/Email/, 'ravi.leads@example.com');
    await user.click(dialog.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByRole('article', { name: 'Ravi Menon' })).toBeTruthy();
    expect((await own(client)).count).toBe(1);
  });

  it('keep what has become of each, and are narrowed by it', async () => {
    const maker = await advisorFor(server.kit, await newInvestor(server.kit));
    for (const at of [0, 1, 2]) await maker.call(createHomePageLead, person(at));
    const { user, client } = await show();
    const lead = within(await screen.findByRole('article', { name: 'Lead NumberB' }));
    expect(lead.getByRole('link', { name: 'Call Lead NumberB: 9000000131' }).getAttribute('href')).toBe(
      'tel:+919000000131',
    );
    await user.selectOptions(lead.getByRole('combobox', { name: 'Status' }), 'Contacted');
    await waitFor(async () => {
      const { leads } = await own(client);
      expect(leads.find(({ investorName }) => investorName === 'Lead NumberB')?.status).toBe('contacted');
    });
    await user.click(screen.getByRole('button', { name: 'Contacted' }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Invested' }));
    expect(await screen.findByRole('heading', { name: 'No leads of this status' })).toBeTruthy();
  });

  it('are of advisors alone', async () => {
    renderWithServer(server, <Leads />);
    expect(await screen.findByRole('heading', { name: 'For advisors' })).toBeTruthy();
  });
});
