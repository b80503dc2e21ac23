import { forgetDeclaration } from '@prosperx/api/testing';
import { getProfileView } from '@prosperx/core/profile';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { agreement } from '#features/onboarding/testing/occupation-page.js';
import { field, heading, openOnboarding } from '#features/onboarding/testing/onboarding-page.js';
import { registeredInvestor } from '#testing/registered-investor.js';
import { serverForTests } from '#testing/render-with-server.js';

const server = serverForTests();

describe('the declaration of a registered investor', () => {
  it('is asked for where it never was, with each tax residence, its number or why there is none', async () => {
    const investor = await registeredInvestor(server.kit);
    await forgetDeclaration(server.kit, investor.profileId);
    const page = await openOnboarding(server, 'occupation', investor);
    await heading('Declare your tax residence');
    expect(screen.queryByLabelText('Aadhaar number')).toBeNull();
    await page.press('Continue');
    for (const sentence of ['Please enter your occupation type.', 'Please agree to the declaration.'])
      expect(screen.getByText(sentence)).toBeTruthy();
    await page.user.click(screen.getByRole('radio', { name: 'Service' }));
    await page.user.selectOptions(field('Income slab'), '5 to 10 lakhs');
    page.enter('Place of birth', 'Pune');
    await page.user.click(screen.getByRole('radio', { name: 'India and another country' }));
    await page.user.selectOptions(field('Country of tax residence'), 'United States');
    page.enter(/^Tax identification number/, '12');
    await page.press('Add another country');
    const [, second] = screen.getAllByLabelText('Country of tax residence');
    await page.user.selectOptions(second!, 'United Arab Emirates');
    const [, hasTin] = screen.getAllByLabelText('Do you have a TIN there?');
    await page.user.selectOptions(hasTin!, 'The country does not issue TINs');
    await page.user.click(agreement());
    await page.press('Continue');
    expect(screen.getByText('This is not a tax identification number of this country')).toBeTruthy();
    page.enter(/^Tax identification number/, '123-45-6789');
    await page.press('Continue');
    await waitFor(() => expect(page.flash()).toBe('Thank you. Your declaration is saved.'));
    const { client, ucc } = investor;
    expect(await client.call(getProfileView, { query: { ucc } })).toMatchObject({
      fatcaCompliant: true,
      fatca: {
        taxResidences: [
          { country: 'US', tin: '••••6789', noTin: '' },
          { country: 'AE', tin: '', noTin: 'A' },
        ],
      },
    });
  });
});
