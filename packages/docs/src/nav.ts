import type { PageData } from '@11ty/eleventy';

/** The parts of the documentation, in the order of its menu. A page names the one that it belongs to. */
const groups = ['Start', 'Ways to embed', 'Hosts', 'Apps', 'Your server', 'Rules', 'Widgets'] as const;

export interface NavItem {
  readonly url: string;
  readonly title: string;
}

export interface NavGroup {
  readonly title: string;
  readonly items: readonly NavItem[];
}

/** The menu: every page once, by group, order and title. A page without a group of the list would be found by nobody, so that building ends. */
export function navOf(pages: PageData['collections']['all']): readonly NavGroup[] {
  const lost = pages.find(({ data }) => !(groups as readonly string[]).includes(data.group));
  if (lost) throw new Error(`${lost.url} has no group of the menu: give it one of ${groups.join(', ')}.`);
  const inOrder = [...pages].sort(
    (a, b) => a.data.order - b.data.order || a.data.title.localeCompare(b.data.title, 'en'),
  );
  return groups.map((title) => ({
    title,
    items: inOrder
      .filter(({ data }) => data.group === title)
      .map(({ url, data }) => ({ url: `/docs${url}`, title: data.title })),
  }));
}

/** The pages before and after one, in the order of the menu. */
export function neighbours(nav: readonly NavGroup[], url: string): { before?: NavItem; after?: NavItem } {
  const all = nav.flatMap(({ items }) => items);
  const at = all.findIndex((item) => item.url === url);
  const [before, after] = [all[at - 1], all[at + 1]];
  return { ...(before && { before }), ...(after && { after }) };
}
