import { declarations } from '@prosperx/core/profile';
import { Button } from '#primitives/display/button.js';
import { Dialog } from '#primitives/overlay/dialog.js';
import { HelpDesk } from '#domain/session/help-desk.js';
import { PageBeside } from '#domain/navigation/page-beside.js';
import { occupationStepText as text } from './occupation.text.js';

interface DeclarationDialogProps {
  readonly open: boolean;
  /** Left out, it is read alone. */
  readonly onAgree: (() => void) | undefined;
  readonly onClose: () => void;
}

/** What is agreed to, word for word; opens too for who would go on without it. */
export function DeclarationDialog({ open, onAgree, onClose }: DeclarationDialogProps) {
  const actions = onAgree && (
    <>
      <Button onClick={onClose}>{text.fatcaLater}</Button>
      <Button variant="primary" onClick={onAgree}>
        {text.fatcaAgree}
      </Button>
    </>
  );
  return (
    <Dialog open={open} title={text.fatcaTitle} onClose={onClose} actions={actions}>
      <p>{declarations.fatca.text}</p>
      <p>
        <PageBeside to="/terms-conditions">{text.terms}</PageBeside>
      </p>
      <p>
        {text.notSo} <HelpDesk />
      </p>
    </Dialog>
  );
}
