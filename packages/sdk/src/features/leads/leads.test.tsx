import { advisorFor, newInvestor } from '@prosperx/api/testing';
import { createHomePageLead, getLeads, updateLead } from '@prosperx/core/lead';
import { sandboxMessages } from '@prosperx/core/sandbox';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import writeXlsxFile from 'write-excel-file/universal';
import { choose } from '#testing/enter.js';
import { renderWithServer, serverForTests } from '#testing/render-with-server.js';
import { testBrowser } from '#testing/test-browser.js';
import { toReact } from '#widget/react.js';
import { leadsContract } from './leads.contract.js';
import { Leads as View } from './leads.js';

const Leads = toReact(leadsContract, View);
const server = serverForTests();

const person = (at: number) => ({
  body: {
    investorName: `Lead Number${'ABCDE'[at] ?? ''}`,
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

  it('are added from a file, of which is said what is wrong in which row', async () => {
    const { user, client } = await show();
    const before = (await own(client)).count;
    await user.click(await screen.findByRole('button', { name: 'Add from a file' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add leads from a file' }));
    const picker = document.querySelector('input[type=file]') as HTMLInputElement;
    const choose = (text: string) => user.upload(picker, new File([text], 'leads.csv', { type: 'text/csv' }));
    await choose('Name;City\nRavi;Pune\n');
    expect(await dialog.findByText(/^Columns are missing: mobile, email\./)).toBeTruthy();
    const workbook = await writeXlsxFile([
      [{ value: 'Name' }, { value: 'Mobile' }, { value: 'Email' }],
      [{ value: 'Kabir Shah' }, { value: 9_000_000_193, type: Number }, { value: 'k@example.com' }],
    ]).toBlob();
    await user.upload(picker, new File([await workbook.arrayBuffer()], 'leads.xlsx'));
    expect(await dialog.findByText('1 row, nothing wrong.')).toBeTruthy();
    expect(dialog.getByRole('cell', { name: /9000000193$/ })).toBeTruthy();
    await user.upload(picker, new File(['PK\u0003\u0004 no workbook'], 'broken.xlsx'));
    expect(await dialog.findByText(/^This file cannot be read\./)).toBeTruthy();
    await choose(
      '\uFEFFClient name,Mobile no,E-mail,City\n"Menon, Ravi",9000000191,r@example.com,Pune\nTara Bose,9000000192,t@example.com,\nAsha Rao,12,a@example.com,\n',
    );
    expect(await dialog.findByText('3 rows, 2 of them with errors, which are not added.')).toBeTruthy();
    const [, first, second] = dialog.getAllByRole('row').map(({ textContent }) => textContent);
    expect(first).toMatch(/^2Please enter a valid name/);
    expect(second).toMatch(/^4Please enter a valid mobile number/);
    expect((await own(client)).count).toBe(before);
    await user.click(dialog.getByRole('button', { name: 'Add 1 lead' }));
    expect(await dialog.findByText('1 lead added.')).toBeTruthy();
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Language of invitations' }), 'hi');
    await user.click(dialog.getByRole('button', { name: 'Invite 1 by email and SMS' }));
    expect(await dialog.findByText('1 person was invited by email and SMS.')).toBeTruthy();
    await server.kit.app.idle();
    const [notification] = await server.kit.client().call(sandboxMessages, { query: { to: 't@example.com' } });
    expect(notification?.subject).toMatch(/[\u0900-\u097F]/);
    await user.click(dialog.getByRole('button', { name: 'Done' }));
    const tara = within(await screen.findByRole('article', { name: 'Tara Bose' }));
    expect(tara.getByText(/invited/)).toBeTruthy();
    expect(tara.queryByRole('button', { name: /^Invite/ })).toBeNull();
  });

  it('do not come from a file where their owner does not want to be a lead, and it says so', async () => {
    const { crypto, db } = server.kit.services;
    await db.execute(`insert into lead_objections values ('${crypto.lookup('mobile', '9000000199')}', now())`);
    const { user } = await show();
    await user.click(await screen.findByRole('button', { name: 'Add from a file' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add leads from a file' }));
    const picker = document.querySelector('input[type=file]') as HTMLInputElement;
    const file = 'Name,Mobile,Email\nTara Sen,9000000199,s@example.com\n';
    await user.upload(picker, new File([file], 'leads.csv', { type: 'text/csv' }));
    await user.click(await dialog.findByRole('button', { name: 'Add 1 lead' }));
    expect(await dialog.findByText(/1 not accepted\. We were asked to keep no details for this mobile/)).toBeTruthy();
  });

  it('keep what has become of each, and are narrowed by it', async () => {
    const maker = await advisorFor(server.kit, await newInvestor(server.kit));
    for (const at of [0, 1, 2]) await maker.call(createHomePageLead, person(at));
    const { user, client } = await show();
    const lead = within(await screen.findByRole('article', { name: 'Lead NumberB' }));
    expect(lead.getByText(/ · kept until \d+ May 2027/)).toBeTruthy();
    expect(lead.getByRole('link', { name: 'Call Lead NumberB: 9000000131' }).getAttribute('href')).toBe(
      'tel:+919000000131',
    );
    await user.click(lead.getByRole('button', { name: 'Invite Lead NumberB to open an account' }));
    expect(await screen.findAllByText('1 person was invited by email and SMS.')).not.toEqual([]);
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

  it('keep two changes of one lead that follow each other at once', async () => {
    const maker = await advisorFor(server.kit, await newInvestor(server.kit));
    await maker.call(createHomePageLead, person(3));
    const { client } = await show();
    const lead = within(await screen.findByRole('article', { name: 'Lead NumberD' }));
    choose(lead.getByRole('combobox', { name: 'Status' }), { value: 'contacted' });
    fireEvent.input(lead.getByLabelText(/^Call again/), { target: { value: '2026-11-30' } });
    await waitFor(async () => {
      const kept = (await own(client)).leads.find(({ investorName }) => investorName === 'Lead NumberD');
      expect([kept?.status, kept?.followUpOn]).toEqual(['contacted', '2026-11-30']);
    });
    // it is deleted by then
    fireEvent.input(lead.getByLabelText(/^Call again/), { target: { value: '2027-11-30' } });
    expect(lead.getByText('Please choose a day within 180 days: leads are kept no longer')).toBeTruthy();
    expect(lead.getByLabelText<HTMLInputElement>(/^Call again/).value).toBe('2027-11-30');
    fireEvent.input(lead.getByLabelText(/^Call again/), { target: { value: '2026-12-01' } });
    await waitFor(async () =>
      expect((await own(client)).leads.map(({ followUpOn }) => followUpOn)).toContain('2026-12-01'),
    );
    expect(lead.queryByText(/^Please choose a day/)).toBeNull();
  });

  it('say of a day to call that is kept and lies after the lead is deleted that it is too late, until another is chosen', async () => {
    const { kit } = server;
    const maker = await advisorFor(kit, await newInvestor(kit));
    const { leadId } = await maker.call(createHomePageLead, person(4));
    await kit.services.db.execute(`update leads set follow_up_on = '2027-11-30' where id = '${leadId}'`);
    await show();
    const lead = within(await screen.findByRole('article', { name: 'Lead NumberE' }));
    expect(lead.getByText('Please choose a day within 180 days: leads are kept no longer')).toBeTruthy();
    expect(lead.getByLabelText<HTMLInputElement>(/^Call again/).value).toBe('2027-11-30');
    fireEvent.input(lead.getByLabelText(/^Call again/), { target: { value: '2026-12-01' } });
    await waitFor(() => expect(lead.queryByText(/^Please choose a day/)).toBeNull());
  });

  it('say that a change failed, also where the next one was saved', async () => {
    const maker = await advisorFor(server.kit, await newInvestor(server.kit));
    await maker.call(createHomePageLead, person(0));
    const { browser, services, client } = await show();
    const [shown] = await screen.findAllByRole('article', { name: 'Lead NumberA' });
    const lead = within(shown!);
    browser.refusals.push({ call: updateLead, code: 'unavailable' });
    choose(lead.getByRole('combobox', { name: 'Status' }), { value: 'invested' });
    fireEvent.input(lead.getByLabelText(/^Call again/), { target: { value: '2026-11-29' } });
    await waitFor(async () =>
      expect((await own(client)).leads.map(({ followUpOn }) => followUpOn)).toContain('2026-11-29'),
    );
    await waitFor(() => expect(lead.getByLabelText<HTMLInputElement>(/^Call again/).value).toBe('2026-11-29'));
    expect(services.flash.getState().flash).toMatchObject({
      tone: 'error',
      message: 'The lead could not be saved. Please try again later.',
    });
  });

  it('are of advisors alone', async () => {
    renderWithServer(server, <Leads />);
    expect(await screen.findByRole('heading', { name: 'For advisors' })).toBeTruthy();
  });
});
