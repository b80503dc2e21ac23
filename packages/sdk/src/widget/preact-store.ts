import { useEffect, useLayoutEffect, useState } from 'preact/hooks';

interface StoreState<Snapshot> {
  value: Snapshot;
  getSnapshot: () => Snapshot;
}

const hasChanged = <Snapshot>({ value, getSnapshot }: StoreState<Snapshot>) => !Object.is(value, getSnapshot());

/** React's hook of that name, as preact/compat has it; alone it is a tenth of preact/compat. */
export function useSyncExternalStore<Snapshot>(
  subscribe: (onChange: () => void) => () => void,
  getSnapshot: () => Snapshot,
): Snapshot {
  const value = getSnapshot();
  const [{ kept }, rerender] = useState<{ kept: StoreState<Snapshot> }>({ kept: { value, getSnapshot } });

  useLayoutEffect(() => {
    Object.assign(kept, { value, getSnapshot });
    if (hasChanged(kept)) rerender({ kept });
  }, [kept, subscribe, value, getSnapshot]);

  useEffect(() => {
    const check = () => {
      if (hasChanged(kept)) rerender({ kept });
    };
    check();
    return subscribe(check);
  }, [kept, subscribe]);

  return value;
}
