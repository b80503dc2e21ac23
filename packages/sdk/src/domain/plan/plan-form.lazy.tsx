import { PxError } from '@prosperx/core/errors';
import { formatDateShort, frequencyName } from '@prosperx/core/format';
import { earlierUnlockOf } from '@prosperx/core/fund';
import { rupees } from '@prosperx/core/money';
import type { Holding } from '@prosperx/core/portfolio';
import type { RedemptionPreview } from '@prosperx/core/redemption';
import {
  endsByDate,
  lastEndDate,
  lastPlanDate,
  type Plan,
  PLAN_FREQUENCIES,
  planRefusalText,
  isPlanFrequency,
} from '@prosperx/core/stp';
import { useState } from 'react';
import { planFormPath, planListPath } from '#domain/navigation/plan-path.js';
import { QueryState } from '#domain/query-state/query-state.js';
import { RedemptionGate } from '#domain/redemption/redemption-gate.js';
import { redemptionText } from '#domain/redemption/redemption.text.js';
import { FlashOutlet } from '#domain/session/flash-outlet.js';
import { OwnLogin } from '#domain/session/own-login.js';
import { Banner } from '#primitives/display/banner.js';
import { Button } from '#primitives/display/button.js';
import { EmptyState } from '#primitives/display/empty-state.js';
import { lazy } from '#primitives/display/lazy.js';
import { Money } from '#primitives/display/money.js';
import { RiskWarning } from '#primitives/display/risk-warning.js';
import { SkeletonRows } from '#primitives/display/skeleton.js';
import { SumList } from '#primitives/display/sum-list.js';
import { AmountField } from '#primitives/form/amount-field.js';
import { Checkbox } from '#primitives/form/checks.js';
import { SegmentField } from '#primitives/form/segment-field.js';
import { SelectField } from '#primitives/form/select-field.js';
import { TextField } from '#primitives/form/text-field.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { useRegisterPlan } from '#queries/plan.js';
import { useAllFolios } from '#queries/portfolio.js';
import { useRedemptionPreview } from '#queries/redemption-preview.js';
import { errorMessageOr, showErrorFlash } from '#services/error-message.js';
import { returnPath } from '#services/open-page.js';
import { errorMessage, useServices } from '#services/services.js';
import { useWidget } from '#services/widget-context.js';
import { useIsReadOnly, useSession } from '#session/use-session.js';
import { useStyles } from '#theme/use-styles.js';
import { AlmostDone } from './almost-done.js';
import { planFormText } from './plan-form.text.js';
import type { PlanProps } from './plan-states.js';
import { plansText } from './plan.text.js';
import { holdingKey, isSource, usePlanForm } from './use-plan-form.js';
import css from './plan.css?inline';

const Propose = lazy(async () => (await import('#domain/agent/propose.lazy.js')).Propose);

/** The form for a new plan, once it is known what its owner holds. */
export function PlanFormStates(props: PlanProps) {
  const text = useWords(planFormText);
  const { logIn } = useWords(plansText);
  const { status } = useSession();
  const { navigate } = useWidget();
  const query = useAllFolios(status === 'signed_in');
  const { kind, schemeId, folio, instalment } = props;
  const [page, params] = planFormPath(kind);
  const isReadOnly = useIsReadOnly();
  const portfolio = <Button onClick={() => navigate('/profile/portfolio')}>{text.portfolio}</Button>;
  if (isReadOnly) return <OwnLogin to={page} params={params} />;
  return (
    <QueryState
      query={query}
      failed={text.failed}
      reasonOf={errorMessage}
      logIn={{ title: logIn(kind), to: returnPath(page, { ...params, schemeId, folio, instalment }) }}
      waiting={<SkeletonRows rows={4} />}
      isEmpty={({ portfolioSchemes }) => !portfolioSchemes.some((holding) => isSource(kind, holding))}
      empty={<EmptyState level={2} title={text.nothingHeld(kind)} action={portfolio} />}
    >
      {({ portfolioSchemes }) => (
        <RedemptionGate kind={kind} onClose={() => navigate(...planListPath(kind))}>
          <NewPlan {...props} holdings={portfolioSchemes.filter((holding) => isSource(kind, holding))} />
        </RedemptionGate>
      )}
    </QueryState>
  );
}

type HeldProps = PlanProps & { readonly holdings: readonly Holding[] };

/** Begins anew when the page names another holding or amount: nothing typed for the one before is kept. What is held may change below it. */
const NewPlan = (props: HeldProps) => (
  <NewPlanForm key={JSON.stringify([props.schemeId, props.folio, props.instalment])} {...props} />
);

/** Returns the holding that the page names; '' for none. */
function askedOf({ holdings, schemeId, folio }: HeldProps): string {
  const asked = holdings.find(
    ({ folioNo, metaData }) => metaData.schemeId === schemeId && (folio === undefined || folioNo === folio),
  );
  return asked ? holdingKey(asked) : '';
}

function NewPlanForm(props: HeldProps) {
  const { kind, holdings, instalment, onRegistered } = props;
  const [chosen] = useState(() => askedOf(props));
  const text = useWords(planFormText);
  useStyles(css);
  const services = useServices();
  const register = useRegisterPlan();
  const { advisor } = useSession();
  const [entered, setEntered] = useState<Plan | null>(null);
  const plan = usePlanForm({
    kind,
    holdings,
    chosen,
    amount: instalment === undefined ? null : rupees(instalment),
    onSubmit: (form) =>
      register.mutate(form, {
        onSuccess: (made) => {
          setEntered(made);
          onRegistered?.({ id: made.id, status: made.agentStatus });
        },
        onError: (error) => {
          if (error instanceof PxError && error.code === 'invalid_input' && error.details.fields)
            plan.form.refuse(error.details.fields);
          else showErrorFlash(services, error, planRefusalText(errorMessageOr(error, text.notCreated(kind))));
        },
      }),
  });
  const { form, funds } = plan;
  const unread = funds.error ? errorMessage(funds.error) : text.waiting;
  return (
    <form className="plan__form" aria-label={text.form(kind)} {...form.form}>
      <FundFields plan={plan} {...props} />
      <TermFields plan={plan} />
      <Summary plan={plan} />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        block
        busy={register.isPending}
        disabledReason={form.isValid ? undefined : (plan.firstFault ?? unread)}
      >
        {text.submit(kind)}
      </Button>
      {advisor && <Propose fallback={null} call="registerPlan" filled={plan.filled} />}
      {funds.source?.asOf && <p className="plan__muted">{text.terms(funds.source.source, funds.source.asOf)}</p>}
      <p className="plan__muted">
        <RiskWarning />
      </p>
      <AlmostDone plan={entered} today={plan.today} />
      <FlashOutlet />
    </form>
  );
}

/** Returns what of a holding can be sold today, once it is read: units may be locked in or being sold. */
function useFree(holding: Holding | undefined): RedemptionPreview | undefined {
  const isin = holding?.metaData.isin ?? '';
  const all = { redeemType: 'amount', amount: null, units: null, allRedeem: 'Y' } as const;
  const { data, isPlaceholderData } = useRedemptionPreview(holding ? { isin, folioNo: holding.folioNo, ...all } : null);
  return isPlaceholderData ? undefined : data;
}

interface FieldsProps {
  readonly plan: ReturnType<typeof usePlanForm>;
}

function FundFields({ plan, kind, holdings }: FieldsProps & HeldProps) {
  const text = useWords(planFormText);
  const sale = useWords(redemptionText);
  const free = useFree(plan.holding);
  const { form, holding, funds } = plan;
  const lockInYears = funds.target?.lockInYears ?? 0;
  const { error: fromError, value: from, name, onBlur } = form.field('fromSchemeCode');
  const { value: to, error: toError, ...target } = form.field('toSchemeCode');
  return (
    <>
      <SelectField
        {...{ name, onBlur }}
        label={text.from[kind]}
        prompt={text.fromPrompt}
        options={holdings.map((each) => ({
          value: holdingKey(each),
          text: text.fromOption(each.metaData.schemeName, each.folioNo),
        }))}
        value={from}
        hint={holding && text.worth(holding.currentValue, holding.latestNavDateByBatch)}
        error={fromError}
        onPick={plan.pickSource}
      />
      {kind === 'STP' ? (
        <SelectField
          name={target.name}
          onBlur={target.onBlur}
          label={text.to}
          prompt={text.toPrompt}
          options={(funds.destinations.data ?? []).map((each) => ({ value: each.encryptedSchemeId, text: each.name }))}
          value={to}
          disabled={!funds.destinations.data?.length}
          hint={funds.destinations.data?.length === 0 ? text.noTarget : undefined}
          error={toError}
          onPick={plan.pickTarget}
        />
      ) : (
        <p className="plan__muted">{text.toBank}</p>
      )}
      {lockInYears > 0 && (
        <Banner tone="warning">{sale.lockedFor(lockInYears, earlierUnlockOf(funds.target?.subCategory))}</Banner>
      )}
      {free && free.lockedUnits > 0 && (
        <Banner tone="info">{sale.locked(free.lockedUnits, free.unlockDate, earlierUnlockOf(free.subCategory))}</Banner>
      )}
      {funds.error && (
        <div role="alert">
          <Banner tone="danger">{errorMessage(funds.error)}</Banner>
        </div>
      )}
    </>
  );
}

function TermFields({ plan }: FieldsProps) {
  const text = useWords(planFormText);
  const { form, terms, count } = plan;
  const { firstOrderToday, freqType } = form.values;
  const isDaily = endsByDate(Number(freqType));
  return (
    <>
      <SegmentField
        label={text.frequency}
        options={PLAN_FREQUENCIES.map((code) => ({ value: String(code), text: frequencyName(code) ?? '' }))}
        value={freqType}
        error={plan.frequencyFault ?? form.errorOf('freqType')}
        onPick={plan.pickFrequency}
      />
      <AmountField
        {...form.field('installmentAmount')}
        label={text.amount}
        hint={terms ? text.amountHint(terms.minimum, terms.multiple) : undefined}
      />
      <div className="plan__pair">
        <StartField plan={plan} />
        {isDaily ? (
          <TextField
            {...form.field('endDate')}
            type="date"
            label={text.end}
            min={form.values.startDate}
            max={lastEndDate(plan.today)}
            hint={count === null ? undefined : text.endHint(count)}
          />
        ) : (
          <TextField
            {...form.field('noOfInstallments')}
            label={text.instalments}
            hint={terms ? text.instalmentsHint(terms.minInstalments, terms.maxInstalments) : undefined}
            inputMode="numeric"
            autoComplete="off"
            figures
          />
        )}
      </div>
      <Checkbox
        checked={firstOrderToday}
        hint={text.firstTodayHint}
        onChange={(checked) => form.set('firstOrderToday', checked)}
      >
        {text.firstToday}
      </Checkbox>
    </>
  );
}

function StartField({ plan }: FieldsProps) {
  const text = useWords(planFormText);
  const { form, terms, allowed, tomorrow, draft } = plan;
  const [first, last] = [allowed[0], allowed.at(-1)];
  const isByDay = draft.freqType === 1 || draft.freqType === 3;
  const days = terms?.dates && isByDay ? text.startDays(terms.dates) : '';
  return (
    <TextField
      {...form.field('startDate')}
      type="date"
      label={text.start}
      min={first ?? tomorrow}
      max={last}
      hint={first && last ? `${text.startHint(first, last)}${days}` : undefined}
    />
  );
}

/** What the plan comes to, and whether the folio holds as much. */
function Summary({ plan }: FieldsProps) {
  const text = useWords(planFormText);
  const { draft, count, total, holding, calendar } = plan;
  const free = useFree(holding)?.availableAmount ?? holding?.currentValue;
  const { installmentAmount: amount, startDate, freqType, firstOrderToday, endDate } = draft;
  if (total === null || count === null || typeof amount !== 'number') return null;
  const last =
    startDate && isPlanFrequency(freqType) && endDate === null
      ? lastPlanDate({ frequency: freqType, startDate, endDate, instalments: count, firstOrderToday }, null, calendar)
      : endDate;
  return (
    <>
      <SumList
        lines={[
          { term: text.instalmentsLine, value: text.times(amount, count) },
          ...(last ? [{ term: text.last, value: formatDateShort(last) }] : []),
          { term: text.total, value: <Money amount={total} decimals={2} />, total: true },
        ]}
      />
      {free !== undefined && total > free && <Banner>{text.lessHeld(free, total)}</Banner>}
    </>
  );
}
