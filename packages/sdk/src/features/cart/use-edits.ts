import { useCallback, useRef, useState } from 'react';
import type { Edit } from './cart-edits.js';

export type Edits = Readonly<Record<string, Edit>>;

/** What was typed over the items of a cart. `latest` has it at once: what one event types, the next one keeps, before anything was rendered. */
export function useEdits() {
  const [edits, setEdits] = useState<Edits>({});
  const latest = useRef(edits);
  const put = useCallback((next: Edits) => {
    latest.current = next;
    setEdits(next);
  }, []);
  const type = useCallback(
    (id: string, edit: Edit) => put({ ...latest.current, [id]: { ...latest.current[id], ...edit } }),
    [put],
  );
  const forget = useCallback((id: string) => put((({ [id]: _, ...rest }) => rest)(latest.current)), [put]);
  return { edits, latest, type, forget };
}
