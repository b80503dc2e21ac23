import { approvableCallText, blockedText, type CustomerApproval } from '@prosperx/core/customer-approval';
import { PxError } from '@prosperx/core/errors';
import { earlierUnlockOf } from '@prosperx/core/fund';
import type { ApprovalBlock } from '@prosperx/core/http';
import { declarations } from '@prosperx/core/profile';
import { useState } from 'react';
import { NewTabLink } from '#domain/navigation/new-tab-link.js';
import { RedemptionExpectation } from '#domain/redemption/redemption-expectation.js';
import { OtpDialog } from '#domain/session/otp-dialog.js';
import { Banner } from '#primitives/display/banner.js';
import { Button } from '#primitives/display/button.js';
import { lazy } from '#primitives/display/lazy.js';
import { Outcome } from '#primitives/display/outcome.js';
import { RiskWarning } from '#primitives/display/risk-warning.js';
import { Stack } from '#primitives/display/stack.js';
import { SumList } from '#primitives/display/sum-list.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { useApprovalAnswer } from '#queries/customer-approval.js';
import { errorMessage } from '#services/services.js';
import { usePicture } from '#services/upload.js';
import { useStyles } from '#theme/use-styles.js';
import { approvalRequestText } from './customer-approval.text.js';
import redemptionCss from '#domain/redemption/redemption.css?inline';
import css from './customer-approval.css?inline';

const Unfit = lazy(async () => (await import('./unfit.lazy.js')).Unfit);

interface ApprovalRequestProps {
  readonly view: CustomerApproval;
  readonly token: string;
}

/** What is asked, what it brings and who asks, and the answer. */
export function ApprovalRequest({ view, token }: ApprovalRequestProps) {
  const text = useWords(approvalRequestText);
  const titles = useWords(approvableCallText);
  useStyles(redemptionCss);
  useStyles(css);
  const { call, state, sale: redemption } = view;
  const signature = usePicture(view.signatureURL ?? null);
  const signatureLines = signature
    ? [
        {
          term: text.signature,
          value: <img className="customer-approval__signature" src={signature} alt={text.signatureAlt} />,
        },
      ]
    : [];
  const [wasPending] = useState(state === 'pending');
  if (state !== 'pending') return <Answered view={view} isNew={wasPending} />;
  return (
    <div className="customer-approval">
      <p>{text.intro(view.advisorName)}</p>
      <section aria-label={titles[call]}>
        <Stack gap={4}>
          <h2>{titles[call]}</h2>
          <SumList lines={[...linesOf(view, text), ...signatureLines]} />
          {redemption && <RedemptionExpectation preview={redemption.preview} />}
          {redemption && redemption.preview.fault !== '' && <Banner tone="warning">{redemption.preview.fault}</Banner>}
          <Declared view={view} />
        </Stack>
      </section>
      <Answer token={token} shown={view.shown} blocked={view.blocked ?? null} />
      <p className="px-muted px-small">{text.stranger}</p>
      {redemption && (
        <p className="px-muted px-small">
          <RiskWarning />
        </p>
      )}
    </div>
  );
}

/** What is declared by the approval, word for word. */
function Declared({ view: { call, changes } }: Pick<ApprovalRequestProps, 'view'>) {
  const text = useWords(approvalRequestText);
  const { fatca, nominationOptOut } = useWords(declarations);
  const isRegistration = call === 'saveUser';
  const isOptOut = changes.some(({ field }) => field === 'noNominee');
  if (!isRegistration && !isOptOut) return null;
  return (
    <>
      <p>{isRegistration ? text.registration : text.optOut}</p>
      {isRegistration && (
        <p>
          {fatca.text} <NewTabLink to="/terms-conditions">{text.terms}</NewTabLink>
        </p>
      )}
      {isOptOut && <p>{nominationOptOut.text}</p>}
    </>
  );
}

function linesOf(
  { customerName, advisorName, until, changes, sale: redemption }: CustomerApproval,
  text: typeof approvalRequestText,
) {
  return [
    { term: text.forAccount, value: customerName },
    { term: text.askedBy, value: advisorName },
    { term: text.until, value: text.moment(until) },
    ...(redemption ? redemptionLines(redemption, text) : []),
    ...changes.map(({ field, before, after }) => ({
      term: text.fields[field],
      value: (
        <>
          {after ?? text.none[field]}
          {before !== null && <small className="px-muted"> {text.before(before)}</small>}
        </>
      ),
    })),
  ];
}

function redemptionLines(
  { preview, amount, units }: NonNullable<CustomerApproval['sale']>,
  text: typeof approvalRequestText,
) {
  const { schemeName, folioNo, freeUnits, switchTo } = preview;
  const isMost = earlierUnlockOf(switchTo?.subCategory) !== null;
  const much = amount === null ? (units === null ? text.all(freeUnits) : text.units(units)) : text.amount(amount);
  return [
    { term: text.from, value: <span lang="en">{schemeName}</span> },
    ...(switchTo ? [{ term: text.to, value: <span lang="en">{switchTo.schemeName}</span> }] : []),
    ...(switchTo?.lockInYears ? [{ term: text.lockIn, value: text.lockInYears(switchTo.lockInYears, isMost) }] : []),
    { term: text.folio, value: folioNo },
    { term: text.much, value: much },
  ];
}

/** Says whether a refusal is about what the advisor entered: there are no fields here to correct it. */
const isOfFields = (error: Error): error is PxError =>
  error instanceof PxError && error.code === 'invalid_input' && error.details.fields?.['otp'] === undefined;

interface AnswerProps {
  readonly token: string;
  readonly shown: string;
  /** Why it cannot be approved at present. */
  readonly blocked: ApprovalBlock | null;
}

function Answer({ blocked, ...asked }: AnswerProps) {
  const text = useWords(approvalRequestText);
  const blocks = useWords(blockedText);
  const answer = useApprovalAnswer(asked);
  const { sent } = answer;
  const problem = blocked ? answer.declineError : answer.problem;
  return (
    <Stack gap={3}>
      {problem && (
        <div role="alert">
          <Banner tone="danger">
            {isOfFields(problem) ? <Unfit error={problem} fallback={text.unfit} /> : errorMessage(problem)}
          </Banner>
        </div>
      )}
      {blocked ? (
        <div role="status">
          <Banner tone="warning">{blocks[blocked]}</Banner>
        </div>
      ) : (
        <Button variant="primary" size="lg" block busy={answer.isBusy} onClick={answer.ask}>
          {text.approve}
        </Button>
      )}
      <Button variant="danger-ghost" size="lg" block busy={answer.isDeclining} onClick={answer.decline}>
        {text.decline}
      </Button>
      <OtpDialog
        sent={sent}
        title={text.otpTitle}
        submit={text.otpSubmit}
        busy={answer.isBusy}
        error={answer.otpError}
        textOf={(error) => (isOfFields(error) ? text.unfit : errorMessage(error))}
        notice={
          <>
            <p>{text.otpNotice}</p>
            {sent?.highRisk && <Banner tone="warning">{text.highRisk}</Banner>}
          </>
        }
        onGive={answer.give}
        onResend={answer.ask}
        onClose={answer.close}
      />
    </Stack>
  );
}

interface AnsweredProps extends Pick<ApprovalRequestProps, 'view'> {
  /** true: it was answered just now, so that what was pressed is gone. */
  readonly isNew: boolean;
}

function Answered({ view: { state, overBy, call, pxOrderNumber }, isNew }: AnsweredProps) {
  const text = useWords(approvalRequestText);
  const titles = useWords(approvableCallText);
  const Said = isNew ? Outcome : Banner;
  if (state === 'expired') {
    const { title, help } = text.over[overBy ?? 'expired'];
    return (
      <Said tone="warning" title={title}>
        {help}
      </Said>
    );
  }
  const isApproved = state === 'approved';
  return (
    <Stack gap={3}>
      <Said tone={isApproved ? 'success' : 'info'} title={titles[call]}>
        {!isApproved ? text.declined : pxOrderNumber === null ? text.approved : text.approvedRedemption}
      </Said>
      {pxOrderNumber !== null && <p>{text.orderNo(pxOrderNumber)}</p>}
    </Stack>
  );
}
