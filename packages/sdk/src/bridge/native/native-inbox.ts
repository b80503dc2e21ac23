import { parse, rateCap } from '#bridge/parse.js';
import { appGreetings, type AppGreets, appGuards, type AppSays, VERSIONS } from '#bridge/protocol.js';
import { findApp } from './native-transport.js';

const MOST_WAITING = 100;

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
      else if (waiting.length < MOST_WAITING) waiting.push(run);
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

type Notified = keyof AppSays;

export interface Inbox {
  readonly dropped: number;
  /** True when the message was taken. */
  receive(json: unknown): boolean;
  on(type: Notified, listener: () => void): () => void;
}

interface InboxOptions {
  readonly version: () => number;
  readonly onWelcome: (welcome: AppGreets['welcome']) => void;
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
    const welcome = parse(json, appGreetings, 1);
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
