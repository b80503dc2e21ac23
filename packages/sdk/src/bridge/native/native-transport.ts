import { parse, rateCap } from '#bridge/parse.js';
import { appHandshakeGuards, type AppHandshake, appGuards, type AppMessages, VERSIONS } from '#bridge/protocol.js';

const MAX_WAITING = 100;

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
  /** True when the message was taken. */
  receive(json: unknown): boolean;
  on(type: Notified, listener: () => void): () => void;
}

interface InboxOptions {
  readonly version: () => number;
  readonly onWelcome: (welcome: AppHandshake['welcome']) => void;
}

/** Takes the app's messages apart and passes them on; one that nobody listens for yet is kept for the first who does. */
export function createInbox({ version, onWelcome }: InboxOptions): Inbox {
  const listeners = { close: new Set<() => void>(), download: new Set<() => void>() };
  const missed = new Set<Notified>();
  const mayPass = rateCap();
  let dropped = 0;

  const accept = (json: unknown): boolean => {
    // Without an app there is nobody who could rightly call.
    if (!findApp() || !mayPass()) return false;
    const welcome = parse(json, appHandshakeGuards, 1);
    if (welcome) {
      const known = VERSIONS.includes(welcome.payload.version);
      if (known) onWelcome(welcome.payload);
      return known;
    }
    const message = parse(json, appGuards, version());
    if (!message) return false;
    if (listeners[message.type].size === 0) missed.add(message.type);
    for (const listener of listeners[message.type]) listener();
    return true;
  };

  return {
    get dropped() {
      return dropped;
    },
    receive: (json) => {
      const accepted = accept(json);
      if (!accepted) dropped++;
      return accepted;
    },
    on: (type, listener) => {
      listeners[type].add(listener);
      if (missed.delete(type)) listener();
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
