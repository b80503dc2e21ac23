import { formatDateShort } from '@prosperx/core/format';
import { checkPeriod, type PeriodErrorCode, periodErrorText, type Portfolio } from '@prosperx/core/portfolio';
import { daysOfYear, financialYearOf } from '@prosperx/core/tax';
import type { BusinessDate } from '@prosperx/core/time';
import { useState } from 'react';
import { FileFormats } from '#domain/holding/file-formats.js';
import { Row, Stack } from '#primitives/display/stack.js';
import { RadioCards } from '#primitives/form/radio-cards.js';
import { TextField } from '#primitives/form/text-field.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { Dialog } from '#primitives/overlay/dialog.js';
import { useSession } from '#session/use-session.js';
import { downloadText } from './files.text.js';

interface DownloadDialogProps {
  readonly portfolio: Portfolio;
  readonly onClose: () => void;
}

/** A date field is empty, or holds a whole date. */
const dayOf = (typed: string) => (typed === '' ? null : (typed as BusinessDate));

/** The popup in which holdings or an account statement are saved; it begins with the financial year that runs. */
export function DownloadDialog({ portfolio, onClose }: DownloadDialogProps) {
  const { asOfNavDate, oldestNavDate, newestNavDate, folioCount } = portfolio;
  const text = useWords(downloadText);
  const words = useWords(periodErrorText);
  const { profiles, user } = useSession();
  const [kind, setKind] = useState<'holdings' | 'statement'>(folioCount === 0 ? 'statement' : 'holdings');
  const first = asOfNavDate && daysOfYear(financialYearOf(asOfNavDate)).from;
  const [period, setPeriod] = useState<{ readonly from: string; readonly until: string }>({
    from: first ?? '',
    until: asOfNavDate ?? '',
  });
  const [isChecked, setChecked] = useState(false);
  const days = { from: dayOf(period.from), until: dayOf(period.until) };
  const wrong = checkPeriod(days, null);
  const errorOf = (code: PeriodErrorCode | null) => (isChecked && code ? words[code] : undefined);
  const choose = () => {
    if (kind === 'holdings') return { kind };
    setChecked(true);
    if (wrong.from || wrong.until || !days.from || !days.until) return null;
    return { kind, from: days.from, until: days.until };
  };
  const field = (name: 'from' | 'until') => (
    <TextField
      type="date"
      label={text[name]}
      value={period[name]}
      error={errorOf(wrong[name])}
      onInput={(day) => setPeriod({ ...period, [name]: day })}
    />
  );
  return (
    <Dialog open onClose={onClose} title={text.title}>
      <Stack>
        {profiles.length > 1 && user && <p>{text.ofAccount(user.name)}</p>}
        <RadioCards
          legend={text.what}
          value={kind}
          onPick={setKind}
          cards={[
            {
              value: 'holdings',
              title: text.holdings,
              text: asOfNavDate
                ? text.holdingsText(
                    formatDateShort(oldestNavDate ?? asOfNavDate),
                    formatDateShort(newestNavDate ?? asOfNavDate),
                  )
                : undefined,
            },
            {
              value: 'statement',
              title: text.statement,
              text: text.statementText,
              content: (
                <Row>
                  {field('from')}
                  {field('until')}
                </Row>
              ),
            },
          ]}
        />
        <FileFormats choose={choose} />
      </Stack>
    </Dialog>
  );
}
