import { Button } from '#primitives/display/button.js';
import { Dialog } from '#primitives/overlay/dialog.js';
import type { EditedItem } from './cart-edits.js';
import { cartText } from './cart.text.js';
import { nameOf } from './name-of.js';
import type { CartEdits } from './use-cart-edits.js';

const text = cartText.takeOut;

interface TakeOutProps {
  /** The item that is to go, or all of them; null while nothing is asked. */
  readonly what: EditedItem | 'all' | null;
  readonly edits: CartEdits;
  readonly onClose: () => void;
}

/** Asks before something leaves the cart. */
export function TakeOut({ what, edits, onClose }: TakeOutProps) {
  const isAll = what === 'all';
  const takeOut = async () => {
    if (what) await (isAll ? edits.empty() : edits.remove(what.item.investmentId));
    onClose();
  };
  const actions = (
    <>
      <Button onClick={onClose}>{text.keep}</Button>
      <Button variant="danger" busy={edits.isTakingOut} onClick={() => void takeOut()}>
        {isAll ? text.empty : text.remove}
      </Button>
    </>
  );
  return (
    <Dialog open={what !== null} onClose={onClose} title={isAll ? text.emptyTitle : text.title} actions={actions} alert>
      {what && <p>{isAll ? text.all(edits.rows.length) : text.one(nameOf(what.item))}</p>}
    </Dialog>
  );
}
