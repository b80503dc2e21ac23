import { chooseNomineeRules } from '@prosperx/core/nominee';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { serverForTests } from '#testing/render-with-server.js';
import { messages, showToNew } from './testing/nominees-page.js';

const server = serverForTests({ config: { nomineeRules: chooseNomineeRules([{ version: 'sebi-2026' }]) ?? [] } });

it('saves a nominee of whom no more is known than the rules ask for, with all of the shares', async () => {
  const page = await showToNew(server);
  await page.want();
  await page.fill({ 'Nominee name': 'Ravi Rao', Relationship: 'Brother' });
  await page.press('Save Changes');
  expect(messages()).toEqual([]);
  await page.giveCode();
  await screen.findByRole('region', { name: 'Nominee 1/3' });
  expect((await page.saved()).nomineeList).toMatchObject([
    { nomineeName: 'Ravi Rao', nomineePercentage: '100', nomineePincode: '' },
  ]);
});
