import { useRef, useState } from 'react';
import { useBeforePaint } from '#theme/use-before-paint.js';
import { nomineesText as text } from './nominees.text.js';
import type { NominationForm } from './use-nomination.js';

/** The removing of a nominee: it is said, and the focus goes to the one who took his place or, after the last, to what follows the list. */
export function useRemoval(nomination: NominationForm) {
  const [removed, setRemoved] = useState({ times: 0, index: 0, said: '' });
  const place = useRef<HTMLDivElement>(null);
  useBeforePaint(() => {
    if (removed.times === 0) return;
    const blocks = place.current?.querySelectorAll<HTMLElement>('fieldset h2') ?? [];
    const next = blocks[removed.index] ?? place.current?.querySelector<HTMLElement>('.nominee-form__foot button');
    next?.focus();
  }, [removed]);
  return {
    place,
    said: removed.said,
    remove: (id: number) => {
      const index = nomination.listed.findIndex((nominee) => nominee.id === id);
      const name = nomination.listed[index]?.draft.nomineeName.trim() ?? '';
      nomination.remove(id);
      setRemoved(({ times }) => ({ times: times + 1, index, said: text.removed(text.nominee(index + 1), name) }));
    },
  };
}
