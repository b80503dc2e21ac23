import { useWidget } from '#api/widget-context.js';
import { Button } from '#primitives/display/button.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { Dialog } from '#primitives/overlay/dialog.js';
import { sellCertificatesText } from './sell-certificates.text.js';

interface SellCertificatesProps {
  readonly onClose: () => void;
}

/** Asks an advisor who has handed in no certificates for them, when they sell for a customer (specification, platform, section 2). */
export function SellCertificates({ onClose }: SellCertificatesProps) {
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
      title={text.title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{text.later}</Button>
          <Button variant="primary" onClick={register}>
            {text.register}
          </Button>
        </>
      }
    >
      <p>{text.body}</p>
    </Dialog>
  );
}
