import { Button, Dialog } from '@prosperx/sdk/internal';
import { sessionText as text } from './session.text.js';

export interface IdleWarningProps {
  /** null: nothing to warn of. */
  readonly secondsLeft: number | null;
  onStay(): void;
  onSignOut(): void;
}

/** A minute before the end: whoever is there may stay. */
export function IdleWarning({ secondsLeft, onStay, onSignOut }: IdleWarningProps) {
  const actions = (
    <>
      <Button onClick={onSignOut}>{text.signOut}</Button>
      <Button variant="primary" onClick={onStay}>
        {text.stay}
      </Button>
    </>
  );
  return (
    <Dialog open={secondsLeft !== null} onClose={onStay} title={text.warningTitle} actions={actions} alert>
      <p>{text.warning}</p>
      <p role="timer">{secondsLeft !== null && text.secondsLeft(secondsLeft)}</p>
    </Dialog>
  );
}
