import { blockedTextOfAdvisor } from '@prosperx/core/customer-approval';
import { RISK_WARNING } from '@prosperx/core/disclosure';
import { isRevisable, type Proposal, type Proposals } from '@prosperx/core/proposal';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Badge, type BadgeProps } from '#primitives/display/badge.js';
import { Banner } from '#primitives/display/banner.js';
import { Button } from '#primitives/display/button.js';
import { Outcome } from '#primitives/display/outcome.js';
import { Row, Stack } from '#primitives/display/stack.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { proposalsKey } from '#queries/proposals.js';
import { useProposing } from '#queries/proposing.js';
import { errorMessage } from '#services/services.js';
import { useWidget } from '#services/widget-context.js';
import { useSession } from '#session/use-session.js';
import { useStyles } from '#theme/use-styles.js';
import type { ViewProps } from '#widget/contract.js';
import { ProposalAnswer } from './proposal-answer.js';
import { ProposalDraft } from './proposal-draft.js';
import { CostsNote, ownRiskOf, ProposalItem } from './proposal-items.js';
import { ProposalPayment } from './proposal-payment.js';
import { proposalText } from './proposal.text.js';
import type { proposalsContract } from './proposals.contract.js';
import css from './proposals.css?inline';

type Given = ViewProps<typeof proposalsContract>;

/** All that was proposed, latest first, and, of an advisor, what they are putting together. */
export function ProposalList({ data, onAnswered, onSent }: Given & { readonly data: Proposals }) {
  const text = useWords(proposalText);
  useStyles(css);
  const queryClient = useQueryClient();
  const { advisor } = useSession();
  const answered = (proposal: Proposal) => {
    queryClient.setQueriesData<Proposals>(
      { queryKey: proposalsKey },
      (known) =>
        known && { ...known, proposals: known.proposals.map((one) => (isSame(one, proposal) ? proposal : one)) },
    );
    onAnswered?.({ state: proposal.state });
  };
  return (
    <div className="proposals">
      {data.draft && <ProposalDraft key={data.draft.proposalId} draft={data.draft} onSent={() => onSent?.({})} />}
      {data.proposals.map((view) => (
        <article key={view.proposalId} className="proposal" aria-labelledby={view.proposalId}>
          <Head view={view} />
          {view.token ? (
            <ProposalAnswer key={view.shown} view={view} token={view.token} onAnswered={answered} />
          ) : (
            <>
              {view.state === 'pending' && !advisor && <Banner tone="info">{text.answerByLink}</Banner>}
              <Followed view={view} />
            </>
          )}
          {advisor && <AdvisorActs view={view} />}
        </article>
      ))}
    </div>
  );
}

const isSame = (one: Proposal, other: Proposal) => one.proposalId === other.proposalId;

/** What a link is about; what became of it stands there once it is answered. */
export function LinkedProposal({ view, token }: { readonly view: Proposal; readonly token: string }) {
  useStyles(css);
  const [answered, setAnswered] = useState<Proposal | null>(null);
  const shown = answered ?? view;
  return (
    <article className="proposal" aria-labelledby={shown.proposalId}>
      <Head view={shown} />
      {shown.state === 'pending' ? (
        <ProposalAnswer key={shown.shown} view={shown} token={token} onAnswered={setAnswered} />
      ) : (
        <>
          <Over view={shown} isNew={answered !== null} />
          <Followed view={shown} />
        </>
      )}
    </article>
  );
}

const TONES: Readonly<Partial<Record<Proposal['state'], BadgeProps['tone']>>> = {
  pending: 'accent',
  approved: 'success',
  declined: 'danger',
  expired: 'warning',
  withdrawn: 'disabled',
};

/** Who proposes it to whom, which version it is and until when, and why. */
function Head({ view }: { readonly view: Proposal }) {
  const text = useWords(proposalText);
  const { proposalId, advisorName, arn, customerName, version, sentAt, until, state, words, riskClass, openedAt } =
    view;
  const own = ownRiskOf(view);
  return (
    <header className="proposal__intro">
      <div className="proposal__title">
        <h2 id={proposalId}>{text.by(advisorName, arn)}</h2>
        <Badge tone={TONES[state]}>{text.states[state]}</Badge>
      </div>
      <p className="px-muted px-small">
        {[
          text.forWhom(customerName),
          sentAt !== null && text.version(version, sentAt),
          state === 'pending' && until !== null && text.until(until),
          openedAt != null && text.opened(openedAt),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {state === 'pending' && version > 1 && <Banner tone="info">{text.replaces}</Banner>}
      {words !== '' && <blockquote>{words}</blockquote>}
      {state === 'pending' && (
        <p className="px-small">
          {own && riskClass ? text.ownRisk(own, riskClass.date, riskClass.byAdvisor) : text.noRisk}
        </p>
      )}
    </header>
  );
}

/** What became of a proposal, for whoever answered it, and what comes next. */
function Over({ view: { state, paymentUrl }, isNew }: { readonly view: Proposal; readonly isNew: boolean }) {
  const text = useWords(proposalText);
  const { navigate } = useWidget();
  const Said = isNew ? Outcome : Banner;
  return (
    <Stack gap={3}>
      <Said tone={state === 'approved' ? 'success' : 'info'}>{text.over[state]}</Said>
      {state === 'approved' && paymentUrl === null && (
        <Button onClick={() => navigate('/proposals')}>{text.follow}</Button>
      )}
    </Stack>
  );
}

/** Items that are not to be chosen among: how far each is, and the way to pay. */
function Followed({ view }: { readonly view: Proposal }) {
  const text = useWords(proposalText);
  const own = ownRiskOf(view);
  const { items, declineReason } = view;
  return (
    <>
      {declineReason !== '' && <p>{text.reasonGiven(declineReason)}</p>}
      <ProposalPayment view={view} />
      {items.length > 0 && (
        <ul className="proposal__items px-plain" aria-label={text.itemsOf}>
          {items.map((item) => (
            <ProposalItem key={item.terms.itemId} item={item} own={own} />
          ))}
        </ul>
      )}
      <CostsNote view={view} />
      <p className="px-muted px-small">{RISK_WARNING}</p>
    </>
  );
}

/** What an advisor does next with a proposal that they sent. */
function AdvisorActs({ view: { proposalId, state, until, blocked } }: { readonly view: Proposal }) {
  const text = useWords(proposalText);
  const blocks = useWords(blockedTextOfAdvisor);
  const { revise, withdraw } = useProposing();
  const problem = revise.error ?? withdraw.error;
  const isPending = state === 'pending';
  if (!isRevisable(state)) return null;
  return (
    <Stack gap={3}>
      <p className="px-small">{isPending && until !== null ? text.waits(until) : text.next[state]}</p>
      {blocked && <Banner tone="warning">{blocks[blocked]}</Banner>}
      {problem && (
        <div role="alert">
          <Banner tone="danger">{errorMessage(problem)}</Banner>
        </div>
      )}
      <Row gap={3}>
        <Button busy={revise.isPending} onClick={() => revise.mutate(proposalId)}>
          {text.revise}
        </Button>
        {isPending && (
          <Button variant="danger-ghost" busy={withdraw.isPending} onClick={() => withdraw.mutate(proposalId)}>
            {text.withdraw}
          </Button>
        )}
      </Row>
    </Stack>
  );
}
