import type { FoundRecord } from '@prosperx/core/operator';
import { createContext } from 'react';

interface Found {
  /** null where nobody has looked for anything. */
  readonly found: readonly FoundRecord[] | null;
  readonly setFound: (found: readonly FoundRecord[]) => void;
}

/** What was looked for last, in whichever part: it stands first in its account. It is in no address. */
export const FoundContext = createContext<Found>({ found: null, setFound: () => undefined });
