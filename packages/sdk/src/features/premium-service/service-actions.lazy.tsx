import type { Lead } from '@prosperx/core/lead';
import type { PremiumService } from '@prosperx/core/premium-service';
import { useState } from 'react';
import { nativeBridge } from '#bridge/native/native.js';
import { ShareDialog } from '#domain/share/share-dialog.js';
import { Button } from '#primitives/display/button.js';
import { EmptyState } from '#primitives/display/empty-state.js';
import { Icon } from '#primitives/display/icon.js';
import { lazy } from '#primitives/display/lazy.js';
import { ButtonLink } from '#primitives/display/links.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { share as shareIcon } from '#primitives/icons/controls.js';
import { download } from '#primitives/icons/features.js';
import { useOwnAgent } from '#queries/agent.js';
import { useBrochure, useShareContent, useSharePremiumService } from '#queries/premium-service.js';
import { showErrorFlash, useReportError } from '#services/error-message.js';
import { useServices, useStore } from '#services/services.js';
import { useWidget } from '#services/widget-context.js';
import { serviceDetailText } from './premium-service.text.js';

const CreateLead = lazy(async () => (await import('#domain/lead/create-lead.lazy.js')).CreateLead);

interface ActionsProps {
  readonly service: PremiumService;
  readonly onCreated: (lead: Lead) => void;
}

/** What an advisor does with a service: share it and make leads; one who is not verified verifies themselves first. */
export function AdvisorActions(props: ActionsProps) {
  // the page around it asks who is signed in: a public widget elsewhere does not
  const { advisor } = useStore(useServices().session);
  return advisor && <Actions {...props} />;
}

function Actions({ service, onCreated }: ActionsProps) {
  const text = useWords(serviceDetailText);
  const { data: agent } = useOwnAgent();
  const content = useShareContent(service, agent?.agentStatus === 'verified');
  const [shown, setShown] = useState<'share' | 'lead' | null>(null);
  const close = () => setShown(null);
  if (!agent) return null;
  if (agent.agentStatus === 'not_verified') return <Unverified returnUrl={agent.partner?.returnUrl ?? null} />;
  return (
    <div className="px-btns">
      {content.data && (
        <Button onClick={() => setShown('share')} aria-haspopup="dialog">
          <Icon shape={shareIcon} />
          {text.share}
        </Button>
      )}
      <Button variant="primary" onClick={() => setShown('lead')} aria-haspopup="dialog">
        {text.createLead}
      </Button>
      {shown === 'lead' && <CreateLead tag={service.tag} onClose={close} onCreated={onCreated} />}
      {shown === 'share' && content.data && <ShareService service={service} {...content.data} onClose={close} />}
    </div>
  );
}

interface ShareServiceProps extends Pick<ActionsProps, 'service'> {
  readonly message: string;
  readonly shareUrl: string;
  readonly fileUrl: string;
  readonly onClose: () => void;
}

function ShareService({ service, message, shareUrl, fileUrl, onClose }: ShareServiceProps) {
  const text = useWords(serviceDetailText);
  const send = useSharePremiumService(service);
  return (
    <ShareDialog
      open
      onClose={onClose}
      heading={text.shareHeading}
      details={service.title}
      message={message}
      url={shareUrl}
      downloadUrl={fileUrl}
      sender={{ send }}
      sentMessage={text.shared}
      failedMessage={text.notShared}
    />
  );
}

/** Says that the account is to be verified first, and leads to where that is done (specification, platform, section 4). */
function Unverified({ returnUrl }: { readonly returnUrl: string | null }) {
  const text = useWords(serviceDetailText);
  const action = returnUrl !== null && (
    <ButtonLink variant="primary" href={returnUrl}>
      {text.completeVerification}
    </ButtonLink>
  );
  return <EmptyState level={3} title={text.verify} action={action} />;
}

/** The brochure, for everybody: opened in a tab of its own, or handed to the mobile app. */
export function Brochure({ service }: Pick<ActionsProps, 'service'>) {
  const text = useWords(serviceDetailText);
  const services = useServices();
  const { apiBase } = useWidget();
  const brochure = useBrochure(service);
  useReportError(brochure.error);
  const press = () =>
    brochure.mutate(undefined, {
      onSuccess: ({ fileUrl, ...file }) =>
        void nativeBridge().download({ ...file, fileUrl: new URL(fileUrl, apiBase || location.origin).href }),
      onError: (error) => showErrorFlash(services, error, text.brochureFailed),
    });
  return (
    <Button block busy={brochure.isPending} onClick={press}>
      <Icon shape={download} />
      {text.brochure}
    </Button>
  );
}
