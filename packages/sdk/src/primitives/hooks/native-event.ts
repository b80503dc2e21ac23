import type { SyntheticEvent } from 'react';

/** The browser's event behind React's; plain Preact hands out the browser's own. */
export const nativeEvent = <Native extends Event>(event: SyntheticEvent<Element, Native>): Native =>
  event.nativeEvent ?? (event as unknown as Native);
