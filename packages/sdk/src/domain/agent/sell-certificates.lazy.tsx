import { type ArnEnd, arnEndText } from '@prosperx/core/agent';
import { Button } from '#primitives/display/button.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { Dialog } from '#primitives/overlay/dialog.js';
import { useWidget } from '#services/widget-context.js';
import { sellCertificatesText } from './sell-certificates.text.js';

interface SellCertificatesProps {
  /** They are handed in and nobody has verified them. */
  readonly isWaiting: boolean;
  /** The end of the ARN, where it has ended. */
  readonly end: ArnEnd | null;
  readonly onClose: () => void;
}

/** Asks an advisor who has handed in no certificates for them, when they sell for a customer; says of certificates that nobody has verified that they wait, and of an ARN that has ended when that was. */
export function SellCertificates({ isWaiting, end, onClose }: SellCertificatesProps) {
  const text = useWords(sellCertificatesText);
  const ended = useWords(arnEndText);
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
      title={isWaiting ? text.waitingTitle : end ? ended.title(end) : text.title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{isWaiting ? text.close : text.later}</Button>
          {!isWaiting && (
            <Button variant="primary" onClick={register}>
              {end ? ended.renew : text.register}
            </Button>
          )}
        </>
      }
    >
      <p>{isWaiting ? text.waiting : end ? ended.over : text.body}</p>
    </Dialog>
  );
}
