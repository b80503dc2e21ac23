import type { LaunchOptions } from 'playwright/test';
import { findChromium, isRoot } from '../lib/chromium.mjs';

const executablePath = await findChromium();

/** The Chromium that is installed. It asks for nothing but the page, so that a test sees only its own requests. */
export const launchOptions: LaunchOptions = {
  ...(executablePath && { executablePath }),
  chromiumSandbox: !isRoot,
  args: [
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};
