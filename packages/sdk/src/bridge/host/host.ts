import { bridgeText } from '#bridge/bridge.text.js';
import { BridgeError, type Channel } from '#bridge/channel.js';
import type { Json, JsonObject, PageMessages } from '#bridge/protocol.js';
import { openFrameLink } from './frame-link.js';
import type { MountedWidget, MountOptions } from './host-types.js';
import { placeFailure } from './place-failure.js';

/** The places that have a widget. */
const mounted = new WeakSet<Element>();

/**
 * Mounts every `<div data-prosperx-widget="sip-calculator" data-monthly-amount="5000">` under `root` that is not mounted yet.
 * `data-prosperx-base`, `-partner`, `-title` and `-loading` are options, every other `data-…` a prop. What the element holds
 * is shown until the widget is ready. Returns those it mounted; call it again for places that were added later, or whose widget was destroyed.
 */
export function discoverWidgets(root: ParentNode = document): MountedWidget[] {
  const containers = [...root.querySelectorAll<HTMLElement>('[data-prosperx-widget]')].filter(
    (container) => !mounted.has(container),
  );
  return containers.flatMap((container) => {
    const { prosperxWidget, prosperxBase, prosperxPartner, prosperxTitle, prosperxLoading, ...rest } =
      container.dataset;
    removeWhenReady(container, ...container.childNodes);
    try {
      return [
        mountWidget(container, {
          widget: prosperxWidget as string,
          base: prosperxBase,
          partner: prosperxPartner,
          title: prosperxTitle,
          loading: prosperxLoading,
          props: rest as Record<string, string>,
        }),
      ];
    } catch {
      // one bad address is no reason to leave the other places empty
      fire(container, 'px-error', fill(container, 'not_connected'));
      return [];
    }
  });
}

const fire = (container: Element, name: string, detail: Json) =>
  container.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: true }));

const removeWhenReady = (container: Element, ...nodes: readonly ChildNode[]) =>
  container.addEventListener('px-ready', () => nodes.forEach((node) => node.remove()));

/** Says in a place, by the text `words`, why there is nothing, until it comes after all; gives what is told of it. */
function fill(container: Element, code: string, message = bridgeText.notLoaded, words = new Text()): JsonObject {
  removeWhenReady(container, words);
  words.data = message;
  container.append(words);
  return placeFailure(code, message);
}

/** Scripts and their own origin: the origin is what both sides check. `allow-popups` covers UPI links too. No `allow-top-navigation`: a frame never moves the page. */
const SANDBOX =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads';

function frameAddress({ widget, partner, src, base }: MountOptions): URL {
  const url = new URL(src ?? `embed/${widget}`, base ?? new URL('/', import.meta.url));
  // A data: or file: address has the origin "null", which any sandboxed frame may claim too.
  if (!/^http/.test(url.protocol)) throw new TypeError();
  url.searchParams.set('parent', location.origin);
  if (partner) {
    url.searchParams.set('partner', partner);
    // frames share who is logged in with those of the same load of the page, not with another tab, where it may be another person
    url.searchParams.set('visit', `${performance.timeOrigin}`);
  }
  return url;
}

/** The iframe, not yet in the page. */
function makeFrame(options: MountOptions): HTMLIFrameElement {
  const { href } = frameAddress(options);
  const frame = document.createElement('iframe');
  frame.title = options.title ?? options.widget.replaceAll('-', ' ');
  frame.sandbox = SANDBOX;
  frame.allow = 'clipboard-write; otp-credentials';
  // Browsers without location.ancestorOrigins know the page by its referrer alone; the path is nobody's business.
  frame.referrerPolicy = 'origin';
  frame.style.cssText = `display:block;width:100%;border:0;height:${options.minHeight ?? 0}px`;
  // what is no way of loading, such as nothing, stands for `eager`
  frame.loading = options.loading as 'lazy';
  frame.src = href;
  return frame;
}

/** Puts a widget into `container` as an iframe and keeps it the right height. Throws a TypeError when `base` or `src` is not http(s). */
export function mountWidget(container: Element, options: MountOptions): MountedWidget {
  const frame = makeFrame(options);
  // the one that may speak from it
  const { origin } = new URL(frame.src);
  const words = new Text();
  let props = options.props ?? {};
  let channel: Channel<PageMessages> | undefined;
  let unsent: ReturnType<typeof setTimeout> | undefined;

  const tell = (name: string, detail: Json = {}) => {
    options.onEvent?.(name, detail);
    // what the reader chose stays when the page changes something else, and gives way when the page sets the same
    if (name === 'changed') props = { ...props, ...(detail as JsonObject) };
    return fire(container, name, detail);
  };
  const fail = (code: string, message?: string) => tell('px-error', fill(container, code, message, words));
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
    words.remove();
    mounted.delete(container);
  };

  const link = openFrameLink({ frame, origin, options, tell, destroy, fail, onChannel });
  container.append(frame);
  mounted.add(container);

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
