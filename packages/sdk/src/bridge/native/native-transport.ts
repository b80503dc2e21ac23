import { parse, rateCap } from '#bridge/parse.js';
import { appHandshakeGuards, type AppHandshake, appGuards, type AppMessages, VERSIONS } from '#bridge/protocol.js';

const MAX_WAITING = 100;

/** Milliseconds in which a page that starts may come to listen. Whoever listens later is told nothing of long ago. */
const UNHEARD_LIFE = 2000;

interface NativeQueue {
  /** Runs it now if open, else when opened. False when too many wait already. */
  add(run: () => void): boolean;
  open(): void;
}

/** Keeps what is to be said until somebody listens, in order. */
export function createQueue(): NativeQueue {
  let waiting: (() => void)[] | undefined = [];
  return {
    add: (run) => {
      if (!waiting) run();
      else if (waiting.length < MAX_WAITING) waiting.push(run);
      else return false;
      return true;
    },
    open: () => {
      const runs = waiting ?? [];
      waiting = undefined;
      for (const run of runs) run();
    },
  };
}

type Notified = keyof AppMessages;

interface Inbox {
  readonly dropped: number;
  /** True when the message was taken; false too where nobody listens. */
  receive(json: unknown): boolean;
  on(type: Notified, listener: () => void): () => void;
}

interface InboxOptions {
  readonly version: () => number;
  readonly onWelcome: (welcome: AppHandshake['welcome']) => void;
}

/** Takes the app's messages apart and passes them on; one that nobody listens for yet is kept a moment for the first who does. */
export function createInbox({ version, onWelcome }: InboxOptions): Inbox {
  const listeners = { close: new Set<() => void>(), download: new Set<() => void>() };
  /** When a message came that nobody heard. */
  const unheard = new Map<Notified, number>();
  const mayPass = rateCap();
  let dropped = 0;

  const drop = () => {
    dropped++;
    return false;
  };
  const notify = (type: Notified) => {
    const isHeard = listeners[type].size > 0;
    if (!isHeard) unheard.set(type, performance.now());
    for (const listener of listeners[type]) listener();
    return isHeard;
  };

  return {
    get dropped() {
      return dropped;
    },
    receive: (json) => {
      // Without an app there is nobody who could rightly call.
      if (!findApp() || !mayPass()) return drop();
      const welcome = parse(json, appHandshakeGuards, 1);
      if (welcome) {
        const isKnown = VERSIONS.includes(welcome.payload.version);
        if (isKnown) onWelcome(welcome.payload);
        return isKnown || drop();
      }
      const message = parse(json, appGuards, version());
      return message ? notify(message.type) : drop();
    },
    on: (type, listener) => {
      listeners[type].add(listener);
      const since = unheard.get(type) ?? -Infinity;
      unheard.delete(type);
      if (performance.now() - since <= UNHEARD_LIFE) listener();
      return () => void listeners[type].delete(listener);
    },
  };
}

/** An object that an app puts into the page; it takes the text of a message. */
interface AppObject {
  postMessage(text: string): unknown;
}

/** Android's `addWebMessageListener` object, which also brings the app's messages; a JavaScript interface has no `onmessage`. */
interface AndroidObject extends AppObject {
  onmessage?: ((event: { readonly data: unknown }) => void) | null;
}

/** What apps may have put into a page's window. */
export interface AppWindow {
  readonly ProsperXAndroid?: AndroidObject;
  readonly webkit?: { readonly messageHandlers?: { readonly prosperx?: AppObject } };
  readonly ReactNativeWebView?: AppObject;
  /** Flutter's channel, until we put our own object with `receive` in its place and keep this one behind it. */
  ProsperX?: Partial<AppObject> & { readonly receive?: (json: unknown) => boolean };
}

/** The way to the app, or undefined in a plain browser. Looked up anew each time, because some apps put theirs in late. */
export function findApp(): AppObject | undefined {
  // Frames have the page to talk to. Some platforms put the object into every frame, and what it is told there proves nothing.
  if (typeof window === 'undefined' || window.top !== window) return undefined;
  const { ProsperXAndroid, webkit, ReactNativeWebView, ProsperX } = window as AppWindow;
  const flutter = ProsperX?.postMessage ? (ProsperX as AppObject) : undefined;
  return ProsperXAndroid ?? webkit?.messageHandlers?.prosperx ?? ReactNativeWebView ?? flutter;
}

/** Hands a message to the app; false when there is none or it refuses. */
export function postToApp(text: string): boolean {
  try {
    const answer = findApp()?.postMessage(text);
    // iOS answers with a promise where the app registered a handler with reply; its failure is not the page's to report.
    if (answer instanceof Promise) answer.catch(() => undefined);
    return findApp() !== undefined;
  } catch {
    return false;
  }
}

/** Makes `receive` the one function that apps call, and keeps Flutter's channel of the same name in reach. */
export function installReceiver(receive: (json: unknown) => boolean): void {
  const app = window as AppWindow;
  const channel = app.ProsperX;
  app.ProsperX = {
    receive,
    ...(channel?.postMessage ? { postMessage: (text: string) => channel.postMessage?.(text) } : {}),
  };
  if (app.ProsperXAndroid && 'onmessage' in app.ProsperXAndroid) {
    app.ProsperXAndroid.onmessage = (event) => void receive(event.data);
  }
}
