import { CUSTOMER_NEEDS } from '@prosperx/core/agent';
import { firstNameOf, formatMoment } from '@prosperx/core/format';
import { whatsAppLink } from '@prosperx/core/share';
import { useSession } from '@prosperx/sdk/site';
import {
  isOnPhone,
  needText,
  needTone,
  placeOf,
  type useAgentOverview,
  useEnterAccount,
  type WaitingRow,
} from '@prosperx/sdk/site/advisor';
import {
  Badge,
  Button,
  EmptyState,
  Icon,
  lazy,
  Money,
  Monogram,
  SkeletonRow,
  siteIcons,
  useChipStyles,
  useWords,
  writtenIn,
} from '@prosperx/sdk/site/ui';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { advisorHomeText } from './advisor-home.text.js';
import { advisorWaitingText } from './advisor-waiting.text.js';
import { aboutOf, cartOf, dayOf, mandateOf, proposalOf } from './waiting-words.js';

const MorningMail = lazy(async () => (await import('#pages/advisor/morning-mail.lazy.js')).MorningMail);

interface WaitingProps {
  readonly overview: ReturnType<typeof useAgentOverview>;
}

/** What waits in customers' accounts, the most urgent first, each with a message about it and the way to do it. */
export function Waiting({ overview: { data, error } }: WaitingProps) {
  const [isMailOpen, setMailOpen] = useState(false);
  const text = useWords(advisorHomeText);
  return (
    <section className="x-section" aria-labelledby="waiting">
      <div className="x-head">
        <h2 className="x-h2" id="waiting">
          {text.waiting}
        </h2>
        <Link className="px-link px-small" to="/my-customers">
          {text.all} <Icon shape={siteIcons.arrowRight} />
        </Link>
      </div>
      {data ? (
        <List waiting={data.waiting} />
      ) : error ? (
        <EmptyState level={3} tone="error" title={text.failed} />
      ) : (
        <Rows />
      )}
      {data && <More {...data} />}
      <div>
        <Button variant="ghost" size="sm" aria-haspopup="dialog" onClick={() => setMailOpen(true)}>
          {text.byMail}
        </Button>
      </div>
      {isMailOpen && <MorningMail onClose={() => setMailOpen(false)} />}
    </section>
  );
}

const Rows = () => (
  <div className="x-card" aria-busy="true">
    <SkeletonRow />
    <SkeletonRow />
  </div>
);

function List({ waiting }: { readonly waiting: readonly WaitingRow[] }) {
  const text = useWords(advisorHomeText);
  const navigate = useNavigate();
  const enter = useEnterAccount((encryptedId) => {
    const { need, about } = waiting.find((row) => row.encryptedId === encryptedId) ?? {};
    const [to, search] = placeOf(need, about);
    void navigate({ to: to as never, search: search as never });
  });
  const propose = useEnterAccount(() => void navigate({ to: '/proposals' }));
  if (waiting.length === 0) return <p className="x-card h-agent__none px-muted">{text.nothing}</p>;
  return (
    <ul className="x-card h-agent__waiting px-plain">
      {waiting.map((row) => (
        <Row key={row.encryptedId} row={row} entering={enter} proposing={propose} />
      ))}
    </ul>
  );
}

interface RowProps {
  readonly row: WaitingRow;
  readonly entering: ReturnType<typeof useEnterAccount>;
  readonly proposing: ReturnType<typeof useEnterAccount>;
}

/** Needs that are answered by something else than a proposal of their own. */
const NOT_PROPOSED: ReadonlySet<WaitingRow['need']> = new Set(['order', 'approval', 'proposal', 'kyc', 'kyc_hold']);

function Row({ row, entering, proposing }: RowProps) {
  const needWords = useWords(needText);
  const text = useWords(advisorHomeText);
  const words = useWords(advisorWaitingText);
  const { encryptedId, name, mobile, need, amount, family } = row;
  return (
    <li>
      <Monogram name={name} user />
      <div className="h-agent__who">
        <b>{name}</b>
        <small>{mobile}</small>
        <small>
          <Note row={row} />
        </small>
        {family !== '' && (
          <Link className="px-link px-small" to="/my-customers" search={{ familyOf: encryptedId }}>
            {words.family(family)}
          </Link>
        )}
      </div>
      <Badge tone={needTone[need]}>{needWords.state[need]}</Badge>
      <p className="h-agent__sum">
        {amount !== null && <Money amount={amount} />}
        {amount !== null && need === 'mandate' && <small>{text.aMonth}</small>}
      </p>
      <div className="h-agent__acts">
        <Message row={row} />
        {!NOT_PROPOSED.has(need) && (
          <Button
            size="sm"
            variant="ghost"
            aria-label={words.proposeTo(name)}
            busy={proposing.isPending && proposing.variables === encryptedId}
            onClick={() => proposing.mutate(encryptedId)}
          >
            {words.propose}
          </Button>
        )}
        <Button
          size="sm"
          aria-label={`${needWords.act[need]}, ${name}`}
          busy={entering.isPending && entering.variables === encryptedId}
          onClick={() => entering.mutate(encryptedId)}
        >
          {needWords.act[need]}
        </Button>
      </div>
    </li>
  );
}

/** Opens WhatsApp with a message to a customer about what waits; the advisor chooses them there, reads it over and sends it. */
function Message({ row }: Pick<RowProps, 'row'>) {
  const { name } = row;
  const words = useWords(advisorWaitingText);
  const { advisor } = useSession();
  const message = words.toCustomer(firstNameOf(name), aboutOf(words, row), advisor?.advisorName ?? '');
  return (
    <a
      className="px-iconbtn"
      href={whatsAppLink(message, isOnPhone())}
      target="_blank"
      rel="noreferrer"
      aria-label={words.message(name)}
    >
      <Icon shape={siteIcons.chat} />
    </a>
  );
}

/** What is known of a need; what a bank or the exchange said is told in their English words. */
function Note({ row }: Pick<RowProps, 'row'>) {
  const { need, about = 'cart', until, reason, missedAt } = row;
  const text = useWords(advisorHomeText);
  if (reason !== '' && missedAt !== null)
    return (
      <>
        {dayOf(missedAt)}: <span lang={writtenIn(reason)}>{reason}</span>
      </>
    );
  if (need === 'order') return text.approved(about, until === null ? '' : formatMoment(until));
  if (need === 'payment') return until === null ? text.paymentOpen : text.payment(formatMoment(until));
  if (need === 'approval') return text.cart[cartOf(row)](until === null ? '' : formatMoment(until));
  if (need === 'mandate') return text.mandate[mandateOf(row)];
  if (need === 'proposal') {
    const proposal = proposalOf(row);
    return proposal === 'waiting'
      ? text.proposalAsked(until === null ? '' : formatMoment(until))
      : text.proposalOver[proposal];
  }
  return text[need];
}

type Counts = Pick<NonNullable<WaitingProps['overview']['data']>, 'birthdays' | 'counts' | 'dueTasks' | 'openLeads'>;
/** How many accounts need what, each a way to those in the list of customers; then what the advisor noted, and leads. */
function More({ counts, openLeads, dueTasks, birthdays }: Counts) {
  useChipStyles();
  const needWords = useWords(needText);
  const text = useWords(advisorHomeText);
  const some = CUSTOMER_NEEDS.filter((need) => counts[need] > 0);
  if (some.length === 0 && openLeads + dueTasks + birthdays === 0) return null;
  return (
    <ul className="h-agent__counts px-plain">
      {some.map((need) => (
        <li key={need}>
          <Link className="px-chip" to="/my-customers" search={{ need }}>
            <b>{counts[need].toLocaleString('en-IN')}</b> {needWords.count[need](counts[need])}
          </Link>
        </li>
      ))}
      {dueTasks > 0 && (
        <li>
          <Link className="px-chip" to="/my-customers" search={{ need: 'task' }}>
            <b>{dueTasks.toLocaleString('en-IN')}</b> {text.dueTasks(dueTasks)}
          </Link>
        </li>
      )}
      {birthdays > 0 && (
        <li>
          <Link className="px-chip" to="/my-customers" search={{ need: 'birthday' }}>
            <b>{birthdays.toLocaleString('en-IN')}</b> {text.birthdays(birthdays)}
          </Link>
        </li>
      )}
      {openLeads > 0 && (
        <li>
          <Link className="px-chip" to="/leads">
            <b>{openLeads.toLocaleString('en-IN')}</b> {text.leads(openLeads)}
          </Link>
        </li>
      )}
    </ul>
  );
}
