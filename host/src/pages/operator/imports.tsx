import { getImports, type ImportRun } from '@prosperx/core/operator';
import { Badge, Table } from '@prosperx/sdk/site/ui';
import { deskText } from './desk.text.js';
import { writeMoment } from './operator.text.js';
import { PartFrame } from './part-frame.js';
import { useRead } from './use-operator.js';

const text = deskText.imports;

function State({ run: { finishedAt, refusal, done, total } }: { readonly run: ImportRun }) {
  if (refusal !== null) return <Badge tone="danger">{text.refused}</Badge>;
  if (finishedAt !== null) return <Badge tone="success">{text.done}</Badge>;
  return <Badge tone="warning">{text.goesOn(done, total)}</Badge>;
}

const columns = [
  {
    name: 'file',
    title: text.file,
    full: true,
    cell: ({ kind, fileName }: ImportRun) => (
      <>
        <b>{kind}</b> <code>{fileName}</code>
      </>
    ),
  },
  { name: 'when', title: text.when, oneLine: true, cell: ({ startedAt }: ImportRun) => writeMoment(startedAt) },
  { name: 'by', title: text.by, cell: ({ actor }: ImportRun) => actor },
  { name: 'state', title: text.state, cell: (run: ImportRun) => <State run={run} /> },
];

/** The last imports, and what each changed. */
export function Imports() {
  const imports = useRead(['imports'], (api) => api(getImports));
  return (
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
  );
}
