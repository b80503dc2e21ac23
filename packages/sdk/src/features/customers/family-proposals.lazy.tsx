import { errorSentence } from '@prosperx/core/errors';
import { type FamilyProposals, PROPOSAL_WORDS_LENGTH, proposalFieldText } from '@prosperx/core/proposal';
import { QueryState } from '#domain/query-state/query-state.js';
import { Badge, type BadgeProps } from '#primitives/display/badge.js';
import { Banner } from '#primitives/display/banner.js';
import { Button } from '#primitives/display/button.js';
import { Card } from '#primitives/display/card.js';
import { SkeletonRows } from '#primitives/display/skeleton.js';
import { Row, Stack } from '#primitives/display/stack.js';
import { type Column, Table } from '#primitives/display/table.js';
import { TextArea } from '#primitives/form/text-area.js';
import { useForm } from '#primitives/form/use-form.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { useEnterAccount } from '#queries/customers.js';
import { useFamilyProposals, useSendFamilyProposal, useWithdrawFamilyProposal } from '#queries/family-proposals.js';
import { errorMessage } from '#services/services.js';
import { useWidget } from '#services/widget-context.js';
import { useDeskDraft } from '#session/use-draft.js';
import { familyProposalsText } from './family-proposals.text.js';

interface FamilyProps {
  readonly family: string;
}

/** What an advisor puts together for each member of a family, sends to all of them at once, and follows. */
export function FamilyProposalsCard({ family }: FamilyProps) {
  const text = useWords(familyProposalsText);
  const query = useFamilyProposals(family);
  return (
    <Card>
      <QueryState query={query} failed={text.failed} reasonOf={errorMessage} waiting={<SkeletonRows rows={2} />}>
        {({ members, sets }) => (
          <Stack>
            <p className="px-muted">{text.lead}</p>
            <Members members={members} />
            <Send key={family} family={family} members={members} />
            {sets.map((set) => (
              <Sent key={set.setId} family={family} set={set} />
            ))}
          </Stack>
        )}
      </QueryState>
    </Card>
  );
}

type Member = FamilyProposals['members'][number];

function Members({ members }: Pick<FamilyProposals, 'members'>) {
  const text = useWords(familyProposalsText);
  const { navigate } = useWidget();
  const enter = useEnterAccount(() => navigate('/proposals'));
  const columns: readonly Column<Member>[] = [
    { name: 'member', title: text.member, full: true, cell: ({ name }) => <strong>{name}</strong> },
    { name: 'part', title: text.part, cell: ({ drafted }) => text.drafted(drafted) },
    {
      name: 'open',
      title: text.open,
      action: true,
      cell: ({ memberId, name }) => (
        <Button
          size="sm"
          aria-label={text.openOf(name)}
          busy={enter.isPending && enter.variables === memberId}
          onClick={() => enter.mutate(memberId)}
        >
          {text.open}
        </Button>
      ),
    },
  ];
  return <Table caption={text.title} columns={columns} rows={members} keyOf={({ memberId }) => memberId} dense cards />;
}

const initial = { words: '' };

function Send({ family, members }: FamilyProps & Pick<FamilyProposals, 'members'>) {
  const text = useWords(familyProposalsText);
  const faults = useWords(proposalFieldText);
  const send = useSendFamilyProposal(family);
  const ready = members.filter(({ drafted }) => drafted > 0).length;
  const form = useForm({
    initial,
    // the members are looked at meanwhile, and their accounts opened
    draft: useDeskDraft(`family proposal ${family}`, initial),
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
        // what was not sent to somebody is sent again
        onSuccess: ({ outcomes }) => {
          if (outcomes.every(({ fault }) => !fault)) form.saved();
        },
      }),
  });
  return (
    <>
      <div role="status" className="px-said">
        {send.data && <Outcomes outcomes={send.data.outcomes} />}
      </div>
      {ready > 0 && (
        <form {...form.form}>
          <Stack gap={3}>
            <TextArea {...form.field('words')} label={text.words} hint={text.wordsHint} rows={3} />
            {send.error && (
              <div role="alert">
                <Banner tone="danger">{errorMessage(send.error)}</Banner>
              </div>
            )}
            <Button type="submit" variant="primary" busy={send.isPending}>
              {text.send(ready)}
            </Button>
          </Stack>
        </form>
      )}
    </>
  );
}

type Sending = NonNullable<ReturnType<typeof useSendFamilyProposal>['data']>;

function Outcomes({ outcomes }: Pick<Sending, 'outcomes'>) {
  const text = useWords(familyProposalsText);
  const isAll = outcomes.every(({ sentTo }) => sentTo !== '');
  return (
    <Banner tone={isAll ? 'success' : 'warning'}>
      {isAll ? text.all : text.nobody}
      <ul>
        {outcomes.map(({ memberId, name, sentTo, fault }) =>
          sentTo !== '' || fault ? (
            <li key={memberId}>{fault ? text.notSent(name, errorSentence(fault)) : text.sentTo(name, sentTo)}</li>
          ) : null,
        )}
      </ul>
    </Banner>
  );
}

type SentSet = FamilyProposals['sets'][number];

const TONES: Readonly<Partial<Record<SentSet['parts'][number]['state'], BadgeProps['tone']>>> = {
  pending: 'accent',
  approved: 'success',
  declined: 'danger',
  expired: 'warning',
  withdrawn: 'disabled',
};

function Sent({ family, set: { setId, sentAt, parts } }: FamilyProps & { readonly set: SentSet }) {
  const text = useWords(familyProposalsText);
  const withdraw = useWithdrawFamilyProposal(family);
  const open = parts.filter(({ state }) => state === 'pending').length;
  return (
    <section className="customers__sent">
      <h3>{text.sentOn(sentAt)}</h3>
      <ul className="customers__parts">
        {parts.map(({ memberId, name, state, openedAt, answeredAt, items, approved }) => (
          <li key={memberId}>
            <span>
              {name}
              <small className="px-muted">
                {answeredAt !== null
                  ? text.answered(answeredAt)
                  : openedAt !== null
                    ? text.opened(openedAt)
                    : text.notOpened}
                {state === 'approved' && `, ${text.approvedOf(approved, items)}`}
              </small>
            </span>
            <Badge tone={TONES[state]}>{text.states[state]}</Badge>
          </li>
        ))}
      </ul>
      {withdraw.error && (
        <div role="alert">
          <Banner tone="danger">{errorMessage(withdraw.error)}</Banner>
        </div>
      )}
      {open > 0 && (
        <Row>
          <Button size="sm" variant="danger-ghost" busy={withdraw.isPending} onClick={() => withdraw.mutate(setId)}>
            {text.withdraw(open)}
          </Button>
        </Row>
      )}
    </section>
  );
}
