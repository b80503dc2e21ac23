import { Button, ReportDialog } from '@prosperx/sdk/internal';
import { useState } from 'react';
import { layoutText } from '#layout.text.js';

/** What broke has reached the server already; whoever asks is told that an expert will call. */
export function ReportError() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{layoutText.report}</Button>
      <ReportDialog open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
