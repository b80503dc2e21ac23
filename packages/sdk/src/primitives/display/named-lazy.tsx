import { type ComponentType, createElement, type ReactNode } from 'react';
import { renderHooks } from '#theme/render-hooks.js';
import { type Lazy, lazy, type LazyOptions } from './lazy.js';

/** What the site loads by itself, by the names that its build gives (host/lazy-parts.ts). */
const parts = new Map<string, () => Promise<void>>();

/** `lazy` with a name: the site's build puts it in place of each `lazy`, so that a server can say which parts a page shows. */
export function namedLazy<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  options?: LazyOptions,
): Lazy<Props> {
  const isLater = options?.afterTakeOver === true;
  const View = lazy(
    async () => (await Promise.all([load(), renderHooks.words?.(name), isLater && renderHooks.takenOver]))[0],
    options,
  );
  const { preload } = View;
  parts.set(name, preload);
  const Part = (props: Props & { readonly fallback?: ReactNode }) => {
    if (!isLater) renderHooks.part?.(name, preload);
    return createElement(View, props);
  };
  return Object.assign(Part, { preload });
}

/** Fetches parts; one may be declared in the code of another. */
export async function preloadParts(names: readonly string[]): Promise<void> {
  const known = names.filter((name) => parts.has(name));
  if (known.length === 0) return;
  await Promise.all(known.map((name) => parts.get(name)?.()));
  return preloadParts(names.filter((name) => !known.includes(name)));
}
