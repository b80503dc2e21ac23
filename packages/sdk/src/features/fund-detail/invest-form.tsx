import { amountLimits, type InvestmentType, sipDatesOf } from '@prosperx/core/cart';
import { formatDateShort, formatMoney } from '@prosperx/core/format';
import { nfoFaceValue } from '@prosperx/core/nfo';
import { FirstDebit, FirstInstalmentField } from '#domain/invest/first-instalment.js';
import { instalmentsOf } from '#domain/invest/invest-choice.js';
import { Banner } from '#primitives/display/banner.js';
import { Button } from '#primitives/display/button.js';
import { Chips } from '#primitives/display/chips.js';
import { TextLink } from '#primitives/display/links.js';
import { AmountField } from '#primitives/form/amount-field.js';
import { Radios } from '#primitives/form/checks.js';
import { Segment } from '#primitives/form/segment.js';
import { SelectField } from '#primitives/form/select-field.js';
import { TextField } from '#primitives/form/text-field.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { useWidget } from '#services/widget-context.js';
import { CutOff } from './cut-off.js';
import { fundPageText } from './fund-detail.text.js';
import { investFormText } from './invest-form.text.js';
import { type InvestOffer, type InvestVerbs, quickAmounts } from './use-invest.js';

/** Asks for what a SIP needs beyond the amount: the day of the month, and how long. */
function SipFields({ invest: { form, fund } }: { invest: InvestVerbs }) {
  const words = useWords(investFormText);
  const { sipDate, lasts, begins } = form.values;
  return (
    <>
      <SelectField
        label={words.sipDate}
        name="sipDate"
        options={sipDatesOf(fund).map((day) => ({ value: String(day), text: words.everyMonth(day) }))}
        value={String(sipDate)}
        onPick={(day) => form.set('sipDate', Number(day))}
        error={form.errorOf('sipDate')}
      />
      <Radios
        legend={words.duration}
        options={[
          { value: 'untilCancelled', text: words.untilCancelled },
          { value: 'fixed', text: words.fixed },
        ]}
        value={lasts}
        onPick={(picked) => form.set('lasts', picked)}
      />
      {lasts === 'fixed' && (
        <TextField {...form.field('months')} label={words.months} inputMode="numeric" autoComplete="off" figures />
      )}
      {/* the application to an offer is the first instalment; the others follow its allotment */}
      {!fund.offer && <FirstInstalmentField begins={begins} onPick={(picked) => form.set('begins', picked)} />}
      <FirstDebit
        {...{ begins, sipDate }}
        instalments={instalmentsOf(form.values)}
        today={fund.offer?.allotmentDate ?? fund.today ?? null}
      />
    </>
  );
}

/** What is paid by when, and what it brings. */
function OfferNote({ offer }: { offer: InvestOffer }) {
  const words = useWords(investFormText);
  const [closes, allotment] = [formatDateShort(offer.closes), formatDateShort(offer.allotmentDate)];
  return <p className="fund-detail__note">{words.offerNote(closes, allotment, formatMoney(nfoFaceValue(offer)))}</p>;
}

const amountLabel = ({ form, fund }: InvestVerbs, words: typeof investFormText) => {
  if (form.values.type === 'SIP') return words.monthlyAmount;
  return fund.offer ? words.applicationAmount : words.amount;
};

export interface InvestFormProps {
  invest: InvestVerbs;
}

/** Asks how much, when and for how long; then puts it into the cart. */
export function InvestForm({ invest }: InvestFormProps) {
  const text = useWords(fundPageText);
  const words = useWords(investFormText);
  const names: Readonly<Record<InvestmentType, string>> = { SIP: words.sip, LUMPSUM: text.lumpsum };
  const { form, fund, offered } = invest;
  const { type } = form.values;
  if (offered.length === 0) return <Banner tone="info">{words.notTaken}</Banner>;
  return (
    <form
      {...form.form}
      className="fund-detail__invest"
      aria-label={text.invest}
      onSubmit={(event) => {
        event.preventDefault();
        invest.startNow();
      }}
    >
      {offered.length > 1 && (
        <Segment
          label={words.investmentType}
          // SIP first, whatever the order of the codes
          options={(['SIP', 'LUMPSUM'] as const).map((value) => ({ value, text: names[value] }))}
          value={type}
          onPick={(picked) => form.set('type', picked)}
          block
        />
      )}
      <div className="fund-detail__amount">
        <AmountField
          {...form.field(invest.amount)}
          label={amountLabel(invest, words)}
          note={words.minimum(formatMoney(amountLimits(fund, type).min))}
          size="lg"
        />
        <Chips
          label={words.quickAmounts}
          chips={quickAmounts(fund, type).map((value) => ({ value, text: formatMoney(value) }))}
          value={form.values[invest.amount]}
          onPick={(amount) => form.set(invest.amount, amount)}
          even
        />
      </div>
      {type === 'SIP' && <SipFields invest={invest} />}
      {fund.offer && <OfferNote offer={fund.offer} />}
      {!fund.offer && (type === 'LUMPSUM' || form.values.begins === 'today') && (
        <CutOff subCategory={fund.subCategory} />
      )}
      {invest.refused && (
        <div role="alert">
          <Banner tone="danger">{invest.refused}</Banner>
        </div>
      )}
      <Buttons invest={invest} />
    </form>
  );
}

function Buttons({ invest }: InvestFormProps) {
  const text = useWords(fundPageText);
  const words = useWords(investFormText);
  const { navigate } = useWidget();
  const { form, isBusy, itemsInCart } = invest;
  const amount = form.values[invest.amount];
  const label = form.values.type === 'SIP' ? text.startSip : words.investNow;
  return (
    <div className="fund-detail__buttons">
      <Button type="submit" variant="primary" size="lg" block busy={isBusy}>
        {label(typeof amount === 'number' ? formatMoney(amount) : null)}
      </Button>
      <Button block busy={isBusy} onClick={invest.addToCart}>
        {words.addToCart}
      </Button>
      <p className="fund-detail__in-cart" role="status">
        {itemsInCart !== null && (
          <>
            {words.inCart(itemsInCart)}{' '}
            <TextLink small onClick={() => navigate('/cart-review')}>
              {words.reviewCart}
            </TextLink>
          </>
        )}
      </p>
    </div>
  );
}
