import { isAppAddress, isWebAddress } from './addresses.js';
import { openInBrowser, shareInBrowser, type Route } from './native-fallback.js';
import { createInbox } from './native-inbox.js';
import { createQueue } from './native-queue.js';
import { findApp, installReceiver, postToApp } from './native-transport.js';
import type { NativeBridge } from './native-types.js';
import { write } from '#bridge/parse.js';
import { VERSIONS, type Capability, type SiteSays } from '#bridge/protocol.js';

/** Milliseconds that an app has for its welcome. After that it is taken for one that knows close and download alone. */
const WELCOME_WAIT = 3000;

/** True inside the mobile app's web-view. Never true in a frame. */
export function isInAppShell(): boolean {
  return findApp() !== undefined;
}

function createNativeBridge(): NativeBridge {
  let version = 1;
  let platform: string | undefined;
  let capabilities: readonly unknown[] = ['close', 'download'];
  const queue = createQueue();

  const inbox = createInbox({
    version: () => version,
    onWelcome: (welcome) => {
      ({ version, platform, capabilities } = welcome);
      queue.open();
    },
  });
  const send = <T extends keyof SiteSays & string>(type: T, payload: SiteSays[T]) => {
    const text = write(version, '', type, payload);
    return text !== undefined && postToApp(text);
  };
  const can = (capability: Capability) => isInAppShell() && capabilities.includes(capability);
  const via = <T extends Capability>(type: T, payload: SiteSays[T], fallback: () => Route) =>
    new Promise<Route>((resolve) => {
      const run = () => resolve(can(type) && send(type, payload) ? 'app' : fallback());
      // In a plain browser the fallback must run within the click, or the new tab is blocked.
      if (!isInAppShell()) run();
      else if (!queue.add(run)) resolve('none');
    });
  const none = (): Route => 'none';

  installReceiver(inbox.receive);
  if (send('hello', { versions: VERSIONS })) setTimeout(queue.open, WELCOME_WAIT);

  return {
    get platform() {
      return platform;
    },
    get dropped() {
      return inbox.dropped;
    },
    can,
    openExternal: async (url) =>
      isWebAddress(url) || isAppAddress(url) ? via('openExternal', { url }, () => openInBrowser(url)) : 'none',
    share: (share) => via('share', share, () => shareInBrowser(share)),
    download: async (file) =>
      isWebAddress(file.fileUrl) ? via('download', file, () => openInBrowser(file.fileUrl)) : 'none',
    close: () => via('close', {}, none),
    on: inbox.on,
  };
}

/** One bridge a page, also when two copies of the SDK are on it: apps know one function, `window.ProsperX.receive(json)`. */
const KEY = Symbol.for('prosperx.native.1');

/** The page's bridge to the app around it, made on first use. Call it in a browser only. */
export function nativeBridge(): NativeBridge {
  const page = window as { [KEY]?: NativeBridge };
  return (page[KEY] ??= createNativeBridge());
}
