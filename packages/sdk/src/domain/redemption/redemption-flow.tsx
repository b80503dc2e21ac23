import type { RedemptionPreview, RedemptionInput } from '@prosperx/core/redemption';
import { useState } from 'react';
import { ownCardText } from '#domain/query-state/own-card.text.js';
import { QueryState } from '#domain/query-state/query-state.js';
import { OtpForm } from '#domain/session/otp-dialog.js';
import { Banner } from '#primitives/display/banner.js';
import { Button } from '#primitives/display/button.js';
import { TextLink } from '#primitives/display/links.js';
import { Outcome } from '#primitives/display/outcome.js';
import { RiskWarning } from '#primitives/display/risk-warning.js';
import { SkeletonRows } from '#primitives/display/skeleton.js';
import { useCountdown } from '#primitives/display/use-countdown.js';
import { useFocusFirst } from '#primitives/form/use-focus-first.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { useRedemptionPreview } from '#queries/redemption-preview.js';
import { type PlacedRedemption, type RedeemVerbs, useRedeem } from '#queries/redemption.js';
import { errorMessage } from '#services/services.js';
import { useSession } from '#session/use-session.js';
import { useStyles } from '#theme/use-styles.js';
import { RedemptionForm, TargetLockIn } from './redemption-form.js';
import { redemptionText } from './redemption.text.js';
import type { Folio, RedemptionKind } from './use-redemption-form.js';
import css from './redemption.css?inline';

export interface RedemptionFlowProps extends Folio {
  readonly kind: RedemptionKind;
  /** The page that a visitor comes back to once they have logged in. */
  readonly page?: string;
  readonly onPlaced?: ((placed: PlacedRedemption) => void) | undefined;
  /** Asked for by Cancel; left out where there is nowhere to go back to. */
  readonly onCancel?: (() => void) | undefined;
  /** Asked for once it is done. */
  readonly onDone: () => void;
}

/** Redeems or switches units of a folio in three steps: how much, the code, and that it is placed. Another folio begins with the first. */
export function RedemptionFlow(props: RedemptionFlowProps) {
  const { kind, isin, folioNo } = props;
  return <FlowOfFolio key={`${kind} ${isin} ${folioNo}`} {...props} />;
}

function FlowOfFolio({ page = '/profile/portfolio', ...props }: RedemptionFlowProps) {
  const text = useWords(redemptionText);
  const words = useWords(ownCardText);
  useStyles(css);
  const { status } = useSession();
  const { isin, folioNo } = props;
  const all: RedemptionInput = { isin, folioNo, redeemType: 'amount', amount: null, units: null, allRedeem: 'Y' };
  const base = useRedemptionPreview(status === 'signed_in' && isin !== '' ? all : null);
  return (
    <QueryState
      query={base}
      failed={text.failed}
      reasonOf={errorMessage}
      logIn={{ title: words[props.kind].logIn, to: page }}
      waiting={<SkeletonRows rows={4} />}
    >
      {(found) => <Steps {...props} base={found} />}
    </QueryState>
  );
}

function Steps({
  kind,
  base,
  onPlaced,
  onCancel,
  onDone,
  ...folio
}: RedemptionFlowProps & { readonly base: RedemptionPreview }) {
  const [placed, setPlaced] = useState<PlacedRedemption | null>(null);
  const [request, setRequest] = useState<RedemptionInput | null>(null);
  const redeem = useRedeem((redemption) => {
    setPlaced(redemption);
    onPlaced?.(redemption);
  });
  const wait = useCountdown(redeem.wait, redeem.refusedBy);
  const isWaitedOut = redeem.wait > 0 && wait === 0;
  const isForm = redeem.sent === null;
  const form = useFocusFirst<HTMLDivElement>(isForm);
  if (placed) return <Placed kind={kind} placed={placed} onDone={onDone} />;
  if (redeem.isAsked) return <Asked kind={kind} onDone={onDone} />;
  const submit = (wanted: RedemptionInput) => {
    setRequest(wanted);
    redeem.ask(wanted);
  };
  return (
    <>
      {/* the form stays as it was behind the code */}
      <div ref={form} hidden={!isForm}>
        <RedemptionForm
          {...{ kind, folio, base, onCancel }}
          busy={redeem.isBusy}
          refusal={isWaitedOut ? null : redeem.refusal}
          wait={wait}
          onSubmit={submit}
        />
      </div>
      {!isForm && request && <Code kind={kind} base={base} request={request} redeem={redeem} />}
      <p className="px-sale__muted px-sale__warning">
        <RiskWarning />
      </p>
    </>
  );
}

interface CodeProps {
  readonly kind: RedemptionKind;
  readonly base: RedemptionPreview;
  readonly request: RedemptionInput;
  readonly redeem: RedeemVerbs;
}

function Code({ kind, base, request, redeem }: CodeProps) {
  const text = useWords(redemptionText);
  const what = request.amount === null ? text.unitsOf(request.units ?? base.freeUnits) : text.amountOf(request.amount);
  const { sent } = redeem;
  if (!sent) return null;
  return (
    <OtpForm
      key={sent.sends}
      sent={sent}
      submit={text.otpSubmit[kind]}
      busy={redeem.isBusy}
      error={redeem.error}
      incomplete={text.otpIncomplete}
      notice={
        <>
          <p>
            {text.otpNotice[kind](what, base.schemeName)}{' '}
            <TextLink small onClick={redeem.leave}>
              {text.back}
            </TextLink>
          </p>
          <TargetLockIn {...request} />
          {sent.highRisk && <Banner tone="warning">{text.highRisk}</Banner>}
        </>
      }
      onGive={redeem.give}
      onResend={redeem.resend}
    />
  );
}

/** What an advisor reads once their customer was asked. */
function Asked({ kind, onDone }: Pick<RedemptionFlowProps, 'kind' | 'onDone'>) {
  const text = useWords(redemptionText);
  return (
    <div className="px-sale px-room">
      <Outcome tone="success">{text.asked[kind]}</Outcome>
      <p>{text.askedNext}</p>
      <Button variant="primary" block onClick={onDone}>
        {text.close}
      </Button>
    </div>
  );
}

function Placed({
  kind,
  placed,
  onDone,
}: Pick<RedemptionFlowProps, 'kind' | 'onDone'> & { readonly placed: PlacedRedemption }) {
  const text = useWords(redemptionText);
  return (
    <div className="px-sale px-room">
      <Outcome tone="success">{text.done[kind]}</Outcome>
      <p>{kind === 'switch' ? text.doneSwitch : text.doneCredit(placed.creditDate)}</p>
      <p className="px-sale__muted">{text.orderNo(placed.pxOrderNumber)}</p>
      <Button variant="primary" block onClick={onDone}>
        {text.close}
      </Button>
    </div>
  );
}
