import { Button } from '#primitives/display/button.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { Dialog } from '#primitives/overlay/dialog.js';
import { useWidget } from '#services/widget-context.js';
import { sellCertificatesText } from './sell-certificates.text.js';

interface SellCertificatesProps {
  /** They are handed in and nobody has verified them. */
  readonly isWaiting: boolean;
  readonly onClose: () => void;
}

/** Asks an advisor who has handed in no certificates for them, when they sell for a customer; says of certificates that nobody has verified that they wait. */
export function SellCertificates({ isWaiting, onClose }: SellCertificatesProps) {
  const text = useWords(sellCertificatesText);
  const { navigate } = useWidget();
  const register = () => {
    onClose();
    navigate('/home', { register: true });
  };
  return (
    <Dialog
      open
      alert
      canWait
      title={isWaiting ? text.waitingTitle : text.title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{isWaiting ? text.close : text.later}</Button>
          {!isWaiting && (
            <Button variant="primary" onClick={register}>
              {text.register}
            </Button>
          )}
        </>
      }
    >
      <p>{isWaiting ? text.waiting : text.body}</p>
    </Dialog>
  );
}
