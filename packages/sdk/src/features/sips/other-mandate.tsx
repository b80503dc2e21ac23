import { formatDateShort } from '@prosperx/core/format';
import type { RunningSip } from '@prosperx/core/sip';
import type { BusinessDate } from '@prosperx/core/time';
import { Banner } from '#primitives/display/banner.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { useIsReadOnly } from '#session/use-session.js';
import { sipListText } from './sip-list.text.js';

export interface OtherMandateProps {
  readonly sip: Pick<RunningSip, 'change' | 'changeable'>;
  /** The day of the first instalment that its mandate does not pay. */
  readonly date: BusinessDate;
}

/** Says of a SIP that its mandate does not pay, while another one would, what is not invested, and what its owner can do. */
export function OtherMandate({ sip: { change, changeable }, date }: OtherMandateProps) {
  const text = useWords(sipListText).otherMandate;
  const isReadOnly = useIsReadOnly();
  const unpaid = formatDateShort(date);
  if (change && date < change.date)
    return <Banner title={text.changingTitle}>{text.changing(unpaid, formatDateShort(change.date))}</Banner>;
  const toDo = changeable && !isReadOnly ? `${text.choose} ` : '';
  return <Banner title={text.title}>{`${text.notCovered} ${toDo}${text.notInvested(unpaid)}`}</Banner>;
}
