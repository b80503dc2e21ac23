import type { MountOptions } from './host-types.js';

/** Scripts and their own origin: the origin is what both sides check. `allow-popups` covers UPI links too. No `allow-top-navigation`: a frame never moves the page. */
const SANDBOX =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads';

function frameAddress({ widget, partner, src, base }: MountOptions): URL {
  const url = new URL(src ?? `embed/${widget}`, base ?? new URL('/', import.meta.url));
  // Of a data: or file: address the origin is "null", which any sandboxed frame may claim too.
  if (!/^https?:$/.test(url.protocol)) throw new TypeError('ProsperX: "base" must be http(s)');
  url.searchParams.set('parent', location.origin);
  if (partner) url.searchParams.set('partner', partner);
  return url;
}

/** The iframe, not yet in the page, and the one origin that may speak from it. */
export function makeFrame(options: MountOptions): { frame: HTMLIFrameElement; origin: string } {
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
