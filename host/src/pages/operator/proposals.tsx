import { answerProposal, getProposals, type Proposal } from '@prosperx/core/operator';
import { Badge, Button } from '@prosperx/sdk/site/ui';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { writeMoment } from '#pages/write-moment.js';
import { About } from './about.js';
import { jobWordsOf, REVIEW } from './job-words.text.js';
import { operatorText } from './operator.text.js';
import { PartFrame } from './part-frame.js';
import { ReasonDialog } from './reason-dialog.js';
import { useAct, useRead } from './use-operator.js';

const text = operatorText.proposals;
const { acts } = operatorText.jobs;

type Answer = 'approve' | 'refuse' | 'withdraw';
interface Answering {
  readonly proposal: Proposal;
  readonly answer: Answer;
}

const TONES = {
  open: 'warning',
  done: 'success',
  refused: 'disabled',
  withdrawn: 'disabled',
  over: 'disabled',
} as const;

/** What one operator proposed and another decides. */
export function Proposals() {
  const proposals = useRead(['proposals'], (api) => api(getProposals));
  const [answering, setAnswering] = useState<Answering | null>(null);
  return (
    <>
      <PartFrame
        title={text.title}
        intro={text.text}
        query={proposals}
        isEmpty={(rows) => rows.length === 0}
        empty={{ title: text.none, text: text.noneText }}
      >
        {(rows) => (
          <ul className="px-plain x-op__list">
            {rows.map((proposal) => (
              <OneProposal
                key={proposal.id}
                proposal={proposal}
                onAnswer={(answer) => setAnswering({ proposal, answer })}
              />
            ))}
          </ul>
        )}
      </PartFrame>
      {answering && <AnswerDialog answering={answering} onClose={() => setAnswering(null)} />}
    </>
  );
}

interface OneProposalProps {
  readonly proposal: Proposal;
  readonly onAnswer: (answer: Answer) => void;
}

function OneProposal({ proposal, onAnswer }: OneProposalProps) {
  const { act, jobKind, jobSeq, number, reason, proposedBy, proposedAt, state, isMine, decidedBy, decidedAt } =
    proposal;
  const answers: readonly Answer[] = isMine ? ['withdraw'] : ['approve', 'refuse'];
  return (
    <li className="x-op__item">
      <div>
        <h3>
          {acts[act]}: {jobWordsOf(jobKind)}
        </h3>
        <p className="px-muted px-small">
          <code>{jobSeq}</code> <code>{jobKind}</code> {number && <code>{number}</code>}
        </p>
        <About record={proposal.about} />
        <p>
          {text.by} <b>{proposedBy}</b>, {writeMoment(proposedAt)}: {reason}
        </p>
        {decidedBy !== null && decidedAt !== null && (
          <p>
            {text.states[state]}, {writeMoment(decidedAt)}. {text.decided(decidedBy, proposal.decisionReason ?? '')}
          </p>
        )}
      </div>
      <div className="x-op__actions">
        <Badge tone={TONES[state]}>{text.states[state]}</Badge>
        {state === 'open' && (
          <Link className="px-link px-small" to="/operator" search={{ part: jobKind === REVIEW ? 'bank' : 'jobs' }}>
            {text.look}
          </Link>
        )}
        {state === 'open' &&
          answers.map((answer) => (
            <Button
              key={answer}
              size="sm"
              variant={answer === 'approve' ? 'primary' : 'secondary'}
              aria-label={text.of(text[answer], jobSeq)}
              onClick={() => onAnswer(answer)}
            >
              {text[answer]}
            </Button>
          ))}
      </div>
    </li>
  );
}

function AnswerDialog({
  answering: { proposal, answer },
  onClose,
}: {
  readonly answering: Answering;
  readonly onClose: () => void;
}) {
  const decide = useAct((api, reason: string) => api(answerProposal, { body: { id: proposal.id, answer, reason } }), {
    done: text.done[answer],
    onDone: onClose,
  });
  return (
    <ReasonDialog
      title={text.titles[answer]}
      action={text[answer]}
      busy={decide.isPending}
      onAct={(reason) => decide.mutate(reason)}
      onClose={onClose}
    >
      <p>
        <b>
          {acts[proposal.act]}: {jobWordsOf(proposal.jobKind)}
        </b>{' '}
        <code>{proposal.jobSeq}</code> {proposal.number && <code>{proposal.number}</code>}
      </p>
      <About record={proposal.about} />
      <p>
        {text.by} {proposal.proposedBy}: {proposal.reason}
      </p>
    </ReasonDialog>
  );
}
