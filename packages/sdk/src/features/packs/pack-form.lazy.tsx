import {
  amountLimits,
  checkInvestment,
  INVESTMENT_TYPES,
  type InvestmentErrorCode,
  investmentErrorText,
  type InvestmentInput,
  type InvestmentType,
  sipDatesOf,
  acceptsInvestment,
  UNTIL_CANCELLED,
} from '@prosperx/core/cart';
import { formatMoney } from '@prosperx/core/format';
import { toRupees } from '@prosperx/core/money';
import { type Pack, splitPack } from '@prosperx/core/pack';
import { useRef } from 'react';
import { FirstDebit, FirstInstalmentField } from '#domain/invest/first-instalment.js';
import { choiceOf, type ChoiceValues } from '#domain/invest/invest-choice.js';
import { PendingOrderDialog } from '#domain/order/pending-order-dialog.js';
import { Banner } from '#primitives/display/banner.js';
import { Button } from '#primitives/display/button.js';
import { Money } from '#primitives/display/money.js';
import { SumList } from '#primitives/display/sum-list.js';
import { AmountField } from '#primitives/form/amount-field.js';
import { Segment } from '#primitives/form/segment.js';
import { SelectField } from '#primitives/form/select-field.js';
import { useForm } from '#primitives/form/use-form.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { useToday } from '#queries/calendar.js';
import { useCartChanges } from '#queries/cart.js';
import { pendingPaymentUrl, usePendingOrders } from '#queries/place-order.js';
import { isSessionExpired } from '#services/error-message.js';
import { errorMessage, useServices } from '#services/services.js';
import { useWidget } from '#services/widget-context.js';
import type { HandlersOf } from '#widget/contract.js';
import type { packsContract } from './packs.contract.js';
import { packText } from './packs.text.js';

interface PackFormProps extends PackEvents {
  readonly pack: Pack;
  readonly onDone: () => void;
}

/** Asks how much and when; then puts it into the cart. */
export function PackForm({ pack, onDone, ...events }: PackFormProps) {
  const text = useWords(packText);
  const names: Readonly<Record<InvestmentType, string>> = { SIP: text.sip, LUMPSUM: text.lumpsum };
  const { form, offered, isBusy, pending, refused } = usePackForm(pack, events, onDone);
  const { type, amount, sipDate, begins } = form.values;
  const today = useToday();
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
            <FirstInstalmentField begins={begins} onPick={(picked) => form.set('begins', picked)} />
            <FirstDebit {...{ begins, sipDate, today }} instalments={UNTIL_CANCELLED} />
            <p className="packs__muted">{text.untilCancelled}</p>
          </>
        )}
        {typeof amount === 'number' && form.isValid && (
          <Shares pack={pack} amounts={splitPack(amount, weightsOf(pack))} />
        )}
        {refused && (
          <div role="alert">
            <Banner tone="danger">{refused}</Banner>
          </div>
        )}
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
  const text = useWords(packText);
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

type PackEvents = Pick<HandlersOf<typeof packsContract>, 'onAdded'>;

interface PackValues extends ChoiceValues {
  readonly sipDate: number;
}

/** The form of a pack as values and verbs. */
function usePackForm(pack: Pack, { onAdded }: PackEvents, onDone: () => void) {
  const text = useWords(packText);
  const { limits, encryptedMintPackId: packId } = pack;
  const { savePack: save } = useCartChanges();
  const { flash } = useServices();
  const { navigate } = useWidget();
  const keep = useRef<() => void>(() => undefined);
  /** Orders of one of its schemes that wait to be paid. */
  const pending = usePendingOrders(save.error, () => keep.current());
  // SIP first, as everywhere
  const offered = [...INVESTMENT_TYPES].reverse().filter((type) => acceptsInvestment(limits, type));
  const first = offered[0] ?? 'LUMPSUM';
  const form = useForm<PackValues>({
    initial: {
      type: first,
      amount: amountLimits(limits, first).min,
      sipDate: sipDatesOf(limits)[0] ?? 1,
      lasts: 'untilCancelled',
      months: '',
      begins: 'today',
    },
    check: (values) => {
      const code: InvestmentErrorCode | undefined = checkInvestment(limits, choiceOf(values)).amount;
      return { amount: code && investmentErrorText(code, limits, values.type, true) };
    },
    textOf: (sentence) => sentence,
    onSubmit: (values) => {
      const { amount } = values;
      if (typeof amount !== 'number') return;
      const onSuccess = () => {
        onAdded?.({ packId, investmentType: values.type, amount: toRupees(amount) });
        flash.getState().show('success', text.added);
        onDone();
      };
      const choice = choiceOf(values) as Omit<InvestmentInput, 'schemeId'>;
      const onError = (error: Error) => {
        if (isSessionExpired(error)) navigate('/login', { to: '/packs' });
      };
      keep.current = () => save.mutate({ ...choice, packId, amount }, { onSuccess, onError });
      keep.current();
    },
  });
  const { error, isPending } = save;
  const isElsewhere = error !== null && (isSessionExpired(error) || pendingPaymentUrl(error) !== null);
  const refused = error && !isElsewhere ? errorMessage(error) : undefined;
  return { form, offered, isBusy: isPending, pending, refused };
}
