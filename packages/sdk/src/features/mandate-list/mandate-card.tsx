import { formatDate, formatDateShort } from '@prosperx/core/format';
import {
  awaitsBank,
  awaitsForm,
  isLiveMandate,
  type Mandate,
  mandateStatusText,
  mandateTones,
} from '@prosperx/core/mandate';
import { Badge } from '#primitives/display/badge.js';
import { Button } from '#primitives/display/button.js';
import { Facts } from '#primitives/display/card.js';
import { Icon } from '#primitives/display/icon.js';
import { Money } from '#primitives/display/money.js';
import { writtenIn } from '#primitives/display/written-in.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { upload } from '#primitives/icons/controls.js';
import { bank as bankIcon } from '#primitives/icons/features.js';
import type { AudienceWords } from '#session/audience.text.js';
import { useAudienceWords } from '#session/use-audience.js';
import { mandateListText } from './mandate-list.text.js';

interface MandateCardProps {
  readonly mandate: Mandate;
  /** Goes on with a mandate that its holder has not proven; left out in an account that makes none any more. */
  readonly onNext: ((mandate: Mandate) => void) | undefined;
  /** Left out for whoever may not end it. */
  readonly onCancel: ((mandate: Mandate) => void) | undefined;
}

/** Says that its holder cancelled a mandate, and whether the exchange has ended it; null for one that nobody cancelled. */
function sentenceOfEnd({ cancelledOn, endedOn }: Mandate, text: typeof mandateListText, audience: AudienceWords) {
  if (!cancelledOn) return null;
  const day = formatDate(cancelledOn);
  return endedOn ? text.endedOn(day, formatDate(endedOn), audience) : text.cancelledOn(day, audience);
}

/** One mandate: whose account, how far, up to what, from when to when, and what can be done. */
export function MandateCard({ mandate, onNext, onCancel }: MandateCardProps) {
  const text = useWords(mandateListText);
  const words = useWords(mandateStatusText);
  const audience = useAudienceWords();
  const { bank, status, method, amount, exchangeMandateId, startDate, endDate, createdDate, reason, sips } = mandate;
  const kind = method === 'paper' ? text.paperMandate : method === 'upi' ? text.upiMandate : text.onlineMandate;
  const next = text.next[method === 'upi' ? 'upi' : 'bank'];
  const name = exchangeMandateId ?? text.none;
  const from = [bank?.name ?? text.bankUnknown, bank?.account].filter(Boolean).join(' ');
  const ended = sentenceOfEnd(mandate, text, audience) ?? reason;
  const isDone = status === 'Approved' || status === 'Rejected';
  return (
    <li className="mandate__card">
      <div className="mandate__who">
        <Icon shape={bankIcon} />
        <div>
          <h2>{bank?.name ?? text.bankUnknown}</h2>
          <small>{[bank?.account, kind].filter(Boolean).join(', ')}</small>
        </div>
        <Badge tone={mandateTones[status]}>
          {status === 'Rejected' && mandate.endedOn ? text.over : words[status]}
        </Badge>
      </div>
      <p className="mandate__limit">
        <span>{text.limit}</span>
        <Money amount={amount} size="lg" />
      </p>
      <Facts
        boxed
        facts={[
          { term: text.id, value: name },
          { term: text.start, value: formatDateShort(startDate) },
          { term: text.end, value: endDate === null ? text.none : formatDateShort(endDate) },
        ]}
      />
      {sips.count > 0 && <p>{text.paysFor(sips.count, sips.nextDate && formatDateShort(sips.nextDate))}</p>}
      {awaitsForm(mandate) && <p>{text.formMissing}</p>}
      {ended !== '' && <p lang={writtenIn(ended)}>{ended}</p>}
      <div className="mandate__foot">
        <p>
          {text.created(formatDate(createdDate))}
          {!isDone &&
            method !== 'upi' &&
            `, ${awaitsForm(mandate) ? text.approvedAfterForm(mandate) : text.approvedIn(mandate)}`}
        </p>
        {onNext && awaitsForm(mandate) && (
          <Button size="sm" aria-label={`${text.uploadForm}: ${from}`} onClick={() => onNext(mandate)}>
            <Icon shape={upload} />
            {text.uploadForm}
          </Button>
        )}
        {onNext && awaitsBank(mandate) && (
          <Button size="sm" aria-label={`${next}: ${from}`} onClick={() => onNext(mandate)}>
            {next}
          </Button>
        )}
        {onCancel && isLiveMandate(mandate) && (
          <Button
            size="sm"
            variant="ghost"
            aria-label={text.cancelOf(exchangeMandateId ?? from)}
            onClick={() => onCancel(mandate)}
          >
            {text.cancel}
          </Button>
        )}
      </div>
    </li>
  );
}
