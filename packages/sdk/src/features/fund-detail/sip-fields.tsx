import { sipDatesOf } from '@prosperx/core/cart';
import { formatDateShort } from '@prosperx/core/format';
import { secondInstalmentDate } from '@prosperx/core/sip';
import { EXCHANGE_HOLIDAYS, exchangeCalendar } from '@prosperx/core/time';
import { Radios } from '#primitives/form/radios.js';
import { SelectField } from '#primitives/form/select-field.js';
import { SumList } from '#primitives/display/sum-list.js';
import { TextField } from '#primitives/form/text-field.js';
import { fundPageText as text } from './fund-page.text.js';
import type { InvestVerbs } from './use-invest.js';

const calendar = exchangeCalendar(EXCHANGE_HOLIDAYS);

/** What a SIP asks for beyond the amount: the day of the month, and how long. */
export function SipFields({ invest: { form, fund } }: { invest: InvestVerbs }) {
  const { sipDate, lasts } = form.values;
  return (
    <>
      <SelectField
        label={text.sipDate}
        name="sipDate"
        options={sipDatesOf(fund).map((day) => ({ value: String(day), text: text.everyMonth(day) }))}
        value={String(sipDate)}
        onPick={(day) => form.set('sipDate', Number(day))}
        error={form.errorOf('sipDate')}
      />
      <Radios
        legend={text.duration}
        options={[
          { value: 'untilCancelled', text: text.untilCancelled },
          { value: 'fixed', text: text.fixed },
        ]}
        value={lasts}
        onPick={(picked) => form.set('lasts', picked)}
      />
      {lasts === 'fixed' && (
        <TextField {...form.field('months')} label={text.months} inputMode="numeric" autoComplete="off" figures />
      )}
      <div className="fund-detail__sum">
        <SumList
          lines={[
            { term: text.firstInstalment, value: text.withOrder },
            ...(fund.today && !(lasts === 'fixed' && form.values.months === '1')
              ? [
                  {
                    term: text.nextInstalment,
                    value: formatDateShort(secondInstalmentDate(sipDate, fund.today, calendar)),
                  },
                ]
              : []),
          ]}
        />
      </div>
    </>
  );
}
