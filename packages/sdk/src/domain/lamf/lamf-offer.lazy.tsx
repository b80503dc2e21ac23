import { useEffect, useState } from 'react';
import { Button } from '#primitives/display/button.js';
import { useLatest } from '#primitives/hooks/use-latest.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { Dialog } from '#primitives/overlay/dialog.js';
import { useSubmitInterest } from '#queries/lead.js';
import { useStyles } from '#theme/use-styles.js';
import { lamfText } from './lamf.text.js';
import css from './lamf.css?inline';

interface LamfOfferProps {
  /** The advisor closed it, or it has thanked them for three seconds. */
  readonly onClose: () => void;
  /** The advisor goes on with what they were about to do, a redemption. Without it there is nothing to go on with. */
  readonly onContinue?: (() => void) | undefined;
  /** The advisor said that they are interested, and the caller thanks them. Without it the dialog keeps that and thanks. */
  readonly onInterested?: (() => void) | undefined;
}

/** The thanks stay this long. */
const THANKS_MS = 3_000;

/** The offer of a loan against mutual funds, with its figures: shown to an advisor before a redemption. Mounted, it is open. */
export function LamfOffer({ onClose, onContinue, onInterested }: LamfOfferProps) {
  const text = useWords(lamfText);
  useStyles(css);
  const submitInterest = useSubmitInterest();
  const [isThanking, setThanking] = useState(false);
  if (isThanking) return <LamfThanks onClose={onClose} />;
  const interested = () => {
    if (onInterested) return onInterested();
    submitInterest('lamf');
    setThanking(true);
  };
  const actions = (
    <>
      <Button onClick={onContinue ?? onClose}>{onContinue ? text.continue : text.notNow}</Button>
      <Button variant="primary" onClick={interested}>
        {text.interested}
      </Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} title={text.title} subtitle={text.intro} actions={actions}>
      <dl className="px-lamf__figures">
        {text.figures.map(({ figure, what }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      <p>{text.callBack}</p>
      <p className="px-muted px-small">{text.lender}</p>
    </Dialog>
  );
}

/** Thanks for the interest, and closes by itself. */
function LamfThanks({ onClose }: Pick<LamfOfferProps, 'onClose'>) {
  const text = useWords(lamfText);
  const close = useLatest(onClose);
  useEffect(() => {
    const timer = setTimeout(() => close.current(), THANKS_MS);
    return () => clearTimeout(timer);
  }, [close]);
  return (
    <Dialog open onClose={onClose} title={text.thanks}>
      <p role="status">{text.thanksText}</p>
    </Dialog>
  );
}
