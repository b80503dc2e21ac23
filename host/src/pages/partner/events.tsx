import {
  type PartnerEvent,
  resendPartnerEvent,
  savePartnerWebhook,
  sendPartnerTestEvent,
} from '@prosperx/core/partner';
import { errorMessage } from '@prosperx/sdk/site';
import { Badge, Button, Card, SkeletonRows, Table, TextField, useFirstWrong } from '@prosperx/sdk/site/ui';
import { type FormEvent, useState } from 'react';
import { writeMoment } from '#pages/write-moment.js';
import { partnerText } from './partner.text.js';
import { ShownOnce } from './shown-once.js';
import { useAct, usePartnerEvents } from './use-partner.js';

const text = partnerText.events;

/** Where events go, and what became of the last. */
export function Events({ url }: { readonly url: string | null }) {
  return (
    <>
      <EventAddress url={url} />
      <Deliveries hasAddress={url !== null} />
    </>
  );
}

function EventAddress({ url }: { readonly url: string | null }) {
  const [typed, setTyped] = useState(url ?? '');
  const [secret, setSecret] = useState('');
  const save = useAct((api, given: string) => api(savePartnerWebhook, { body: { url: given === '' ? null : given } }), {
    onDone: ({ data }) => setSecret(data.secret ?? ''),
  });
  const form = useFirstWrong<HTMLFormElement>(save.isError ? save.submittedAt : 0);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate(typed.trim());
  };
  return (
    <Card title={text.address}>
      <div className="x-partner__stack">
        <form ref={form} className="x-form" noValidate onSubmit={submit}>
          <p className="px-muted">{text.addressText}</p>
          <TextField
            label={text.url}
            hint={text.urlNote}
            value={typed}
            onInput={setTyped}
            error={save.error ? save.error.message : undefined}
            placeholder={text.example}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            inputMode="url"
          />
          <Button type="submit" variant="primary" busy={save.isPending}>
            {text.save}
          </Button>
        </form>
        {secret !== '' && <ShownOnce title={text.secretTitle} secret={secret} />}
        {save.isSuccess && secret === '' && <p role="status">{text.off}</p>}
      </div>
    </Card>
  );
}

const answersOf = ({ answers }: PartnerEvent) =>
  answers.length === 0 ? text.notTried : answers.map((status) => status ?? text.noAnswer).join(', ');

function Deliveries({ hasAddress }: { readonly hasAddress: boolean }) {
  const { data, error, refetch, isFetching } = usePartnerEvents();
  const test = useAct((api) => api(sendPartnerTestEvent, { body: {} }), { done: text.tested });
  const resend = useAct((api, id: string) => api(resendPartnerEvent, { body: { id } }), { done: text.resent });
  const columns = [
    {
      name: 'event',
      title: text.event,
      full: true,
      cell: ({ type, id }: PartnerEvent) => (
        <>
          {type} <code className="px-muted px-small">{id}</code>
        </>
      ),
    },
    { name: 'when', title: text.when, cell: ({ createdAt }: PartnerEvent) => writeMoment(createdAt) },
    {
      name: 'state',
      title: text.state,
      cell: ({ deliveredAt }: PartnerEvent) => (
        <Badge tone={deliveredAt === null ? 'warning' : 'success'}>
          {deliveredAt === null ? text.waits : text.delivered}
        </Badge>
      ),
    },
    { name: 'answers', title: text.answers, cell: answersOf },
    {
      name: 'resend',
      title: text.action,
      action: true,
      cell: ({ id }: PartnerEvent) =>
        hasAddress && (
          <Button
            size="sm"
            aria-label={text.resendOf(id)}
            busy={resend.isPending && resend.variables === id}
            onClick={() => resend.mutate(id)}
          >
            {text.resend}
          </Button>
        ),
    },
  ];
  return (
    <Card
      title={text.title}
      action={
        hasAddress && (
          <Button size="sm" busy={test.isPending} onClick={() => test.mutate(undefined)}>
            {text.test}
          </Button>
        )
      }
    >
      <div className="x-partner__stack">
        <p className="px-muted">{text.text}</p>
        {error && <p role="alert">{errorMessage(error)}</p>}
        {!error && data === undefined && <SkeletonRows />}
        {data?.length === 0 && <p>{text.none}</p>}
        {data && data.length > 0 && (
          <Table caption={text.title} columns={columns} rows={data} keyOf={({ id }) => id} cards />
        )}
        <div>
          <Button size="sm" variant="ghost" busy={isFetching} onClick={() => void refetch()}>
            {text.look}
          </Button>
        </div>
      </div>
    </Card>
  );
}
