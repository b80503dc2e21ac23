import type { ReaderDetail, ReaderEvent, WidgetContext } from '#services/widget-context.js';
import { toName } from './names.js';

/** Fine enough that one of ten screens' height crosses a step before it fills half a screen. */
const STEPS = Array.from({ length: 51 }, (_, step) => step / 50);

/** Keys by which a reader passes through, or holds for another. */
const PASSING = ['Tab', 'Shift', 'Control', 'Alt', 'Meta', 'CapsLock', 'Escape'];

const ACTIONS = ['input', 'click', 'keydown'];

type Seen = Pick<IntersectionObserverEntry, 'boundingClientRect' | 'intersectionRect' | 'rootBounds'>;

/** Returns whether a reader sees half of a widget, or half a screen of one that is taller. What has no height yet is not seen. */
export function isHalfSeen({ boundingClientRect, intersectionRect, rootBounds }: Seen, screenHeight: number): boolean {
  // a frame of another site is not told how tall the window is
  const most = Math.min(boundingClientRect.height, rootBounds?.height ?? screenHeight);
  return most > 0 && intersectionRect.height >= most / 2 && intersectionRect.width >= boundingClientRect.width / 2;
}

/** Returns whether a reader did this themself, and to the widget: scripts, and keys by which one passes through, start nothing. */
export function isOwnAction({ isTrusted, key }: { readonly isTrusted: boolean; readonly key?: string }): boolean {
  return isTrusted && !PASSING.includes(key ?? '');
}

const watched = new WeakSet<Element>();

/** Tells once that a reader has seen what stands in `box`, and once that they began to use it: the page, unless it wants to hear nothing (`tell` is false then), and the server of a partner's page. It ends with the box. What a frame inside tells of itself goes no further; its start counts. */
export function watchBox(
  box: Element,
  widget: string,
  context: Pick<WidgetContext, 'apiBase' | 'partner'>,
  tell: (event: ReaderEvent) => boolean,
): void {
  if (watched.has(box)) return;
  watched.add(box);
  const told = new Set<ReaderEvent>();
  const once = (event: ReaderEvent) => {
    if (told.has(event)) return;
    told.add(event);
    if (tell(event) && context.partner)
      void import('#services/count-use.lazy.js').then((file) => file.countUse(context, widget, event)).catch(() => {});
  };
  for (const type of ACTIONS)
    box.addEventListener(type, (event) => isOwnAction(event as KeyboardEvent) && once('px-start'), true);
  for (const type of ['px-view', 'px-start'] as const)
    box.addEventListener(type, (event) => {
      event.stopPropagation();
      if (type === 'px-start') once(type);
    });
  if (typeof IntersectionObserver !== 'undefined') watchSight(box, () => once('px-view'));
}

function watchSight(box: Element, see: () => void): void {
  const sight = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => isHalfSeen(entry, screen.height))) return;
      sight.disconnect();
      growth.disconnect();
      see();
    },
    { threshold: STEPS },
  );
  // one that grows from nothing crosses no step: it is looked at again
  const growth = new ResizeObserver(() => {
    sight.unobserve(box);
    sight.observe(box);
  });
  growth.observe(box);
}

/** Fires both at an element, unless it has been told to be quiet by then. */
export function watchElement(host: HTMLElement, context: Pick<WidgetContext, 'apiBase' | 'partner' | 'shared'>): void {
  const box = host.shadowRoot?.querySelector('.px');
  if (!box) {
    // React draws in a later task
    if (host.isConnected) requestAnimationFrame(() => watchElement(host, context));
    return;
  }
  const widget = toName(host.localName);
  watchBox(box, widget, context, (event) => {
    if ((host as { quiet?: unknown }).quiet || context.shared.quiet) return false;
    const detail: ReaderDetail = { widget };
    return host.dispatchEvent(new CustomEvent(event, { detail, bubbles: true, composed: true }));
  });
}
