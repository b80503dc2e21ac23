import { formatMoney } from '@prosperx/core/format';
import { type PaymentMode, UPI_LIMIT, VPA_LENGTH } from '@prosperx/core/payment';
import { useAudienceWords } from '#session/use-audience.js';
import { bank, bolt, cheque, repeat, swap } from '#primitives/icons/features.js';
import { type RadioCard, RadioCards } from '#primitives/form/radio-cards.js';
import { Segment } from '#primitives/form/segment.js';
import { SkeletonRow } from '#primitives/display/skeleton.js';
import { TextField } from '#primitives/form/text-field.js';
import { ordersToPayText as text } from './order-summary.text.js';
import type { PayFormState } from './use-pay-form.js';

/** The ways to pay that there are, with what the chosen one asks. */
export function PayModes({ form }: { readonly form: PayFormState }) {
  const cards = useCards(form);
  // one that comes later would move the others under a finger
  if (!form.isKnown) return <SkeletonRow />;
  return <RadioCards legend={text.howToPay} cards={cards} value={form.mode} onPick={form.setMode} />;
}

function useCards(form: PayFormState): readonly RadioCard<PaymentMode>[] {
  const words = useAudienceWords();
  const { choices, mandate, covers, overUpi } = form;
  const own = choices?.bank ? `${choices.bank.name} ${choices.bank.account}` : null;
  const limit = mandate ? formatMoney(mandate.limit, 0) : '';
  const card = (value: PaymentMode, note: string, icon: string, more: object = {}) => ({
    ...{ value, title: text.modes[value], text: note, icon },
    ...more,
  });
  const mandateNote = covers ? text.notes.mandate(limit) : text.notes.mandateTooSmall(limit);
  const upiNote = overUpi ? text.notes.upiTooLarge(formatMoney(UPI_LIMIT, 0)) : text.notes.upi(words);
  return [
    card('upi', upiNote, bolt, { disabled: overUpi, content: <Upi form={form} own={own} /> }),
    card('netBanking', text.notes.netBanking(own, words), bank),
    ...(mandate ? [card('mandate', mandateNote, repeat, { disabled: !covers })] : []),
    card('neft', text.notes.neft, swap, {
      content: <p className="order-summary__muted">{text.notes.transferred}</p>,
    }),
    card('cheque', text.notes.cheque, cheque),
  ];
}

function Upi({ form, own }: { readonly form: PayFormState; readonly own: string | null }) {
  return (
    <>
      <Segment
        block
        label={text.upiBy}
        options={[
          { value: 'app', text: text.byApp },
          { value: 'id', text: text.byId },
        ]}
        value={form.upiBy}
        onPick={form.setUpiBy}
      />
      {form.upiBy === 'id' && (
        <TextField
          label={text.vpa}
          hint={text.vpaHint}
          value={form.vpa}
          onInput={form.setVpa}
          onBlur={form.onVpaLeft}
          error={form.vpaError}
          inputMode="email"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          maxLength={VPA_LENGTH}
        />
      )}
      {own && <p className="order-summary__muted">{text.ownAccount(own)}</p>}
    </>
  );
}
