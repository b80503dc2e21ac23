import { PxError } from '@prosperx/core/errors';
import { SiteLink } from '#domain/navigation/site-link.js';
import { Banner } from '#primitives/display/banner.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { errorMessage } from '#services/services.js';
import { cartText } from './cart.text.js';

const REFUSALS: readonly PxError['code'][] = ['kyc_refused', 'not_onboarded', 'sip_mandate_missing'];

/** Returns whether an error is about the account holder, so that it holds until they have done something about it. */
export function isRefusal(error: Error | null): error is PxError {
  return error instanceof PxError && REFUSALS.includes(error.code);
}

/** Says why the order was refused, with the way to put it right. */
export function OrderRefused({ error }: { readonly error: PxError }) {
  const { reason } = (error.details.data ?? {}) as { readonly reason?: unknown };
  if (reason === 'fatca_missing') return <DeclarationMissing error={error} />;
  const isOfKyc = error.code === 'kyc_refused' && reason !== 'minor_grown_up';
  return (
    <Banner
      tone="danger"
      action={error.code === 'not_onboarded' ? <CompleteProfile /> : isOfKyc ? <SeeKyc /> : undefined}
    >
      <span role="alert">{errorMessage(error)}</span>
    </Banner>
  );
}

function DeclarationMissing({ error }: { readonly error: PxError }) {
  const text = useWords(cartText);
  const declare = (
    <SiteLink quiet to="/profile/occupation-nominee-details" params={{ flowType: 'checkout' }}>
      {text.declare}
    </SiteLink>
  );
  return (
    <Banner tone="danger" action={declare}>
      <span role="alert">{errorMessage(error)}</span>
    </Banner>
  );
}

const SeeKyc = () => {
  const text = useWords(cartText);
  return (
    <SiteLink quiet to="/profile/kyc-details">
      {text.seeKyc}
    </SiteLink>
  );
};

/** Returns the path of the step at which the profile was left; the profile itself shows what the exchange refused. */
export const CompleteProfile = ({ isRefused = false }) => {
  const text = useWords(cartText);
  return (
    <SiteLink
      quiet
      to={isRefused ? '/profile' : '/profile/kyc-details'}
      params={isRefused ? {} : { flowType: 'checkout' }}
    >
      {isRefused ? text.seeRefused : text.completeProfile}
    </SiteLink>
  );
};
