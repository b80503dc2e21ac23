import { addPartnerOrigin, type PartnerAdmin, removePartnerOrigin } from '@prosperx/core/partner';
import { Button, Card, Table, TextField, useFirstWrong } from '@prosperx/sdk/site/ui';
import { type FormEvent, useState } from 'react';
import { partnerText } from './partner.text.js';
import { useAct } from './use-partner.js';

const text = partnerText.pages;

type Origin = PartnerAdmin['origins'][number];

const noteOf = ({ anyPort, isShared }: Origin) => (isShared ? text.shared : anyPort ? text.anyPort : '');

/** Where the partner has pages. The server says what is no origin, as the operator's command does. */
export function Origins({ origins }: { readonly origins: readonly Origin[] }) {
  const [typed, setTyped] = useState('');
  const add = useAct((api, origin: string) => api(addPartnerOrigin, { body: { origin } }), {
    done: text.added,
    onDone: () => setTyped(''),
  });
  const remove = useAct((api, origin: string) => api(removePartnerOrigin, { body: { origin } }), {
    done: text.removed,
  });
  const form = useFirstWrong<HTMLFormElement>(add.isError ? add.submittedAt : 0);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() !== '') add.mutate(typed.trim());
  };
  const columns = [
    { name: 'origin', title: text.origin, full: true, cell: ({ origin }: Origin) => <code>{origin}</code> },
    { name: 'note', title: text.note, full: true, cell: noteOf },
    {
      name: 'remove',
      title: text.action,
      action: true,
      cell: ({ origin }: Origin) => (
        <Button
          size="sm"
          variant="danger-ghost"
          aria-label={text.removeOf(origin)}
          busy={remove.isPending && remove.variables === origin}
          onClick={() => remove.mutate(origin)}
        >
          {text.remove}
        </Button>
      ),
    },
  ];
  return (
    <Card title={text.title}>
      <div className="x-partner__stack">
        <p className="px-muted">{text.text}</p>
        <form ref={form} className="x-form" noValidate onSubmit={submit}>
          <TextField
            label={text.origin}
            value={typed}
            onInput={setTyped}
            error={add.error ? add.error.message : undefined}
            placeholder={text.example}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            inputMode="url"
          />
          <Button type="submit" variant="primary" busy={add.isPending}>
            {text.add}
          </Button>
        </form>
        {origins.length === 0 ? (
          <p>{text.none}</p>
        ) : (
          <Table caption={text.title} columns={columns} rows={origins} keyOf={({ origin }) => origin} cards />
        )}
      </div>
    </Card>
  );
}
