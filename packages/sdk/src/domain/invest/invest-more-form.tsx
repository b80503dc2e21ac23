import { amountLimits, type InvestmentType, sipDatesOf } from '@prosperx/core/cart';
import { formatMoney, ordinal } from '@prosperx/core/format';
import type { FundDetail } from '@prosperx/core/fund';
import { PendingOrderDialog } from '#domain/order/pending-order-dialog.js';
import { ownCardText } from '#domain/query-state/own-card.text.js';
import { QueryState } from '#domain/query-state/query-state.js';
import { Banner } from '#primitives/display/banner.js';
import { Button } from '#primitives/display/button.js';
import { RiskWarning } from '#primitives/display/risk-warning.js';
import { SkeletonRows } from '#primitives/display/skeleton.js';
import { Stack } from '#primitives/display/stack.js';
import { AmountField } from '#primitives/form/amount-field.js';
import { Radios } from '#primitives/form/checks.js';
import { Segment } from '#primitives/form/segment.js';
import { SelectField } from '#primitives/form/select-field.js';
import { TextField } from '#primitives/form/text-field.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { useFoliosForScheme } from '#queries/folio.js';
import { useFund } from '#queries/fund.js';
import { errorMessage } from '#services/services.js';
import { useSession } from '#session/use-session.js';
import { FirstDebit, FirstInstalmentField } from './first-instalment.js';
import { instalmentsOf } from './invest-choice.js';
import { investMoreText } from './invest-more.text.js';
import { type InvestMoreVerbs, type Keeping, NEW_FOLIO, useInvestMore } from './use-invest-more.js';

export interface InvestMoreProps {
  readonly schemeId: string;
  /** The folio that is chosen first; '' for a new one. */
  readonly folioNo: string;
  /** Asked for by Cancel; left out where there is nowhere to go back to. */
  readonly onCancel?: (() => void) | undefined;
  /** Hears that the investment lies in the cart, or where else it is kept. */
  readonly onSaved: () => void;
  /** Keeps it elsewhere than in the cart. */
  readonly keeping?: Keeping | undefined;
}

/** Asks for the details of an additional investment: folio, lumpsum or SIP, amount, date and duration. */
export function InvestMore(props: InvestMoreProps) {
  const text = useWords(investMoreText);
  const words = useWords(ownCardText);
  const { status } = useSession();
  const { schemeId, folioNo } = props;
  const fund = useFund(status === 'signed_in' ? schemeId : undefined);
  return (
    <QueryState
      query={fund}
      failed={text.failed}
      reasonOf={errorMessage}
      logIn={{ title: words.investMore.logIn, to: '/profile/portfolio' }}
      waiting={<SkeletonRows rows={4} />}
    >
      {(found) => <InvestMoreForm key={`${schemeId} ${folioNo}`} {...props} fund={found} />}
    </QueryState>
  );
}

function InvestMoreForm({
  fund,
  schemeId,
  folioNo,
  onCancel,
  onSaved,
  keeping,
}: InvestMoreProps & { readonly fund: FundDetail }) {
  const text = useWords(investMoreText);
  const invest = useInvestMore(fund, folioNo, onSaved, keeping);
  const { form, offered, pending } = invest;
  const { type } = form.values;
  const names: Readonly<Record<InvestmentType, string>> = { SIP: text.sip, LUMPSUM: text.lumpsum };
  if (offered.length === 0) return <Banner tone="info">{text.notTaken}</Banner>;
  return (
    <form {...form.form} className="px-room">
      <Stack>
        <strong lang="en">{fund.schemeName}</strong>
        <FolioField schemeId={schemeId} invest={invest} />
        {offered.length > 1 && (
          <Segment
            label={text.type}
            options={offered.map((value) => ({ value, text: names[value] }))}
            value={type}
            onPick={(picked) => form.set('type', picked)}
            block
          />
        )}
        <AmountField
          {...form.field('amount')}
          label={type === 'SIP' ? text.monthlyAmount : text.amount}
          note={text.minimum(formatMoney(amountLimits(fund, type).min))}
        />
        {type === 'SIP' && <SipFields fund={fund} invest={invest} />}
        {invest.refusal && (
          <div role="alert">
            <Banner tone="danger">{invest.refusal}</Banner>
          </div>
        )}
        <Button type="submit" variant="primary" block busy={invest.isBusy}>
          {text.save}
        </Button>
        {onCancel && (
          <Button block onClick={onCancel}>
            {text.cancel}
          </Button>
        )}
        <p className="px-muted px-small">
          <RiskWarning />
        </p>
      </Stack>
      <PendingOrderDialog {...pending} />
    </form>
  );
}

function FolioField({ schemeId, invest: { form } }: { readonly schemeId: string; readonly invest: InvestMoreVerbs }) {
  const text = useWords(investMoreText);
  const { data = [] } = useFoliosForScheme(schemeId, true);
  const known = data.map(({ folioNo }) => folioNo);
  const chosen = form.values.folioNo;
  const numbers = chosen === NEW_FOLIO || known.includes(chosen) ? known : [chosen, ...known];
  return (
    <SelectField
      label={text.folio}
      name="folioNo"
      options={[...numbers.map((value) => ({ value, text: value })), { value: NEW_FOLIO, text: text.newFolio }]}
      value={chosen}
      onPick={(picked) => form.set('folioNo', picked)}
    />
  );
}

function SipFields({ fund, invest: { form } }: { readonly fund: FundDetail; readonly invest: InvestMoreVerbs }) {
  const text = useWords(investMoreText);
  const { begins, lasts, sipDate } = form.values;
  const days = sipDatesOf(fund).map((day) => ({ value: String(day), text: text.everyMonth(ordinal(day)) }));
  return (
    <>
      <SelectField
        label={text.sipDate}
        name="sipDate"
        options={days}
        prompt={text.choose}
        value={sipDate === null ? '' : String(sipDate)}
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
      <FirstInstalmentField begins={begins} onPick={(picked) => form.set('begins', picked)} />
      <FirstDebit {...{ begins, sipDate }} instalments={instalmentsOf(form.values)} today={fund.today ?? null} />
    </>
  );
}
