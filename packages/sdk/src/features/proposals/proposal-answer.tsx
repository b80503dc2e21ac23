import { blockedText } from '@prosperx/core/customer-approval';
import { RISK_WARNING } from '@prosperx/core/disclosure';
import { DECLINE_REASON_LENGTH, type Proposal, proposalFieldText } from '@prosperx/core/proposal';
import { useState } from 'react';
import { OtpDialog } from '#domain/session/otp-dialog.js';
import { Banner } from '#primitives/display/banner.js';
import { Button } from '#primitives/display/button.js';
import { Stack } from '#primitives/display/stack.js';
import { Checkbox } from '#primitives/form/checks.js';
import { TextArea } from '#primitives/form/text-area.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { Dialog } from '#primitives/overlay/dialog.js';
import { useProposalAnswer } from '#queries/proposal-answer.js';
import { errorMessage } from '#services/services.js';
import { CostsNote, nameOf, ownRiskOf, ProposalItem } from './proposal-items.js';
import { proposalText } from './proposal.text.js';

interface ProposalAnswerProps {
  readonly view: Proposal;
  readonly token: string;
  readonly onAnswered: (answered: Proposal) => void;
}

/** The items of an open proposal with the choice among them, and the two answers. All that can be carried out is chosen at first. */
export function ProposalAnswer({ view, token, onAnswered }: ProposalAnswerProps) {
  const text = useWords(proposalText);
  const words = useWords(proposalFieldText);
  const [left, setLeft] = useState<readonly string[]>([]);
  const [isDeclining, setDeclining] = useState(false);
  const answer = useProposalAnswer(token, onAnswered);
  const { items, blocked } = view;
  const blocks = useWords(blockedText);
  const chosen = items.filter(({ fault, terms }) => fault === '' && !left.includes(terms.itemId));
  const itemIds = chosen.map(({ terms }) => terms.itemId);
  const { sent, problem } = answer;
  const startDeclining = () => {
    answer.forgetErrors();
    setDeclining(true);
  };
  return (
    <>
      <Choices view={view} itemIds={itemIds} left={left} onLeave={setLeft} />
      <CostsNote view={view} />
      <Stack gap={3}>
        {problem && !blocked && (
          <div role="alert">
            <Banner tone="danger">{errorMessage(problem)}</Banner>
          </div>
        )}
        <div role="status">
          {blocked ? (
            <Banner tone="warning">{blocks[blocked]}</Banner>
          ) : (
            <p>{text.chosen(chosen.length, items.length)}</p>
          )}
        </div>
        {!blocked && (
          <Button
            variant="primary"
            size="lg"
            block
            busy={answer.isBusy}
            disabledReason={chosen.length === 0 ? words.nothingChosen : undefined}
            onClick={() => answer.ask({ shown: view.shown, itemIds })}
          >
            {text.approve(chosen.length, items.length)}
          </Button>
        )}
        <Button variant="danger-ghost" size="lg" block onClick={startDeclining}>
          {text.decline}
        </Button>
        <p className="px-muted px-small">{text.nothing}</p>
        <p className="px-muted px-small">{text.stranger}</p>
        <p className="px-muted px-small">{RISK_WARNING}</p>
      </Stack>
      <OtpDialog
        sent={sent}
        title={text.otpTitle}
        submit={text.otpSubmit}
        busy={answer.isBusy}
        error={answer.otpError}
        notice={
          <>
            <p>{text.otpNotice}</p>
            {sent?.highRisk && <Banner tone="warning">{text.highRisk}</Banner>}
          </>
        }
        onGive={answer.give}
        onResend={answer.resend}
        onClose={answer.close}
      />
      <DeclineDialog
        open={isDeclining}
        busy={answer.decline.isPending}
        error={answer.decline.error}
        onClose={() => setDeclining(false)}
        onDecline={(reason) => answer.decline.mutate({ proposalId: view.proposalId, reason })}
      />
    </>
  );
}

interface ChoicesProps {
  readonly view: Proposal;
  /** The items that are chosen. */
  readonly itemIds: readonly string[];
  /** Those that were taken out. */
  readonly left: readonly string[];
  readonly onLeave: (left: readonly string[]) => void;
}

/** The items, each with its choice; what could not be carried out now is not chosen. */
function Choices({ view, itemIds, left, onLeave }: ChoicesProps) {
  const text = useWords(proposalText);
  const own = ownRiskOf(view);
  return (
    <ul className="proposal__items px-plain" aria-label={text.itemsOf}>
      {view.items.map((item) => {
        const { itemId } = item.terms;
        return (
          <ProposalItem
            key={itemId}
            item={item}
            own={own}
            lead={
              view.blocked ? undefined : (
                <Checkbox
                  checked={itemIds.includes(itemId)}
                  disabled={item.fault !== ''}
                  onChange={(yes) => onLeave(yes ? left.filter((id) => id !== itemId) : [...left, itemId])}
                >
                  <span className="px-vh">{text.choose(nameOf(item.terms))}</span>
                </Checkbox>
              )
            }
          />
        );
      })}
    </ul>
  );
}

interface DeclineProps {
  readonly open: boolean;
  readonly busy: boolean;
  /** Why it could not be declined. */
  readonly error: Error | null;
  readonly onClose: () => void;
  readonly onDecline: (reason: string) => void;
}

function DeclineDialog({ open, busy, error, onClose, onDecline }: DeclineProps) {
  const text = useWords(proposalText);
  const words = useWords(proposalFieldText);
  const [reason, setReason] = useState('');
  const isTooLong = reason.trim().length > DECLINE_REASON_LENGTH;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={text.declineTitle}
      actions={
        <>
          <Button onClick={onClose}>{text.keep}</Button>
          <Button variant="danger" busy={busy} onClick={() => !isTooLong && onDecline(reason)}>
            {text.decline}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <p>{text.declineText}</p>
        <TextArea
          label={text.reason}
          note={text.optional}
          value={reason}
          onInput={setReason}
          error={isTooLong ? words.reasonTooLong : undefined}
        />
        {error && (
          <div role="alert">
            <Banner tone="danger">{errorMessage(error)}</Banner>
          </div>
        )}
      </Stack>
    </Dialog>
  );
}
