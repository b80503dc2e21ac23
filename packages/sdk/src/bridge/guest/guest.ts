import { autoSize, type AutoSize } from './auto-size.js';
import { BridgeError } from '#bridge/bridge-error.js';
import { openGuestLink } from './guest-link.js';
import type { Guest, GuestOptions } from './guest-types.js';
import type { FrameSays } from '#bridge/protocol.js';

const MOST_KEPT = 100;

/** The frame's side of the bridge: greets the page, then passes props in, events and heights out. */
export function connectGuest(options: GuestOptions): Guest {
  let kept: FrameSays['event'][] = [];
  let isReady = false;
  let sizing: AutoSize | undefined;

  const link = openGuestLink(
    options,
    (channel) => {
      sizing = autoSize(options.content, (height) => channel.post('resize', { height }));
      for (const event of kept) channel.post('event', event);
      kept = [];
      if (isReady) channel.post('ready', {});
      options.onConnect?.();
    },
    () => sizing?.stop(),
  );
  const ask = (request: Promise<unknown> | undefined) =>
    Promise.resolve(request).then(
      (taken) => taken === true,
      () => false,
    );

  return {
    get connected() {
      return link.channel !== undefined;
    },
    get dropped() {
      return link.dropped;
    },
    ready: () => {
      isReady = true;
      sizing?.measure();
      link.channel?.post('ready', {});
    },
    event: (name, detail) => {
      if (link.channel) link.channel.post('event', { name, detail });
      else kept = [...kept, { name, detail }].slice(-MOST_KEPT);
    },
    focus: () => link.channel?.post('focus', {}),
    close: () => link.channel?.post('close', {}),
    download: (file) => ask(link.channel?.request('download', file)),
    navigate: (to, params) => ask(link.channel?.request('navigate', { to, params })),
    call: async (method, params = null) => {
      if (!link.channel) throw new BridgeError('disconnected');
      return link.channel.request('call', { method, params });
    },
    destroy: link.destroy,
  };
}
