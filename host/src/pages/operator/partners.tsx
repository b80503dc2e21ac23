import { endPartnerKey, getOperatorPartners, type OperatorPartner } from '@prosperx/core/operator';
import { Button, Facts, Table } from '@prosperx/sdk/site/ui';
import { useState } from 'react';
import { listsText } from './lists.text.js';
import { writeMoment } from './operator.text.js';
import { PartFrame } from './part-frame.js';
import { ReasonDialog } from './reason-dialog.js';
import { useAct, useRead } from './use-operator.js';

const text = listsText.partners;

type Key = OperatorPartner['keys'][number];
interface Ending {
  readonly partner: OperatorPartner;
  readonly key: Key;
}

const nameOf = ({ hint }: Key) => (hint === '' ? text.first : text.ends(hint));

/** The partners, with the keys that open our doors to them. */
export function Partners() {
  const partners = useRead(['partners'], (api) => api(getOperatorPartners));
  const [ending, setEnding] = useState<Ending | null>(null);
  return (
    <>
      <PartFrame
        title={text.title}
        intro={text.text}
        query={partners}
        isEmpty={(rows) => rows.length === 0}
        empty={{ title: text.none, text: '' }}
      >
        {(rows) => (
          <ul className="px-plain x-op__list">
            {rows.map((partner) => (
              <Partner key={partner.partnerId} partner={partner} onEnd={(key) => setEnding({ partner, key })} />
            ))}
          </ul>
        )}
      </PartFrame>
      {ending && <EndDialog ending={ending} onClose={() => setEnding(null)} />}
    </>
  );
}

function Partner({ partner, onEnd }: { readonly partner: OperatorPartner; readonly onEnd: (key: Key) => void }) {
  const { partnerId, name, origins, advisors, webhook, hasDashboard, keys } = partner;
  const columns = [
    { name: 'key', title: text.key, cell: (key: Key) => <code>{nameOf(key)}</code> },
    { name: 'kind', title: text.for, cell: ({ kind }: Key) => text.kinds[kind] },
    { name: 'made', title: text.made, oneLine: true, cell: ({ createdAt }: Key) => writeMoment(createdAt) },
    {
      name: 'used',
      title: text.used,
      oneLine: true,
      cell: ({ lastUsedAt }: Key) => (lastUsedAt === null ? text.never : writeMoment(lastUsedAt)),
    },
    {
      name: 'end',
      title: text.action,
      action: true,
      cell: (key: Key) => (
        <Button size="sm" variant="danger-ghost" aria-label={text.endOf(nameOf(key), name)} onClick={() => onEnd(key)}>
          {text.end}
        </Button>
      ),
    },
  ];
  return (
    <li className="x-op__item" data-column>
      <h3>
        {name} <code className="px-muted px-small">{partnerId}</code>
      </h3>
      <Facts
        boxed
        facts={[
          { term: text.pages, value: origins.length === 0 ? text.noPages : origins.join(', '), isWhole: true },
          { term: text.events, value: webhook ?? text.noEvents, isWhole: true },
          { term: text.advisors, value: String(advisors) },
          { term: text.dashboard, value: hasDashboard ? text.yes : text.no },
        ]}
      />
      {keys.length === 0 ? (
        <p>{text.noKeys}</p>
      ) : (
        <Table caption={`${text.keys}: ${name}`} columns={columns} rows={keys} keyOf={({ id }) => id} cards />
      )}
    </li>
  );
}

function EndDialog({ ending: { partner, key }, onClose }: { readonly ending: Ending; readonly onClose: () => void }) {
  const { partnerId, name } = partner;
  const end = useAct((api, reason: string) => api(endPartnerKey, { body: { partnerId, keyId: key.id, reason } }), {
    done: text.done,
    onDone: onClose,
  });
  return (
    <ReasonDialog
      title={text.endTitle}
      action={text.end}
      isDanger
      busy={end.isPending}
      onAct={(reason) => end.mutate(reason)}
      onClose={onClose}
    >
      <p>
        <b>{name}</b>: {text.kinds[key.kind]} <code>{nameOf(key)}</code>
      </p>
      <p>{text.endText}</p>
    </ReasonDialog>
  );
}
