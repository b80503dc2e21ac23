import { formatDate } from '@prosperx/core/format';
import { type Deletion, getDeletions, placeOfDeletion, withdrawDeletionFor } from '@prosperx/core/operator';
import { Button, Table } from '@prosperx/sdk/site/ui';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { writeMoment } from '#pages/write-moment.js';
import { deletionsText } from './deletions.text.js';
import { operatorText } from './operator.text.js';
import { Pages } from './pages.js';
import { PartFrame } from './part-frame.js';
import { ReasonDialog } from './reason-dialog.js';
import { useAct, useRead } from './use-operator.js';

/** Accounts that their holders want deleted, and what is in the way. */
export function Deletions() {
  const [after, setAfter] = useState<string | undefined>();
  const deletions = useRead(['deletions', after], (api) => api(getDeletions, { query: { after } }));
  const [withdrawing, setWithdrawing] = useState<Deletion | null>(null);
  const columns = [
    {
      name: 'holder',
      title: deletionsText.holder,
      full: true,
      cell: ({ name, profileId }: Deletion) => (
        <Link className="px-link" to="/operator" search={{ part: 'find', profileId }}>
          {name}
        </Link>
      ),
    },
    {
      name: 'asked',
      title: deletionsText.asked,
      oneLine: true,
      cell: ({ requestedAt }: Deletion) => writeMoment(requestedAt),
    },
    { name: 'due', title: deletionsText.due, oneLine: true, cell: ({ dueOn }: Deletion) => formatDate(dueOn) },
    { name: 'blocked', title: deletionsText.blocked, cell: stateOf },
    {
      name: 'withdraw',
      title: deletionsText.action,
      action: true,
      cell: (deletion: Deletion) =>
        deletion.keptUntil === null && (
          <Button
            size="sm"
            aria-label={deletionsText.withdrawOf(deletion.name)}
            onClick={() => setWithdrawing(deletion)}
          >
            {deletionsText.withdraw}
          </Button>
        ),
    },
  ];
  return (
    <>
      <PartFrame
        title={deletionsText.title}
        intro={deletionsText.text}
        query={deletions}
        isEmpty={(rows) => rows.length === 0 && after === undefined}
        empty={{ title: deletionsText.none, text: deletionsText.noneText }}
      >
        {(rows) => (
          <>
            <Table
              caption={deletionsText.title}
              columns={columns}
              rows={rows}
              keyOf={({ profileId }) => profileId}
              cards
            />
            <Pages rows={rows} from={after} idOf={placeOfDeletion} words={operatorText.jobs.pages} onGo={setAfter} />
          </>
        )}
      </PartFrame>
      {withdrawing && <WithdrawDialog deletion={withdrawing} onClose={() => setWithdrawing(null)} />}
    </>
  );
}

function stateOf({ keptUntil, blockers }: Deletion): string {
  if (keptUntil !== null) return deletionsText.closed(formatDate(keptUntil));
  return blockers.length === 0
    ? deletionsText.nothing
    : blockers.map((name) => deletionsText.blockers[name] ?? name).join(', ');
}

function WithdrawDialog({ deletion, onClose }: { readonly deletion: Deletion; readonly onClose: () => void }) {
  const { profileId, name } = deletion;
  const withdraw = useAct((api, reason: string) => api(withdrawDeletionFor, { body: { profileId, reason } }), {
    done: deletionsText.done,
    onDone: onClose,
  });
  return (
    <ReasonDialog
      title={deletionsText.withdrawTitle}
      action={deletionsText.withdraw}
      busy={withdraw.isPending}
      onAct={(reason) => withdraw.mutate(reason)}
      onClose={onClose}
    >
      <p>
        <b>{name}</b>
      </p>
      <p>{deletionsText.withdrawText}</p>
    </ReasonDialog>
  );
}
