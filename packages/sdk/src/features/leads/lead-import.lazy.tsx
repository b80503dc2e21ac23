import { formatMoney } from '@prosperx/core/format';
import {
  LEAD_IMPORT_BYTES,
  leadConsent,
  leadErrorText,
  type LeadFile,
  type LeadRow,
  leadRowText,
  readLeadFile,
} from '@prosperx/core/lead';
import { type ChangeEvent, useRef, useState } from 'react';
import { tableIn } from '#domain/file-table/table-in.js';
import { Banner } from '#primitives/display/banner.js';
import { Button } from '#primitives/display/button.js';
import { Row, Stack } from '#primitives/display/stack.js';
import { type Column, Table } from '#primitives/display/table.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { Dialog } from '#primitives/overlay/dialog.js';
import { useImportLeads } from '#queries/lead.js';
import { errorMessageOr } from '#services/error-message.js';
import { InviteLeads } from './invite-leads.js';
import { leadImportText } from './lead-import.text.js';

type Chosen =
  | { readonly name: 'nothing' }
  | { readonly name: 'unfit'; readonly why: 'empty' | 'tooLarge' | 'unreadable' }
  | { readonly name: 'read'; readonly file: LeadFile };

/** Reads a file on the reader's device; what is in it is sent by a press alone. */
async function readFile(file: File): Promise<Chosen> {
  if (file.size > LEAD_IMPORT_BYTES) return { name: 'unfit', why: 'tooLarge' };
  const table = await tableIn(file);
  if (table === null) return { name: 'unfit', why: 'unreadable' };
  const found = readLeadFile(table);
  return found.missing.length === 0 && found.rows.length === 0
    ? { name: 'unfit', why: 'empty' }
    : { name: 'read', file: found };
}

/** Adds leads from a CSV file or a workbook: chosen, seen with what is wrong in which row, added, and told what became of them. */
export function LeadImport({ onClose }: { readonly onClose: () => void }) {
  const text = useWords(leadImportText);
  const picker = useRef<HTMLInputElement>(null);
  const [chosen, choose] = useState<Chosen>({ name: 'nothing' });
  const adding = useImportLeads();
  const rows = chosen.name === 'read' ? chosen.file.rows : [];
  const right = rows.filter(({ faults }) => faults.length === 0);
  const take = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    // the same file may be chosen again once it was corrected
    currentTarget.value = '';
    adding.reset();
    if (file) choose(await readFile(file).catch(() => ({ name: 'unfit' as const, why: 'unreadable' as const })));
  };
  const actions = adding.isSuccess ? (
    <Button variant="primary" onClick={onClose}>
      {text.done}
    </Button>
  ) : (
    <>
      <Button onClick={onClose}>{text.cancel}</Button>
      {right.length > 0 && (
        <Button
          variant="primary"
          busy={adding.isPending}
          onClick={() => adding.mutate(right.map(({ terms }) => terms))}
        >
          {text.add(right.length)}
        </Button>
      )}
    </>
  );
  return (
    <Dialog open size="lg" title={text.title} subtitle={text.subtitle} onClose={onClose} actions={actions}>
      <div role="alert" className="px-said">
        {chosen.name === 'unfit' && <Banner tone="danger">{text[chosen.why]}</Banner>}
        {adding.error && <Banner tone="danger">{errorMessageOr(adding.error, text.notSaved)}</Banner>}
      </div>
      <div role="status" className="px-said">
        {adding.isSuccess && <Outcome rows={adding.data} />}
      </div>
      {adding.isSuccess && <InviteLeads leadIds={adding.data.flatMap(({ leadId }) => leadId ?? [])} />}
      <Stack gap={4}>
        {!adding.isSuccess && (
          <>
            {chosen.name !== 'read' && <p>{text.how}</p>}
            <p className="px-muted px-small">{text.whyLeads}</p>
            <Row>
              {/* the button names it: a picker cannot be styled */}
              <input
                ref={picker}
                hidden
                type="file"
                accept=".csv,.xlsx,text/csv,text/plain"
                onChange={(event) => void take(event)}
              />
              <Button onClick={() => picker.current?.click()}>
                {chosen.name === 'nothing' ? text.choose : text.chooseAgain}
              </Button>
            </Row>
            {chosen.name === 'read' && <Preview file={chosen.file} />}
          </>
        )}
      </Stack>
    </Dialog>
  );
}

interface Imported {
  readonly outcome: 'added' | 'known' | 'refused';
  readonly faults: Readonly<Record<string, string>>;
}

function Outcome({ rows }: { readonly rows: readonly Imported[] }) {
  const text = useWords(leadImportText);
  const sentences: Readonly<Record<string, string>> = useWords(leadErrorText);
  const count = (which: Imported['outcome']) => rows.filter(({ outcome }) => outcome === which).length;
  const [known, refused] = [count('known'), count('refused')];
  const reasons = new Set(rows.flatMap(({ faults }) => Object.values(faults).flatMap((code) => sentences[code] ?? [])));
  const said = [text.added(count('added')), known > 0 && text.known(known), refused > 0 && text.refused(refused)];
  return <Banner tone="success">{[...said.filter(Boolean), [...reasons].join('. ')].join(' ').trim()}</Banner>;
}

/** Rows that are shown: all that is wrong is to be seen, of the others the first are a sample. */
const SHOWN = 50;

function Preview({ file: { missing, unread, rows, left } }: { readonly file: LeadFile }) {
  const text = useWords(leadImportText);
  const consent = useWords(leadConsent);
  if (missing.length > 0) return <Banner tone="danger">{text.missing(missing.map((term) => text.terms[term]))}</Banner>;
  const wrong = rows.filter(({ faults }) => faults.length > 0);
  const right = rows.filter(({ faults }) => faults.length === 0);
  const shown = [...wrong, ...right.slice(0, Math.max(0, SHOWN - wrong.length))];
  return (
    <>
      <p role="status">{text.found(right.length, wrong.length)}</p>
      {left > 0 && <Banner>{text.left(left)}</Banner>}
      {unread.length > 0 && <p className="px-muted px-small">{text.unread(unread)}</p>}
      <Rows rows={shown} showsFaults={wrong.length > 0} />
      {rows.length > shown.length && <p className="px-muted">{text.more(rows.length - shown.length)}</p>}
      <p className="px-muted px-small">{consent.byAdvisor}</p>
    </>
  );
}

function Rows({ rows, showsFaults }: { readonly rows: readonly LeadRow[]; readonly showsFaults: boolean }) {
  const text = useWords(leadImportText);
  const sentences = { ...useWords(leadErrorText), ...useWords(leadRowText) };
  const { columns: titles, none } = text;
  const showsAmount = rows.some(({ terms }) => terms.amount !== null);
  const columns: Column<LeadRow>[] = [
    { name: 'row', title: titles.row, numeric: true, cell: ({ row }) => row },
    ...(showsFaults
      ? [
          {
            name: 'wrong',
            title: titles.wrong,
            full: true,
            cell: ({ faults }: LeadRow) => faults.map((code) => sentences[code]).join('. ') || text.nothingWrong,
          },
        ]
      : []),
    { name: 'name', title: titles.name, cell: ({ terms }) => terms.name || none },
    { name: 'mobile', title: titles.mobile, oneLine: true, cell: ({ terms }) => terms.mobile || none },
    { name: 'email', title: titles.email, cell: ({ terms }) => terms.email || none },
    ...(showsAmount
      ? [
          {
            name: 'amount',
            title: titles.amount,
            numeric: true,
            cell: ({ terms }: LeadRow) => (terms.amount === null ? none : formatMoney(terms.amount)),
          },
        ]
      : []),
  ];
  return <Table caption={text.caption} columns={columns} rows={rows} keyOf={({ row }) => String(row)} cards dense />;
}
