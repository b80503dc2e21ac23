import { useWidget } from '#api/widget-context.js';
import { Button } from '#primitives/display/button.js';
import { profileStatesText as text } from './profile.text.js';

/** Who is not registered yet changes nothing of his profile but goes on with it. */
export function ContinueOnboarding() {
  const { navigate } = useWidget();
  return (
    <Button variant="primary" onClick={() => navigate('/profile/kyc-details', { flowType: 'checkout' })}>
      {text.continueOnboarding}
    </Button>
  );
}
