import { getImports, IMPORT_KINDS, importFile, type ImportKind, type ImportRun } from '@prosperx/core/operator';
import { Badge, Button, Card, SelectField, Table } from '@prosperx/sdk/site/ui';
import { useId, useState } from 'react';
import { listsText } from './lists.text.js';
import { writeMoment } from './operator.text.js';
import { PartFrame } from './part-frame.js';
import { ReasonDialog } from './reason-dialog.js';
import { useAct, useRead, useShow } from './use-operator.js';

const text = listsText.imports;

function State({ run: { finishedAt, refusal, done, total } }: { readonly run: ImportRun }) {
  if (refusal !== null) return <Badge tone="danger">{text.refused}</Badge>;
  if (finishedAt !== null) return <Badge tone="success">{text.done}</Badge>;
  return <Badge tone="warning">{total === 0 ? text.begun : text.goesOn(done, total)}</Badge>;
}

const columns = [
  {
    name: 'file',
    title: text.file,
    full: true,
    cell: ({ kind, fileName }: ImportRun) => (
      <>
        <b>{text.kinds[kind as ImportKind] ?? kind}</b> <code>{fileName}</code>
      </>
    ),
  },
  { name: 'when', title: text.when, oneLine: true, cell: ({ startedAt }: ImportRun) => writeMoment(startedAt) },
  { name: 'by', title: text.by, cell: ({ actor }: ImportRun) => actor.replace('operator:', '') },
  { name: 'state', title: text.state, cell: (run: ImportRun) => <State run={run} /> },
];

const goesOn = (runs: readonly ImportRun[] | undefined) => runs?.some(({ finishedAt }) => finishedAt === null) ?? false;

/** The last imports, and what each changed; looked at again while one goes on. */
export function Imports() {
  const imports = useRead(['imports'], (api) => api(getImports, { background: true }), { whileTrue: goesOn });
  return (
    <>
      <PartFrame
        title={text.title}
        intro={text.text}
        query={imports}
        isEmpty={(rows) => rows.length === 0}
        empty={{ title: text.none, text: text.noneText }}
      >
        {(rows) => (
          <Table
            caption={text.title}
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
            detailLabel={({ fileName }) => text.changedOf(fileName)}
            cards
          />
        )}
      </PartFrame>
      <ImportForm />
    </>
  );
}

const kinds = IMPORT_KINDS.map((value) => ({ value, text: text.kinds[value] }));

function ImportForm() {
  const id = useId();
  const [kind, setKind] = useState<ImportKind>('nav');
  const [file, setFile] = useState<File | null>(null);
  const [isMissing, setMissing] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const show = useShow<readonly ImportRun[]>(['imports']);
  const begin = useAct(
    async (api, given: { readonly file: File; readonly reason: string }) =>
      api(importFile, {
        query: { kind, reason: given.reason },
        body: { file: new Uint8Array(await given.file.arrayBuffer()), name: given.file.name },
      }),
    {
      done: text.started,
      onDone: ({ data: { run } }) => {
        if (run) show((runs = []) => [run, ...runs]);
        setAsking(false);
      },
    },
  );
  const ask = () => {
    setMissing(file === null);
    setAsking(file !== null);
  };
  return (
    <Card title={text.begin}>
      <div className="x-op__stack">
        <SelectField label={text.kind} options={kinds} value={kind} onPick={setKind} />
        <div className="px-field">
          <label className="px-label" htmlFor={id}>
            {text.choose}
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
              {text.missing}
            </p>
          )}
        </div>
        <div>
          <Button variant="primary" busy={begin.isPending} onClick={ask}>
            {text.begin}
          </Button>
        </div>
      </div>
      {isAsking && file && (
        <ReasonDialog
          title={text.beginTitle(file.name)}
          action={text.begin}
          busy={begin.isPending}
          onAct={(reason) => begin.mutate({ file, reason })}
          onClose={() => setAsking(false)}
        >
          <p>{text.beginText}</p>
        </ReasonDialog>
      )}
    </Card>
  );
}
