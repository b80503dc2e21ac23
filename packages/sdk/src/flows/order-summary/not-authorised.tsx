import { useEffect } from 'react';
import { READING_TIME } from '#data/flash-store.js';
import { useServices } from '#data/services.js';
import { Button } from '#ui/button.js';
import { EmptyState } from '#ui/empty-state.js';
import { useWidget } from '#widget/context.js';
import { isFramed } from '#widget/is-framed.js';
import { isOwnSite } from '#widget/own-site.js';
import { orderSummaryText } from './order-summary.text.js';

/** As long as the message stays; then home (specification, investing, section 4). A page that is not the site's stays where it is. */
export function NotAuthorised() {
  const { flash } = useServices();
  const { navigate, apiBase } = useWidget();
  const ownsWindow = isOwnSite(apiBase) && !isFramed();
  useEffect(() => {
    if (!ownsWindow) return;
    flash.getState().show('error', orderSummaryText.forbidden, READING_TIME);
    const timer = setTimeout(() => navigate('/home'), READING_TIME);
    return () => clearTimeout(timer);
  }, [flash, navigate, ownsWindow]);
  const goHome = () => navigate('/home');
  const wayOn = ownsWindow ? undefined : <Button onClick={goHome}>{orderSummaryText.goHome}</Button>;
  return <EmptyState level={2} tone="error" title={orderSummaryText.forbidden} action={wayOn} />;
}
