import { useEffect } from 'react';
import { isFramed, isOwnSite } from '#api/open-page.js';
import { useServices } from '#api/services.js';
import { useWidget } from '#api/widget-context.js';
import { Button } from '#primitives/display/button.js';
import { EmptyState } from '#primitives/display/empty-state.js';
import { READING_TIME } from '#session/flash-store.js';
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
