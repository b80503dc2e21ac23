import { readUpdateFile, UPDATE_BYTES, type UpdateFile, type UpdateRow } from '@prosperx/core/customer-update';
import { type ChangeEvent, useRef, useState } from 'react';
import { tableIn } from '#domain/file-table/table-in.js';
import { Banner } from '#primitives/display/banner.js';
import { Button } from '#primitives/display/button.js';
import { SkeletonRows } from '#primitives/display/skeleton.js';
import { Row, Stack } from '#primitives/display/stack.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { Dialog } from '#primitives/overlay/dialog.js';
import { useUpdateCustomers } from '#queries/update-customers.js';
import { errorMessageOr } from '#services/error-message.js';
import { updateCustomersText } from './update-customers.text.js';
import { type PreviewRow, UpdatePreview } from './update-preview.js';

type Chosen =
  | { readonly name: 'nothing' }
  | { readonly name: 'unfit'; readonly why: 'empty' | 'tooLarge' | 'unreadable' }
  | { readonly name: 'read'; readonly file: UpdateFile };

const UNREADABLE = { name: 'unfit', why: 'unreadable' } as const;

/** Reads a file on the reader's device. */
async function readFile(file: File): Promise<Chosen> {
  if (file.size > UPDATE_BYTES) return { name: 'unfit', why: 'tooLarge' };
  const table = await tableIn(file);
  if (table === null) return UNREADABLE;
  const found = readUpdateFile(table);
  return found.lacks === null && found.rows.length === 0
    ? { name: 'unfit', why: 'empty' }
    : { name: 'read', file: found };
}

const isRight = ({ faults }: UpdateRow) => faults.length === 0;

/** Updates what an advisor keeps about customers from a CSV file or a workbook: chosen, seen with what changes and what is wrong in which row, and kept. */
export function UpdateCustomers({ onClose }: { readonly onClose: () => void }) {
  const text = useWords(updateCustomersText);
  const picker = useRef<HTMLInputElement>(null);
  const [chosen, choose] = useState<Chosen>({ name: 'nothing' });
  const { look, keep } = useUpdateCustomers();
  const file = chosen.name === 'read' ? chosen.file : null;
  const rows = file ? joined(file, look.data ?? []) : [];
  const changing = rows.filter(({ outcome }) => outcome?.outcome === 'changes');
  const take = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [picked] = currentTarget.files ?? [];
    // the same file may be chosen again once it was corrected
    currentTarget.value = '';
    look.reset();
    keep.reset();
    if (!picked) return;
    const read = await readFile(picked).catch(() => UNREADABLE);
    choose(read);
    const right = read.name === 'read' ? read.file.rows.filter(isRight) : [];
    if (right.length > 0) look.mutate(right);
  };
  const actions = keep.isSuccess ? (
    <Button variant="primary" onClick={onClose}>
      {text.done}
    </Button>
  ) : (
    <>
      <Button onClick={onClose}>{text.cancel}</Button>
      {changing.length > 0 && (
        <Button variant="primary" busy={keep.isPending} onClick={() => keep.mutate(changing.map(({ row }) => row))}>
          {text.update(changing.length)}
        </Button>
      )}
    </>
  );
  const problem = look.error ?? keep.error;
  return (
    <Dialog open size="lg" title={text.title} subtitle={text.subtitle} onClose={onClose} actions={actions}>
      <div role="alert" className="px-said">
        {chosen.name === 'unfit' && <Banner tone="danger">{text[chosen.why]}</Banner>}
        {file?.lacks && <Banner tone="danger">{text.lacks[file.lacks]}</Banner>}
        {problem && <Banner tone="danger">{errorMessageOr(problem, text.notSaved)}</Banner>}
      </div>
      <div role="status" className="px-said">
        {keep.data && (
          <Banner tone="success">
            {text.updated(keep.data.filter(({ outcome }) => outcome === 'changes').length)}
          </Banner>
        )}
      </div>
      {!keep.isSuccess && (
        <Stack gap={4}>
          {!file && <p>{text.how}</p>}
          <p className="px-muted px-small">{text.onlyYours}</p>
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
          {look.isPending && <SkeletonRows rows={3} />}
          {file && file.lacks === null && !look.isPending && !look.error && <UpdatePreview file={file} rows={rows} />}
        </Stack>
      )}
    </Dialog>
  );
}

/** The rows of a file, each with what the server says of it; one with a fault was not sent. */
function joined({ rows }: UpdateFile, outcomes: readonly NonNullable<PreviewRow['outcome']>[]): readonly PreviewRow[] {
  const left = [...outcomes];
  return rows.map((row) => ({ row, outcome: isRight(row) ? (left.shift() ?? null) : null }));
}
