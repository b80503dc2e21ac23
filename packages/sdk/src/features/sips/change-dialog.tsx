import { checkInvestment, investmentErrorText, sipDatesOf } from '@prosperx/core/cart';
import { type FieldAmount, formatDateShort, formatMoney, ordinal } from '@prosperx/core/format';
import type { Mandate } from '@prosperx/core/mandate';
import { toRupees } from '@prosperx/core/money';
import { changeStart, movedFrom, type RunningSip } from '@prosperx/core/sip';
import type { BusinessDate } from '@prosperx/core/time';
import { useState } from 'react';
import { ProfileOtpDialog } from '#domain/session/otp-dialog.js';
import { Button } from '#primitives/display/button.js';
import { Stack } from '#primitives/display/stack.js';
import { AmountField } from '#primitives/form/amount-field.js';
import { SelectField } from '#primitives/form/select-field.js';
import { useFirstWrong } from '#primitives/form/use-first-wrong.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { Dialog } from '#primitives/overlay/dialog.js';
import { useExchangeCalendar } from '#queries/calendar.js';
import { useMandates } from '#queries/mandate.js';
import { changeSipBy } from '#queries/sips.js';
import { useProfileOtp } from '#queries/use-profile-otp.js';
import { showErrorFlash } from '#services/error-message.js';
import { useServices } from '#services/services.js';
import type { SipDialogProps } from './dialog-props.js';
import { sipDialogsText } from './sip-dialogs.text.js';
import { SipNamed } from './sip-named.js';

const ANY = 'any';

const limitsOf = ({ scheme }: RunningSip) => ({
  ...scheme,
  minimumLumpsumAmount: null,
  lumpsumMultiple: scheme.sipMultiple,
});

/** Amount, day and mandate of a SIP, and from when on they hold, said before a code confirms them. */
export function ChangeDialog({ sip, today, onDone, onClose }: SipDialogProps) {
  const text = useWords(sipDialogsText);
  const words = text.change;
  const services = useServices();
  const [amount, setAmount] = useState<FieldAmount>(sip.amount);
  const [sipDate, setSipDate] = useState(sip.sipDate);
  const [mandate, setMandate] = useState<string>(ANY);
  const [tries, setTries] = useState(0);
  const otp = useProfileOtp('edit', '');
  const { sipId } = sip;
  const limits = limitsOf(sip);
  const faults = checkInvestment(limits, { investmentType: 'SIP', amount, sipDate, numOfSipInstallments: 1 });
  const isSame = amount === sip.amount && sipDate === sip.sipDate && mandate === ANY;
  const effect = useEffectOf(sip, sipDate, today);
  const submit = () => {
    setTries(tries + 1);
    if (faults.amount || typeof amount !== 'number' || isSame || !effect) return;
    const mandateId = mandate === ANY ? null : mandate;
    const carryOut = async (ticket: string) => {
      await changeSipBy(services, 'change', { sipId, amount, sipDate, mandateId, ticket });
      services.flash.getState().show('success', words.done);
      onClose();
      onDone('change');
    };
    const sent = { sipId, amount: toRupees(amount), sipDate, mandateId };
    otp.ask(carryOut, (error) => showErrorFlash(services, error), sent, { call: 'changeSip', onAsked: onClose });
  };
  const from =
    effect && typeof amount === 'number'
      ? words.from(formatDateShort(effect.date), formatMoney(amount), effect.moved)
      : words.tooLate;
  const otpNotice = (
    <>
      <SipNamed sip={sip} />
      <p>{from}</p>
    </>
  );
  const actions = (
    <>
      <Button variant="ghost" onClick={onClose}>
        {text.cancel}
      </Button>
      <Button variant="primary" busy={otp.isBusy} onClick={submit}>
        {words.submit}
      </Button>
    </>
  );
  return (
    <>
      <Dialog open={otp.sent === null} title={words.title} onClose={onClose} actions={actions}>
        <Stack gap={4}>
          <SipNamed sip={sip} />
          <Amount
            tries={tries}
            value={amount}
            error={faults.amount && investmentErrorText(faults.amount, limits, 'SIP')}
            onInput={setAmount}
          />
          <SelectField
            label={words.date}
            options={sipDatesOf(limits).map((day) => ({ value: String(day), text: ordinal(day) }))}
            value={String(sipDate)}
            onPick={(day) => setSipDate(Number(day))}
          />
          <MandateField value={mandate} onPick={setMandate} />
          <p role="status">
            {isSame ? tries > 0 && words.unchanged : from}{' '}
            {!isSame && effect && effect.before.length > 0 && words.before(effect.before, formatMoney(sip.amount))}
          </p>
          <p className="px-muted px-small">{words.intro}</p>
        </Stack>
      </Dialog>
      <ProfileOtpDialog otp={otp} title={words.otpTitle} submit={words.confirm} notice={otpNotice} />
    </>
  );
}

interface AmountProps {
  readonly tries: number;
  readonly value: FieldAmount;
  readonly error: string | undefined;
  readonly onInput: (amount: FieldAmount) => void;
}

/** Asks for the amount; a try with a wrong one leads back to it. */
function Amount({ tries, ...field }: AmountProps) {
  const words = useWords(sipDialogsText).change;
  const place = useFirstWrong<HTMLDivElement>(tries);
  return (
    <div ref={place}>
      <AmountField label={words.amount} live {...field} />
    </div>
  );
}

/** Returns the first date by another day of the month, and the dates before it that stay; null where the SIP ends before. */
function useEffectOf(sip: RunningSip, sipDate: number, today: BusinessDate) {
  const calendar = useExchangeCalendar();
  const start = changeStart(sip, sipDate, today, calendar);
  if (!start) return null;
  const before = sip.upcoming.filter(({ instalment, isSkipped }) => instalment < start.instalment && !isSkipped);
  const moved = movedFrom(sipDate, start.date);
  return {
    date: start.date,
    moved: moved && formatDateShort(moved),
    before: before.map(({ date }) => formatDateShort(date)),
  };
}

/** The account by which the page of mandates knows it; empty where that is not known. */
const nameOf = ({ bank }: Mandate) => (bank ? `${bank.name} ${bank.account}` : '');

/** Which mandate pays: one that is approved, or whichever covers the amount. */
function MandateField({ value, onPick }: { readonly value: string; readonly onPick: (value: string) => void }) {
  const words = useWords(sipDialogsText).change;
  const { data: mandates = [] } = useMandates();
  const approved = mandates.filter(({ status }) => status === 'Approved');
  const named = approved.map((mandate) => ({
    value: mandate.bseMandateId,
    text: words.mandateOption(
      nameOf(mandate) || words.mandateNo(mandate.exchangeMandateId ?? ''),
      formatMoney(mandate.amount),
    ),
  }));
  return (
    <SelectField
      label={words.mandate}
      options={[{ value: ANY, text: words.anyMandate }, ...named]}
      value={value}
      onPick={onPick}
    />
  );
}
