import type { Browser, CDPSession, Page } from 'playwright';

/** How visits of a slow phone are described where they are printed. */
export const SLOW_PHONE = '4× CPU, 150 ms, 1.6 Mbit/s';
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

/** Opens a page on a slow phone that has kept nothing of an earlier visit, and closes it after `visit`. */
export async function onSlowPhone<Seen>(
  browser: Browser,
  visit: (page: Page, devtools: CDPSession) => Promise<Seen>,
): Promise<Seen> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', NETWORK);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    return await visit(page, devtools);
  } finally {
    await context.close();
  }
}
