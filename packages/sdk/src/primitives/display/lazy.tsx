import { Component, type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react';

/** A component whose code is fetched when it is first shown. */
export type Lazy<Props extends object> = ((props: Props & { readonly fallback?: ReactNode }) => ReactNode) & {
  /** Fetches the code ahead. What does not come is asked for again when it is shown. */
  preload(): Promise<void>;
};

export interface LazyOptions {
  /** The rest of the page is whole without it: when it does not come, or breaks, `fallback` stands in its place. Otherwise the error boundary above offers another try. */
  readonly optional?: boolean;
  /** A server renders its `fallback`, of the same size, and the page that takes over is usable without it: its code comes after that. */
  readonly afterTakeOver?: boolean;
}

const SECOND_TRY_AFTER = 800;

/** What a language has to do with parts: it fetches their words too, if some are loaded at all (`isDeep`: by a part that was loaded itself). Empty in English. */
export const parts: { haveBegun?: true; fetchWords?: (isDeep: boolean) => Promise<unknown> } = {};

/** A hiccup of the network is no reason to show a failure. */
export async function loadTwice<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, SECOND_TRY_AFTER));
    return load();
  }
}

/**
 * The one way to load a view later: `lazy(async () => (await import('./full-cart.lazy.js')).FullCart)`. `fallback` stands in its place
 * until it is there. The file is named `*.lazy.tsx`.
 */
export function lazy<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { optional = false }: LazyOptions = {},
): Lazy<Props> {
  const isDeep = parts.haveBegun === true;
  let loaded: ComponentType<Props> | null = null;
  let loading: Promise<void> | null = null;
  const fetchOnce = () => {
    parts.haveBegun = true;
    return (loading ??= Promise.all([loadTwice(load), parts.fetchWords?.(isDeep)]).then(
      ([view]) => void (loaded = view),
      (error: unknown) => {
        loading = null;
        throw error;
      },
    ));
  };

  function LazyView({ fallback = null, ...props }: Props & { readonly fallback?: ReactNode }) {
    const [View, setView] = useState(() => loaded);
    const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
    useEffect(() => {
      if (View) return;
      let isGone = false;
      fetchOnce().then(
        () => isGone || setView(() => loaded),
        (error: unknown) => isGone || setFailure({ error }),
      );
      return () => void (isGone = true);
    }, [View]);
    if (failure && !optional) throw failure.error;
    if (!View) return fallback;
    const view = createElement(View, props as unknown as Props);
    return optional ? <Optional fallback={fallback}>{view}</Optional> : view;
  }
  return Object.assign(LazyView, { preload: () => fetchOnce().catch(() => undefined) });
}

/** Fetches what will be shown soon, such as when an answer has come. */
export function usePreload(view: { preload(): Promise<void> }, isWanted = true): void {
  useEffect(() => {
    if (isWanted) void view.preload();
  }, [view, isWanted]);
}

interface OptionalProps {
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

class Optional extends Component<OptionalProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? this.props.fallback : this.props.children;
  }
}
