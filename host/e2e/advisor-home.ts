import { allArrived } from '@prosperx/e2e/at-rest';
import { expect, type Page } from 'playwright/test';
import { expectAccessible } from './expect-accessible.js';

/** Comes from the partner's app by a launch ticket. */
export async function arrive(page: Page, agentCode: string, firstName: string): Promise<void> {
  const answer = await page.request.post('/prosperx-api/sandbox/launch-ticket', {
    data: { partner: 'bluebank', agentCode },
    headers: { 'X-PX-Client': 'e2e' },
  });
  const { path } = (await answer.json()) as { path: string };
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: `Welcome, ${firstName}` })).toBeVisible();
}

export async function isSound(page: Page): Promise<void> {
  await allArrived(page);
  await expectAccessible(page);
}
