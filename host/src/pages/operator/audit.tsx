import { type AuditLine, getOperatorAudit } from '@prosperx/core/operator';
import { Table } from '@prosperx/sdk/site/ui';
import { useState } from 'react';
import { writeMoment } from '#pages/write-moment.js';
import { operatorText, writeAction, writeActor } from './operator.text.js';
import { Pages } from './pages.js';
import { PartFrame } from './part-frame.js';
import { useRead } from './use-operator.js';

const text = operatorText.audit;

/** Servers of before name an entry by its number alone. */
const idOf = ({ id, seq }: AuditLine) => id ?? String(seq);

const columns = [
  { name: 'when', title: operatorText.person.when, oneLine: true, cell: ({ at }: AuditLine) => writeMoment(at) },
  {
    name: 'who',
    title: operatorText.person.who,
    cell: ({ actor }: AuditLine) => <b>{writeActor(actor)}</b>,
  },
  {
    name: 'what',
    title: text.what,
    full: true,
    cell: ({ action, objectId, details }: AuditLine) => (
      <>
        <b>{writeAction(action)}</b> {objectId !== null && <code>{objectId}</code>}
        <span className="px-muted px-small x-op__about">
          {Object.entries(details)
            .map(([name, value]) => `${name}: ${value}`)
            .join(' · ')}
        </span>
      </>
    ),
  },
  { name: 'reason', title: text.reason, cell: ({ reason }: AuditLine) => reason ?? text.noReason },
];

/** What operators did, and why. */
export function Audit() {
  const [before, setBefore] = useState<string | undefined>();
  const audit = useRead(['audit', before], (api) => api(getOperatorAudit, { query: { before } }));
  return (
    <PartFrame
      title={text.title}
      intro={text.text}
      query={audit}
      isEmpty={(lines) => lines.length === 0}
      empty={{ title: text.none, text: '' }}
    >
      {(lines) => (
        <>
          <Table caption={text.title} columns={columns} rows={lines} keyOf={idOf} cards />
          <Pages
            rows={lines}
            from={before}
            idOf={idOf}
            words={{ first: text.newest, next: text.older }}
            onGo={setBefore}
          />
        </>
      )}
    </PartFrame>
  );
}
