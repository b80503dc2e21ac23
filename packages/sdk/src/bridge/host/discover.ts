import type { MountedWidget } from './host-types.js';
import { mountWidget } from './host.js';

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
