import { type Bounds, rateBounds } from '@prosperx/core/calculator';
import { useWidget } from '#services/widget-context.js';

/** The bounds of a return: the cap of the page or of the operator, whichever is lower. */
export function useRateBounds(own: number): Bounds<number> {
  return rateBounds(Math.min(own, useWidget().shared.maxRate ?? own));
}
