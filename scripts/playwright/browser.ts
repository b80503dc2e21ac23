import type { LaunchOptions } from 'playwright/test';
import { findChromium, isRoot } from '../lib/chromium.mjs';

const executablePath = await findChromium();

/** The Chromium that is installed. It asks for nothing but the page, so that a test sees only its own requests. */
export const launchOptions: LaunchOptions = {
  ...(executablePath && { executablePath }),
  chromiumSandbox: !isRoot,
  args: [
    '--disable-gpu',
    // on a busy machine it ends the process that draws, and no frame comes any more
    '--disable-gpu-watchdog',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};
