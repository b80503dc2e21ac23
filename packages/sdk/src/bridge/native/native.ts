import { write } from '#bridge/parse.js';
import { type Capability, type FileOffer, isText, type Share, type SiteMessages, VERSIONS } from '#bridge/protocol.js';
import { type AppWindow, createInbox, createQueue, findApp, installReceiver, postToApp } from './native-transport.js';

/** Apps that take a payment or a message over. `intent:` and `javascript:` are left out: they can start anything. */
export const APP_SCHEMES = [
  'upi:',
  'tez:',
  'gpay:',
  'phonepe:',
  'paytmmp:',
  'bhim:',
  'credpay:',
  'whatsapp:',
  'mailto:',
  'tel:',
  'sms:',
];

function parseAddress(address: string): URL | undefined {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
}

/** An absolute https address without a user in it; http only on this machine, for trying things out. */
export function isWebAddress(address: string): boolean {
  const url = parseAddress(address);
  if (!url || url.username || url.password) return false;
  return (
    url.protocol === 'https:' || (url.protocol === 'http:' && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname))
  );
}

/** An address of one of the apps that `openExternal` may start. */
export function isAppAddress(address: string): boolean {
  const url = parseAddress(address);
  return url !== undefined && APP_SCHEMES.includes(url.protocol);
}

/** Milliseconds that an app has for its welcome. After that it is taken for one that knows close and download alone. */
const WELCOME_WAIT = 3000;

/** Some apps put their object into a page that is long there: it is looked for in milliseconds of `LOOK_EVERY`, half a minute long. */
const LOOK_EVERY = 250;
const LOOKS = 120;

/**
 * Returns whether the page is inside the mobile app's web-view; never true in a frame. React Native puts its object into every page of an app
 * that listens to any: in a page that is not made for an app (`<html data-prosperx-app>`) it counts once the app has said welcome.
 */
export function isInAppShell(): boolean {
  const app = findApp();
  if (app === undefined || app !== (window as AppWindow).ReactNativeWebView) return app !== undefined;
  return 'prosperxApp' in document.documentElement.dataset || pageBridge().isWelcomed;
}

/** Calls `found` once it is there. Returns the way to stop looking. */
function lookFor(isThere: () => boolean, found: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (left: number) => {
    if (isThere()) found();
    else if (left > 0) timer = setTimeout(look, LOOK_EVERY, left - 1);
  };
  look(window.top === window ? LOOKS : 0);
  return () => clearTimeout(timer);
}

/**
 * Calls `found` once the app's object is there, which some apps put into the page late. Returns the way to stop looking for it.
 * @public
 */
export function whenInAppShell(found: () => void): () => void {
  return lookFor(isInAppShell, found);
}

const isAppThere = () => findApp() !== undefined;

function createNativeBridge(): PageBridge {
  let isWelcomed = false;
  let version = 1;
  let platform: string | undefined;
  let capabilities: readonly unknown[] = ['close', 'download'];
  const queue = createQueue();

  const inbox = createInbox({
    version: () => version,
    onWelcome: (welcome) => {
      ({ version, capabilities } = welcome);
      isWelcomed = true;
      platform = isText(welcome.platform) ? welcome.platform : undefined;
      queue.open();
    },
  });
  const send = <T extends keyof SiteMessages & string>(type: T, payload: SiteMessages[T]) => {
    const text = write(version, '', type, payload);
    return text !== undefined && postToApp(text);
  };
  const can = (capability: Capability) => isInAppShell() && capabilities.includes(capability);
  const via = <T extends Capability>(type: T, payload: SiteMessages[T], fallback: () => Route) =>
    new Promise<Route>((resolve) => {
      const run = () => resolve(can(type) && send(type, payload) ? 'app' : fallback());
      // In a plain browser the fallback must run within the click, or the new tab is blocked.
      if (!isAppThere()) return run();
      sayHello();
      if (!queue.add(run)) resolve('none');
    });
  const none = (): Route => 'none';

  let isHelloSent = false;
  /** Says hello to the app, once it is there. */
  const sayHello = () => {
    if (isHelloSent) return;
    // Flutter's channel of the same name may have come in the receiver's place
    installReceiver(inbox.receive);
    isHelloSent = send('hello', { versions: VERSIONS });
    if (isHelloSent) setTimeout(queue.open, WELCOME_WAIT);
  };
  installReceiver(inbox.receive);
  lookFor(isAppThere, sayHello);

  return {
    get isWelcomed() {
      return isWelcomed;
    },
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
      isWebAddress(file.fileUrl) ? via('download', file, () => saveInBrowser(file.fileUrl)) : 'none',
    close: () => via('close', {}, none),
    on: inbox.on,
  };
}

/** One bridge a page, also when two copies of the SDK are on it: apps know one function, `window.ProsperX.receive(json)`. */
const KEY = Symbol.for('prosperx.native.1');

interface PageBridge extends NativeBridge {
  /** The app has said welcome. */
  readonly isWelcomed: boolean;
}

/** Greets the app when it is first called. */
const pageBridge = () => ((window as { [KEY]?: PageBridge })[KEY] ??= createNativeBridge());

/** The page's bridge to the app around it, made on first use. Call it in a browser only. */
export function nativeBridge(): NativeBridge {
  return pageBridge();
}

/**
 * The app around the page. Each verb tells who did it: `app`; `browser`, the fallback where there is no app or it lacks
 * the capability; `none`. Inside an app that has not answered yet, verbs wait for its welcome, three seconds at most.
 */
export interface NativeBridge {
  /** "android", "ios" or whatever the app calls itself; undefined before its welcome, and where that says none. */
  readonly platform: string | undefined;
  /** How many messages were thrown away: not as the protocol says, too many in a second, or from elsewhere than an app. */
  readonly dropped: number;
  /** Returns whether the app announced a capability; an app that never answered can close and download. */
  can(capability: Capability): boolean;
  /** UPI and bank links. https and the payment schemes only, else `none`. Browser: a new tab, or the system's app chooser. */
  openExternal(url: string): Promise<Route>;
  /** Browser: the system's share sheet, `none` where it has none. */
  share(share: Share): Promise<Route>;
  /** `fileUrl` must be https, else `none`. Browser: a new tab. */
  download(file: FileOffer): Promise<Route>;
  /** Browser: `none`, a page cannot close a tab that it did not open. */
  close(): Promise<Route>;
  /**
   * Listens to the app's own buttons: `close` is back, which where there is nothing to go back to is answered by `close()`; `download` asks
   * for the file on the screen. Listen at the root of the page: a message that nobody hears is kept for two seconds, in which the page may
   * still be starting, and then forgotten. Returns the way to stop.
   */
  on(type: 'close' | 'download', listener: () => void): () => void;
}

/** Names who carried out the act: the app, the browser in its place, or nobody. */
export type Route = 'app' | 'browser' | 'none';

/** A new tab for the web; UPI and the like are left to the system, which keeps the page. */
function openInBrowser(url: string): Route {
  if (isAppAddress(url)) location.assign(url);
  else window.open(url, '_blank', 'noopener,noreferrer');
  return 'browser';
}

/** A new tab too; in an app that is none of ours, which may open none, the view itself is led to the file, and its page stays. */
function saveInBrowser(url: string): Route {
  if (isInAppShell() || !isAppThere()) return openInBrowser(url);
  location.assign(url);
  return 'browser';
}

/** The system's share sheet where the browser has one; `none` elsewhere, so that the caller shows its own dialog. */
function shareInBrowser(share: Share): Route {
  if (typeof navigator.share !== 'function') return 'none';
  // Rejects when the person changes their mind.
  navigator.share(share).catch(() => undefined);
  return 'browser';
}
