import type { GoalFolio, Goals } from '@prosperx/core/goal';
import { useState } from 'react';
import type { GoalChange } from '#queries/goals.js';
import { paysInto } from './pays-into.js';

/** Names a folio within the form. */
export const keyOf = ({ folioNo, schemeId }: Pick<GoalFolio, 'folioNo' | 'schemeId'>) => `${folioNo} ${schemeId}`;

/**
 * The folios and SIPs that are chosen for a goal. The folio that a SIP pays into is chosen with it, unless it is kept for another goal; it is
 * left out again with the last of its SIPs, unless it was chosen by itself.
 */
export function useTies(draft: GoalChange, data: Goals) {
  const [folios, setFolios] = useState<ReadonlySet<string>>(() => new Set(draft.folios.map(keyOf)));
  const [sips, setSips] = useState<ReadonlySet<string>>(() => new Set(draft.sipIds));
  /** Those of the folios that were chosen with a SIP. */
  const [withSip, setWithSip] = useState<ReadonlySet<string>>(new Set());
  const held = [...data.folios, ...data.unvalued];
  const chooseFolios = (chosen: ReadonlySet<string>) => {
    setFolios(chosen);
    setWithSip(new Set([...withSip].filter((key) => chosen.has(key))));
  };
  const chooseSips = (chosen: ReadonlySet<string>) => {
    const [next, nextWithSip] = [new Set(folios), new Set(withSip)];
    for (const folio of held) {
      const key = keyOf(folio);
      const paying = data.sips.filter((sip) => chosen.has(sip.sipId) && paysInto(sip, folio));
      const isFree = folio.goalId === null || folio.goalId === draft.goalId;
      if (isFree && !folios.has(key) && paying.some(({ sipId }) => !sips.has(sipId))) {
        next.add(key);
        nextWithSip.add(key);
      } else if (withSip.has(key) && paying.length === 0) {
        next.delete(key);
        nextWithSip.delete(key);
      }
    }
    setSips(chosen);
    setFolios(next);
    setWithSip(nextWithSip);
  };
  const chosen = {
    folios: held.filter((folio) => folios.has(keyOf(folio))).map(({ folioNo, schemeId }) => ({ folioNo, schemeId })),
    sipIds: [...sips],
  };
  return { folios, chooseFolios, sips, chooseSips, chosen };
}
