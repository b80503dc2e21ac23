import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react';
import { renderHooks } from '#theme/render-hooks.js';
import { type Lazy, lazy, type LazyOptions } from './lazy.js';

/** What fetches the parts that the site loads by itself, by the names that its build gives (host/lazy-parts.ts). */
const parts = new Map<string, () => Promise<void>>();

/** A part of the site: who waits for it hears whether it came. */
export interface NamedLazy<Props extends object> extends Lazy<Props> {
  /** Fetches the code; rejects where it does not come. */
  load(): Promise<void>;
}

/** `lazy` with a name: the site's build puts it in place of each `lazy`, so that a server can say which parts a page shows. */
export function namedLazy<Props extends object>(
  name: string,
  fetchView: () => Promise<ComponentType<Props>>,
  options?: LazyOptions,
): NamedLazy<Props> {
  const isLater = options?.afterTakeOver === true;
  let isHere = false;
  const View = lazy(async () => {
    const [view] = await Promise.all([fetchView(), renderHooks.words?.(name), isLater && renderHooks.takenOver]);
    isHere = true;
    return view;
  }, options);
  const { preload } = View;
  const load = async () => {
    await preload();
    if (!isHere) throw new Error(`${name} did not come`);
  };
  parts.set(name, load);
  const Part = (props: Props & { readonly fallback?: ReactNode }) => {
    if (!isLater) renderHooks.part?.(name, load);
    return createElement(View, { ...props, key: useRound(load, options?.optional === true) });
  };
  return Object.assign(Part, { load, preload });
}

/** Counts how often a part was asked for: one that nobody misses by name is asked for again with the next thing that the reader does. */
function useRound(load: () => Promise<void>, isAskedAgain: boolean): number {
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (!isAskedAgain) return;
    let end: (() => void) | undefined;
    let isGone = false;
    load().catch(() => {
      if (!isGone) end = renderHooks.onNextSign?.(() => setRound((before) => before + 1));
    });
    return () => {
      isGone = true;
      end?.();
    };
  }, [load, isAskedAgain, round]);
  return round;
}

/** Fetches parts; one may be declared in the code of another. Rejects where one does not come. */
export async function preloadParts(names: readonly string[]): Promise<void> {
  const known = names.filter((name) => parts.has(name));
  if (known.length === 0) return;
  await Promise.all(known.map((name) => parts.get(name)?.()));
  return preloadParts(names.filter((name) => !known.includes(name)));
}
