import { formatMoney, formatUnits } from '@prosperx/core/format';
import { earlierUnlockOf } from '@prosperx/core/fund';
import { paise, unitsFromScaled } from '@prosperx/core/money';
import { redemptionBounds, type RedemptionPreview, type RedemptionInput } from '@prosperx/core/redemption';
import { Banner } from '#primitives/display/banner.js';
import { Button } from '#primitives/display/button.js';
import { Facts } from '#primitives/display/card.js';
import { lazy } from '#primitives/display/lazy.js';
import { Money } from '#primitives/display/money.js';
import { Checkbox } from '#primitives/form/checks.js';
import { Segment } from '#primitives/form/segment.js';
import { SelectField } from '#primitives/form/select-field.js';
import { TextField } from '#primitives/form/text-field.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { useSwitchTargets } from '#queries/redemption-preview.js';
import { useSession } from '#session/use-session.js';
import { NoExpectation, RedemptionExpectation } from './redemption-expectation.js';
import { redemptionText } from './redemption.text.js';
import { type Folio, type RedemptionFormVerbs, type RedemptionKind, useRedemptionForm } from './use-redemption-form.js';

const Propose = lazy(async () => (await import('#domain/agent/propose.lazy.js')).Propose);

export interface RedemptionFormProps {
  readonly kind: RedemptionKind;
  readonly folio: Folio;
  /** What the folio has, before anything is typed. */
  readonly base: RedemptionPreview;
  readonly busy: boolean;
  /** The sentence for which the last try was refused. */
  readonly refusal: string | null;
  /** Seconds until another code may be asked for. */
  readonly wait: number;
  readonly onSubmit: (request: RedemptionInput) => void;
  readonly onCancel?: (() => void) | undefined;
}

/** Asks how much of a folio is sold, and shows what that brings before anybody is asked for a code. */
export function RedemptionForm({ kind, folio, base, busy, refusal, wait, onSubmit, onCancel }: RedemptionFormProps) {
  const text = useWords(redemptionText);
  const redemption = useRedemptionForm(kind, folio, base, onSubmit);
  const { form, shown, measureBy, redeemAll } = redemption;
  const { by, all } = form.values;
  const isOff = base.freeUnits <= 0;
  const isAdvisors = useSession().advisor !== null;
  return (
    <form {...form.form} className="px-sale px-room">
      <Holder base={base} />
      {kind === 'switch' && <Target isin={folio.isin} redemption={redemption} />}
      <Segment
        label={text.measure[kind]}
        options={[
          { value: 'amount', text: text.amount },
          { value: 'units', text: text.units },
        ]}
        value={by}
        onPick={measureBy}
        block
      />
      <TextField
        {...form.field('value')}
        value={shown}
        label={by === 'amount' ? text.amount : text.units}
        note={rangeOf(base, by, text)}
        before={by === 'amount' ? '₹' : undefined}
        inputMode="decimal"
        autoComplete="off"
        disabled={all || isOff}
        figures
      />
      <Checkbox checked={all} onChange={redeemAll} disabled={isOff} name="all">
        {kind === 'switch' ? text.switchAll : text.redeemAll}
      </Checkbox>
      {/* what comes of it is spoken alone, each time that it changes */}
      <p className="px-vh" role="status">
        {redemption.preview && !redemption.isComing && payoutOf(redemption.preview, text)}
      </p>
      {redemption.isComing && <p className="px-sale__muted">{text.workingOut}</p>}
      {redemption.preview && (
        <RedemptionExpectation
          preview={redemption.preview}
          isBefore={redemption.isComing}
          takesFocus={redemption.hasFailed}
        />
      )}
      {(redemption.failure || redemption.isTriedAgain) && (
        <NoExpectation error={redemption.failure} onRetry={redemption.workOut} />
      )}
      {refusal && (
        <div role="alert">
          <Banner tone="danger">{refusal}</Banner>
        </div>
      )}
      {wait > 0 && <p className="px-sale__muted">{text.waitFor(wait)}</p>}
      <div className="px-sale__actions">
        {onCancel && <Button onClick={onCancel}>{text.cancel}</Button>}
        {!isOff && (
          <Button type="submit" variant="primary" busy={busy}>
            {isAdvisors ? text.ask : text.confirm}
          </Button>
        )}
      </div>
      {isAdvisors && !isOff && (
        <Propose
          fallback={null}
          call={kind === 'switch' ? 'requestSwitch' : 'requestRedemption'}
          filled={redemption.filled}
        />
      )}
    </form>
  );
}

function payoutOf({ estimate, switchTo }: RedemptionPreview, text: typeof redemptionText): string | null {
  if (!estimate) return null;
  return `${switchTo ? text.goesOver : text.youGet}: ${formatMoney(estimate.payout, 2)}`;
}

/** What is held, and what of it cannot be sold. */
function Holder({ base }: { readonly base: RedemptionPreview }) {
  const text = useWords(redemptionText);
  return (
    <>
      <div>
        <strong lang="en">{base.schemeName}</strong>
        <p className="px-sale__muted">{text.folio(base.folioNo)}</p>
      </div>
      <Facts
        facts={[
          { term: text.available, value: <Money amount={base.availableAmount} decimals={2} /> },
          { term: text.units, value: formatUnits(base.freeUnits) },
        ]}
      />
      {base.lockedUnits > 0 && (
        <Banner tone="info">{text.locked(base.lockedUnits, base.unlockDate, earlierUnlockOf(base.subCategory))}</Banner>
      )}
      {base.inProgressUnits > 0 && <Banner tone="info">{text.inProgress(base.inProgressUnits)}</Banner>}
    </>
  );
}

function Target({ isin, redemption: { form } }: { readonly isin: string; readonly redemption: RedemptionFormVerbs }) {
  const text = useWords(redemptionText);
  const { data } = useSwitchTargets(isin, true);
  if (data?.length === 0) return <Banner tone="info">{text.noTargets}</Banner>;
  const picked = data?.find((target) => target.isin === form.values.toIsin);
  const options = (data ?? []).map((target) => ({ value: target.isin, text: target.schemeName }));
  return (
    <>
      <SelectField
        label={text.to}
        name="toIsin"
        options={options}
        prompt={text.choose}
        value={form.values.toIsin}
        onPick={(toIsin) => form.set('toIsin', toIsin)}
        hint={picked && text.takes(picked.minimumAmount)}
        error={form.errorOf('toIsin')}
      />
      <TargetLockIn isin={isin} toIsin={form.values.toIsin} />
    </>
  );
}

/** Says for how long the units are locked in that a switch buys; nothing where they are not. */
export function TargetLockIn({ isin, toIsin }: Pick<RedemptionInput, 'isin' | 'toIsin'>) {
  const text = useWords(redemptionText);
  const { data } = useSwitchTargets(isin, toIsin !== undefined);
  const { lockInYears = 0, subCategory } = data?.find((target) => target.isin === toIsin) ?? {};
  return lockInYears > 0 && <Banner tone="warning">{text.lockedFor(lockInYears, earlierUnlockOf(subCategory))}</Banner>;
}

function rangeOf(base: RedemptionPreview, by: 'amount' | 'units', text: typeof redemptionText): string | undefined {
  const { min, max } = redemptionBounds(base, { units: base.freeUnits, amount: base.availableAmount }, by);
  if (max < min) return undefined;
  return by === 'amount'
    ? text.range(formatMoney(paise(min), min % 100 === 0 ? 0 : 2), formatMoney(paise(max), max % 100 === 0 ? 0 : 2))
    : text.range(formatUnits(unitsFromScaled(min)), formatUnits(unitsFromScaled(max)));
}
