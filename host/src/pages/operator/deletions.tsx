import { formatDate } from '@prosperx/core/format';
import { type Deletion, getDeletions, withdrawDeletionFor } from '@prosperx/core/operator';
import { Button, Table } from '@prosperx/sdk/site/ui';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { listsText } from './lists.text.js';
import { writeMoment } from './operator.text.js';
import { PartFrame } from './part-frame.js';
import { ReasonDialog } from './reason-dialog.js';
import { useAct, useRead } from './use-operator.js';

const text = listsText.deletions;

/** Accounts that their holders want deleted, and what is in the way. */
export function Deletions() {
  const deletions = useRead(['deletions'], (api) => api(getDeletions));
  const [withdrawing, setWithdrawing] = useState<Deletion | null>(null);
  const columns = [
    {
      name: 'holder',
      title: text.holder,
      full: true,
      cell: ({ name, profileId }: Deletion) => (
        <Link className="px-link" to="/operator" search={{ part: 'find', profileId }}>
          {name}
        </Link>
      ),
    },
    { name: 'asked', title: text.asked, oneLine: true, cell: ({ requestedAt }: Deletion) => writeMoment(requestedAt) },
    { name: 'due', title: text.due, oneLine: true, cell: ({ dueOn }: Deletion) => formatDate(dueOn) },
    { name: 'blocked', title: text.blocked, cell: stateOf },
    {
      name: 'withdraw',
      title: text.action,
      action: true,
      cell: (deletion: Deletion) =>
        deletion.keptUntil === null && (
          <Button size="sm" aria-label={text.withdrawOf(deletion.name)} onClick={() => setWithdrawing(deletion)}>
            {text.withdraw}
          </Button>
        ),
    },
  ];
  return (
    <>
      <PartFrame
        title={text.title}
        intro={text.text}
        query={deletions}
        isEmpty={(rows) => rows.length === 0}
        empty={{ title: text.none, text: text.noneText }}
      >
        {(rows) => (
          <Table caption={text.title} columns={columns} rows={rows} keyOf={({ profileId }) => profileId} cards />
        )}
      </PartFrame>
      {withdrawing && <WithdrawDialog deletion={withdrawing} onClose={() => setWithdrawing(null)} />}
    </>
  );
}

function stateOf({ keptUntil, blockers }: Deletion): string {
  if (keptUntil !== null) return text.closed(formatDate(keptUntil));
  return blockers.length === 0 ? text.nothing : blockers.map((name) => text.blockers[name] ?? name).join(', ');
}

function WithdrawDialog({ deletion, onClose }: { readonly deletion: Deletion; readonly onClose: () => void }) {
  const { profileId, name } = deletion;
  const withdraw = useAct((api, reason: string) => api(withdrawDeletionFor, { body: { profileId, reason } }), {
    done: text.done,
    onDone: onClose,
  });
  return (
    <ReasonDialog
      title={text.withdrawTitle}
      action={text.withdraw}
      busy={withdraw.isPending}
      onAct={(reason) => withdraw.mutate(reason)}
      onClose={onClose}
    >
      <p>
        <b>{name}</b>
      </p>
      <p>{text.withdrawText}</p>
    </ReasonDialog>
  );
}
