import type { Lead } from '@prosperx/core/lead';
import type { PremiumService } from '@prosperx/core/premium-service';
import type { ReactNode } from 'react';
import { FlashOutlet } from '#domain/session/flash-outlet.js';
import { Accordion } from '#primitives/display/accordion.js';
import { Facts } from '#primitives/display/card.js';
import { Icon } from '#primitives/display/icon.js';
import { lazy } from '#primitives/display/lazy.js';
import { RiskWarning } from '#primitives/display/risk-warning.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { check } from '#primitives/icons/controls.js';
import { calendar, landmark, scale, shield } from '#primitives/icons/site.js';
import { DataProvider } from '#services/services.js';
import { useWidget } from '#services/widget-context.js';
import { premiumServiceText, serviceDetailText } from './premium-service.text.js';
import { ServiceArt } from './service-art.js';

const Brochure = lazy(async () => (await import('./service-actions.lazy.js')).Brochure, { optional: true });
const AdvisorActions = lazy(async () => (await import('./service-actions.lazy.js')).AdvisorActions, { optional: true });

interface ServiceDetailProps {
  readonly service: PremiumService;
  readonly onCreated: (lead: Lead) => void;
}

const ICONS = { rupee: landmark, calendar, shield, scale } as const;

/** All that is said of a service, and what can be done with it where there is a server. */
export function ServiceDetail({ service, onCreated }: ServiceDetailProps) {
  const text = useWords(serviceDetailText);
  const fees = useWords(premiumServiceText);
  const { apiBase } = useWidget();
  const { keyBenefits, topFeatures, whatYouGet, whoIsThisFor, faqs, disclaimer } = service;
  return (
    <article className="px-premium" aria-label={service.title}>
      <header className="px-premium__head">
        <ServiceArt name={service.key} />
        <h2>{service.title}</h2>
        <p>{service.description}</p>
        <p className="px-premium__fee">
          <span className="px-muted">{fees.feeLabel}</span> <s aria-hidden="true">{fees.fee}</s>
          <span className="px-vh">{fees.feeIs}</span> <b>{fees.free}</b>
        </p>
      </header>
      {apiBase !== null && (
        <DataProvider>
          <FlashOutlet />
          <AdvisorActions service={service} onCreated={onCreated} />
        </DataProvider>
      )}
      <Section title={text.benefits}>
        <ul className="px-premium__benefits">
          {keyBenefits.map(({ icon, text: benefit }) => (
            <li key={benefit}>
              <Icon shape={ICONS[icon]} />
              {benefit}
            </li>
          ))}
        </ul>
      </Section>
      {topFeatures && (
        <Section title={text.features}>
          <Facts facts={topFeatures.map((feature) => ({ ...feature, isWhole: true }))} />
        </Section>
      )}
      {whatYouGet && (
        <Section title={text.whatYouGet}>
          <p>{whatYouGet.desc}</p>
          <Checked lines={whatYouGet.points} />
        </Section>
      )}
      <Section title={text.forWhom}>
        <Checked lines={whoIsThisFor} />
      </Section>
      {apiBase !== null && (
        <DataProvider>
          <Brochure service={service} />
        </DataProvider>
      )}
      <Section title={text.questions}>
        {faqs.map(({ question, answer }) => (
          <Accordion key={question} title={question}>
            <p>{answer}</p>
          </Accordion>
        ))}
      </Section>
      <footer className="px-muted px-small">
        {disclaimer && <p>{disclaimer}</p>}
        <p>
          <RiskWarning />
        </p>
      </footer>
    </article>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

function Checked({ lines }: { readonly lines: readonly string[] }) {
  return (
    <ul className="px-premium__checked">
      {lines.map((line) => (
        <li key={line}>
          <Icon shape={check} />
          {line}
        </li>
      ))}
    </ul>
  );
}
