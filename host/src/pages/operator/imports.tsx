import { getImports, IMPORT_KINDS, importFile, type ImportKind, type ImportRun } from '@prosperx/core/operator';
import { Badge, Button, Card, SelectField, Table, useFirstWrong } from '@prosperx/sdk/site/ui';
import { useId, useState } from 'react';
import { writeMoment } from '#pages/write-moment.js';
import { importsText } from './imports.text.js';
import { PartFrame } from './part-frame.js';
import { ReasonDialog } from './reason-dialog.js';
import { useAct, useRead, useShow } from './use-operator.js';

function State({ run: { finishedAt, refusal, done, total } }: { readonly run: ImportRun }) {
  if (refusal !== null) return <Badge tone="danger">{importsText.failed}</Badge>;
  if (finishedAt !== null) return <Badge tone="success">{importsText.done}</Badge>;
  return <Badge tone="warning">{total === 0 ? importsText.begun : importsText.goesOn(done, total)}</Badge>;
}

const columns = [
  {
    name: 'file',
    title: importsText.file,
    full: true,
    cell: ({ kind, fileName }: ImportRun) => (
      <>
        <b>{importsText.kinds[kind as ImportKind] ?? kind}</b> <code>{fileName}</code>
      </>
    ),
  },
  { name: 'when', title: importsText.when, oneLine: true, cell: ({ startedAt }: ImportRun) => writeMoment(startedAt) },
  { name: 'by', title: importsText.by, cell: ({ actor }: ImportRun) => actor.replace('operator:', '') },
  { name: 'state', title: importsText.state, cell: (run: ImportRun) => <State run={run} /> },
];

const goesOn = (runs: readonly ImportRun[] | undefined) => runs?.some(({ finishedAt }) => finishedAt === null) ?? false;

/** The last imports, and what each changed; looked at again while one goes on. */
export function Imports() {
  const imports = useRead(['imports'], (api) => api(getImports, { background: true }), { whileTrue: goesOn });
  return (
    <>
      <PartFrame
        title={importsText.title}
        intro={importsText.text}
        query={imports}
        isEmpty={(rows) => rows.length === 0}
        empty={{ title: importsText.none, text: importsText.noneText }}
      >
        {(rows) => (
          <Table
            caption={importsText.title}
            columns={columns}
            rows={rows}
            keyOf={({ id }) => id}
            detail={({ refusal, report }) => (
              <ul>
                {(refusal === null ? report : [refusal]).map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            )}
            detailLabel={({ fileName }) => importsText.changedOf(fileName)}
            cards
          />
        )}
      </PartFrame>
      <ImportForm />
    </>
  );
}

const kinds = IMPORT_KINDS.map((value) => ({ value, text: importsText.kinds[value] }));

function ImportForm() {
  const id = useId();
  const [kind, setKind] = useState<ImportKind>('nav');
  const [file, setFile] = useState<File | null>(null);
  const [tries, setTries] = useState(0);
  const form = useFirstWrong<HTMLDivElement>(tries);
  const [isAsking, setAsking] = useState(false);
  const show = useShow<readonly ImportRun[]>(['imports']);
  const begin = useAct(
    async (api, given: { readonly file: File; readonly reason: string }) =>
      api(importFile, {
        query: { kind, reason: given.reason },
        body: { file: new Uint8Array(await given.file.arrayBuffer()), name: given.file.name },
      }),
    {
      done: importsText.started,
      onDone: ({ data: { run } }) => {
        if (run) show((runs = []) => [run, ...runs]);
        setAsking(false);
      },
    },
  );
  const isMissing = tries > 0 && file === null;
  const ask = () => {
    setTries(tries + 1);
    setAsking(file !== null);
  };
  return (
    <Card title={importsText.begin}>
      <div ref={form} className="x-op__stack">
        <SelectField label={importsText.kind} options={kinds} value={kind} onPick={setKind} />
        <div className="px-field">
          <label className="px-label" htmlFor={id}>
            {importsText.choose}
          </label>
          <input
            id={id}
            className="px-input"
            type="file"
            accept=".txt,.csv,.json"
            aria-invalid={isMissing || undefined}
            aria-describedby={isMissing ? `${id}-error` : undefined}
            onChange={({ currentTarget }) => setFile(currentTarget.files?.[0] ?? null)}
          />
          {isMissing && (
            <p role="alert" id={`${id}-error`}>
              {importsText.missing}
            </p>
          )}
        </div>
        <div>
          <Button variant="primary" busy={begin.isPending} onClick={ask}>
            {importsText.begin}
          </Button>
        </div>
      </div>
      {isAsking && file && (
        <ReasonDialog
          title={importsText.beginTitle(file.name)}
          action={importsText.begin}
          busy={begin.isPending}
          onAct={(reason) => begin.mutate({ file, reason })}
          onClose={() => setAsking(false)}
        >
          <p>{importsText.beginText}</p>
        </ReasonDialog>
      )}
    </Card>
  );
}
