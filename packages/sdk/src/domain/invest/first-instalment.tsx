import { formatDateShort } from '@prosperx/core/format';
import { hasDebits } from '@prosperx/core/mandate';
import { FIRST_GAP_DAYS } from '@prosperx/core/sip';
import type { BusinessDate } from '@prosperx/core/time';
import { SumList } from '#primitives/display/sum-list.js';
import { SelectField } from '#primitives/form/select-field.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { useFirstDebit } from '#queries/calendar.js';
import { useStyles } from '#theme/use-styles.js';
import { firstInstalmentText } from './first-instalment.text.js';
import type { FirstInstalmentTiming } from './invest-choice.js';
import css from './first-instalment.css?inline';

interface FirstInstalmentFieldProps {
  readonly begins: FirstInstalmentTiming;
  readonly onPick: (begins: FirstInstalmentTiming) => void;
}

/** Asks whether a SIP begins with its order or on its first SIP date. */
export function FirstInstalmentField({ begins, onPick }: FirstInstalmentFieldProps) {
  const text = useWords(firstInstalmentText);
  return (
    <SelectField
      label={text.firstInstalment}
      name="begins"
      options={[
        { value: 'today', text: text.withOrder },
        { value: 'onSipDate', text: text.onSipDate },
      ]}
      value={begins}
      onPick={onPick}
    />
  );
}

interface FirstDebitProps {
  readonly begins: FirstInstalmentTiming;
  /** Day of the month; null while none is chosen. */
  readonly sipDate: number | null;
  /** null while it is not known. */
  readonly instalments: number | null;
  /** null while the day in India is not known. */
  readonly today: BusinessDate | null;
}

/** Says when AutoPay debits a SIP for the first time. Nothing where it never does. */
export function FirstDebit({ begins, sipDate, instalments, today }: FirstDebitProps) {
  const text = useWords(firstInstalmentText);
  useStyles(css);
  const firstDebit = useFirstDebit();
  const firstOrderToday = begins === 'today';
  if (sipDate === null || !today || !hasDebits({ instalments, firstOrderToday })) return null;
  const term = firstOrderToday ? text.nextInstalment : text.firstInstalment;
  return (
    <div className="px-first-debit">
      <SumList lines={[{ term, value: formatDateShort(firstDebit(sipDate, today)) }]} />
      <p>{(firstOrderToday ? text.gap : text.laterGap)(FIRST_GAP_DAYS)}</p>
    </div>
  );
}
