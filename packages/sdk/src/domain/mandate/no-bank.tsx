import { Button } from '#primitives/display/button.js';
import { EmptyState } from '#primitives/display/empty-state.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { useWidget } from '#services/widget-context.js';
import { useAudience } from '#session/use-audience.js';
import { noBankText } from './no-bank.text.js';

/** Says in place of mandates that there is no account to debit. */
export function NoBank() {
  const text = useWords(noBankText);
  const isAdvisor = useAudience() === 'advisor';
  return <CompleteProfile title={isAdvisor ? text.noBankOfCustomer : text.noBank} to="/profile/bank-info" />;
}

interface CompleteProfileProps {
  readonly title: string;
  readonly to?: '/profile/kyc-details' | '/profile/bank-info';
}

/** Leads a person on whose profile something is missing for a mandate. */
export function CompleteProfile({ title, to = '/profile/kyc-details' }: CompleteProfileProps) {
  const text = useWords(noBankText);
  const { navigate } = useWidget();
  const action = (
    <Button
      variant="primary"
      onClick={() => navigate(to, to === '/profile/kyc-details' ? { flowType: 'checkout' } : {})}
    >
      {text.completeProfile}
    </Button>
  );
  return <EmptyState level={2} title={title} action={action} />;
}
