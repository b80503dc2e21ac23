import { formatDate, formatMoney } from '@prosperx/core/format';
import {
  endPersonSessions,
  type FoundRecord,
  getOperatorPerson,
  getPersonTimeline,
  type OperatorPerson,
  revealPerson,
  type TimelineEntry,
} from '@prosperx/core/operator';
import { Badge, Banner, Button, Card, Facts, Table } from '@prosperx/sdk/site/ui';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { writeMoment } from '#pages/write-moment.js';
import { jobWordsOf, REVIEW } from './job-words.text.js';
import { operatorText, writeAction, writeActor } from './operator.text.js';
import { Pages } from './pages.js';
import { PartFrame } from './part-frame.js';
import { ReasonDialog } from './reason-dialog.js';
import { recordColumns } from './record-columns.js';
import { useAct, useRead } from './use-operator.js';
import { withFound } from './with-found.js';

const text = operatorText.person;

interface PersonProps {
  readonly profileId: string;
  /** What was found last; null where nobody has searched. */
  readonly found: readonly FoundRecord[] | null;
}

/** An account with all that is in it; its numbers are masked until somebody says why they need them. */
export function Person({ profileId, found }: PersonProps) {
  const person = useRead(['person', profileId], (api) => api(getOperatorPerson, { query: { profileId } }));
  return (
    <>
      {found !== null && (
        <p>
          <Link className="px-link" to="/operator" search={{ part: 'find' }}>
            {text.back}
          </Link>
        </p>
      )}
      <PartFrame title={person.data?.name ?? text.facts} query={person}>
        {(data) => <PersonFacts person={data} />}
      </PartFrame>
      {person.data && <Records person={person.data} found={found ?? []} />}
      {person.data && <Timeline profileId={profileId} />}
    </>
  );
}

interface Shown {
  readonly mobile: string;
  readonly email: string | null;
  readonly pan: string | null;
  readonly accounts: readonly string[];
}

/** What of an account waits for a person, each kind with the way to its jobs. */
function Parked({ person: { profileId, parked = [] } }: { readonly person: OperatorPerson }) {
  return parked.map((kind) => (
    <Banner key={kind} tone="warning">
      <Link className="px-link" to="/operator" search={{ part: kind === REVIEW ? 'bank' : 'jobs', profileId }}>
        {text.parked(jobWordsOf(kind))}
      </Link>
    </Banner>
  ));
}

function PersonFacts({ person }: { readonly person: OperatorPerson }) {
  const [asking, setAsking] = useState<'reveal' | 'end' | null>(null);
  const [shown, setShown] = useState<Shown | null>(null);
  const { profileId } = person;
  const reveal = useAct((api, reason: string) => api(revealPerson, { body: { profileId, reason } }), {
    onDone: ({ data }) => {
      setShown(data);
      setAsking(null);
    },
  });
  const end = useAct((api, reason: string) => api(endPersonSessions, { body: { profileId, reason } }), {
    done: ({ data }) => text.ended(data.ended),
    onDone: () => setAsking(null),
  });
  const { mobile, email, pan } = shown ?? person;
  const accounts = person.accounts.map(({ account, bank, ifsc, state }, at) => (
    <span key={account} className="x-op__line">
      <code>{shown?.accounts[at] ?? account}</code> {bank}, {ifsc}{' '}
      {state !== 'active' && <Badge tone="warning">{state}</Badge>}
    </span>
  ));
  const facts = [
    { term: text.client, value: <code>{person.ucc}</code> },
    { term: text.mobile, value: <code>{mobile}</code> },
    { term: text.email, value: email ?? text.none, isWhole: true },
    { term: text.pan, value: pan === null ? text.none : <code>{pan}</code> },
    {
      term: text.kyc,
      value:
        person.kycStatus === null
          ? text.none
          : writeAction(person.kycStatus.replace(/^KYC_|_STATUS$/g, '')).toLowerCase(),
    },
    { term: text.exchange, value: person.exchangeRefusal || (text.registered[person.registeredWithBse] ?? '') },
    { term: text.advisor, value: person.agentCode ?? text.none },
    { term: text.opened, value: writeMoment(person.createdAt) },
    ...(person.closedAt === null ? [] : [{ term: text.closed, value: writeMoment(person.closedAt) }]),
    ...(person.deletionOn === null ? [] : [{ term: text.deletion, value: formatDate(person.deletionOn) }]),
  ];
  return (
    <>
      <Facts facts={facts} boxed />
      <Parked person={person} />
      <div>
        <h3 className="x-op__small">{text.accounts}</h3>
        {accounts.length === 0 ? text.none : accounts}
      </div>
      {shown && <Banner tone="info">{text.shown}</Banner>}
      <div className="x-op__actions">
        {!shown && (
          <Button size="sm" onClick={() => setAsking('reveal')}>
            {text.reveal}
          </Button>
        )}
        <Button size="sm" onClick={() => setAsking('end')}>
          {text.end}
        </Button>
      </div>
      {asking && (
        <ReasonDialog
          title={asking === 'reveal' ? text.revealTitle : text.endTitle}
          action={asking === 'reveal' ? text.reveal : text.end}
          busy={reveal.isPending || end.isPending}
          onAct={(reason) => (asking === 'reveal' ? reveal : end).mutate(reason)}
          onClose={() => setAsking(null)}
        >
          <p>{asking === 'reveal' ? text.revealText : text.endText}</p>
        </ReasonDialog>
      )}
    </>
  );
}

interface RecordsProps {
  readonly person: OperatorPerson;
  readonly found: readonly FoundRecord[];
}

function Records({ person, found }: RecordsProps) {
  const { records, isFound } = withFound(person, found);
  return (
    <Card title={text.records}>
      {records.length === 0 ? (
        <p>{text.noRecords}</p>
      ) : (
        <>
          <p className="px-muted">{isFound ? text.foundAndNewest : text.newestRecords}</p>
          <Table caption={text.records} columns={recordColumns} rows={records} keyOf={({ id }) => id} cards />
        </>
      )}
    </Card>
  );
}

const timelineColumns = [
  { name: 'when', title: text.when, oneLine: true, cell: ({ at }: TimelineEntry) => writeMoment(at) },
  {
    name: 'what',
    title: text.what,
    full: true,
    cell: ({ what, about, amount, reason }: TimelineEntry) => (
      <>
        <b>{writeAction(what)}</b>
        {amount !== null && ` ${formatMoney(amount, 2)}`}
        {about !== '' && <span className="px-muted px-small x-op__about">{about}</span>}
        {reason && <span className="x-op__about">{text.because(reason)}</span>}
      </>
    ),
  },
  { name: 'who', title: text.who, cell: ({ who }: TimelineEntry) => writeActor(who) },
];

function Timeline({ profileId }: { readonly profileId: string }) {
  const [before, setBefore] = useState<string | undefined>();
  const timeline = useRead(['timeline', profileId, before], (api) =>
    api(getPersonTimeline, { query: { profileId, before } }),
  );
  return (
    <PartFrame
      title={text.timeline}
      intro={before === undefined ? text.newest : text.before(writeMoment(Number(before)))}
      query={timeline}
      isEmpty={(entries) => entries.length === 0}
      empty={{ title: text.noTimeline, text: '' }}
    >
      {(entries) => (
        <>
          <Table caption={text.timeline} columns={timelineColumns} rows={entries} keyOf={({ id }) => id} cards />
          <Pages
            rows={entries}
            from={before}
            idOf={({ at }) => String(at)}
            words={{ first: operatorText.audit.newest, next: text.older }}
            onGo={setBefore}
          />
        </>
      )}
    </PartFrame>
  );
}
