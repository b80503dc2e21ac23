import { createPartnerKey, type PartnerKey, type PartnerKeyKind, revokePartnerKey } from '@prosperx/core/partner';
import { Button, Card, Dialog, Table } from '@prosperx/sdk/site/ui';
import { useState } from 'react';
import { writeMoment } from '#pages/write-moment.js';
import { partnerText } from './partner.text.js';
import { ShownOnce } from './shown-once.js';
import { useAct } from './use-partner.js';

const text = partnerText.keys;

const nameOf = ({ hint }: PartnerKey) => (hint === '' ? text.first : text.ends(hint));

/** Both kinds of keys, each with what was made just now. */
export function Keys({ keys }: { readonly keys: readonly PartnerKey[] }) {
  const [revoking, setRevoking] = useState<PartnerKey | null>(null);
  return (
    <>
      {(['server', 'ticket'] as const).map((kind) => (
        <KeysOfKind key={kind} kind={kind} keys={keys.filter((key) => key.kind === kind)} onRevoke={setRevoking} />
      ))}
      {revoking && <RevokeDialog revoking={revoking} onClose={() => setRevoking(null)} />}
    </>
  );
}

interface KeysOfKindProps {
  readonly kind: PartnerKeyKind;
  readonly keys: readonly PartnerKey[];
  readonly onRevoke: (key: PartnerKey) => void;
}

function KeysOfKind({ kind, keys, onRevoke }: KeysOfKindProps) {
  const [made, setMade] = useState('');
  const make = useAct((api) => api(createPartnerKey, { body: { kind } }), { onDone: ({ data }) => setMade(data.key) });
  const columns = [
    { name: 'key', title: text.key, cell: (key: PartnerKey) => <code>{nameOf(key)}</code> },
    { name: 'made', title: text.made, cell: ({ createdAt }: PartnerKey) => writeMoment(createdAt) },
    {
      name: 'used',
      title: text.used,
      cell: ({ lastUsedAt }: PartnerKey) => (lastUsedAt === null ? text.never : writeMoment(lastUsedAt)),
    },
    {
      name: 'revoke',
      title: text.action,
      action: true,
      cell: (key: PartnerKey) => (
        <Button size="sm" variant="danger-ghost" aria-label={text.revokeOf(nameOf(key))} onClick={() => onRevoke(key)}>
          {text.revoke}
        </Button>
      ),
    },
  ];
  return (
    <Card
      title={text.title[kind]}
      action={
        <Button size="sm" busy={make.isPending} onClick={() => make.mutate(undefined)}>
          {text.make[kind]}
        </Button>
      }
    >
      <div className="x-partner__stack">
        <p className="px-muted">{text.text[kind]}</p>
        {made !== '' && <ShownOnce title={text.shownTitle} secret={made} />}
        {keys.length === 0 ? (
          <p>{text.none}</p>
        ) : (
          <Table caption={text.title[kind]} columns={columns} rows={keys} keyOf={({ id }) => id} cards />
        )}
      </div>
    </Card>
  );
}

function RevokeDialog({ revoking, onClose }: { readonly revoking: PartnerKey; readonly onClose: () => void }) {
  const revoke = useAct((api) => api(revokePartnerKey, { body: { id: revoking.id } }), { onDone: onClose });
  return (
    <Dialog
      open
      title={text.revokeTitle}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{text.keep}</Button>
          <Button variant="danger" busy={revoke.isPending} onClick={() => revoke.mutate(undefined)}>
            {text.revoke}
          </Button>
        </>
      }
    >
      <p>
        <code>{nameOf(revoking)}</code>
      </p>
      <p>{text.revokeText}</p>
    </Dialog>
  );
}
