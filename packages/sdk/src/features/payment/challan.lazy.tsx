import { PxError } from '@prosperx/core/errors';
import { formatDate } from '@prosperx/core/format';
import { payText } from '#domain/payment/paying.text.js';
import { Banner } from '#primitives/display/banner.js';
import { Button } from '#primitives/display/button.js';
import { Icon } from '#primitives/display/icon.js';
import { TextLink } from '#primitives/display/links.js';
import { Money } from '#primitives/display/money.js';
import { RiskWarning } from '#primitives/display/risk-warning.js';
import { SkeletonRows } from '#primitives/display/skeleton.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { download } from '#primitives/icons/features.js';
import { useChallan } from '#queries/payment.js';
import { handFile } from '#services/hand-file.js';
import { useWidget } from '#services/widget-context.js';
import { useStyles } from '#theme/use-styles.js';
import css from '#domain/payment/payment.css?inline';

/** The paper that goes with a cheque, and what to do with it. */
export function Challan({ paymentId }: { readonly paymentId: string }) {
  const words = useWords(payText);
  const text = words.challan;
  useStyles(css);
  const { data, error, refetch, isFetching } = useChallan(paymentId);
  const widget = useWidget();
  const { navigate } = widget;
  if (error) {
    const isOver = error instanceof PxError && error.code === 'order_not_payable';
    const again = isOver ? (
      <TextLink onClick={() => navigate('/profile/portfolio')}>{text.dashboard}</TextLink>
    ) : (
      <Button size="sm" busy={isFetching} onClick={() => void refetch()}>
        {text.refresh}
      </Button>
    );
    return (
      <div role="alert">
        <Banner tone="danger" action={again}>
          {isOver ? error.message : text.failed}
        </Banner>
      </div>
    );
  }
  if (!data) return <SkeletonRows rows={1} />;
  const { depositBy, amount, fileTtype } = data;
  // the address ends after ten minutes, and at 15:00 of the last day: each press asks for a new one
  const save = async () => {
    const read = await refetch();
    if (!read.isSuccess) return;
    await handFile({ fileName: 'challan.pdf', fileUrl: read.data.challanUrl, fileType: fileTtype }, widget);
  };
  return (
    <div className="payment">
      <Banner tone="success">{text.ready}</Banner>
      <p className="payment__total">
        <span>{words.total}</span>
        <Money amount={amount} size="hero" decimals={2} />
      </p>
      <Button variant="primary" size="lg" block busy={isFetching} data-px-download="" onClick={() => void save()}>
        <Icon shape={download} />
        {text.download}
      </Button>
      <ol className="payment__list">
        {text.steps(formatDate(depositBy)).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <TextLink onClick={() => navigate('/profile/portfolio')}>{text.dashboard}</TextLink>
      <p className="payment__muted">
        <RiskWarning />
      </p>
    </div>
  );
}
