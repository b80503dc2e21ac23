import { useEffect } from 'react';
import { READING_TIME } from '#data/flash-store.js';
import { useServices } from '#data/services.js';
import { EmptyState } from '#ui/empty-state.js';
import { useWidget } from '#widget/context.js';
import { checkoutText } from './checkout.text.js';

/** As long as the message stays; then home (specification, investing, section 4). */
export function NotAuthorised() {
  const { flash } = useServices();
  const { navigate } = useWidget();
  useEffect(() => {
    flash.getState().show('error', checkoutText.forbidden, READING_TIME);
    const timer = setTimeout(() => navigate('/home'), READING_TIME);
    return () => clearTimeout(timer);
  }, [flash, navigate]);
  return <EmptyState level={2} tone="error" title={checkoutText.forbidden} />;
}
