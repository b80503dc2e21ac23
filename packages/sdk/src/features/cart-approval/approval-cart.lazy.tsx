import { type Cart, type CartItem, type CartPack, formatSipDate, UNTIL_CANCELLED } from '@prosperx/core/cart';
import { blockedText } from '@prosperx/core/customer-approval';
import { formatDateShort } from '@prosperx/core/format';
import { debitedSips, isDebitedOnce, laterInstalments } from '@prosperx/core/mandate';
import { addPaise, type Paise } from '@prosperx/core/money';
import type { BusinessDate } from '@prosperx/core/time';
import { fundNote } from '#domain/fund/fund-note.text.js';
import { SiteLink } from '#domain/navigation/site-link.js';
import { Banner } from '#primitives/display/banner.js';
import { Button } from '#primitives/display/button.js';
import { type Fact, Facts } from '#primitives/display/card.js';
import { FundCell } from '#primitives/display/fund-cell.js';
import { Money } from '#primitives/display/money.js';
import { RiskWarning } from '#primitives/display/risk-warning.js';
import { SumList } from '#primitives/display/sum-list.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { useFirstDebit } from '#queries/calendar.js';
import { type ApprovalView, useApprovalAnswers } from '#queries/cart.js';
import { errorMessage } from '#services/services.js';
import { useStyles } from '#theme/use-styles.js';
import { approvalCartText } from './cart-approval.text.js';
import css from './cart-approval.css?inline';

interface ApprovalItemProps {
  readonly item: CartItem | CartPack;
  readonly today: BusinessDate;
}

/** Shows what is invested in, how much and when. */
function ApprovalItem({ item, today }: ApprovalItemProps) {
  const text = useWords(approvalCartText);
  const firstDebit = useFirstDebit();
  const packName = 'packName' in item ? item.packName : null;
  const offer = item.investmentDetail[0]?.mutualFund.nfo;
  return (
    <li className="cart-approval__item">
      {packName !== null && <h2 lang="en">{packName}</h2>}
      {item.investmentDetail.map(({ mutualFund, amount }) => (
        <div key={mutualFund.encryptedSchemeId} className="cart-approval__fund">
          <FundCell brand={mutualFund.brand} name={mutualFund.schemeName} note={fundNote(mutualFund)} />
          {packName !== null && <Money amount={amount} decimals={2} />}
        </div>
      ))}
      <Facts facts={factsOf(item, (sipDate) => firstDebit(sipDate, offer?.allotmentDate ?? today), text)} />
    </li>
  );
}

function factsOf(
  { investmentType, investmentDetail, totalAmount }: CartItem,
  nextInstalment: (sipDate: number) => BusinessDate,
  text: typeof approvalCartText,
): Fact[] {
  const { sipDate = null, numOfInstallments } = investmentDetail[0] ?? {};
  const months = numOfInstallments ?? UNTIL_CANCELLED;
  const value = <Money amount={totalAmount} decimals={2} />;
  if (investmentType !== 'SIP' || sipDate === null) return [{ term: text.lumpsum, value }];
  return [
    { term: text.sip, value },
    { term: text.sipDate, value: formatSipDate(sipDate, months) },
    ...whenDebited(investmentDetail[0]?.firstOrderToday !== false, months, nextInstalment(sipDate), text),
  ];
}

/** Returns when the first debit of a SIP is: its first instalment, or the next where the first is paid with the order. */
function whenDebited(isToday: boolean, months: number, date: BusinessDate, text: typeof approvalCartText): Fact[] {
  if (isToday && months === 1) return [];
  return [{ term: isToday ? text.next : text.first, value: text.nextOn(formatDateShort(date)) }];
}

interface ApprovalCartProps {
  readonly view: ApprovalView;
  readonly token: string;
}

/** The investments that are asked about, what they cost now and later, and the answer. */
export function ApprovalCart({ view, token }: ApprovalCartProps) {
  const text = useWords(approvalCartText);
  useStyles(css);
  const { cart, advisorName, today } = view;
  if (view.isWithdrawn)
    return (
      <Banner tone="warning" title={text.withdrawn}>
        {text.withdrawnHelp}
      </Banner>
    );
  // a link that was answered, or is too old, names nothing of the cart any more
  if (cart.noOfItems === 0) return <Answer view={view} token={token} />;
  return (
    <section className="cart-approval" aria-label={text.items}>
      <p>{text.intro(advisorName)}</p>
      <ul className="cart-approval__list">
        {itemsOf(cart).map((item) => (
          <ApprovalItem key={item.investmentId} item={item} today={today} />
        ))}
      </ul>
      <Sums cart={cart} />
      <Answer view={view} token={token} />
      {itemsOf(cart).some(({ investmentType }) => investmentType === 'SIP') && (
        <p className="cart-approval__muted">
          {text.sipNote}{' '}
          <SiteLink quiet to="/profile/mandates/setup-mandate" params={{ flowType: 'checkout', userType: 'old' }}>
            {text.setUpAutoPay}
          </SiteLink>
        </p>
      )}
      <p className="cart-approval__muted">{text.note}</p>
      <p className="cart-approval__muted">
        <RiskWarning />
      </p>
    </section>
  );
}

const itemsOf = (cart: Cart): readonly CartItem[] => [
  ...cart.activeMintPackInvestmentDetailList,
  ...cart.activeCustomizedInvestmentDetailList,
];

function Sums({ cart }: Pick<ApprovalView, 'cart'>) {
  const text = useWords(approvalCartText);
  const items = itemsOf(cart);
  const sips = items.filter(({ investmentType }) => investmentType === 'SIP');
  const today = sips.filter(({ investmentDetail }) => investmentDetail[0]?.firstOrderToday !== false);
  const debited = debitedSips(cart);
  return (
    <SumList
      lines={[
        ...line(text.lumpsum, sumOf(items.filter(({ investmentType }) => investmentType === 'LUMPSUM'))),
        ...line(text.firstInstalments, sumOf(today)),
        { term: text.total, value: <Money amount={cart.amount} decimals={2} />, total: true },
        ...line(text.thenMonthly, laterInstalments(debited.filter((sip) => !isDebitedOnce(sip)))),
        ...line(text.debitedOnce, laterInstalments(debited.filter(isDebitedOnce))),
      ]}
    />
  );
}

const sumOf = (items: readonly CartItem[]) => addPaise(...items.map(({ totalAmount }) => totalAmount));

const line = (term: string, amount: Paise) =>
  amount > 0 ? [{ term, value: <Money amount={amount} decimals={2} /> }] : [];

/** Shows how the cart stands, and while it waits the two ways to answer. */
function Answer({ view, token }: ApprovalCartProps) {
  const text = useWords(approvalCartText);
  const { approve, decline } = useApprovalAnswers(token);
  const blocks = useWords(blockedText);
  const { cart, agentStatus, blocked } = view;
  const error = (blocked ? null : approve.error) ?? decline.error;
  if (cart.declined || agentStatus === 'APPROVED')
    return (
      <div role="status">
        {cart.declined ? (
          <Banner tone="info">{text.declined}</Banner>
        ) : (
          <Banner tone={blocked ? 'warning' : 'success'}>{blocked ? text.approvedBlocked : text.approved}</Banner>
        )}
      </div>
    );
  if (agentStatus !== 'PENDING')
    return (
      <Banner tone="warning" title={text.expired}>
        {text.expiredHelp}
      </Banner>
    );
  return (
    <>
      {error && (
        <div role="alert">
          <Banner tone="danger">{errorMessage(error)}</Banner>
        </div>
      )}
      {blocked ? (
        <div role="status">
          <Banner tone="warning">{blocks[blocked]}</Banner>
        </div>
      ) : (
        <Button variant="primary" size="lg" block busy={approve.isPending} onClick={() => approve.mutate()}>
          {text.approve}
        </Button>
      )}
      <Button variant="danger-ghost" size="lg" block busy={decline.isPending} onClick={() => decline.mutate()}>
        {text.decline}
      </Button>
    </>
  );
}
