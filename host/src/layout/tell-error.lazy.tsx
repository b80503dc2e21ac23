import { ReportDialog, useRequestId } from '@prosperx/sdk/site';
import { Button, useWords } from '@prosperx/sdk/site/ui';
import { type ReactNode, useState } from 'react';
import { layoutText } from '#layout.text.js';
import { hasLegacyUser } from '#session/legacy-storage.js';

interface TellErrorProps {
  readonly error: unknown;
  /** The route that broke. */
  readonly page: string;
  /** Shows the page with what the server said. */
  readonly show: (told: { readonly requestId: string | null; readonly report: ReactNode }) => ReactNode;
}

/** Tells the server what broke; the number under which it was logged is shown then, with the way to hear more. */
export function TellError({ error, page, show }: TellErrorProps) {
  const requestId = useRequestId(error, page);
  return show({ requestId, report: requestId && <ReportError /> });
}

/** Says that the server knows already what broke, and to an account holder that an expert will call. */
function ReportError() {
  const text = useWords(layoutText);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{text.report}</Button>
      <ReportDialog open={isOpen} isKnown={hasLegacyUser()} onClose={() => setOpen(false)} />
    </>
  );
}
