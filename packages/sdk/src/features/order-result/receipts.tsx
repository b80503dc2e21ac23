import { formatDateShort, formatMoney } from '@prosperx/core/format';
import type { OrderSetStatus } from '@prosperx/core/order';
import { paymentModeText, type Receipt } from '@prosperx/core/payment';
import { businessDateAt, type Instant } from '@prosperx/core/time';
import { Button } from '#primitives/display/button.js';
import { Card } from '#primitives/display/card.js';
import { Icon } from '#primitives/display/icon.js';
import { Skeleton } from '#primitives/display/skeleton.js';
import { SumList, type SumLine } from '#primitives/display/sum-list.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { download } from '#primitives/icons/features.js';
import { useReceipts } from '#queries/payment.js';
import { handFile } from '#services/hand-file.js';
import { useWidget } from '#services/widget-context.js';
import { useCanPrint } from '#session/use-can-print.js';
import { receiptText } from './order-result.text.js';

interface ReceiptsProps {
  readonly orderNo: string;
  /** Read again when the orders stand otherwise. */
  readonly status: OrderSetStatus;
}

/** The receipts of the payments of an order number; their room while they are read. */
export function Receipts({ orderNo, status }: ReceiptsProps) {
  const { data = [], refetch, isFetching, isLoading } = useReceipts(orderNo, status);
  const widget = useWidget();
  // the address ends after ten minutes: each press asks for a new one
  const save = async (wanted: Receipt) => {
    const read = (await refetch()).data ?? data;
    const { receiptUrl } = read.find(({ paymentId }) => paymentId === wanted.paymentId) ?? wanted;
    await handFile({ fileName: 'receipt.pdf', fileUrl: receiptUrl, fileType: 'application/pdf' }, widget);
  };
  if (isLoading) return <Skeleton height="18em" radius="var(--px-radius-lg)" />;
  return data.map((receipt) => (
    <ReceiptCard key={receipt.paymentId} receipt={receipt} isBusy={isFetching} onSave={() => void save(receipt)} />
  ));
}

interface ReceiptCardProps {
  readonly receipt: Receipt;
  readonly isBusy: boolean;
  readonly onSave: () => void;
}

function ReceiptCard({ receipt, isBusy, onSave }: ReceiptCardProps) {
  const text = useWords(receiptText);
  const modeWords = useWords(paymentModeText);
  const canPrint = useCanPrint();
  return (
    <Card title={text.title}>
      <div className="order-result__receipt">
        <SumList lines={linesOf(receipt, text, modeWords)} />
        <div className="order-result__actions">
          <Button busy={isBusy} data-px-download="" onClick={onSave}>
            <Icon shape={download} />
            {text.download}
          </Button>
          {canPrint && <Button onClick={() => window.print()}>{text.print}</Button>}
        </div>
      </div>
    </Card>
  );
}

const dayOf = (at: Instant) => formatDateShort(businessDateAt(at));

function linesOf(receipt: Receipt, text: typeof receiptText, modes: typeof paymentModeText): SumLine[] {
  const { amount, mode, paymentId, bankReference, utr, chequeNumber, paidAt, refunds = [], unitsExpected } = receipt;
  const refunded = refunds.map(({ amount: sum, sentAt }) =>
    text.refundOf(formatMoney(sum, 2), sentAt === null ? null : dayOf(sentAt)),
  );
  const optional = [
    { term: text.utr, value: utr },
    { term: text.cheque, value: chequeNumber },
    { term: text.bankReference, value: bankReference },
  ];
  return [
    { term: text.total, value: formatMoney(amount, 2) },
    { term: text.mode, value: modes[mode] },
    ...optional.filter(({ value }) => value !== null),
    { term: text.reference, value: paymentId },
    { term: text.received, value: paidAt === null ? text.awaited : dayOf(paidAt) },
    ...(refunded.length > 0 ? [{ term: text.refund, value: refunded.join('; ') }] : []),
    ...unitsOf(unitsExpected, paidAt, text),
  ];
}

/** Returns when units are expected; nothing once they are there. */
function unitsOf(day: Receipt['unitsExpected'], paidAt: number | null, text: typeof receiptText): SumLine[] {
  if (day !== null) return [{ term: text.units, value: formatDateShort(day) }];
  return paidAt === null ? [{ term: text.units, value: text.unitsLater }] : [];
}
