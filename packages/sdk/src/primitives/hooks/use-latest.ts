import { useEffect, useRef } from 'react';

/** The last committed value, for callbacks whose identity must not change with it. */
export function useLatest<Value>(value: Value): { readonly current: Value } {
  const latest = useRef(value);
  useEffect(() => void (latest.current = value));
  return latest;
}
