import { screen } from '@testing-library/react';
import { applicantAtOccupation } from '#testing/applicant-at-occupation.js';
import type { serverForTests } from '#testing/render-with-server.js';
import { field, heading, openOnboarding, png } from './onboarding-page.js';

export const TITLE = 'Occupation and nominee details';

export type Page = Awaited<ReturnType<typeof openOnboarding>>;

/** At step 4, with nothing of it told yet. */
export async function openOccupation(server: ReturnType<typeof serverForTests>) {
  const page = await openOnboarding(server, 'occupation', await applicantAtOccupation(server.kit));
  await heading(TITLE);
  return page;
}

/** All that is asked for but the agreement. */
export async function fillIn(page: Page) {
  await page.user.click(screen.getByRole('radio', { name: 'Service' }));
  await page.user.selectOptions(field('Income slab'), '5 to 10 lakhs');
  page.enter('Place of birth', 'Pune');
  page.enter('Aadhaar number', '123456789012');
  await page.user.upload(field(/^Signature|Replace Signature/), png('signature.png'));
  await screen.findByText('File uploaded successfully.');
  await page.user.click(screen.getByRole('radio', { name: /legal heirs/ }));
}
export const dialog = (name: string) => screen.findByRole('dialog', { name });
export const agreement = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /FATCA declaration/ });
