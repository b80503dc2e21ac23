import { vi } from 'vitest';
import type { MountOptions } from '#bridge/host/host-types.js';
import { mountWidget } from '#bridge/host/host.js';
import { FakeChannel, settled } from './fake-ports.js';

export const FRAME = 'https://invest.example';
const message = (type: string, payload: object, id = '') =>
  JSON.stringify({ source: 'prosperx', v: 1, id, type, payload });

interface Heard {
  readonly id: string;
  readonly type: string;
  readonly payload: Record<string, unknown>;
}

/** Plays the document in the frame: greets, takes the port, keeps what it hears. */
export function playFrame(frame: HTMLIFrameElement) {
  const heard: Heard[] = [];
  let port: MessagePort | undefined;
  const postMessage = (_: string, __: string, [given]: MessagePort[] = []) => {
    port = given;
    if (port) port.onmessage = ({ data }) => void heard.push(JSON.parse(data as string) as Heard);
  };
  const contentWindow = { postMessage };
  Object.defineProperty(frame, 'contentWindow', { configurable: true, value: contentWindow });
  return {
    heard,
    handshake(nonce: string, versions = [1]) {
      const data = message('hello', { nonce, versions, widget: 'probe' });
      window.dispatchEvent(Object.assign(new Event('message'), { data, source: contentWindow, origin: FRAME }));
    },
    async say(type: string, payload: object = {}, id = '') {
      port?.postMessage(message(type, payload, id));
      await settled();
    },
  };
}

/** A container inside a page; not in the document, since happy-dom would try to load the frames. */
export function makePage(): { page: HTMLElement; container: HTMLElement } {
  vi.useFakeTimers();
  vi.stubGlobal('MessageChannel', FakeChannel);
  const page = document.createElement('main');
  return { page, container: page.appendChild(document.createElement('div')) };
}

export function leavePage(): void {
  vi.useRealTimers();
  vi.unstubAllGlobals();
}

/** A mounted widget, what its page is told, and a player in the frame. */
export function mount(container: HTMLElement, options: Partial<MountOptions> = {}) {
  const events: [string, unknown][] = [];
  const widget = mountWidget(container, {
    widget: 'sip-calculator',
    base: FRAME,
    onEvent: (name, detail) => void events.push([name, detail]),
    ...options,
  });
  return { widget, events, guest: playFrame(widget.frame) };
}
