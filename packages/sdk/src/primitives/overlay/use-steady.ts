import { useEffect, useState } from 'react';

/** Milliseconds: a wait shorter than the first shows nothing, and what is seen is seen for the second. */
const SEEN_AFTER = 200;
const SEEN_FOR = 300;

type Phase = 'closed' | 'unseen' | 'seen' | 'lasting';

/** Takes the flicker out of a wait: `isOpen` at once, `isSeen` after 200 ms, and then for 300 ms at least. A wait that follows at once goes on unseen or seen, as it was. */
export function useSteady(open: boolean): { readonly isOpen: boolean; readonly isSeen: boolean } {
  const [phase, setPhase] = useState<Phase>('closed');
  if (open && phase === 'closed') setPhase('unseen');
  if (!open && phase === 'unseen') setPhase('closed');
  if (!open && phase === 'lasting') setPhase('closed');

  useEffect(() => {
    const next = { unseen: ['seen', SEEN_AFTER], seen: ['lasting', SEEN_FOR] } as const;
    if (phase !== 'unseen' && phase !== 'seen') return;
    const [then, after] = next[phase];
    const timer = setTimeout(() => setPhase(then), after);
    return () => clearTimeout(timer);
  }, [phase]);

  return { isOpen: open || phase === 'seen', isSeen: phase === 'seen' || phase === 'lasting' };
}
