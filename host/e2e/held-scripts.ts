import type { Page } from 'playwright/test';

/** Holds the scripts of a page back, or those that `files` names; returns what lets them come. */
export async function holdScripts(page: Page, files = '**/*.js'): Promise<() => void> {
  const waiting: (() => void)[] = [];
  let isHeld = true;
  await page.route(files, async (route) => {
    if (isHeld) await new Promise<void>((go) => waiting.push(go));
    await route.continue();
  });
  return () => {
    isHeld = false;
    waiting.forEach((go) => go());
  };
}
