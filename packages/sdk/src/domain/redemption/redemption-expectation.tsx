import { formatUnits } from '@prosperx/core/format';
import type { Paise } from '@prosperx/core/money';
import type { RedemptionPreview } from '@prosperx/core/redemption';
import { useRef } from 'react';
import { queryStateText } from '#domain/query-state/query-state.text.js';
import { Banner } from '#primitives/display/banner.js';
import { Button } from '#primitives/display/button.js';
import { Money } from '#primitives/display/money.js';
import { SumList } from '#primitives/display/sum-list.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { useReportError } from '#services/error-message.js';
import { errorMessage } from '#services/services.js';
import { useBeforePaint } from '#theme/use-styles.js';
import { redemptionText } from './redemption.text.js';

interface RedemptionExpectationProps {
  readonly preview: RedemptionPreview;
  /** It is of what was filled in before. */
  readonly isBefore?: boolean;
  /** It comes in place of a notice that may have had the focus. */
  readonly takesFocus?: boolean;
}

/** Shows what a redemption would bring at the last NAV: units, NAV date, what is taken off, gains, and where the money goes. */
export function RedemptionExpectation({ preview, isBefore = false, takesFocus }: RedemptionExpectationProps) {
  const text = useWords(redemptionText);
  const section = useRef<HTMLElement>(null);
  useBeforePaint(() => {
    const { activeElement } = (section.current?.getRootNode() ?? document) as Document | ShadowRoot;
    if (takesFocus && (!activeElement || activeElement === document.body)) section.current?.focus();
    // once, as it comes
  }, []);
  const { estimate, switchTo, navDate, creditDate, account } = preview;
  if (estimate === null) return null;
  const money = (amount: Paise | null, otherwise: string) =>
    amount === null ? otherwise : <Money amount={amount} decimals={2} />;
  return (
    <section
      ref={section}
      tabIndex={takesFocus ? -1 : undefined}
      className="px-sale__preview"
      aria-label={text.preview}
      aria-busy={isBefore || undefined}
    >
      <SumList
        lines={[
          { term: text.units, value: formatUnits(estimate.units) },
          { term: text.value, value: money(estimate.amount, '') },
          { term: text.navDate, value: text.ofDay(navDate) },
          { term: text.exitLoad, value: money(estimate.exitLoad, text.exitLoadUnknown) },
          ...(estimate.stt > 0 ? [{ term: text.stt, value: money(estimate.stt, '') }] : []),
          { term: text.shortTerm, value: money(estimate.shortTermGain, text.gainUnknown) },
          { term: text.longTerm, value: money(estimate.longTermGain, text.gainUnknown) },
          ...(switchTo
            ? [
                { term: text.buysNav, value: text.ofDay(switchTo.navDate) },
                ...(switchTo.units === null
                  ? []
                  : [{ term: text.buys(switchTo.schemeName), value: formatUnits(switchTo.units) }]),
              ]
            : []),
          { term: switchTo ? text.goesOver : text.youGet, value: money(estimate.payout, ''), total: true },
        ]}
      />
      <p className="px-sale__muted">{text.atNav(preview.nav, preview.navAsOf)}</p>
      {account && <p className="px-sale__muted">{text.credit(account, creditDate)}</p>}
      {estimate.exitLoad === null && <p className="px-sale__muted">{text.loadUnknown}</p>}
      {estimate.isFairValueMissing && <p className="px-sale__muted">{text.unknownFairValues}</p>}
      {estimate.isTaxAssumed && <p className="px-sale__muted">{text.assumed}</p>}
    </section>
  );
}

interface NoExpectationProps {
  /** null: it is tried again. */
  readonly error: Error | null;
  readonly onRetry: () => void;
}

/** Says that what a redemption would bring could not be worked out, and offers another try, during which it stays with its focus: the redemption itself may be asked for. */
export function NoExpectation({ error, onRetry }: NoExpectationProps) {
  const text = useWords(redemptionText);
  const words = useWords(queryStateText);
  useReportError(error);
  const again = (
    // not busy: the dialog around it can be left
    <Button size="sm" idle={error === null} onClick={onRetry}>
      {words.retry}
    </Button>
  );
  return (
    <div role="alert">
      <Banner title={text.notWorkedOut} action={again}>
        {error ? errorMessage(error) : text.workingOut}
      </Banner>
    </div>
  );
}
