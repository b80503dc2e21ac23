import type { CartItem, CartPack } from '@prosperx/core/cart';
import { formatDateShort, formatMoney } from '@prosperx/core/format';
import { hasDebits } from '@prosperx/core/mandate';
import { nfoFaceValue } from '@prosperx/core/nfo';
import { FIRST_GAP_DAYS } from '@prosperx/core/sip';
import type { BusinessDate } from '@prosperx/core/time';
import { fundNoteIn } from '#domain/fund/fund-note-in.text.js';
import { fundNote } from '#domain/fund/fund-note.text.js';
import { FundCell, PackMark } from '#primitives/display/fund-cell.js';
import { Icon, IconButton } from '#primitives/display/icon.js';
import { Money } from '#primitives/display/money.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { chevronDown } from '#primitives/icons/controls.js';
import { trash } from '#primitives/icons/features.js';
import { type FirstDebit, useFirstDebit } from '#queries/calendar.js';
import { type EditedItem, isPack, isRepeated, nameOf } from './cart-edits.js';
import { cartText } from './cart.text.js';
import { RowFields } from './row-fields.js';
import type { CartEdits } from './use-cart-edits.js';

export interface CartRowProps {
  readonly row: EditedItem;
  readonly edits: CartEdits;
  /** Null while the day in India is not known. */
  readonly today: BusinessDate;
  readonly onRemove: (row: EditedItem) => void;
}

export function CartRow({ row, edits, today, onRemove }: CartRowProps) {
  const text = useWords(cartText);
  const firstDebit = useFirstDebit();
  const { item } = row;
  const notes = [
    offerNote(item, text),
    nextInstalment(row, today, firstDebit, text),
    isRepeated(
      edits.rows.map((other) => other.item),
      item,
    ) && text.also,
  ];
  return (
    <li className="cart__item">
      {isPack(item) ? <PackCell pack={item} /> : <SchemeCell item={item} />}
      {/* fields of other items have the same names */}
      <div className="cart__fields" role="group" aria-label={nameOf(item)}>
        <RowFields row={row} edits={edits} />
      </div>
      <IconButton
        shape={trash}
        label={text.remove(nameOf(item))}
        data-remove={item.investmentId}
        onClick={() => onRemove(row)}
      />
      {notes.some(Boolean) && <p className="cart__note">{notes.filter(Boolean).join(' ')}</p>}
    </li>
  );
}

const offerOf = ({ investmentDetail: [detail] }: CartItem) => detail?.mutualFund.nfo ?? null;

function offerNote(item: CartItem, text: typeof cartText): string | null {
  const offer = offerOf(item);
  if (!offer) return null;
  const price = formatMoney(nfoFaceValue(offer));
  return text.nfo(formatDateShort(offer.closes), formatDateShort(offer.allotmentDate), price);
}

function nextInstalment(
  { item, sipDate, months, firstOrderToday, errors }: EditedItem,
  today: BusinessDate,
  firstDebit: FirstDebit,
  text: typeof cartText,
): string | null {
  if (item.investmentType !== 'SIP' || sipDate === null || errors.sipDate) return null;
  // the application to an offer is the first instalment; the next one comes after the allotment
  const date = formatDateShort(firstDebit(sipDate, offerOf(item)?.allotmentDate ?? today));
  if (!firstOrderToday) return text.firstLater(date, FIRST_GAP_DAYS);
  return hasDebits({ instalments: months }) ? text.nextInstalment(date, FIRST_GAP_DAYS) : null;
}

function SchemeCell({ item }: { readonly item: CartItem }) {
  const [detail] = item.investmentDetail;
  if (!detail) return null;
  const { brand, schemeName } = detail.mutualFund;
  return <FundCell brand={brand} name={schemeName} note={fundNoteIn(detail.mutualFund, detail.folioNumber)} />;
}

/** A pack with the schemes that it is made of. */
function PackCell({ pack }: { readonly pack: CartPack }) {
  const text = useWords(cartText);
  return (
    <div className="cart__pack">
      <PackMark />
      <p>
        <b lang="en">{pack.packName}</b>
        <small>{text.schemes(pack.investmentDetail.length)}</small>
      </p>
      <details>
        <summary>
          {text.inPack}
          <Icon shape={chevronDown} />
        </summary>
        <ul>
          {pack.investmentDetail.map(({ mutualFund, amount }) => (
            <li key={mutualFund.encryptedSchemeId}>
              <span>
                <span lang="en">{mutualFund.schemeName}</span>
                <small>{fundNote(mutualFund)}</small>
              </span>{' '}
              <Money amount={amount} />
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
