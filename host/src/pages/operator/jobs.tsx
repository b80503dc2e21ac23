import {
  decideJob,
  getParkedJobs,
  type JobAct,
  operatorErrorText,
  type ParkedJob,
  type QueueCounts,
  tidyFoundNumber,
} from '@prosperx/core/operator';
import { Accordion, Badge, Button, Table, TextField } from '@prosperx/sdk/site/ui';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { droppedWordsOf, jobWordsOf } from './job-words.text.js';
import { operatorText, writeMoment } from './operator.text.js';
import { PartFrame } from './part-frame.js';
import { ReasonDialog } from './reason-dialog.js';
import { useAct, useRead } from './use-operator.js';

const text = operatorText.jobs;

interface Deciding {
  readonly job: ParkedJob;
  readonly act: JobAct;
}

/** The work that waits for a person, and the queue behind it. */
export function Jobs() {
  const jobs = useRead(['jobs'], (api) => api(getParkedJobs));
  const [deciding, setDeciding] = useState<Deciding | null>(null);
  return (
    <>
      <PartFrame
        title={text.title}
        intro={text.text}
        query={jobs}
        isEmpty={(data) => data.jobs.length === 0}
        empty={{ title: text.none, text: text.noneText }}
      >
        {(data) => (
          <>
            {data.all > data.jobs.length && <p>{text.more(data.jobs.length, data.all)}</p>}
            <ul className="px-plain x-op__list">
              {data.jobs.map((job) => (
                <Job key={job.seq} job={job} onDecide={(act) => setDeciding({ job, act })} />
              ))}
            </ul>
          </>
        )}
      </PartFrame>
      {jobs.data && <Queue counts={jobs.data.counts} />}
      {deciding && <DecideDialog deciding={deciding} onClose={() => setDeciding(null)} />}
    </>
  );
}

function Job({ job, onDecide }: { readonly job: ParkedJob; readonly onDecide: (act: JobAct) => void }) {
  const { seq, kind, ref, attempts, unanswered, parkedAt, lastError, acts, proposal, profileId } = job;
  return (
    <li className="x-op__item">
      <div>
        <h3>{jobWordsOf(kind)}</h3>
        <p className="px-muted px-small">
          <code>{seq}</code> <code>{kind}</code> <code>{ref}</code>
        </p>
        <p>
          {text.why}: <code>{lastError}</code>
        </p>
        <p className="px-muted px-small">
          {text.attempts(attempts, unanswered)} · {text.since} {writeMoment(parkedAt)}
        </p>
      </div>
      <div className="x-op__actions">
        {profileId !== null && (
          <Link className="px-link px-small" to="/operator" search={{ part: 'find', profileId }}>
            {text.account}
          </Link>
        )}
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
    done: ({ data: { outcome } }) => (outcome === 'proposed' ? text.proposed : text.done),
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

const columns = [
  { name: 'kind', title: text.kind, full: true, cell: ({ kind }: QueueCounts) => jobWordsOf(kind) },
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
