import { RISK_WARNING } from '@prosperx/core/disclosure';
import { type Proposal, PROPOSAL_WORDS_LENGTH, proposalFieldText } from '@prosperx/core/proposal';
import { Badge } from '#primitives/display/badge.js';
import { Banner } from '#primitives/display/banner.js';
import { Button } from '#primitives/display/button.js';
import { TextArea } from '#primitives/form/text-area.js';
import { useForm } from '#primitives/form/use-form.js';
import { useRemoved } from '#primitives/hooks/use-removed.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { useProposing } from '#queries/proposing.js';
import { errorMessage, useServices } from '#services/services.js';
import { useStoredDraft } from '#session/use-draft.js';
import { CostsNote, nameOf, ownRiskOf, ProposalItem } from './proposal-items.js';
import { proposalText } from './proposal.text.js';

const READING_TIME = 10_000;

/** What an advisor is putting together: items to take out, their words, and the way to send it. */
export function ProposalDraft({ draft, onSent }: { readonly draft: Proposal; readonly onSent: () => void }) {
  const text = useWords(proposalText);
  const faults = useWords(proposalFieldText);
  const { flash } = useServices();
  const { remove, send } = useProposing();
  const own = ownRiskOf(draft);
  const removed = useRemoved();
  const initial = { words: draft.words };
  const form = useForm({
    initial,
    // what is added is chosen on other pages; an account has one draft, and another one once all of it was taken out
    draft: useStoredDraft('proposal', initial),
    check: ({ words }) => ({
      words:
        words.trim() === ''
          ? faults.wordsMissing
          : words.trim().length > PROPOSAL_WORDS_LENGTH
            ? faults.wordsTooLong
            : undefined,
    }),
    textOf: (sentence) => sentence,
    onSubmit: ({ words }) =>
      send.mutate(words, {
        onSuccess: ({ sentTo }) => {
          form.saved();
          flash.getState().show('success', text.sent(sentTo), READING_TIME);
          onSent();
        },
      }),
  });
  const problem = send.error ?? remove.error;
  return (
    <article className="proposal" aria-labelledby={draft.proposalId}>
      <header className="proposal__intro">
        <div className="proposal__title">
          <h2 id={draft.proposalId}>{text.by(draft.advisorName, draft.arn)}</h2>
          <Badge tone="warning">{draft.version > 1 ? text.draftVersion(draft.version) : text.draft}</Badge>
        </div>
        <p className="px-muted px-small">{text.addMore}</p>
      </header>
      <ul className="proposal__items px-plain" aria-label={text.itemsOf}>
        {draft.items.map((item) => (
          <ProposalItem key={item.terms.itemId} item={item} own={own}>
            <Button
              size="sm"
              variant="danger-ghost"
              aria-label={text.remove(nameOf(item.terms))}
              busy={remove.isPending && remove.variables === item.terms.itemId}
              onClick={() => remove.mutate(item.terms.itemId, { onSuccess: () => removed.tell(nameOf(item.terms)) })}
            >
              {text.removeItem}
            </Button>
          </ProposalItem>
        ))}
      </ul>
      {removed.status}
      <CostsNote view={draft} />
      <form className="proposal__form px-room" {...form.form}>
        <TextArea {...form.field('words')} label={text.words} hint={text.wordsHint} rows={4} />
        {problem && (
          <div role="alert">
            <Banner tone="danger">{errorMessage(problem)}</Banner>
          </div>
        )}
        <Button type="submit" variant="primary" size="lg" block busy={send.isPending}>
          {text.send}
        </Button>
        <p className="px-muted px-small">{RISK_WARNING}</p>
      </form>
    </article>
  );
}
