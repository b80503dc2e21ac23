import { type RunningSip, sipStand, type SipStand } from '@prosperx/core/sip';
import { writtenIn } from '#primitives/display/written-in.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { sipListText } from './sip-list.text.js';

const NOT_BEGUN: readonly SipStand[] = ['offer_withdrawn', 'cancelling', 'expired', 'never_began'];

/** Tells whether a SIP has not begun, and does not as it stands. */
export const hasNotBegun = (stand: SipStand): boolean => NOT_BEGUN.includes(stand);

/** Says why a SIP has not begun. */
export function NotBegun({ sip }: { readonly sip: RunningSip }) {
  const { holds } = useWords(sipListText);
  const { hold, history } = sip;
  const stand = sipStand(sip);
  const reason = stand === 'never_began' ? (history[0]?.remarks ?? '') : '';
  const said = hold ? holds[hold] : reason;
  if (said === '') return null;
  return (
    <p className="px-muted px-small" lang={reason ? writtenIn(reason) : undefined}>
      {said}
    </p>
  );
}
