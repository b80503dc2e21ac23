import { BridgeError } from '#bridge/bridge-error.js';
import { bridgeText } from '#bridge/bridge.text.js';
import type { Channel } from '#bridge/channel.js';
import { openFrameLink } from './frame-link.js';
import { makeFrame } from './frame.js';
import type { MountOptions, MountedWidget } from './host-types.js';
import type { Json, PageSays } from '#bridge/protocol.js';

/** Puts a widget into `container` as an iframe and keeps it the right height. Throws a TypeError when `base` or `src` is not http(s). */
export function mountWidget(container: Element, options: MountOptions): MountedWidget {
  const { frame, origin } = makeFrame(options);
  let props = options.props ?? {};
  let channel: Channel<PageSays> | undefined;
  let unsent: ReturnType<typeof setTimeout> | undefined;

  const tell = (name: string, detail: Json = {}) => {
    options.onEvent?.(name, detail);
    const init = { detail, bubbles: true, composed: true, cancelable: true };
    return container.dispatchEvent(new CustomEvent(name, init));
  };
  const fail = (code: string) =>
    tell('px-error', { code, message: bridgeText.notLoaded, retryable: true, requestId: null });
  const sendProps = () => {
    clearTimeout(unsent);
    unsent = undefined;
    channel?.post('props', { props });
  };
  const onChannel = (next: typeof channel) => {
    channel = next;
    sendProps();
  };
  const destroy = () => {
    clearTimeout(unsent);
    link.stop();
    frame.remove();
  };

  const link = openFrameLink({ frame, origin, options, tell, destroy, fail, onChannel });
  container.append(frame);

  return {
    frame,
    get dropped() {
      return link.dropped();
    },
    update: (changes) => {
      props = { ...props, ...changes };
      unsent ??= setTimeout(sendProps, 16);
    },
    call: async (method, params = null) => {
      if (!channel) throw new BridgeError('disconnected');
      return channel.request('call', { method, params });
    },
    focus: () => {
      frame.focus();
      channel?.post('focus', {});
    },
    close: () => channel?.post('close', {}),
    destroy,
  };
}
