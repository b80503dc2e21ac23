import MiniSearch, { type SearchResult } from 'minisearch';
import { type Part, searchOptions } from '../search-options.js';
import { clientText as text } from './client.text.js';

const SHOWN = 8;

let loading: Promise<MiniSearch<Part>> | null = null;

/** Loads the index once, when somebody turns to the field; what failed is tried again. */
function loadIndex(): Promise<MiniSearch<Part>> {
  loading ??= fetch('/docs/search.json')
    .then(async (answer) => {
      if (!answer.ok) throw new Error(String(answer.status));
      return MiniSearch.loadJSON<Part>(await answer.text(), searchOptions);
    })
    .catch((error: unknown) => {
      loading = null;
      throw error;
    });
  return loading;
}

/** One line a page: the best of its parts. */
function bestOfPages(results: readonly SearchResult[]): readonly SearchResult[] {
  const seen = new Set<string>();
  const pages = results.filter(({ id }) => {
    const [page = ''] = String(id).split('#');
    return !seen.has(page) && seen.add(page);
  });
  return pages.slice(0, SHOWN);
}

function option({ id, title, heading }: SearchResult, index: number): HTMLLIElement {
  const item = document.createElement('li');
  item.role = 'option';
  item.id = `found-${index}`;
  item.setAttribute('aria-selected', 'false');
  item.dataset['href'] = String(id);
  item.append(String(title));
  if (heading) {
    const part = document.createElement('small');
    part.textContent = String(heading);
    item.append(part);
  }
  return item;
}

/** The field of the header: pages as one types, by arrows and Enter, closed by Escape. `/` leads to it. */
export function openSearch(field: HTMLInputElement): void {
  const list = document.querySelector<HTMLUListElement>('#found');
  const count = document.querySelector<HTMLElement>('#found-count');
  if (!list || !count) return;
  let marked = -1;

  const mark = (index: number) => {
    marked = index;
    for (const [at, item] of [...list.children].entries()) item.setAttribute('aria-selected', String(at === index));
    if (index >= 0) field.setAttribute('aria-activedescendant', `found-${index}`);
    else field.removeAttribute('aria-activedescendant');
  };
  const close = () => {
    list.hidden = true;
    field.setAttribute('aria-expanded', 'false');
    mark(-1);
  };
  const show = async () => {
    const words = field.value.trim();
    if (words.length < 2) {
      count.textContent = '';
      return close();
    }
    try {
      const found = bestOfPages((await loadIndex()).search(words));
      if (field.value.trim() !== words) return;
      list.replaceChildren(...found.map(option));
      list.hidden = found.length === 0;
      field.setAttribute('aria-expanded', String(found.length > 0));
      count.textContent = found.length === 0 ? text.foundNone(words) : text.foundCount(found.length);
      count.classList.toggle('d-unseen', found.length > 0);
      mark(-1);
    } catch {
      count.classList.remove('d-unseen');
      count.textContent = text.searchFailed;
    }
  };

  const open = (item: Element | null | undefined) => {
    if (!(item instanceof HTMLElement)) return;
    close();
    location.assign(item.dataset['href'] ?? '');
  };

  list.addEventListener('click', ({ target }) => {
    if (target instanceof Element) open(target.closest('[role=option]'));
  });
  field.addEventListener('focus', () => void loadIndex().catch(() => {}));
  field.addEventListener('input', () => void show());
  field.addEventListener('keydown', (event) => {
    const last = list.children.length - 1;
    if (event.key === 'Escape') close();
    else if (list.hidden) return;
    else if (event.key === 'ArrowDown') mark(marked === last ? 0 : marked + 1);
    else if (event.key === 'ArrowUp') mark(marked <= 0 ? last : marked - 1);
    else if (event.key === 'Enter') open(list.children[Math.max(marked, 0)]);
    else return;
    event.preventDefault();
  });
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Node && !field.closest('search')?.contains(target)) close();
  });
  document.addEventListener('keydown', (event) => {
    const { target } = event;
    const isTyping = target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');
    if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    field.focus();
  });
}
