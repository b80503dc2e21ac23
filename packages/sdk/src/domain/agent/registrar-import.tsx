import { type FileTable, REGISTRAR_FILE_BYTES } from '@prosperx/core/registrar';
import { type ChangeEvent, useRef, useState } from 'react';
import { tableIn } from '#domain/file-table/table-in.js';
import { Banner } from '#primitives/display/banner.js';
import { Button } from '#primitives/display/button.js';
import { Row, Stack } from '#primitives/display/stack.js';
import { Table } from '#primitives/display/table.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { Dialog } from '#primitives/overlay/dialog.js';
import type { useSendRegistrarRows } from '#queries/registrar.js';
import { errorMessageOr } from '#services/error-message.js';
import { registrarImportText } from './registrar-import.text.js';

/** A registrar's file as it was read. */
export interface RegistrarFile<Fault extends string> {
  /** Whose file of what: "CAMS WBR2". */
  readonly source: string;
  readonly missing: readonly string[];
  readonly unknown: readonly string[];
  readonly rows: readonly unknown[];
  readonly faults: readonly { readonly row: number; readonly codes: readonly Fault[] }[];
  readonly left: number;
}

interface RegistrarImportProps<File extends RegistrarFile<Fault>, Fault extends string> {
  readonly title: string;
  readonly subtitle: string;
  /** What is sent, and what is not. */
  readonly how: string;
  readonly notOne: string;
  readonly faults: Readonly<Record<Fault, string>>;
  /** null for a table that is none of these files. */
  readonly read: (table: FileTable) => File | null;
  readonly sending: ReturnType<typeof useSendRegistrarRows<File>>;
  readonly onClose: () => void;
}

type Chosen<Read> =
  | { readonly name: 'nothing' | 'reading' | 'tooLarge' | 'unreadable' | 'notOne' }
  | { readonly name: 'read'; readonly file: Read; readonly fileHash: string };

async function hashOf(file: File): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Reads a file on the reader's device; what is kept of it is sent by a press alone. */
async function readFile<Read>(file: File, read: (table: FileTable) => Read | null): Promise<Chosen<Read>> {
  if (file.size > REGISTRAR_FILE_BYTES) return { name: 'tooLarge' };
  const table = await tableIn(file);
  if (table === null) return { name: 'unreadable' };
  const found = read(table);
  return found === null ? { name: 'notOne' } : { name: 'read', file: found, fileHash: await hashOf(file) };
}

/** Adds a registrar's file: chosen, seen with what is wrong in which row, sent with its progress, and told what became of it. */
export function RegistrarImport<Read extends RegistrarFile<Fault>, Fault extends string>(
  props: RegistrarImportProps<Read, Fault>,
) {
  const { title, subtitle, how, notOne, read, sending, onClose } = props;
  const text = useWords(registrarImportText);
  const picker = useRef<HTMLInputElement>(null);
  const [chosen, choose] = useState<Chosen<Read>>({ name: 'nothing' });
  const [share, setShare] = useState(0);
  const take = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    if (!file) return;
    sending.reset();
    choose({ name: 'reading' });
    choose(await readFile(file, read).catch(() => ({ name: 'unreadable' as const })));
  };
  const add = () => {
    if (chosen.name !== 'read') return;
    setShare(0);
    sending.mutate({ file: chosen.file, fileHash: chosen.fileHash, onShare: setShare });
  };
  const wrong = { tooLarge: text.tooLarge, unreadable: text.unreadable, notOne };
  return (
    <Dialog
      open
      size="lg"
      title={title}
      subtitle={`${subtitle} ${text.limit}`}
      onClose={onClose}
      actions={
        <Actions
          isDone={sending.isSuccess}
          isBusy={sending.isPending}
          many={chosen.name === 'read' ? chosen.file.rows.length : 0}
          onAdd={add}
          onClose={onClose}
        />
      }
    >
      <div role="alert" className="px-said">
        {chosen.name in wrong && <Banner tone="danger">{wrong[chosen.name as keyof typeof wrong]}</Banner>}
        {sending.error && <Banner tone="danger">{errorMessageOr(sending.error, text.notSaved)}</Banner>}
      </div>
      <div role="status" className="px-said">
        {chosen.name === 'reading' && text.reading}
        {sending.data && (
          <Banner tone={sending.data.isKnownFile ? 'info' : 'success'}>
            {sending.data.isKnownFile ? text.knownFile : text.added(sending.data.added, sending.data.known)}
          </Banner>
        )}
      </div>
      <Stack>
        {sending.isPending && <progress max={1} value={share} aria-label={text.sending} />}
        {!sending.isSuccess && !sending.isPending && (
          <>
            {chosen.name !== 'read' && <p>{how}</p>}
            <Row>
              {/* the button names it: a picker cannot be styled */}
              <input
                ref={picker}
                hidden
                type="file"
                accept=".csv,.txt,.xlsx,.dbf"
                onChange={(event) => void take(event)}
                // so that the same file can be chosen again
                onClick={(event) => void (event.currentTarget.value = '')}
              />
              <Button onClick={() => picker.current?.click()}>
                {chosen.name === 'nothing' ? text.choose : text.chooseAgain}
              </Button>
            </Row>
            {chosen.name === 'read' && <Preview file={chosen.file} sentences={props.faults} />}
          </>
        )}
      </Stack>
    </Dialog>
  );
}

interface ActionsProps {
  readonly isDone: boolean;
  readonly isBusy: boolean;
  /** Rows that can be added. */
  readonly many: number;
  readonly onAdd: () => void;
  readonly onClose: () => void;
}

function Actions({ isDone, isBusy, many, onAdd, onClose }: ActionsProps) {
  const text = useWords(registrarImportText);
  if (isDone)
    return (
      <Button variant="primary" onClick={onClose}>
        {text.done}
      </Button>
    );
  return (
    <>
      <Button onClick={onClose}>{text.cancel}</Button>
      {many > 0 && (
        <Button variant="primary" busy={isBusy} onClick={onAdd}>
          {text.add(many)}
        </Button>
      )}
    </>
  );
}

/** Faults that are shown. */
const SHOWN = 50;

interface PreviewProps<Fault extends string> {
  readonly file: RegistrarFile<Fault>;
  readonly sentences: Readonly<Record<Fault, string>>;
}

function Preview<Fault extends string>({ file, sentences }: PreviewProps<Fault>) {
  const text = useWords(registrarImportText);
  const { source, missing, unknown, rows, faults, left } = file;
  if (missing.length > 0) return <Banner tone="danger">{text.missing(missing)}</Banner>;
  return (
    <>
      <p role="status">{text.found(source, rows.length, faults.length)}</p>
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
              cell: ({ codes }) => codes.map((code) => sentences[code]).join(', '),
            },
          ]}
          dense
        />
      )}
      {faults.length > SHOWN && <p className="px-muted">{text.more(faults.length - SHOWN)}</p>}
    </>
  );
}
