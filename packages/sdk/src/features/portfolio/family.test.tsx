import { advisorOfCode, newCustomer } from '@prosperx/api/testing';
import { setCustomerFamily } from '@prosperx/core/agent';
import { answerFamily, askFamilyConsents } from '@prosperx/core/family';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithServer, serverForTests } from '#testing/render-with-server.js';
import { testBrowser } from '#testing/test-browser.js';
import { toReact } from '#widget/react.js';
import { portfolioContract } from './portfolio.contract.js';
import { Portfolio as View } from './portfolio.js';

const Portfolio = toReact(portfolioContract, View);
const server = serverForTests();

it('a member is told what another one would see before they allow it, sees who shows theirs, and takes it back', async () => {
  const [asha, bala] = [await newCustomer(server.kit, 'AG1001'), await newCustomer(server.kit, 'AG1001')];
  const advisor = await advisorOfCode(server.kit, 'AG1001');
  const family = 'Family of a view';
  for (const { profileId } of [asha, bala])
    await advisor.call(setCustomerFamily, { body: { encryptedId: profileId, family } });
  await advisor.call(askFamilyConsents, { body: { family } });
  await bala.client.call(answerFamily, { body: { memberId: asha.profileId, allow: true } });
  const { user } = renderWithServer(server, <Portfolio />, {
    browser: testBrowser(server.kit, { cookies: asha.client.cookies }),
  });
  const card = within(await screen.findByRole('region', { name: 'Your family' }));
  expect(card.getByText(/^Sunita Kulkarni, your advisor, asks which of these people/)).toBeTruthy();
  expect(card.getByText('They let you see what they hold')).toBeTruthy();
  expect(await card.findByText(/holds nothing here yet\.$/)).toBeTruthy();
  await user.click(card.getByRole('button', { name: /^Allow / }));
  const dialog = within(screen.getByRole('alertdialog'));
  expect(dialog.getByText(/They do not see folio numbers/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Allow' }));
  expect(await card.findByText(/^You let them see what you hold, since /)).toBeTruthy();
  await user.click(card.getByRole('button', { name: /^Stop showing / }));
  expect(await card.findByText(/^You let them see what you hold, and withdrew it on \d+ /)).toBeTruthy();
});
