import { formatPercent } from '@prosperx/core/format';
import type { Holding } from '@prosperx/core/portfolio';
import { Amount } from '#domain/holding/amounts.js';
import { HoldingActions } from '#domain/holding/holding-actions.js';
import { SiteLink } from '#domain/navigation/site-link.js';
import { Facts } from '#primitives/display/card.js';
import { lazy } from '#primitives/display/lazy.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { useSession } from '#session/use-session.js';
import { portfolioText } from './portfolio.text.js';

const TransactionsTable = lazy(
  async () => (await import('#domain/holding/transactions-table.lazy.js')).TransactionsTable,
);

/** What a row opens: the actions of its folio, further figures, the last transactions and the way to all of them. */
export function HoldingDetail({ holding }: { readonly holding: Holding }) {
  const text = useWords(portfolioText);
  const { user } = useSession();
  const { folioNo, metaData, portfolioSchemeTransactions: last, transactionCount = last.length, holder } = holding;
  const isOwn = holder === undefined || holder.encryptedId === user?.encryptedId;
  return (
    <div className="portfolio__detail">
      {isOwn ? <HoldingActions holding={holding} /> : <p className="portfolio__muted">{text.ofOther(holder.name)}</p>}
      <Facts facts={factsOf(holding, text)} />
      <TransactionsTable fallback={null} caption={text.transactions} transactions={last} />
      {isOwn && user?.majorStatus == null && transactionCount > last.length && (
        <p>
          <SiteLink quiet to="/portfolio-details" params={{ folioNo, schemeId: metaData.schemeId }}>
            {text.allTransactions(transactionCount)}
          </SiteLink>
        </p>
      )}
    </div>
  );
}

/** Returns a yearly return in words, also where there is none. */
export function yearlyText(xirr: number | null | undefined, text: typeof portfolioText): string {
  return xirr === null || xirr === undefined ? text.notAvailable : formatPercent(xirr);
}

const factsOf = (holding: Holding, text: typeof portfolioText) => [
  { term: text.xirr, value: yearlyText(holding.xirr, text) },
  { term: text.unrealised, value: <Amount amount={holding.returnAmount} /> },
  ...(holding.realisedGain === undefined
    ? []
    : [{ term: text.realised, value: <Amount amount={holding.realisedGain} /> }]),
];
