import { findRecords, type FoundRecord, operatorErrorText } from '@prosperx/core/operator';
import { Button, Card, EmptyState, Table, TextField, useFirstWrong } from '@prosperx/sdk/site/ui';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { type FormEvent, useContext, useEffect, useRef, useState } from 'react';
import { FoundContext } from './found.js';
import { operatorText } from './operator.text.js';
import { Person } from './person.js';
import { recordColumns } from './record-columns.js';
import { faultOf, useAct } from './use-operator.js';

const text = operatorText.find;

/** Looks accounts up by what is known of them, and shows one. What was typed stands in no address. */
export function Find() {
  const { profileId } = useSearch({ from: '/operator' });
  const { found, setFound } = useContext(FoundContext);
  const results = found && profileId === undefined ? <Results found={found} /> : null;
  return (
    <>
      <Card title={text.label}>
        <FindForm onFound={setFound} />
        {results}
        {found === null && profileId === undefined && <EmptyState title={text.start} text={text.startText} />}
      </Card>
      {profileId !== undefined && <Person key={profileId} profileId={profileId} found={found} />}
    </>
  );
}

function FindForm({ onFound }: { readonly onFound: (found: readonly FoundRecord[]) => void }) {
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const [what, setWhat] = useState('');
  useEffect(() => field.current?.focus(), []);
  const find = useAct((api, typed: string) => api(findRecords, { query: { what: typed } }), {
    quiet: true,
    onDone: ({ data }) => {
      onFound(data);
      const [only, ...others] = data;
      const isOne = only && others.every(({ profileId }) => profileId === only.profileId);
      void navigate({ to: '/operator', search: { part: 'find', ...(isOne && { profileId: only.profileId }) } });
    },
  });
  const fault = faultOf(find.error, 'what');
  const form = useFirstWrong<HTMLFormElement>(fault ? find.submittedAt : 0);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    find.mutate(what.trim());
  };
  return (
    <form ref={form} className="x-op__find" role="search" aria-label={text.start} noValidate onSubmit={submit}>
      <TextField
        label={text.label}
        hint={text.hint}
        value={what}
        onInput={setWhat}
        inputRef={field}
        error={fault && operatorErrorText[fault as keyof typeof operatorErrorText]}
        type="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
      />
      <Button type="submit" variant="primary" busy={find.isPending}>
        {text.send}
      </Button>
    </form>
  );
}

function Results({ found }: { readonly found: readonly FoundRecord[] }) {
  if (found.length === 0)
    return (
      <div role="status">
        <EmptyState title={text.none} text={text.noneText} />
      </div>
    );
  const columns = [
    { name: 'holder', title: text.holder, cell: ({ name }: FoundRecord) => name },
    ...recordColumns,
    {
      name: 'open',
      title: text.open,
      action: true,
      cell: ({ name, profileId }: FoundRecord) => (
        <Link className="px-link" to="/operator" search={{ part: 'find', profileId }} aria-label={text.openOf(name)}>
          {text.open}
        </Link>
      ),
    },
  ];
  return <Table caption={text.results} columns={columns} rows={found} keyOf={({ id }) => id} cards />;
}
