import { premiumServiceOf } from '@prosperx/core/premium-service';
import { PremiumService } from '@prosperx/sdk';
import { useWords } from '@prosperx/sdk/site/ui';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Interested } from '#layout/interested.js';
import { Page } from '#layout/page.js';
import { advisorPagesText } from '#pages/pages.text.js';
import { FOR_PHONES } from '#site.js';

/** Leads home with the 404 marker when the window becomes wider than a phone. */
function useLeaveOnDesktop() {
  const navigate = useNavigate();
  useEffect(() => {
    const phone = matchMedia(FOR_PHONES);
    const leave = () => void (phone.matches || navigate({ to: '/home', search: { url: '404' }, replace: true }));
    phone.addEventListener('change', leave);
    return () => phone.removeEventListener('change', leave);
  }, [navigate]);
}

export function PremiumServicesPage() {
  const text = useWords(advisorPagesText);
  useLeaveOnDesktop();
  return (
    <Page title={text.premiumServices} intro={text.premiumServicesIntro}>
      <PremiumService />
    </Page>
  );
}

export function PremiumServicePage() {
  const text = useWords(advisorPagesText);
  useLeaveOnDesktop();
  const from = '/premium-service-details/$route';
  const { route } = useParams({ from });
  const { sharedByAgent } = useSearch({ from });
  const service = premiumServiceOf(route);
  const title = service?.title ?? text.premiumServices;
  return (
    <Page title={title} quiet trail={[{ text: text.premiumServices, to: '/premium-services' }]}>
      <PremiumService service={route} />
      {sharedByAgent && service && <Interested serviceTag={service.tag} />}
    </Page>
  );
}
