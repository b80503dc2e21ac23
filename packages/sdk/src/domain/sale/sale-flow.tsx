import { RISK_WARNING } from '@prosperx/core/disclosure';
import type { SalePreview, SaleInput } from '@prosperx/core/sale';
import { useState } from 'react';
import { errorMessage } from '#api/services.js';
import { OtpForm } from '#domain/session/otp-dialog.js';
import { QueryState } from '#domain/query-state/query-state.js';
import { Banner } from '#primitives/display/banner.js';
import { Button } from '#primitives/display/button.js';
import { TextLink } from '#primitives/display/links.js';
import { useCountdown } from '#primitives/display/use-countdown.js';
import { SkeletonRows } from '#primitives/display/skeleton.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { type PlacedSale, type SellVerbs, useSalePreview, useSell } from '#queries/sale.js';
import { useSession } from '#session/use-session.js';
import { useStyles } from '#theme/use-styles.js';
import { SaleForm } from './sale-form.js';
import css from './sale.css?inline';
import { saleText } from './sale.text.js';
import type { Folio, SaleKind } from './use-sale-form.js';

export interface SaleFlowProps extends Folio {
  readonly kind: SaleKind;
  /** The page that a visitor comes back to once they have logged in. */
  readonly page?: string;
  readonly onPlaced?: ((placed: PlacedSale) => void) | undefined;
  /** Asked for by Cancel; left out where there is nowhere to go back to. */
  readonly onCancel?: (() => void) | undefined;
  /** Asked for once it is done. */
  readonly onDone: () => void;
}

/** Redeems or switches units of a folio in three steps: how much, the code, and that it is placed. */
export function SaleFlow({ page = '/profile/portfolio', ...props }: SaleFlowProps) {
  const text = useWords(saleText);
  useStyles(css);
  const { status } = useSession();
  const { isin, folioNo } = props;
  const all: SaleInput = { isin, folioNo, redeemType: 'amount', amount: null, units: null, allRedeem: 'Y' };
  const base = useSalePreview(status === 'signed_in' && isin !== '' ? all : null);
  return (
    <QueryState
      query={base}
      failed={text.failed}
      reasonOf={errorMessage}
      logIn={{ title: text.forMembers, to: page }}
      waiting={<SkeletonRows rows={4} />}
      keepsData
    >
      {(found) => <Steps {...props} base={found} />}
    </QueryState>
  );
}

function Steps({ kind, base, onPlaced, onCancel, onDone, ...folio }: SaleFlowProps & { readonly base: SalePreview }) {
  const [placed, setPlaced] = useState<PlacedSale | null>(null);
  const [request, setRequest] = useState<SaleInput | null>(null);
  const sell = useSell((sale) => {
    setPlaced(sale);
    onPlaced?.(sale);
  });
  const wait = useCountdown(sell.wait, sell.refusedBy);
  const isWaitedOut = sell.wait > 0 && wait === 0;
  if (placed) return <Placed kind={kind} placed={placed} onDone={onDone} />;
  if (sell.isAsked) return <Asked kind={kind} onDone={onDone} />;
  const submit = (wanted: SaleInput) => {
    setRequest(wanted);
    sell.ask(wanted);
  };
  const isForm = sell.sent === null;
  return (
    <>
      {/* the form stays as it was behind the code */}
      <div hidden={!isForm}>
        <SaleForm
          {...{ kind, folio, base, onCancel }}
          busy={sell.isBusy}
          refusal={isWaitedOut ? null : sell.refusal}
          wait={wait}
          onSubmit={submit}
        />
      </div>
      {!isForm && request && <Code kind={kind} base={base} request={request} sell={sell} />}
      <p className="px-sale__muted px-sale__warning">{RISK_WARNING}</p>
    </>
  );
}

interface CodeProps {
  readonly kind: SaleKind;
  readonly base: SalePreview;
  readonly request: SaleInput;
  readonly sell: SellVerbs;
}

function Code({ kind, base, request, sell }: CodeProps) {
  const text = useWords(saleText);
  const what = request.amount === null ? text.unitsOf(request.units ?? base.freeUnits) : text.amountOf(request.amount);
  const { sent } = sell;
  if (!sent) return null;
  return (
    <OtpForm
      key={sent.sends}
      sent={sent}
      submit={text.otpSubmit[kind]}
      busy={sell.isBusy}
      error={sell.error}
      incomplete={text.otpIncomplete}
      notice={
        <>
          <p>
            {text.otpNotice[kind](what, base.schemeName)}{' '}
            <TextLink small onClick={sell.leave}>
              {text.back}
            </TextLink>
          </p>
          {sent.highRisk && <Banner tone="warning">{text.highRisk}</Banner>}
        </>
      }
      onGive={sell.give}
      onResend={sell.resend}
    />
  );
}

/** What an advisor reads once their customer was asked. */
function Asked({ kind, onDone }: Pick<SaleFlowProps, 'kind' | 'onDone'>) {
  const text = useWords(saleText);
  return (
    <div className="px-sale px-room" role="status">
      <Banner tone="success">{text.asked[kind]}</Banner>
      <p>{text.askedNext}</p>
      <Button variant="primary" block onClick={onDone}>
        {text.close}
      </Button>
    </div>
  );
}

function Placed({ kind, placed, onDone }: Pick<SaleFlowProps, 'kind' | 'onDone'> & { readonly placed: PlacedSale }) {
  const text = useWords(saleText);
  return (
    <div className="px-sale px-room" role="status">
      <Banner tone="success">{text.done[kind]}</Banner>
      <p>{kind === 'switch' ? text.doneSwitch : text.doneCredit(placed.creditDate)}</p>
      <p className="px-sale__muted">{text.orderNo(placed.pxOrderNumber)}</p>
      <Button variant="primary" block onClick={onDone}>
        {text.close}
      </Button>
    </div>
  );
}
