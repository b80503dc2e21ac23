import { completeApplicant } from '@prosperx/api/testing';
import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { serverForTests } from '#testing/render-with-server.js';
import { heading, openOnboarding } from '#features/onboarding/testing/onboarding-page.js';

const server = serverForTests();

describe('the personal step', () => {
  it('takes back what it said of a failure once the details are saved', async () => {
    const page = await openOnboarding(server, 'personal', await completeApplicant(server.kit));
    await heading('Personal details');
    page.browser.network = false;
    await page.press('Continue');
    await waitFor(() => expect(page.flash()).toBe('Something went wrong. Please try again later'));
    page.browser.network = true;
    await page.press('Continue');
    await heading('Bank details');
    expect(page.flash()).toBeUndefined();
  });
});
