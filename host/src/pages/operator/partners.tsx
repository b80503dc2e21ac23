import { endPartnerKey, getOperatorPartners, type OperatorPartner } from '@prosperx/core/operator';
import { Button, Facts, Table } from '@prosperx/sdk/site/ui';
import { useState } from 'react';
import { writeMoment } from '#pages/write-moment.js';
import { PartFrame } from './part-frame.js';
import { partnersText } from './partners.text.js';
import { ReasonDialog } from './reason-dialog.js';
import { useAct, useRead } from './use-operator.js';

type Key = OperatorPartner['keys'][number];
interface Ending {
  readonly partner: OperatorPartner;
  readonly key: Key;
}

const nameOf = ({ hint }: Key) => (hint === '' ? partnersText.first : partnersText.ends(hint));

/** The partners, with the keys that open our doors to them. */
export function Partners() {
  const partners = useRead(['partners'], (api) => api(getOperatorPartners));
  const [ending, setEnding] = useState<Ending | null>(null);
  return (
    <>
      <PartFrame
        title={partnersText.title}
        intro={partnersText.text}
        query={partners}
        isEmpty={(rows) => rows.length === 0}
        empty={{ title: partnersText.none, text: '' }}
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
    { name: 'key', title: partnersText.key, cell: (key: Key) => <code>{nameOf(key)}</code> },
    { name: 'kind', title: partnersText.for, cell: ({ kind }: Key) => partnersText.kinds[kind] },
    { name: 'made', title: partnersText.made, oneLine: true, cell: ({ createdAt }: Key) => writeMoment(createdAt) },
    {
      name: 'used',
      title: partnersText.used,
      oneLine: true,
      cell: ({ lastUsedAt }: Key) => (lastUsedAt === null ? partnersText.never : writeMoment(lastUsedAt)),
    },
    {
      name: 'end',
      title: partnersText.action,
      action: true,
      cell: (key: Key) => (
        <Button
          size="sm"
          variant="danger-ghost"
          aria-label={partnersText.endOf(nameOf(key), name)}
          onClick={() => onEnd(key)}
        >
          {partnersText.end}
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
          {
            term: partnersText.pages,
            value: origins.length === 0 ? partnersText.noPages : origins.join(', '),
            isWhole: true,
          },
          { term: partnersText.events, value: webhook ?? partnersText.noEvents, isWhole: true },
          { term: partnersText.advisors, value: String(advisors) },
          { term: partnersText.dashboard, value: hasDashboard ? partnersText.yes : partnersText.no },
        ]}
      />
      {keys.length === 0 ? (
        <p>{partnersText.noKeys}</p>
      ) : (
        <Table caption={`${partnersText.keys}: ${name}`} columns={columns} rows={keys} keyOf={({ id }) => id} cards />
      )}
    </li>
  );
}

function EndDialog({ ending: { partner, key }, onClose }: { readonly ending: Ending; readonly onClose: () => void }) {
  const { partnerId, name } = partner;
  const end = useAct((api, reason: string) => api(endPartnerKey, { body: { partnerId, keyId: key.id, reason } }), {
    done: partnersText.done,
    onDone: onClose,
  });
  return (
    <ReasonDialog
      title={partnersText.endTitle}
      action={partnersText.end}
      isDanger
      busy={end.isPending}
      onAct={(reason) => end.mutate(reason)}
      onClose={onClose}
    >
      <p>
        <b>{name}</b>: {partnersText.kinds[key.kind]} <code>{nameOf(key)}</code>
      </p>
      <p>{partnersText.endText}</p>
    </ReasonDialog>
  );
}
