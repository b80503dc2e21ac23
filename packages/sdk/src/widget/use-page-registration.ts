import { checkPartnerPage, type PageRefusal } from '@prosperx/core/partner';
import { useCallback, useEffect, useState } from 'react';
import { isOwnSite } from '#services/own-site.js';
import { type Services, useServices } from '#services/services.js';
import { useWidget, type WidgetContext } from '#services/widget-context.js';

/** How the server knows the page around a widget, or why it does not; `unknown` when it could not be asked, as under a policy that allows frames alone, `unconnected` when no server was named. */
export type PageRegistration = 'registered' | PageRefusal | 'unknown' | 'unconnected';

/** Asks how the server knows this page: once for each server and partner; a failed question is asked again by the next widget. */
export async function askRegistration(
  { api, queryClient }: Services,
  partner: string | null,
): Promise<PageRegistration> {
  const queryFn = () => api(checkPartnerPage, { query: partner === null ? {} : { partner } });
  try {
    const { data } = await queryClient.fetchQuery({ queryKey: ['partner-page'], queryFn, staleTime: Infinity });
    return data.reason ?? 'registered';
  } catch {
    return 'unknown';
  }
}

/** Returns how the page is registered, null until the server has answered, and asks again. Without a server, or on its own site, nobody is asked. */
export function usePageRegistration(): {
  readonly registration: PageRegistration | null;
  readonly askAgain: () => void;
} {
  const { apiBase, partner, shared } = useWidget();
  const services = useServices();
  const [answer, setAnswer] = useState<{ registration: PageRegistration; of: WidgetContext['shared'] } | null>(null);
  const [attempt, setAttempt] = useState(0);
  const askAgain = useCallback(() => setAttempt((count) => count + 1), []);
  useEffect(() => {
    let isCurrent = !isOwnSite(apiBase);
    if (isCurrent)
      void askRegistration(services, partner).then(
        (registration) => isCurrent && setAnswer({ registration, of: shared }),
      );
    return () => void (isCurrent = false);
  }, [apiBase, partner, shared, services, attempt]);
  const answered = answer?.of === shared ? answer.registration : null;
  const registration = apiBase === null ? 'unconnected' : isOwnSite(apiBase) ? 'registered' : answered;
  return { registration, askAgain };
}
