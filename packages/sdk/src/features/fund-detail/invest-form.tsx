import { amountLimits, type InvestmentType } from '@prosperx/core/cart';
import { formatMoney } from '@prosperx/core/format';
import { AmountField } from '#primitives/form/amount-field.js';
import { Banner } from '#primitives/display/banner.js';
import { Button } from '#primitives/display/button.js';
import { Chips } from '#primitives/display/chips.js';
import { Segment } from '#primitives/form/segment.js';
import { TextLink } from '#primitives/display/text-link.js';
import { useWidget } from '#api/widget-context.js';
import { fundPageText as text } from './fund-page.text.js';
import { quickAmounts } from './invest-defaults.js';
import { SipFields } from './sip-fields.js';
import type { InvestVerbs } from './use-invest.js';

const names: Readonly<Record<InvestmentType, string>> = { SIP: text.sip, LUMPSUM: text.lumpsum };

export interface InvestFormProps {
  invest: InvestVerbs;
}

/** How much, when and for how long; then into the cart. */
export function InvestForm({ invest }: InvestFormProps) {
  const { form, fund, offered } = invest;
  const { type } = form.values;
  if (offered.length === 0) return <Banner tone="info">{text.notTaken}</Banner>;
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
          label={text.investmentType}
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
          label={type === 'SIP' ? text.monthlyAmount : text.amount}
          note={text.minimum(formatMoney(amountLimits(fund, type).min))}
          size="lg"
        />
        <Chips
          label={text.quickAmounts}
          chips={quickAmounts(fund, type).map((value) => ({ value, text: formatMoney(value) }))}
          value={form.values[invest.amount]}
          onPick={(amount) => form.set(invest.amount, amount)}
          even
        />
      </div>
      {type === 'SIP' && <SipFields invest={invest} />}
      {invest.refused && <Banner tone="danger">{invest.refused}</Banner>}
      <Buttons invest={invest} />
    </form>
  );
}

function Buttons({ invest }: InvestFormProps) {
  const { navigate } = useWidget();
  const { form, isBusy, itemsInCart } = invest;
  const amount = form.values[invest.amount];
  const label = form.values.type === 'SIP' ? text.startSip : text.investNow;
  return (
    <div className="fund-detail__buttons">
      <Button type="submit" variant="primary" size="lg" block busy={isBusy}>
        {label(typeof amount === 'number' ? formatMoney(amount) : null)}
      </Button>
      <Button block busy={isBusy} onClick={invest.addToCart}>
        {text.addToCart}
      </Button>
      <p className="fund-detail__in-cart" role="status">
        {itemsInCart !== null && (
          <>
            {text.inCart(itemsInCart)}{' '}
            <TextLink small onClick={() => navigate('/cart-review')}>
              {text.reviewCart}
            </TextLink>
          </>
        )}
      </p>
    </div>
  );
}
