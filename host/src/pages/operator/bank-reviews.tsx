import { type BankReview, decideJob, getBankReviews } from '@prosperx/core/operator';
import { Badge, Button, Facts } from '@prosperx/sdk/site/ui';
import { Link, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { writeMoment } from '#pages/write-moment.js';
import { bankReviewsText } from './bank-reviews.text.js';
import { operatorText } from './operator.text.js';
import { Pages } from './pages.js';
import { PartFrame } from './part-frame.js';
import { Picture } from './picture.js';
import { ReasonDialog } from './reason-dialog.js';
import { useAct, useRead } from './use-operator.js';

interface Deciding {
  readonly review: BankReview;
  readonly act: 'approve' | 'drop';
}

/** Bank accounts whose names a person compares with a cheque. */
export function BankReviews() {
  const { profileId } = useSearch({ from: '/operator' });
  return <ReviewList key={profileId} profileId={profileId} />;
}

function ReviewList({ profileId }: { readonly profileId: string | undefined }) {
  const [after, setAfter] = useState<string | undefined>();
  const reviews = useRead(['bank', profileId, after], (api) => api(getBankReviews, { query: { after, profileId } }));
  const [deciding, setDeciding] = useState<Deciding | null>(null);
  return (
    <>
      <PartFrame
        title={bankReviewsText.title}
        intro={bankReviewsText.text}
        query={reviews}
        isEmpty={(rows) => rows.length === 0 && profileId === undefined && after === undefined}
        empty={{ title: bankReviewsText.none, text: bankReviewsText.noneText }}
      >
        {(rows) => (
          <>
            {profileId !== undefined && (
              <p>
                {operatorText.jobs.ofAccount}{' '}
                <Link className="px-link" to="/operator" search={{ part: 'bank' }}>
                  {operatorText.jobs.all}
                </Link>
              </p>
            )}
            {profileId !== undefined && rows.length === 0 && after === undefined && (
              <p>{operatorText.jobs.noneOfThese}</p>
            )}
            <ul className="px-plain x-op__list">
              {rows.map((review) => (
                <Review key={review.seq} review={review} onDecide={(act) => setDeciding({ review, act })} />
              ))}
            </ul>
            <Pages
              rows={rows}
              from={after}
              idOf={({ seq }) => String(seq)}
              words={operatorText.jobs.pages}
              onGo={setAfter}
            />
          </>
        )}
      </PartFrame>
      {deciding && <DecideDialog deciding={deciding} onClose={() => setDeciding(null)} />}
    </>
  );
}

function changeOf({ isDefault, isReplacement }: BankReview): string {
  if (isDefault) return isReplacement ? bankReviewsText.first : bankReviewsText.firstBeside;
  return isReplacement ? bankReviewsText.replaces : bankReviewsText.adds;
}

interface ReviewProps {
  readonly review: BankReview;
  readonly onDecide: (act: Deciding['act']) => void;
}

function Review({ review, onDecide }: ReviewProps) {
  const { name, kycName, bankHolder, bank, ifsc, account, since, fileId, profileId, proposal } = review;
  return (
    <li className="x-op__item" data-wide>
      <div className="x-op__stack">
        <h3>{name}</h3>
        <Facts
          boxed
          facts={[
            { term: bankReviewsText.ours, value: name },
            { term: bankReviewsText.kyc, value: kycName ?? bankReviewsText.unknown },
            { term: bankReviewsText.bank, value: <b>{bankHolder ?? bankReviewsText.unknown}</b> },
            { term: bankReviewsText.account, value: <code>{account}</code> },
            { term: bankReviewsText.ifsc, value: `${ifsc}, ${bank}`, isWhole: true },
            { term: bankReviewsText.change, value: changeOf(review), isWhole: review.isDefault === true },
            { term: bankReviewsText.since, value: writeMoment(since) },
          ]}
        />
        <div className="x-op__actions">
          {proposal ? (
            <Link className="px-link px-small" to="/operator" search={{ part: 'proposals' }}>
              <Badge tone="warning">{operatorText.jobs.waits(proposal.proposedBy)}</Badge>
            </Link>
          ) : (
            <>
              <Button size="sm" variant="primary" onClick={() => onDecide('approve')}>
                {bankReviewsText.approve}
              </Button>
              <Button size="sm" variant="danger-ghost" onClick={() => onDecide('drop')}>
                {bankReviewsText.refuse}
              </Button>
            </>
          )}
          <Link className="px-link px-small" to="/operator" search={{ part: 'find', profileId }}>
            {operatorText.jobs.account}
          </Link>
        </div>
      </div>
      {fileId === null ? (
        <p>{bankReviewsText.noCheque}</p>
      ) : (
        <Picture fileId={fileId} label={`${bankReviewsText.cheque}: ${name}`} />
      )}
    </li>
  );
}

function DecideDialog({
  deciding: { review, act },
  onClose,
}: {
  readonly deciding: Deciding;
  readonly onClose: () => void;
}) {
  const { proposed, done } = operatorText.jobs;
  const decide = useAct((api, reason: string) => api(decideJob, { body: { seq: review.seq, act, reason } }), {
    done: ({ data: { outcome } }) => (outcome === 'proposed' ? proposed : done[act]),
    onDone: onClose,
  });
  return (
    <ReasonDialog
      title={act === 'approve' ? bankReviewsText.approveTitle : bankReviewsText.refuseTitle}
      action={act === 'approve' ? bankReviewsText.approve : bankReviewsText.refuse}
      isDanger={act === 'drop'}
      asksSecond={act === 'approve'}
      busy={decide.isPending}
      onAct={(reason) => decide.mutate(reason)}
      onClose={onClose}
    >
      <p>
        <b>{review.name}</b>: <code>{review.account}</code>, {review.ifsc}
      </p>
      <p>
        {bankReviewsText.bank}: {review.bankHolder ?? bankReviewsText.unknown}
      </p>
    </ReasonDialog>
  );
}
