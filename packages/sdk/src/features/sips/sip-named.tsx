import { formatMoney, ordinal } from '@prosperx/core/format';
import type { RunningSip } from '@prosperx/core/sip';
import { FundCell } from '#primitives/display/fund-cell.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { sipDialogsText } from './sip-dialogs.text.js';

/** Says which SIP a dialog is about: a list has several of one amount. */
export function SipNamed({ sip: { scheme, amount, sipDate } }: { readonly sip: RunningSip }) {
  const text = useWords(sipDialogsText);
  const note = text.named(formatMoney(amount), ordinal(sipDate));
  return <FundCell brand={scheme.brand} name={scheme.schemeName} note={note} />;
}
