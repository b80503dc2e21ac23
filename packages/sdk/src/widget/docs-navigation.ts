import type { Contract } from './contract.js';
import { byParams, onlySite, places, textOf } from './docs-navigation.text.js';
import { table } from './docs.js';
import { toName } from './names.js';

/** The widget that stands for the page of several: the others are for a part of it. */
const MAIN: readonly string[] = ['cart', 'fund-list', 'portfolio'];

/** One place that a widget leads to; without `widget` it is a page of the site alone. */
export interface Place {
  /** A path of the site; `…` at its end stands for any rest. */
  readonly to: string;
  readonly widget: string | null;
  readonly how: string;
}

/** The widgets' own pages, by their contracts. */
function pagesOf(contracts: readonly Contract[]): Map<string, Place> {
  const pages = new Map<string, Place>();
  for (const { tag, page, props } of contracts) {
    const [to = ''] = page?.split('?') ?? [];
    const widget = toName(tag);
    if (to === '' || page !== to || (pages.has(to) && !MAIN.includes(widget))) continue;
    pages.set(to, { to, widget, how: Object.keys(props).length > 0 ? byParams : '' });
  }
  return pages;
}

/** Returns every place that widgets lead to, by its path: the contracts say what stands on a page of one widget, the list beside this file the rest. */
export function placesOf(contracts: readonly Contract[]): readonly Place[] {
  const all = pagesOf(contracts);
  for (const [to, widget, how] of places)
    all.set(to, { to, widget: widget ?? all.get(to)?.widget ?? null, how: how ?? (widget ? byParams : onlySite) });
  return [...all.values()].sort((one, other) => (one.to < other.to ? -1 : 1));
}

/** The page of all places: `docs/navigation.md`. */
export function navigationPage(contracts: readonly Contract[]): string {
  const lines = placesOf(contracts).map(
    ({ to, widget, how }) => `| \`${to}\` | ${widget === null ? '' : `[\`${widget}\`](${widget}.md)`} | ${how} |`,
  );
  return `${textOf.intro}\n\n${table(textOf.heads, lines)}\n\n${textOf.outro}\n`;
}
