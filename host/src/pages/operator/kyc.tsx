import { checkHeldKyc, getHeldKycs, type HeldKyc } from '@prosperx/core/operator';
import { Button, Table } from '@prosperx/sdk/site/ui';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { writeMoment } from '#pages/write-moment.js';
import { kycText } from './kyc.text.js';
import { operatorText } from './operator.text.js';
import { PartFrame } from './part-frame.js';
import { ReasonDialog } from './reason-dialog.js';
import { useAct, useRead } from './use-operator.js';

const momentOr = (at: number | null, none: string) => (at === null ? none : writeMoment(at));

/** Accounts that can buy nothing because of their KYC, with what the registry says. */
export function Kyc() {
  const held = useRead(['kyc'], (api) => api(getHeldKycs));
  const [checking, setChecking] = useState<HeldKyc | null>(null);
  const columns = [
    { name: 'holder', title: kycText.holder, full: true, cell: holderOf },
    { name: 'status', title: kycText.status, cell: statusOf },
    { name: 'checked', title: kycText.checked, cell: ({ checkedAt }: HeldKyc) => momentOr(checkedAt, kycText.never) },
    { name: 'sent', title: kycText.sent, cell: ({ sentAt }: HeldKyc) => momentOr(sentAt, kycText.never) },
    {
      name: 'check',
      title: kycText.action,
      action: true,
      cell: (kyc: HeldKyc) => (
        <Button size="sm" aria-label={kycText.checkOf(kyc.name)} onClick={() => setChecking(kyc)}>
          {kycText.check}
        </Button>
      ),
    },
  ];
  return (
    <>
      <PartFrame
        title={kycText.title}
        intro={kycText.text}
        query={held}
        isEmpty={(data) => data.held.length === 0}
        empty={{ title: kycText.none, text: kycText.noneText }}
      >
        {({ held: rows, all }) => (
          <>
            {all > rows.length && <p>{operatorText.jobs.more(all)}</p>}
            <Table caption={kycText.title} columns={columns} rows={rows} keyOf={({ profileId }) => profileId} cards />
          </>
        )}
      </PartFrame>
      {checking && <CheckDialog kyc={checking} onClose={() => setChecking(null)} />}
    </>
  );
}

function holderOf({ name, profileId, pan, agentCode }: HeldKyc) {
  return (
    <>
      <Link className="px-link" to="/operator" search={{ part: 'find', profileId }}>
        {name}
      </Link>
      <span className="x-op__line px-muted px-small">
        <code>{pan ?? kycText.noPan}</code>
        {agentCode !== null && `, ${kycText.advisor} ${agentCode}`}
      </span>
    </>
  );
}

function statusOf({ status, registrySays }: HeldKyc) {
  return (
    <>
      {kycText.statuses[status]}
      {registrySays !== '' && <span className="x-op__line px-muted px-small">{kycText.says(registrySays)}</span>}
    </>
  );
}

function CheckDialog({ kyc, onClose }: { readonly kyc: HeldKyc; readonly onClose: () => void }) {
  const { profileId, name, pan } = kyc;
  const check = useAct((api, reason: string) => api(checkHeldKyc, { body: { profileId, reason } }), {
    done: ({ data: { status } }) => kycText.answered(status),
    onDone: onClose,
  });
  return (
    <ReasonDialog
      title={kycText.checkTitle}
      action={kycText.check}
      busy={check.isPending}
      onAct={(reason) => check.mutate(reason)}
      onClose={onClose}
    >
      <p>
        <b>{name}</b>, <code>{pan}</code>
      </p>
      <p>{kycText.checkText}</p>
    </ReasonDialog>
  );
}
