import { firstNameOf, formatDateShort } from '@prosperx/core/format';
import type { Portfolio } from '@prosperx/core/portfolio';
import {
  DataProvider,
  errorMessage,
  LoadFailed,
  useOrdersInProgress,
  usePortfolio,
  useSession,
} from '@prosperx/sdk/site';
import {
  Amount,
  AmountsHidden,
  Delta,
  Facts,
  primitivesText,
  Unvalued,
  useHiddenAmounts,
  useWords,
} from '@prosperx/sdk/site/ui';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Hero } from './hero.js';
import { WorthSkeleton } from './worth-skeleton.js';
import { worthStateOf } from './worth-state.js';
import { worthSummaryText } from './worth-summary.text.js';

interface WorthSummaryProps {
  readonly name: string;
}

/** What the investments of whoever is signed in are worth, and what they may do next; the hero where there are none. */
export function WorthSummary(props: WorthSummaryProps) {
  const [isHidden] = useHiddenAmounts();
  return (
    <AmountsHidden.Provider value={isHidden}>
      <DataProvider>
        <Summary {...props} />
      </DataProvider>
    </AmountsHidden.Provider>
  );
}

function Summary({ name }: WorthSummaryProps) {
  const text = useWords(worthSummaryText);
  const orders = useOrdersInProgress(true);
  const query = usePortfolio(true);
  const { data: portfolio, error } = query;
  const state = worthStateOf(query);
  if (state === 'waiting' || orders.isLoading) return <WorthSkeleton />;
  const existing = <ExistingOrder sets={orders.data} size={state === 'nothing' ? 'lg' : undefined} />;
  if (!portfolio)
    return (
      <NotShown error={error} onRetry={() => void query.refetch()}>
        <WaysOn>{existing}</WaysOn>
      </NotShown>
    );
  if (state === 'nothing') return <Hero start={text.startInvesting}>{existing}</Hero>;
  return (
    <section className="h-sum">
      <div className="x-wrap">
        <div className="x-card h-sum__card">
          <div className="h-sum__main">
            {state === 'worth' ? <Totals name={name} portfolio={portfolio} /> : <NoNav />}
            <Unvalued schemes={portfolio.unvalued} />
            <WaysOn>{existing}</WaysOn>
          </div>
          {state === 'worth' && <HeldFacts portfolio={portfolio} />}
        </div>
      </div>
    </section>
  );
}

interface NotShownProps {
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

/** Says that what is held could not be read: whoever invests is not taken for a visitor. `children`: the ways on. */
function NotShown({ error, onRetry, children }: NotShownProps) {
  const text = useWords(worthSummaryText);
  const { home } = useWords(primitivesText);
  return (
    <section className="h-sum">
      <div className="x-wrap">
        <h1 className="px-vh">{home}</h1>
        <LoadFailed title={text.failed} text={errorMessage(error)} error={error} onRetry={onRetry} />
        {children}
      </div>
    </section>
  );
}

function NoNav() {
  const text = useWords(worthSummaryText);
  return <h1>{text.noNav}</h1>;
}

interface HeldProps {
  readonly portfolio: Portfolio;
}

function Totals({ name, portfolio }: WorthSummaryProps & HeldProps) {
  const text = useWords(worthSummaryText);
  const { advisor } = useSession();
  return (
    <>
      <h1 className="px-small px-muted">{(advisor ? text.worthOf : text.worth)(firstNameOf(name))}</h1>
      <p>
        <Amount amount={portfolio.netCurrentValue} size="hero" decimals={2} />
      </p>
      <p className="h-sum__change">
        <span>
          <Delta percent={portfolio.netReturnPercentage} /> {text.overall}
        </span>
        {portfolio.hasDayChange !== false && (
          <span>
            <Delta percent={portfolio.todaysChange} />{' '}
            {portfolio.asOfNavDate && text.dayChange(formatDateShort(portfolio.asOfNavDate))}
          </span>
        )}
      </p>
    </>
  );
}

function WaysOn({ children }: { readonly children: ReactNode }) {
  const text = useWords(worthSummaryText);
  return (
    <div className="px-btns">
      <Link className="px-btn" data-variant="primary" to="/search">
        {text.investMore}
      </Link>
      {children}
      <Link className="px-btn" data-variant="secondary" to="/profile/portfolio">
        {text.reviewPortfolio}
      </Link>
    </div>
  );
}

function HeldFacts({ portfolio }: HeldProps) {
  const text = useWords(worthSummaryText);
  return (
    <div className="h-sum__facts">
      <Facts
        facts={[
          { term: text.invested, value: <Amount amount={portfolio.netAmountInvested} /> },
          { term: text.gain, value: <Amount amount={portfolio.netReturnAmount} /> },
          { term: text.navOf, value: navDaysText(portfolio) },
        ]}
      />
    </div>
  );
}

/** The days of the NAVs that a portfolio is counted at. */
function navDaysText({ asOfNavDate, oldestNavDate, newestNavDate }: Portfolio): string {
  const days = [oldestNavDate, newestNavDate ?? asOfNavDate].flatMap((day) => (day ? formatDateShort(day) : []));
  return [...new Set(days)].join(' – ');
}

interface ExistingOrderProps {
  readonly sets: ReturnType<typeof useOrdersInProgress>['data'];
  readonly size?: 'lg' | undefined;
}

/** The way back to the orders of whoever is signed in that are not over: to the payment of the only ones that wait for it, else to the list of all. Nothing where there is none. */
function ExistingOrder({ sets = [], size }: ExistingOrderProps) {
  const text = useWords(worthSummaryText);
  if (!sets.some(({ status }) => status !== 'expired' && status !== 'refused')) return null;
  const toPay = sets.filter(({ status }) => status === 'to_pay' || status === 'payment_failed');
  const paymentUrl = toPay.length === 1 ? toPay[0]?.paymentUrl : null;
  const look = { className: 'px-btn', 'data-variant': 'secondary', 'data-size': size };
  return paymentUrl ? (
    <Link {...look} to="/order-summary" search={{ paymentUrl }}>
      {text.existingOrder}
    </Link>
  ) : (
    <Link {...look} to="/profile/portfolio">
      {text.existingOrder}
    </Link>
  );
}
