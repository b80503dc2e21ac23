import { addSoldHistory, newInvestor } from '@prosperx/api/testing';
import { getGoals, removeGoal, saveGoal } from '@prosperx/core/goal';
import { toRupees } from '@prosperx/core/money';
import { getPortfolio } from '@prosperx/core/portfolio';
import { addMonths } from '@prosperx/core/time';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { enter } from '#testing/enter.js';
import { renderWithServer, serverForTests, signedInBrowser } from '#testing/render-with-server.js';
import { toReact, type WidgetProps } from '#widget/react.js';
import { goalsContract } from './goals.contract.js';
import { Goals as View } from './goals.js';

const Goals = toReact(goalsContract, View);
const server = serverForTests();
const ASHA = '9876500001';

const fail = (): never => {
  throw new Error('nothing is held');
};

async function show(props: WidgetProps<typeof goalsContract> = {}) {
  const onChanged = vi.fn();
  const browser = await signedInBrowser(server, ASHA);
  const page = renderWithServer(server, <Goals {...props} onChanged={onChanged} />, { browser });
  const dialog = async () => within(await screen.findByRole('dialog'));
  const save = async () => page.user.click((await dialog()).getByRole('button', { name: 'Save the goal' }));
  return { ...page, onChanged, dialog, save };
}

it('keeps a goal with a folio and a SIP, says what is missing, leads to the SIP for it, and removes it', async () => {
  const { user, onChanged, dialog, save, navigations } = await show();
  await user.click(await screen.findByRole('button', { name: 'Add a goal' }));
  const form = await dialog();
  enter(form.getByLabelText('What it costs today'), '2,00,00,000');
  await save();
  expect(form.getByText('Please enter a name.')).toBeTruthy();
  enter(form.getByLabelText('Name'), 'House');
  await user.click(within(form.getByRole('group', { name: /^Folios/ })).getAllByRole('checkbox')[0]!);
  await user.click(within(form.getByRole('group', { name: /^SIPs/ })).getAllByRole('checkbox')[0]!);
  await save();
  const card = within(await screen.findByRole('article', { name: 'House' }));
  expect(card.getByText('Behind')).toBeTruthy();
  expect(card.getByText(/2 folios and 1 SIP · NAVs of .* · 8% return, 6% inflation a year/)).toBeTruthy();
  const [, monthly = ''] =
    /will be missing\. ₹([\d,]+) more a month/.exec(card.getByText(/will be missing/).textContent) ?? [];
  await user.click(card.getByRole('button', { name: 'Start a SIP' }));
  expect(navigations.at(-1)).toEqual({
    to: '/search-panel',
    params: { monthlyAmount: Number(monthly.replaceAll(',', '')) },
  });
  await user.click(card.getByRole('button', { name: 'Remove House' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
  expect(onChanged.mock.calls).toEqual([[{ act: 'saved' }], [{ act: 'removed' }]]);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add a goal' })));
});

it('says of a goal that could not be removed that it stays, whatever is pressed meanwhile', async () => {
  const { user, browser, services, dialog, save } = await show();
  await user.click(await screen.findByRole('button', { name: 'Add a goal' }));
  const form = await dialog();
  enter(form.getByLabelText('What it costs today'), '10,00,000');
  enter(form.getByLabelText('Name'), 'Car');
  await save();
  await user.click(await screen.findByRole('button', { name: 'Remove Car' }));
  const ask = within(await screen.findByRole('alertdialog'));
  const answer = browser.hold(removeGoal);
  browser.refusals.push({ call: removeGoal, code: 'not_found' });
  const remove = ask.getByRole('button', { name: 'Remove' });
  await user.click(remove);
  await waitFor(() => expect(remove.getAttribute('aria-busy')).toBe('true'));
  await user.click(ask.getByRole('button', { name: /^Keep/ }));
  answer();
  await waitFor(() => expect(services.flash.getState().flash?.tone).toBe('error'));
  await user.click(remove);
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Car' })).toBeNull());
});

it('names a folio without a NAV as not in the figures, and asks for no more money meanwhile', async () => {
  const { client, profileId } = await newInvestor(server.kit);
  const { db } = server.kit.services;
  await addSoldHistory(db, profileId);
  const { today } = await client.call(getGoals);
  const { folioNo, metaData, todaysNAV } = (await client.call(getPortfolio)).portfolioSchemes[0]!;
  const { schemeId, schemeName } = metaData;
  const terms = { name: 'Car', cost: 9_00_000, date: addMonths(today, 60), inflationPercent: 6, annualRatePercent: 8 };
  const ties = { folios: [{ folioNo, schemeId }], sipIds: [] };
  await client.call(saveGoal, { body: { goalId: null, ...terms, ...ties } });
  const nav = (to: string) => db.execute(`update schemes set latest_nav = ${to} where id = '${schemeId}'`);
  await nav('null');
  renderWithServer(server, <Goals />, { cookies: client.cookies });
  const card = within(await screen.findByRole('article', { name: 'Car' }));
  expect(card.getByText(/^One holding is not in the totals/).textContent).toContain(schemeName);
  expect(card.getByText(/^1 folio · 8% return/)).toBeTruthy();
  expect([card.queryByText('Behind'), card.queryByText(/will be missing/)]).toEqual([null, null]);
  await nav(String(todaysNAV));
});

it('links with a SIP the folio that it pays into, and says where that is left out', async () => {
  const client = await server.kit.signedIn(ASHA);
  const { folios, sips } = await client.call(getGoals);
  const sip = sips.findIndex(({ folioNo }) => folioNo !== null);
  const { folioNo, schemeId } = sips[sip] ?? fail();
  const folio = folios.findIndex((each) => each.folioNo === folioNo && each.schemeId === schemeId);
  const { user, dialog, save } = await show();
  await user.click(await screen.findByRole('button', { name: 'Add a goal' }));
  const form = await dialog();
  const boxOf = (group: RegExp, index: number) =>
    within(form.getByRole('group', { name: group })).getAllByRole<HTMLInputElement>('checkbox')[index] ?? fail();
  const [folioBox, sipBox] = [boxOf(/^Folios/, folio), boxOf(/^SIPs/, sip)];
  await user.click(sipBox);
  expect([sipBox.checked, folioBox.checked]).toEqual([true, true]);
  await user.click(sipBox);
  expect([sipBox.checked, folioBox.checked]).toEqual([false, false]);
  await user.click(sipBox);
  enter(form.getByLabelText('Name'), 'Course');
  await save();
  const card = within(await screen.findByRole('article', { name: 'Course' }));
  expect(card.getByText(/^1 folio and 1 SIP ·/)).toBeTruthy();
  expect(card.queryByText(/is not counted/)).toBeNull();
  expect(card.getByText(/ Units that a linked SIP buys are added\.$/)).toBeTruthy();
  await user.click(card.getByRole('button', { name: 'Change Course' }));
  await user.click(within((await dialog()).getByRole('group', { name: /^Folios/ })).getAllByRole('checkbox')[folio]!);
  await save();
  expect((await card.findByText(/that is not counted\.$/)).textContent).toContain(`pays into folio ${folioNo} of `);
  expect(card.queryByText(/ are added/)).toBeNull();
  expect(card.getByText(/^The units in linked folios count\./)).toBeTruthy();
  const [goal = fail()] = (await client.call(getGoals)).goals;
  await client.call(removeGoal, { body: { goalId: goal.goalId } });
});

it('keeps a folio linked while another chosen SIP pays into it, and where it was chosen by itself', async () => {
  const client = await server.kit.signedIn(ASHA);
  const { db } = server.kit.services;
  const { sips: before } = await client.call(getGoals);
  const { sipId, folioNo, schemeId } = before.find((each) => each.folioNo !== null) ?? fail();
  await db.execute(`insert into sips select (jsonb_populate_record(sips,
    '{"id": "sip_beside", "registration_number": null, "first_order_id": null}')).* from sips where id = '${sipId}'`);
  const { folios, sips } = await client.call(getGoals);
  const { user, dialog } = await show();
  await user.click(await screen.findByRole('button', { name: 'Add a goal' }));
  const form = await dialog();
  const boxesOf = (group: RegExp) =>
    within(form.getByRole('group', { name: group })).getAllByRole<HTMLInputElement>('checkbox');
  const sipBoxes = boxesOf(/^SIPs/);
  const boxOf = (id: string) => sipBoxes[sips.findIndex((each) => each.sipId === id)] ?? fail();
  const [sip, beside] = [boxOf(sipId), boxOf('sip_beside')];
  const folio =
    boxesOf(/^Folios/)[folios.findIndex((each) => each.folioNo === folioNo && each.schemeId === schemeId)] ?? fail();
  for (const each of [sip, beside, sip]) await user.click(each);
  expect([sip.checked, beside.checked, folio.checked]).toEqual([false, true, true]);
  await user.click(beside);
  expect(folio.checked).toBe(false);
  for (const each of [folio, sip, sip]) await user.click(each);
  expect([sip.checked, folio.checked]).toEqual([false, true]);
  await db.execute(`delete from sips where id = 'sip_beside'`);
});

it('says of what is enough today that it falls short of the price then, and by how much', async () => {
  const { client, profileId } = await newInvestor(server.kit);
  await addSoldHistory(server.kit.services.db, profileId);
  const { today, folios } = await client.call(getGoals);
  const [{ folioNo, schemeId, value } = fail()] = folios;
  const terms = { date: addMonths(today, 180), inflationPercent: 8, annualRatePercent: 7 };
  const body = { ...terms, goalId: null, name: 'School', folios: [{ folioNo, schemeId }], sipIds: [] };
  await client.call(saveGoal, { body: { ...body, cost: Math.floor(toRupees(value)) } });
  renderWithServer(server, <Goals />, { cookies: client.cookies });
  const card = within(await screen.findByRole('article', { name: 'School' }));
  expect(card.getByText('Enough today')).toBeTruthy();
  expect(card.getByText(/^What you have put aside pays for it at today’s prices, but not/)).toBeTruthy();
  expect(card.getByText(/^₹[\d,.]+ will be missing\. ₹[\d,]+ more a month would close the gap\.$/)).toBeTruthy();
  expect(card.getByRole('button', { name: 'Start a SIP' })).toBeTruthy();
});

it('begins with what the calculator of a goal hands on', async () => {
  const { dialog, save } = await show({ cost: 1_000, years: 5, annualRate: 12.5, inflation: 0 });
  const form = await dialog();
  enter(form.getByLabelText('Name'), 'Phone');
  expect(form.getByText(/^It will cost ₹1,000 on /)).toBeTruthy();
  await save();
  const card = within(await screen.findByRole('article', { name: 'Phone' }));
  expect(card.getByText(/12.5% return, 0% inflation a year/)).toBeTruthy();
});

it('asks one who has none, and a visitor to log in', async () => {
  const { client } = await newInvestor(server.kit);
  renderWithServer(server, <Goals />, { cookies: client.cookies });
  expect(await screen.findByText('What are you saving for?')).toBeTruthy();
  cleanup();
  const { user, navigations } = renderWithServer(server, <Goals />);
  await user.click(await screen.findByRole('button', { name: 'Login / Sign Up' }));
  expect(navigations).toEqual([{ to: '/login', params: { to: '/profile/goals' } }]);
});
