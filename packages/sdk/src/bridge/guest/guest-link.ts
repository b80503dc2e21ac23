import { callMethod, openChannel, type Channel } from '#bridge/channel.js';
import { greet } from './handshake.js';
import type { GuestOptions } from './guest-types.js';
import { pageGuards, type FrameSays, type PageSays } from '#bridge/protocol.js';

export interface GuestLink {
  readonly channel: Channel<FrameSays> | undefined;
  readonly dropped: number;
  destroy(): void;
}

/** Keeps the frame tied to its page: greets it, again after the page came back from the back-forward cache, and says bye. */
export function openGuestLink(
  options: GuestOptions,
  onOpen: (channel: Channel<FrameSays>) => void,
  onEnd: () => void,
): GuestLink {
  const { widget, origins, methods, timeout = 10_000 } = options;
  let channel: Channel<FrameSays> | undefined;
  let stopGreeting: (() => void) | undefined;
  let dropped = 0;
  const drop = () => void dropped++;

  const handlers = {
    props: ({ props }: PageSays['props']) => options.onProps(props),
    focus: () => options.onFocus?.(),
    close: () => options.onClose?.(),
    call: ({ method, params }: PageSays['call']) => callMethod(methods, method, params),
  };
  const onConnect = (port: MessagePort, version: number) => {
    channel = openChannel<PageSays, FrameSays>({ port, version, drop, timeout, handlers, guards: pageGuards });
    onOpen(channel);
  };
  const connect = () => {
    stopGreeting = greet({ widget, origins, drop, onConnect, onRefuse: () => options.onRefuse?.() });
  };
  const disconnect = () => {
    stopGreeting?.();
    channel?.post('bye', {});
    channel?.close();
    channel = undefined;
    onEnd();
  };
  const onShow = (event: PageTransitionEvent) => {
    if (event.persisted) connect();
  };

  addEventListener('pagehide', disconnect);
  addEventListener('pageshow', onShow);
  connect();

  return {
    get channel() {
      return channel;
    },
    get dropped() {
      return dropped;
    },
    destroy: () => {
      disconnect();
      removeEventListener('pagehide', disconnect);
      removeEventListener('pageshow', onShow);
    },
  };
}
