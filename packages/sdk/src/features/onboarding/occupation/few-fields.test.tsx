import { chooseNomineeRules } from '@prosperx/core/nominee';
import { getProfileView } from '@prosperx/core/profile';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { agreement, dialog, fillIn, openOccupation } from '#features/onboarding/testing/occupation-page.js';
import { field } from '#features/onboarding/testing/onboarding-page.js';
import { serverForTests } from '#testing/render-with-server.js';

const server = serverForTests({ config: { nomineeRules: chooseNomineeRules([{ version: 'sebi-2026' }]) ?? [] } });

it('takes nominees without a share or anything else that the rules do not ask for', async () => {
  const page = await openOccupation(server);
  await fillIn(page);
  await page.user.click(agreement());
  await page.user.click(screen.getByRole('radio', { name: /^Yes.*units/ }));
  page.enter('Nominee name', 'Leela Rao');
  await page.user.selectOptions(field('Relationship'), 'Mother');
  await page.press('Continue');
  await dialog('Confirm with OTP');
  const { client, ucc } = page.applicant;
  const { nomineeList } = await client.call(getProfileView, { query: { ucc } });
  expect(nomineeList).toMatchObject([{ nomineeName: 'Leela Rao', nomineePercentage: '100' }]);
});
