import { findRecords, getReconciliation, type ReconciliationRun, runReconciliation } from '@prosperx/core/operator';
import { useServices } from '@prosperx/sdk/site';
import { Badge, Banner, Button, EmptyState } from '@prosperx/sdk/site/ui';
import { useNavigate } from '@tanstack/react-router';
import { useContext } from 'react';
import { writeMoment } from '#pages/write-moment.js';
import { booksText } from './books.text.js';
import { FoundContext } from './found.js';
import { operatorText, writeActor } from './operator.text.js';
import { PartFrame } from './part-frame.js';
import { useAct, useRead } from './use-operator.js';

/** Records that are named of a finding; the others are counted. */
const NAMED = 10;

/** What a check of sums names: no record. */
const SUMS = 'sums';

/** The check whose records are entries of the audit log, which is nobody's account. */
const AUDIT = 'audit_chain';

/** What the last reconciliation found, each with what to do. */
export function Books() {
  const run = useRead(['books'], (api) => api(getReconciliation));
  const begin = useAct((api) => api(runReconciliation, { body: {} }), { done: booksText.running });
  return (
    <PartFrame
      title={booksText.title}
      intro={booksText.text}
      query={run}
      action={
        <Button size="sm" variant="primary" busy={begin.isPending} onClick={() => begin.mutate(undefined)}>
          {booksText.run}
        </Button>
      }
    >
      {(data) =>
        data === null ? <EmptyState title={booksText.never} text={booksText.neverText} /> : <Run run={data} />
      }
    </PartFrame>
  );
}

function Run({ run }: { readonly run: ReconciliationRun }) {
  const { finishedAt, actor, scope, compared, checks, found, findings } = run;
  const count = (value: number) => value.toLocaleString('en-IN');
  return (
    <>
      <p className="x-op__actions">
        <Badge tone={found === 0 ? 'success' : 'danger'}>
          {found === 0 ? booksText.agree : booksText.found(found)}
        </Badge>
        <span className="px-muted">
          {booksText.last(writeMoment(finishedAt), writeActor(actor))} · {booksText.sum(count(compared), checks)}
        </span>
      </p>
      {scope === 'own' && <Banner tone="info">{booksText.own}</Banner>}
      <ul className="px-plain x-op__list">
        {findings.map(
          ({ check, statement, todo, refs, records = refs.map((number) => ({ ref: number, says: [] })) }) => (
            <li key={check} className="x-op__item" data-column>
              <h3>
                {booksText.notSo} {statement} <code className="px-muted px-small">{check}</code>
              </h3>
              <p>
                <b>{booksText.todo}.</b> {todo}
              </p>
              <ul className="px-plain x-op__refs" aria-label={booksText.refs}>
                {records.slice(0, NAMED).map((record) => (
                  <li key={record.ref}>
                    {check === AUDIT && <code>{record.ref}</code>}
                    {check !== AUDIT && record.ref !== SUMS && <RecordLink number={record.ref} />}
                    {record.says.length > 0 && <Says says={record.says} />}
                  </li>
                ))}
                {records.length > NAMED && <li>{booksText.more(records.length - NAMED)}</li>}
              </ul>
            </li>
          ),
        )}
      </ul>
    </>
  );
}

type Said = NonNullable<ReconciliationRun['findings'][number]['records']>[number]['says'];

/** What each book has of a record: one beside the other, so that the difference is seen. */
function Says({ says }: { readonly says: Said }) {
  return (
    <dl className="x-op__says">
      {says.map(({ book, said }, at) => (
        // a book may have it twice
        <div key={at}>
          <dt>{book}</dt>
          <dd>{said}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Leads to the account of a record that a finding names, by looking it up. */
function RecordLink({ number }: { readonly number: string }) {
  const navigate = useNavigate();
  const { flash } = useServices();
  const { setFound } = useContext(FoundContext);
  const find = useAct((api) => api(findRecords, { query: { what: number } }), {
    onDone: ({ data }) => {
      const [found] = data;
      if (!found) return flash.getState().show('error', operatorText.find.none);
      setFound(data);
      void navigate({ to: '/operator', search: { part: 'find', profileId: found.profileId } });
    },
  });
  return (
    <Button size="sm" variant="ghost" busy={find.isPending} onClick={() => find.mutate(undefined)}>
      <code>{number}</code>
    </Button>
  );
}
