import { casErrorText, type CasErrorCode, type CasStatement } from '@prosperx/core/portfolio';
import { readStatement } from '@prosperx/core/statement';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Banner } from '#primitives/display/banner.js';
import { Button } from '#primitives/display/button.js';
import { Stack } from '#primitives/display/stack.js';
import { Checkbox } from '#primitives/form/checks.js';
import { PasswordField } from '#primitives/form/secret-fields.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { Dialog } from '#primitives/overlay/dialog.js';
import { importText } from './elsewhere.text.js';
import { readPdf } from './read-pdf.js';

interface ImportDialogProps {
  readonly file: File;
  /** What the file says, where it is no PDF. */
  readonly statement: CasStatement | null;
  readonly onClose: () => void;
  readonly onRead: (statement: CasStatement, withTransactions: boolean) => void;
}

interface Progress {
  readonly page: number;
  readonly of: number;
}

const PASSWORDS: ReadonlySet<string> = new Set<CasErrorCode>(['cas_password', 'cas_password_needed']);

/** Reads the PDF of a statement on this device; its password goes nowhere, and is gone with the popup. */
function useReading(file: File, onRead: (statement: CasStatement) => void) {
  const [progress, setProgress] = useState<Progress | null>(null);
  const [fault, setFault] = useState<{ readonly said: string; readonly isPassword: boolean } | null>(null);
  const text = useWords(importText);
  const stop = useRef(new AbortController());
  useEffect(() => () => stop.current.abort(), []);
  const refuse = (code: CasErrorCode, path = '') =>
    setFault({ said: casErrorText({ code, path }), isPassword: PASSWORDS.has(code) });
  const read = async (password: string) => {
    setFault(null);
    setProgress({ page: 0, of: 1 });
    const { signal } = stop.current;
    try {
      const bytes = await file.arrayBuffer().catch(() => null);
      if (!bytes) return refuse('cas_unopened');
      const found = await readPdf({ bytes, password }, { signal, onPage: (page, of) => setProgress({ page, of }) });
      if (signal.aborted) return;
      if ('fault' in found) return refuse(found.fault);
      const read = readStatement(found.pages);
      if ('fault' in read) refuse(read.fault.code, read.fault.path);
      else onRead(read.statement);
    } catch {
      // its code did not come
      if (!signal.aborted) setFault({ said: text.notLoaded, isPassword: false });
    } finally {
      if (!signal.aborted) setProgress(null);
    }
  };
  return { progress, fault, read };
}

/** The popup for a statement: the password of its PDF, whether its transactions are wanted, and how far its reading is. */
export function ImportDialog({ file, statement, onClose, onRead }: ImportDialogProps) {
  const text = useWords(importText);
  const id = useId();
  const [password, setPassword] = useState('');
  const [isWanted, want] = useState(false);
  const { progress, fault, read } = useReading(file, (found) => onRead(found, isWanted));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (statement) onRead(statement, isWanted);
    else if (!progress) void read(password);
  };
  return (
    <Dialog
      open
      title={text.title}
      subtitle={file.name}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{text.cancel}</Button>
          {/* not busy: nothing is sent, and who closes the popup stops the reading */}
          <Button variant="primary" type="submit" form={id} idle={progress !== null}>
            {text.read}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={submit} noValidate>
        <Stack>
          <div role="alert" className="px-said">
            {fault && !fault.isPassword && <Banner tone="danger">{fault.said}</Banner>}
          </div>
          {!statement && (
            <PasswordField
              label={text.password}
              hint={text.passwordHint}
              autoComplete="off"
              value={password}
              onInput={setPassword}
              error={fault?.isPassword ? fault.said : undefined}
              live
            />
          )}
          <div>
            <Checkbox checked={isWanted} onChange={want}>
              {text.transactions}
            </Checkbox>
            <p className="px-muted px-small">{text.transactionsHint}</p>
          </div>
          {progress && (
            <div className="portfolio__reading">
              <progress max={progress.of} value={progress.page} aria-label={text.reading} />
              <p className="px-muted px-small">{text.page(progress.page, progress.of)}</p>
            </div>
          )}
          <p className="px-muted px-small">{text.stays(isWanted)}</p>
        </Stack>
      </form>
    </Dialog>
  );
}
