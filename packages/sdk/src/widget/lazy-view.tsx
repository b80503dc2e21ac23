import { type ComponentType, createElement, useEffect, useState } from 'react';

/** A view whose code is fetched when the first of its elements is shown. Should that fail, the error boundary offers another try. */
export function lazyView<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null;

  return function LazyView(props: Props) {
    const [, rerender] = useState(0);
    const [failure, setFailure] = useState<{ error: unknown } | null>(null);
    useEffect(() => {
      if (loaded) return;
      load().then(
        (view) => {
          loaded = view;
          rerender(1);
        },
        (error: unknown) => setFailure({ error }),
      );
    }, []);
    if (failure) throw failure.error;
    return loaded && createElement(loaded, props);
  };
}
