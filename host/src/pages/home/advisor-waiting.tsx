import type { WaitingCustomer } from '@prosperx/core/agent';
import { formatMoment } from '@prosperx/core/format';
import { needText, needTone, placeOf, type useAgentOverview, useEnterAccount } from '@prosperx/sdk/site/advisor';
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
} from '@prosperx/sdk/site/ui';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { advisorHomeText } from './advisor-home.text.js';

const MorningMail = lazy(async () => (await import('#pages/advisor/morning-mail.lazy.js')).MorningMail);

interface WaitingProps {
  readonly overview: ReturnType<typeof useAgentOverview>;
}

/** What waits in customers' accounts, the most urgent first, each with whom to call and the way to do it. */
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
      <Button variant="ghost" size="sm" aria-haspopup="dialog" onClick={() => setMailOpen(true)}>
        {text.byMail}
      </Button>
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

function List({ waiting }: { readonly waiting: readonly WaitingCustomer[] }) {
  const text = useWords(advisorHomeText);
  const navigate = useNavigate();
  const enter = useEnterAccount((encryptedId) => {
    const { need } = waiting.find((row) => row.encryptedId === encryptedId) ?? {};
    void navigate({ to: placeOf(need) as never });
  });
  if (waiting.length === 0) return <p className="x-card h-agent__none px-muted">{text.nothing}</p>;
  return (
    <ul className="x-card h-agent__waiting px-plain">
      {waiting.map((row) => (
        <Row key={row.encryptedId} row={row} entering={enter} />
      ))}
    </ul>
  );
}

interface RowProps {
  readonly row: WaitingCustomer;
  readonly entering: ReturnType<typeof useEnterAccount>;
}

function Row({ row, entering }: RowProps) {
  const needWords = useWords(needText);
  const text = useWords(advisorHomeText);
  const { encryptedId, name, mobile, need, amount } = row;
  return (
    <li>
      <Monogram name={name} user />
      <div className="h-agent__who">
        <b>{name}</b>
        <small>{noteOf(row, text)}</small>
      </div>
      <Badge tone={needTone[need]}>{needWords.state[need]}</Badge>
      <p className="h-agent__sum">
        {amount !== null && <Money amount={amount} />}
        {need === 'mandate' && <small>{text.aMonth}</small>}
      </p>
      <div className="h-agent__acts">
        <a className="px-iconbtn" href={`tel:+91${mobile}`} aria-label={text.call(name)}>
          <Icon shape={siteIcons.phone} />
        </a>
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

function noteOf({ need, until, isAsked }: WaitingCustomer, text: typeof advisorHomeText): string {
  if (need === 'payment') return until === null ? text.paymentOpen : text.payment(formatMoment(until));
  if (need === 'approval')
    return isAsked && until !== null ? text.approvalAsked(formatMoment(until)) : text.approvalToAsk;
  if (need === 'proposal')
    return isAsked && until !== null ? text.proposalAsked(formatMoment(until)) : text.proposalOver;
  return text[need];
}

type Counts = Pick<NonNullable<WaitingProps['overview']['data']>, 'birthdays' | 'counts' | 'dueTasks' | 'openLeads'>;
const NEEDS = ['payment', 'approval', 'instalment', 'mandate', 'kyc_hold', 'redemption', 'lock_in', 'kyc'] as const;

/** How many accounts need what, each a way to those in the list of customers; then what the advisor noted, and leads. */
function More({ counts, openLeads, dueTasks, birthdays }: Counts) {
  useChipStyles();
  const needWords = useWords(needText);
  const text = useWords(advisorHomeText);
  const some = NEEDS.filter((need) => counts[need] > 0);
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
