import { bridgeText } from '#bridge/bridge.text.js';
import { BridgeError, type Channel } from '#bridge/channel.js';
import type { Json, PageSays } from '#bridge/protocol.js';
import { openFrameLink } from './frame-link.js';
import type { MountedWidget, MountOptions } from './host-types.js';

const mounted = new WeakMap<Element, MountedWidget>();

/**
 * Mounts every `<div data-prosperx-widget="sip-calculator" data-monthly-amount="5000">` under `root` that is not mounted yet.
 * `data-prosperx-base`, `-partner` and `-title` are options, every other `data-…` a prop. What the element holds
 * is shown until the widget is ready. Returns those it mounted; call it again for places that were added later.
 */
export function discoverWidgets(root: ParentNode = document): MountedWidget[] {
  const places = [...root.querySelectorAll<HTMLElement>('[data-prosperx-widget]')].filter(
    (place) => !mounted.has(place),
  );
  return places.map((place) => {
    const { prosperxWidget, prosperxBase, prosperxPartner, prosperxTitle, ...rest } = place.dataset;
    const fallback = [...place.childNodes];
    const widget = mountWidget(place, {
      widget: prosperxWidget ?? '',
      base: prosperxBase,
      partner: prosperxPartner,
      title: prosperxTitle,
      props: rest as Record<string, string>,
    });
    place.addEventListener('px-ready', () => fallback.forEach((node) => node.remove()), { once: true });
    mounted.set(place, widget);
    return widget;
  });
}

/** Scripts and their own origin: the origin is what both sides check. `allow-popups` covers UPI links too. No `allow-top-navigation`: a frame never moves the page. */
const SANDBOX =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads';

function frameAddress({ widget, partner, src, base }: MountOptions): URL {
  const url = new URL(src ?? `embed/${widget}`, base ?? new URL('/', import.meta.url));
  // A data: or file: address has the origin "null", which any sandboxed frame may claim too.
  if (!/^https?:$/.test(url.protocol)) throw new TypeError('ProsperX: "base" must be http(s)');
  url.searchParams.set('parent', location.origin);
  if (partner) url.searchParams.set('partner', partner);
  return url;
}

/** The iframe, not yet in the page, and the one origin that may speak from it. */
function makeFrame(options: MountOptions): { frame: HTMLIFrameElement; origin: string } {
  const url = frameAddress(options);
  const frame = document.createElement('iframe');
  frame.title = options.title ?? options.widget.replaceAll('-', ' ');
  frame.setAttribute('sandbox', SANDBOX);
  frame.allow = 'clipboard-write; otp-credentials';
  // Browsers without location.ancestorOrigins know the page by its referrer alone; the path is nobody's business.
  frame.referrerPolicy = 'origin';
  frame.style.cssText = `display:block;width:100%;border:0;height:${options.minHeight ?? 0}px`;
  frame.src = url.href;
  return { frame, origin: url.origin };
}

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
