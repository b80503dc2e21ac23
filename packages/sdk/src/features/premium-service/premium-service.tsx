import {
  type PremiumService as Service,
  premiumServicePath,
  premiumServicesText,
} from '@prosperx/core/premium-service';
import { Button } from '#primitives/display/button.js';
import { EmptyState } from '#primitives/display/empty-state.js';
import { Icon } from '#primitives/display/icon.js';
import { lazy } from '#primitives/display/lazy.js';
import { RiskWarning } from '#primitives/display/risk-warning.js';
import { SkeletonRows } from '#primitives/display/skeleton.js';
import { isNewTab } from '#primitives/hooks/is-new-tab.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { arrowRight } from '#primitives/icons/controls.js';
import { pageUrl } from '#services/open-page.js';
import { useWidget } from '#services/widget-context.js';
import { useStyles } from '#theme/use-styles.js';
import type { ViewProps } from '#widget/contract.js';
import { toReact } from '#widget/react.js';
import { premiumServiceContract } from './premium-service.contract.js';
import { premiumServiceText } from './premium-service.text.js';
import { ServiceArt } from './service-art.js';
import css from './premium-service.css?inline';

const ServiceDetail = lazy(async () => (await import('./service-detail.lazy.js')).ServiceDetail);

type Props = ViewProps<typeof premiumServiceContract>;

/** The list of services, or one of them. */
export function PremiumService(props: Props) {
  useStyles(css);
  const { services } = useWords(premiumServicesText);
  if (props.service === '') return <ServiceList services={services} onChosen={props.onChosen} />;
  const service = services.find(({ route, tag }) => route === props.service || tag === props.service);
  if (!service) return <Unknown />;
  return (
    <ServiceDetail
      fallback={<SkeletonRows rows={5} />}
      service={service}
      onCreated={({ leadId }) => props.onCreated?.({ leadId })}
    />
  );
}

function Unknown() {
  const text = useWords(premiumServiceText);
  const { navigate } = useWidget();
  const all = <Button onClick={() => navigate('/premium-services')}>{text.all}</Button>;
  return <EmptyState level={2} title={text.unknown} text={text.unknownText} action={all} />;
}

interface ServicesProps {
  readonly services: readonly Service[];
  readonly onChosen: Props['onChosen'];
}

function ServiceList({ services, onChosen }: ServicesProps) {
  return (
    <div className="px-premium">
      <ul className="px-plain">
        {services.map((service) => (
          <li key={service.tag}>
            <ServiceCard service={service} onChosen={onChosen} />
          </li>
        ))}
      </ul>
      <p className="px-muted px-small">
        <RiskWarning />
      </p>
    </div>
  );
}

function ServiceCard({ service, onChosen }: Pick<Props, 'onChosen'> & { readonly service: Service }) {
  const text = useWords(premiumServiceText);
  const { shared, navigate } = useWidget();
  const to = premiumServicePath(service.route);
  return (
    <a
      className="px-premium__card"
      href={pageUrl(shared, to, {})}
      onClick={(event) => {
        if (isNewTab(event)) return;
        event.preventDefault();
        onChosen?.({ service: service.route });
        navigate(to);
      }}
    >
      <ServiceArt name={service.key} />
      <span>
        <b>{service.title}</b>
        <span>{service.summary}</span>
        <small>
          <Fee /> · {text.free}
        </small>
      </span>
      <Icon shape={arrowRight} />
    </a>
  );
}

/** The fee, struck out; a screen reader hears that it is not charged. */
function Fee() {
  const text = useWords(premiumServiceText);
  return (
    <>
      <s aria-hidden="true">{text.fee}</s>
      <span className="px-vh">
        {text.feeLabel} {text.feeIs}
      </span>
    </>
  );
}

export const PremiumServiceWidget = /* @__PURE__ */ toReact(premiumServiceContract, PremiumService);
