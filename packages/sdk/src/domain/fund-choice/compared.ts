import { MAX_COMPARED } from '@prosperx/core/fund';
import { idList, useIdList } from '#session/id-list.js';

const compared = idList('px-compared-funds', () => sessionStorage);

/** The funds that were chosen in this window to stand side by side, and how to choose. */
export function useCompared() {
  const ids = useIdList(compared);
  return {
    ids,
    isFull: ids.length >= MAX_COMPARED,
    has: (id: string) => ids.includes(id),
    toggle: (id: string) => {
      const now = compared.get();
      if (now.includes(id)) compared.set(now.filter((other) => other !== id));
      else if (now.length < MAX_COMPARED) compared.set([...now, id]);
    },
    set: compared.set,
    clear: () => compared.set([]),
  };
}
