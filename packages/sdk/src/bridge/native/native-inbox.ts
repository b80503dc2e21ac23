import { findApp } from './native-transport.js';
import { parse } from '#bridge/parse.js';
import { VERSIONS, appGreetings, appGuards, type AppGreets, type AppSays } from '#bridge/protocol.js';
import { rateCap } from '#bridge/rate-cap.js';

type Told = keyof AppSays;

export interface Inbox {
  readonly dropped: number;
  /** True when the message was taken. */
  receive(json: unknown): boolean;
  on(type: Told, listener: () => void): () => void;
}

interface InboxOptions {
  readonly version: () => number;
  readonly onWelcome: (welcome: AppGreets['welcome']) => void;
}

/** Takes the app's messages apart and passes them on; one that nobody listens for yet is kept for the first who does. */
export function createInbox({ version, onWelcome }: InboxOptions): Inbox {
  const listeners = { close: new Set<() => void>(), download: new Set<() => void>() };
  const missed = new Set<Told>();
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
