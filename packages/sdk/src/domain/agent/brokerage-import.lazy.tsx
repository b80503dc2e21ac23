import { type BrokerageFile, readBrokerage, REGISTRAR_FILE_BYTES } from '@prosperx/core/registrar';
import { type ChangeEvent, useRef, useState } from 'react';
import { tableIn } from '#domain/file-table/table-in.js';
import { Banner } from '#primitives/display/banner.js';
import { Button } from '#primitives/display/button.js';
import { Row, Stack } from '#primitives/display/stack.js';
import { Table } from '#primitives/display/table.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { Dialog } from '#primitives/overlay/dialog.js';
import { useImportBrokerage } from '#queries/brokerage.js';
import { errorMessageOr } from '#services/error-message.js';
import { brokerageText } from './brokerage.text.js';

type Chosen =
  | { readonly name: 'nothing' | 'reading' }
  | { readonly name: 'unfit'; readonly why: 'tooLarge' | 'unreadable' | 'notOne' }
  | { readonly name: 'read'; readonly file: BrokerageFile; readonly fileHash: string };

async function hashOf(file: File): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Reads a file on the reader's device; what is kept of it is sent by a press alone. */
async function readFile(file: File): Promise<Chosen> {
  if (file.size > REGISTRAR_FILE_BYTES) return { name: 'unfit', why: 'tooLarge' };
  const table = await tableIn(file);
  if (table === null) return { name: 'unfit', why: 'unreadable' };
  const found = readBrokerage(table);
  if (found.registrar === null) return { name: 'unfit', why: 'notOne' };
  return { name: 'read', file: found, fileHash: await hashOf(file) };
}

/** Adds a registrar's file of brokerage: chosen, seen with what is wrong in which row, sent with its progress, and told what became of it. */
export function BrokerageImport({ onClose }: { readonly onClose: () => void }) {
  const text = useWords(brokerageText).import;
  const picker = useRef<HTMLInputElement>(null);
  const [chosen, choose] = useState<Chosen>({ name: 'nothing' });
  const [share, setShare] = useState(0);
  const adding = useImportBrokerage();
  const take = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    currentTarget.value = '';
    if (!file) return;
    adding.reset();
    choose({ name: 'reading' });
    choose(await readFile(file).catch(() => ({ name: 'unfit' as const, why: 'unreadable' as const })));
  };
  const add = () => {
    if (chosen.name !== 'read' || chosen.file.registrar === null) return;
    setShare(0);
    const { registrar, rows } = chosen.file;
    adding.mutate({ registrar, rows, fileHash: chosen.fileHash, onShare: setShare });
  };
  const many = chosen.name === 'read' ? chosen.file.rows.length : 0;
  const actions = adding.isSuccess ? (
    <Button variant="primary" onClick={onClose}>
      {text.done}
    </Button>
  ) : (
    <>
      <Button onClick={onClose}>{text.cancel}</Button>
      {many > 0 && (
        <Button variant="primary" busy={adding.isPending} onClick={add}>
          {text.add(many)}
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
        {chosen.name === 'reading' && text.reading}
        {adding.data && (
          <Banner tone={adding.data.isKnownFile ? 'info' : 'success'}>
            {adding.data.isKnownFile ? text.knownFile : text.added(adding.data.added, adding.data.known)}
          </Banner>
        )}
      </div>
      <Stack>
        {adding.isPending && <progress max={1} value={share} aria-label={text.sending} />}
        {!adding.isSuccess && !adding.isPending && (
          <>
            {chosen.name !== 'read' && <p>{text.how}</p>}
            <Row>
              {/* the button names it: a picker cannot be styled */}
              <input ref={picker} hidden type="file" accept=".csv,.txt,.xlsx" onChange={(event) => void take(event)} />
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

/** Faults that are shown. */
const SHOWN = 50;

function Preview({ file: { registrar, missing, unknown, rows, faults, left } }: { readonly file: BrokerageFile }) {
  const text = useWords(brokerageText).import;
  if (registrar === null) return null;
  if (missing.length > 0) return <Banner tone="danger">{text.missing(missing)}</Banner>;
  return (
    <>
      <p role="status">{text.found(registrar, rows.length, faults.length)}</p>
      {left > 0 && <Banner>{text.left(left)}</Banner>}
      {unknown.length > 0 && <Banner>{text.unknown(unknown)}</Banner>}
      {faults.length > 0 && (
        <Table
          caption={text.caption}
          rows={faults.slice(0, SHOWN)}
          keyOf={({ row }) => String(row)}
          columns={[
            { name: 'row', title: text.columns.row, cell: ({ row }) => row },
            {
              name: 'wrong',
              title: text.columns.wrong,
              cell: ({ codes }) => codes.map((code) => text.faults[code]).join(', '),
            },
          ]}
          dense
        />
      )}
      {faults.length > SHOWN && <p className="px-muted">{text.more(faults.length - SHOWN)}</p>}
    </>
  );
}
