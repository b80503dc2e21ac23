import type { OrderSet } from '@prosperx/core/order';
import { useEffect } from 'react';
import { useLatest } from '#widget/use-latest.js';
import { useTellExpired } from './order-summary-queries.js';

/** Tells the server once that a link was opened too late (specification, investing, section 4). Nobody waits for it. */
export function useExpired(set: OrderSet, isExpired: boolean) {
  const tell = useTellExpired();
  const latest = useLatest(() => void tell(set));
  useEffect(() => {
    if (isExpired) latest.current();
  }, [isExpired, latest]);
}
