import { amountLimits, type InvestmentType, sipDatesOf } from '@prosperx/core/cart';
import { formatMoney } from '@prosperx/core/format';
import { type Pack, splitPack } from '@prosperx/core/pack';
import { AmountField } from '#primitives/form/amount-field.js';
import { Banner } from '#primitives/display/banner.js';
import { Button } from '#primitives/display/button.js';
import { PendingOrderDialog } from '#domain/order/pending-order-dialog.js';
import { Money } from '#primitives/display/money.js';
import { Segment } from '#primitives/form/segment.js';
import { SelectField } from '#primitives/form/select-field.js';
import { SumList } from '#primitives/display/sum-list.js';
import { packText as text } from './pack.text.js';
import { type PackEvents, usePackForm } from './use-pack-form.js';

interface PackFormProps extends PackEvents {
  readonly pack: Pack;
  readonly onDone: () => void;
}

const names: Readonly<Record<InvestmentType, string>> = { SIP: text.sip, LUMPSUM: text.lumpsum };

/** How much and when; then into the cart. */
export function PackForm({ pack, onDone, ...events }: PackFormProps) {
  const { form, offered, isBusy, pending, refused } = usePackForm(pack, events, onDone);
  const { type, amount, sipDate } = form.values;
  const { min, multiple } = amountLimits(pack.limits, type);
  return (
    <>
      <form {...form.form} className="packs__form">
        {offered.length > 1 && (
          <Segment
            block
            label={text.type}
            options={offered.map((value) => ({ value, text: names[value] }))}
            value={type}
            onPick={(picked) => form.set('type', picked)}
          />
        )}
        <AmountField
          {...form.field('amount')}
          label={type === 'SIP' ? text.monthlyAmount : text.amount}
          note={text.minimum(formatMoney(min), formatMoney(multiple))}
        />
        {type === 'SIP' && (
          <>
            <SelectField
              label={text.sipDate}
              options={sipDatesOf(pack.limits).map((day) => ({ value: String(day), text: text.day(day) }))}
              value={String(sipDate)}
              onPick={(day) => form.set('sipDate', Number(day))}
            />
            <p className="packs__muted">{text.untilCancelled}</p>
          </>
        )}
        {typeof amount === 'number' && form.isValid && (
          <Shares pack={pack} amounts={splitPack(amount, weightsOf(pack))} />
        )}
        {refused && <Banner tone="danger">{refused}</Banner>}
        <Button type="submit" variant="primary" size="lg" block busy={isBusy}>
          {text.add}
        </Button>
      </form>
      <PendingOrderDialog {...pending} />
    </>
  );
}

const weightsOf = (pack: Pack) => pack.schemes.map(({ weight }) => weight);

function Shares({ pack, amounts }: { readonly pack: Pack; readonly amounts: ReturnType<typeof splitPack> }) {
  const lines = amounts.map((amount, index) => ({
    term: pack.schemes[index]?.schemeName ?? '',
    value: <Money amount={amount} />,
  }));
  return (
    <section aria-label={text.split}>
      <p className="packs__muted">{text.split}</p>
      <SumList lines={lines} />
    </section>
  );
}
