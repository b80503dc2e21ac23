import { investmentErrorText, sipDatesOf, UNTIL_CANCELLED } from '@prosperx/core/cart';
import { AmountField } from '#ui/amount-field.js';
import { FundCell } from '#ui/fund-cell.js';
import { IconButton } from '#ui/icon-button.js';
import { trash } from '#ui/icons/trash.js';
import { SelectField } from '#ui/select-field.js';
import { cartText } from './cart.text.js';
import type { CartEdits, EditedItem } from './use-cart-edits.js';

interface CartRowProps {
  readonly row: EditedItem;
  readonly edits: CartEdits;
}

export function CartRow({ row, edits }: CartRowProps) {
  const { item, amount, sipDate, errors } = row;
  const [detail] = item.investmentDetail;
  if (!detail) return null;
  const { mutualFund, numOfInstallments } = detail;
  const isSip = item.investmentType === 'SIP';
  const error = errors.amount && investmentErrorText(errors.amount, mutualFund, item.investmentType);
  return (
    <li className="cart__item">
      <FundCell
        brand={mutualFund.brand}
        name={mutualFund.schemeName}
        note={
          isSip ? cartText.duration(numOfInstallments, numOfInstallments === UNTIL_CANCELLED) : mutualFund.subCategory
        }
      />
      <div className="cart__fields">
        {isSip && (
          <SelectField
            label={cartText.sipDate}
            options={sipDatesOf(mutualFund).map((day) => ({ value: String(day), text: cartText.day(day) }))}
            value={sipDate === null ? '' : String(sipDate)}
            onPick={(day) => edits.pickDate(row, Number(day))}
          />
        )}
        <AmountField
          label={isSip ? cartText.aMonth : cartText.amount}
          value={amount}
          error={error}
          onInput={(typed) => edits.type(item.investmentId, { amount: typed })}
          onBlur={() => edits.keepAmount(row)}
        />
        <IconButton
          shape={trash}
          label={cartText.remove(mutualFund.schemeName)}
          onClick={() => edits.remove(item.investmentId)}
        />
      </div>
    </li>
  );
}
