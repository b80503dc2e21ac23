import { errorText } from '@prosperx/core/errors';
import { categoryName } from '@prosperx/core/fund';
import { RISK_CLASSES, riskClassText, type RiskProfile, SUGGESTED_CATEGORIES } from '@prosperx/core/risk';
import { SiteLink } from '#domain/navigation/site-link.js';
import { LoadFailed } from '#domain/query-state/query-state.js';
import { RiskGauge } from '#primitives/chart/risk-gauge.js';
import { Button } from '#primitives/display/button.js';
import { TextLink } from '#primitives/display/links.js';
import { RiskWarning } from '#primitives/display/risk-warning.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { useCart } from '#queries/cart.js';
import { useWidget } from '#services/widget-context.js';
import { useAudienceWords } from '#session/use-audience.js';
import { useStyles } from '#theme/use-styles.js';
import { riskProfileText } from './risk.text.js';
import css from './risk.css?inline';

/** Says in place of the questions or the result that they were not loaded. */
export const RiskLoadFailed = ({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) => {
  const errorWords = useWords(errorText);
  const text = useWords(riskProfileText);
  return <LoadFailed title={text.failedTitle} text={errorWords.risk_profile_failed} error={error} onRetry={onRetry} />;
};

interface ResultProps {
  readonly result: RiskProfile;
  readonly flowType: string;
  readonly userType: string;
  readonly onRetake: () => void;
}

/** The class with the way on: to an order, or to another try. */
export function RiskResult({ result, flowType, userType, onRetake }: ResultProps) {
  const text = useWords(riskProfileText);
  const { navigate } = useWidget();
  const isCheckout = flowType === 'checkout';
  const next = () =>
    userType === 'old'
      ? navigate('/cart-review')
      : navigate('/profile/occupation-nominee-details', { flowType: 'checkout' });
  return (
    <section className="risk">
      <RiskClass result={result} onRetake={isCheckout ? onRetake : undefined} />
      <footer>
        <Button variant={isCheckout ? 'primary' : 'secondary'} onClick={isCheckout ? next : onRetake}>
          {isCheckout ? text.toNextPage : text.retakeButton}
        </Button>
      </footer>
      <CartAwaitsApproval />
    </section>
  );
}

interface RiskClassProps {
  readonly result: RiskProfile;
  /** Left out where another try is offered elsewhere. */
  readonly onRetake?: (() => void) | undefined;
}

/** The class on a gauge, and where to look for funds. */
export function RiskClass({ result: { riskProfileClassId: at, advisorsAnswers }, onRetake }: RiskClassProps) {
  const riskClassWords = useWords(riskClassText);
  const text = useWords(riskProfileText);
  useStyles(css);
  const { isNamed } = useAudienceWords();
  const count = RISK_CLASSES.length;
  const name = riskClassWords[at];
  return (
    <>
      <div className="risk__class">
        <p>{isNamed}</p>
        <RiskGauge name={name} at={at} label={text.gauge(name, at, count)} note={text.level(at, count)} />
        {advisorsAnswers && <p className="px-muted px-small">{text.advisorsAnswers[advisorsAnswers]}</p>}
        {onRetake && (
          <TextLink small onClick={onRetake}>
            {text.retakeLink}
          </TextLink>
        )}
      </div>
      <div className="risk__funds">
        <h2>{text.suggested}</h2>
        <p>{text.suggestedNote}</p>
        <ul className="px-plain">
          {SUGGESTED_CATEGORIES[at].map(({ category, subCategory }) => (
            <li key={subCategory}>
              <SiteLink quiet to="/search" params={{ keywords: subCategory }}>
                {categoryName(subCategory)}
              </SiteLink>
              {categoryName(category) !== categoryName(subCategory) && <span>{categoryName(category)}</span>}
            </li>
          ))}
        </ul>
      </div>
      <p className="px-muted px-small">
        <RiskWarning />
      </p>
    </>
  );
}

/** Says that the customer has not approved the cart that their advisor filled. */
export function CartAwaitsApproval() {
  const text = useWords(riskProfileText);
  const { data: cart } = useCart();
  if (!cart || cart.noOfItems === 0) return null;
  // a cart that nobody has to approve has no status
  const isAwaited = cart.agentStatus !== null && cart.agentStatus !== 'APPROVED';
  return isAwaited ? <p className="risk__count">{text.awaiting}</p> : null;
}
