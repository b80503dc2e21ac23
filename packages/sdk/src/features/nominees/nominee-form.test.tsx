import { addDays } from '@prosperx/core/time';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { todayByReader } from '#data/today.js';
import { serverForTests } from '#testing/render-with-server.js';
import { messages, ravi, showToNew } from './testing/nominees-page.js';

const server = serverForTests();

it('sends nothing that is missing: each field says what it needs, the first has the focus', async () => {
  const page = await showToNew(server);
  await page.want();
  await page.press('Save Changes');
  expect(messages()).toEqual([
    'Please enter your nominee name',
    'Please select your relationship with nominee',
    'Please enter a valid nominee %',
    'Please enter ID number',
    'Please enter email id',
    'Please enter your mobile number',
    'Please enter address',
    'Please enter your pincode',
    'Total allocation should be 100%',
  ]);
  expect(document.activeElement).toBe(page.field('Nominee name'));
});

it('asks for birth and guardian of a minor alone, once he has a name', async () => {
  const page = await showToNew(server);
  await page.want();
  await page.user.click(page.field('Nominee is a minor (under 18 years)'));
  expect(page.block().queryByLabelText('Date of birth')).toBeNull();
  await page.fill({ 'Nominee name': 'Tara Rao' });
  const today = todayByReader();
  const birth = page.field('Date of birth');
  expect(birth.max).toBe(today);
  expect(birth.min.slice(0, 4)).toBe(String(Number(addDays(today, -1).slice(0, 4)) - 18));
  await page.fill({ 'Guardian name': 'Asha 2' });
  await page.press('Save Changes');
  expect(messages()).toContain('Please enter nominee DOB');
  expect(messages()).toContain('Please enter a valid guardian name');
  await page.user.click(page.field('Nominee is a minor (under 18 years)'));
  expect(page.block().queryByLabelText('Guardian name')).toBeNull();
});

it('takes up to three, each removable while there are others, and splits equally', async () => {
  const page = await showToNew(server);
  await page.want();
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
  await page.press('Add more Nominees');
  await page.press('Add more Nominees');
  expect(screen.queryByRole('button', { name: 'Add more Nominees' })).toBeNull();
  await page.press('Split equally');
  expect([1, 2, 3].map((number) => page.field('Share', number).value)).toEqual(['33.34', '33.33', '33.33']);
  expect(screen.getByText('Total allocation: 100%')).toBeTruthy();
  await page.fill({ 'Nominee name': 'Third Rao' }, 3);
  await page.press('Remove Nominee 2/3');
  expect(page.field('Nominee name', 2).value).toBe('Third Rao');
  expect(screen.getByText('Total allocation should be 100%')).toBeTruthy();
});

it('holds an identity to its kind, and nobody to be named twice', async () => {
  const page = await showToNew(server);
  await page.want();
  await page.fill({ ...ravi, Share: '50' });
  await page.press('Add more Nominees');
  await page.fill({ ...ravi, Share: '50', 'Nominee name': 'ravi rao' }, 2);
  await page.user.tab();
  expect(messages()).toEqual([
    "Nominee name can't be same.",
    "ID number can't be same for nominees with same identity type.",
  ]);
  await page.fill({ 'Nominee name': 'Anil Rao', 'Identity type': 'Aadhaar (last 4 digits)' }, 2);
  expect(page.field('Last 4 digits of Aadhaar', 2).value).toBe('');
  await page.fill({ 'Last 4 digits of Aadhaar': '9012' }, 2);
  await page.user.tab();
  expect(messages()).toEqual(['You cannot use your own Aadhaar number.']);
  await page.fill({ 'Last 4 digits of Aadhaar': '123456784321' }, 2);
  expect(page.field('Last 4 digits of Aadhaar', 2).value).toBe('4321');
  expect(messages()).toEqual([]);
});
