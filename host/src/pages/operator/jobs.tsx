import {
  decideJob,
  getParkedJobs,
  type JobAct,
  operatorErrorText,
  type ParkedJob,
  type QueueCounts,
  retryJobs,
  tidyFoundNumber,
} from '@prosperx/core/operator';
import { Accordion, Badge, Button, Table, TextField } from '@prosperx/sdk/site/ui';
import { Link, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { writeMoment } from '#pages/write-moment.js';
import { About } from './about.js';
import { droppedWordsOf, jobWordsOf, REVIEW, whyWordsOf } from './job-words.text.js';
import { operatorText } from './operator.text.js';
import { Pages } from './pages.js';
import { PartFrame } from './part-frame.js';
import { ReasonDialog } from './reason-dialog.js';
import { retriable, type Which } from './retriable.js';
import { useAct, useRead } from './use-operator.js';

const text = operatorText.jobs;

interface Deciding {
  readonly job: ParkedJob;
  readonly act: JobAct;
}

/** The work that waits for a person, all of it or that of a kind or an account, and the queue behind it. */
export function Jobs() {
  const { kind, profileId } = useSearch({ from: '/operator' });
  return <JobList key={`${kind} ${profileId}`} kind={kind} profileId={profileId} />;
}

function JobList({ kind, profileId }: Which) {
  const [after, setAfter] = useState<string | undefined>();
  const isPart = kind !== undefined || profileId !== undefined;
  const jobs = useRead(['jobs', kind, profileId, after], (api) =>
    api(getParkedJobs, { query: { kind, profileId, after } }),
  );
  const [deciding, setDeciding] = useState<Deciding | null>(null);
  return (
    <>
      <PartFrame
        title={text.title}
        intro={text.text}
        query={jobs}
        isEmpty={(data) => data.jobs.length === 0 && !isPart && after === undefined}
        empty={{ title: text.none, text: text.noneText }}
      >
        {(data) => (
          <>
            {isPart && (
              <p>
                {kind === undefined ? text.ofAccount : text.ofKind(jobWordsOf(kind))}{' '}
                <Link className="px-link" to="/operator" search={{ part: 'jobs' }}>
                  {text.all}
                </Link>
              </p>
            )}
            {data.all > data.jobs.length && <p>{text.more(data.all)}</p>}
            <RetryAll counts={retriable(data.counts, { kind, profileId })} />
            {data.jobs.length === 0 && after === undefined && <p>{text.noneOfThese}</p>}
            <ul className="px-plain x-op__list">
              {data.jobs.map((job) => (
                <Job key={job.seq} job={job} onDecide={(act) => setDeciding({ job, act })} />
              ))}
            </ul>
            <Pages rows={data.jobs} from={after} idOf={({ seq }) => String(seq)} words={text.pages} onGo={setAfter} />
          </>
        )}
      </PartFrame>
      {jobs.data && <Queue counts={jobs.data.counts} />}
      {deciding && <DecideDialog deciding={deciding} onClose={() => setDeciding(null)} />}
    </>
  );
}

interface RetryAllProps {
  readonly counts: readonly QueueCounts[];
}

/** Has all of a kind tried anew, such as the mails of a night in which their server was away. */
function RetryAll({ counts }: RetryAllProps) {
  const [asking, setAsking] = useState<QueueCounts | null>(null);
  const retry = useAct((api, body: { kind: string; reason: string }) => api(retryJobs, { body }), {
    done: ({ data }) => text.retriedAll(data.retried),
    onDone: () => setAsking(null),
  });
  if (counts.length === 0) return null;
  return (
    <div className="x-op__actions">
      {counts.map((counted) => (
        <Button key={counted.kind} size="sm" onClick={() => setAsking(counted)}>
          {text.retryAll(counted.parked, jobWordsOf(counted.kind))}
        </Button>
      ))}
      {asking && (
        <ReasonDialog
          title={text.titles.retryAll}
          action={text.acts.retry}
          busy={retry.isPending}
          onAct={(reason) => retry.mutate({ kind: asking.kind, reason })}
          onClose={() => setAsking(null)}
        >
          <p>
            <b>{text.retryAll(asking.parked, jobWordsOf(asking.kind))}</b>
          </p>
          <p>{text.texts.retryAll}</p>
        </ReasonDialog>
      )}
    </div>
  );
}

function Job({ job, onDecide }: { readonly job: ParkedJob; readonly onDecide: (act: JobAct) => void }) {
  const { seq, kind, ref, attempts, unanswered, parkedAt, lastError, acts, proposal, about } = job;
  const why = whyWordsOf(lastError);
  return (
    <li className="x-op__item">
      <div>
        <h3>{jobWordsOf(kind)}</h3>
        <About record={about} />
        <p className="px-muted px-small">
          <code>{seq}</code> <code>{kind}</code> {ref !== about?.number && <code>{ref}</code>}
        </p>
        <p>
          {text.why}: {why ?? lastError} {why !== null && <code className="px-muted px-small">{lastError}</code>}
        </p>
        <p className="px-muted px-small">
          {text.attempts(attempts, unanswered)} · {text.since} {writeMoment(parkedAt)}
        </p>
      </div>
      <div className="x-op__actions">
        {proposal ? (
          <Link className="px-link px-small" to="/operator" search={{ part: 'proposals' }}>
            <Badge tone="warning">{text.waits(proposal.proposedBy)}</Badge>
          </Link>
        ) : (
          acts.map((act) => (
            <Button
              key={act}
              size="sm"
              variant={act === 'drop' ? 'danger-ghost' : 'secondary'}
              aria-label={`${text.actOf[act]} ${seq}`}
              onClick={() => onDecide(act)}
            >
              {text.acts[act]}
            </Button>
          ))
        )}
      </div>
    </li>
  );
}

function DecideDialog({
  deciding: { job, act },
  onClose,
}: {
  readonly deciding: Deciding;
  readonly onClose: () => void;
}) {
  const [typed, setTyped] = useState('');
  const [isSent, setSent] = useState(false);
  const number = tidyFoundNumber(typed);
  const found = act === 'found' && number !== null ? { number } : {};
  const decide = useAct((api, reason: string) => api(decideJob, { body: { seq: job.seq, act, reason, ...found } }), {
    done: ({ data: { outcome } }) => (outcome === 'proposed' ? text.proposed : text.done[act]),
    onDone: onClose,
  });
  const send = (reason: string) => {
    setSent(true);
    if (act !== 'found' || number !== null) decide.mutate(reason);
  };
  return (
    <ReasonDialog
      title={text.titles[act]}
      action={text.acts[act]}
      isDanger={act === 'drop'}
      asksSecond={job.asksSecond.includes(act)}
      busy={decide.isPending}
      onAct={send}
      onClose={onClose}
    >
      <p>
        <b>{jobWordsOf(job.kind)}</b> <code>{job.ref}</code>
      </p>
      <About record={job.about} />
      <p>{act === 'drop' ? droppedWordsOf(job.kind) : text.texts[act]}</p>
      {act === 'found' && (
        <TextField
          label={text.number}
          hint={text.numberHint}
          value={typed}
          onInput={setTyped}
          error={isSent && number === null ? operatorErrorText.number_wrong : undefined}
        />
      )}
    </ReasonDialog>
  );
}

/** Leads to the parked jobs of a kind. Bank accounts have a list of their own. */
function KindLink({ kind, parked }: QueueCounts) {
  const words = jobWordsOf(kind);
  return parked === 0 ? (
    words
  ) : (
    <Link className="px-link" to="/operator" search={kind === REVIEW ? { part: 'bank' } : { part: 'jobs', kind }}>
      {words}
    </Link>
  );
}

const columns = [
  { name: 'kind', title: text.kind, full: true, cell: KindLink },
  ...(['pending', 'unanswered', 'parked', 'dropped'] as const).map((state) => ({
    name: state,
    title: text.states[state],
    numeric: true,
    cell: (counts: QueueCounts) => counts[state].toLocaleString('en-IN'),
  })),
];

function Queue({ counts }: { readonly counts: readonly QueueCounts[] }) {
  return (
    <Accordion title={text.queue}>
      <Table caption={text.queue} columns={columns} rows={counts} keyOf={({ kind }) => kind} dense cards />
    </Accordion>
  );
}
