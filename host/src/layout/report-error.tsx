import { Button, ReportDialog } from '@prosperx/sdk/internal';
import { useState } from 'react';
import { layoutText } from '#layout.text.js';
import { isUserKept } from '#session/kept-names.js';

/** What broke has reached the server already; whoever asks is told so, and an account holder that an expert will call. */
export function ReportError() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{layoutText.report}</Button>
      <ReportDialog open={isOpen} isKnown={isUserKept()} onClose={() => setOpen(false)} />
    </>
  );
}
