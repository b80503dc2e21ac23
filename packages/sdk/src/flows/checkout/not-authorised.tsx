import { useEffect } from 'react';
import { useServices } from '#data/services.js';
import { EmptyState } from '#ui/empty-state.js';
import { useWidget } from '#widget/context.js';
import { checkoutText } from './checkout.text.js';

/** Six seconds, as the message stays; then home (specification, investing, section 4). */
const STAY = 6_000;

export function NotAuthorised() {
  const { flash } = useServices();
  const { navigate } = useWidget();
  useEffect(() => {
    flash.getState().show('error', checkoutText.forbidden, STAY);
    const timer = setTimeout(() => navigate('/home'), STAY);
    return () => clearTimeout(timer);
  }, [flash, navigate]);
  return <EmptyState level={2} tone="error" title={checkoutText.forbidden} />;
}
