import { type CartItem, type CartPack, UNTIL_CANCELLED } from '@prosperx/core/cart';
import { formatDateShort, formatSipDate } from '@prosperx/core/format';
import { secondInstalmentDate } from '@prosperx/core/sip';
import { type BusinessDate, EXCHANGE_HOLIDAYS, exchangeCalendar } from '@prosperx/core/time';
import { type Fact, Facts } from '#primitives/display/facts.js';
import { FundCell } from '#primitives/display/fund-cell.js';
import { fundNote } from '#domain/fund/fund-note.text.js';
import { Money } from '#primitives/display/money.js';
import { approvalCartText as text } from './approval-cart.text.js';

const calendar = exchangeCalendar(EXCHANGE_HOLIDAYS);

interface ApprovalItemProps {
  readonly item: CartItem | CartPack;
  readonly today: BusinessDate;
}

/** What is invested in, how much and when. */
export function ApprovalItem({ item, today }: ApprovalItemProps) {
  const packName = 'packName' in item ? item.packName : null;
  return (
    <li className="cart-approval__item">
      {packName !== null && <h2>{packName}</h2>}
      {item.investmentDetail.map(({ mutualFund, amount }) => (
        <div key={mutualFund.encryptedSchemeId} className="cart-approval__fund">
          <FundCell brand={mutualFund.brand} name={mutualFund.schemeName} note={fundNote(mutualFund)} />
          {packName !== null && <Money amount={amount} decimals={2} />}
        </div>
      ))}
      <Facts facts={factsOf(item, today)} />
    </li>
  );
}

function factsOf({ investmentType, investmentDetail, totalAmount }: CartItem, today: BusinessDate): Fact[] {
  const { sipDate = null, numOfInstallments } = investmentDetail[0] ?? {};
  const months = numOfInstallments ?? UNTIL_CANCELLED;
  const value = <Money amount={totalAmount} decimals={2} />;
  if (investmentType !== 'SIP' || sipDate === null) return [{ term: text.lumpsum, value }];
  return [
    { term: text.sip, value },
    { term: text.sipDate, value: formatSipDate(sipDate, months) },
    ...(months === 1 ? [] : [{ term: text.next, value: nextInstalment(sipDate, today) }]),
  ];
}

const nextInstalment = (sipDate: number, today: BusinessDate) =>
  text.nextOn(formatDateShort(secondInstalmentDate(sipDate, today, calendar)));
