import { formatDateShort } from '@prosperx/core/format';
import { hasOrderPage } from '@prosperx/core/portfolio';
import type { BusinessDate } from '@prosperx/core/time';
import { SiteLink } from '#domain/navigation/site-link.js';

interface TransactionDateProps {
  readonly date: BusinessDate;
  readonly kind: string;
  /** The number of its order or its redemption; null where it has none. */
  readonly orderNo: string | null;
}

/** The day of a transaction, which leads to its order where that has a page, and else comes with the number of its sale. */
export function TransactionDate({ date, kind, orderNo }: TransactionDateProps) {
  const day = formatDateShort(date);
  if (orderNo === null) return day;
  if (!hasOrderPage(kind))
    return (
      <>
        {day}
        <small>{orderNo}</small>
      </>
    );
  return (
    <SiteLink quiet to="/thank-you" params={{ orderNo }}>
      {day}
    </SiteLink>
  );
}
