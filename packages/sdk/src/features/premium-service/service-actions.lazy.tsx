import type { Lead } from '@prosperx/core/lead';
import type { PremiumService } from '@prosperx/core/premium-service';
import { useState } from 'react';
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
import { showErrorFlash } from '#services/error-message.js';
import { handFile } from '#services/hand-file.js';
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
  const [shown, setShown] = useState<'share' | 'lead' | null>(null);
  const close = () => setShown(null);
  if (!agent) return null;
  if (agent.agentStatus === 'not_verified') return <Unverified returnUrl={agent.partner?.returnUrl ?? null} />;
  return (
    <div className="px-btns">
      <Button onClick={() => setShown('share')} aria-haspopup="dialog">
        <Icon shape={shareIcon} />
        {text.share}
      </Button>
      <Button variant="primary" onClick={() => setShown('lead')} aria-haspopup="dialog">
        {text.createLead}
      </Button>
      {shown === 'lead' && <CreateLead tag={service.tag} onClose={close} onCreated={onCreated} />}
      {shown === 'share' && <ShareService service={service} onClose={close} />}
    </div>
  );
}

interface ShareServiceProps extends Pick<ActionsProps, 'service'> {
  readonly onClose: () => void;
}

function ShareService({ service, onClose }: ShareServiceProps) {
  const text = useWords(serviceDetailText);
  const { user } = useStore(useServices().session);
  const make = useShareContent(service);
  const send = useSharePremiumService(service);
  const brochure = useOpenBrochure(service);
  return (
    <ShareDialog
      open
      onClose={onClose}
      heading={text.shareHeading}
      details={service.title}
      message=""
      url=""
      make={make}
      asksReceiver={!user}
      showDownload
      onChosen={(channel) => {
        if (channel === 'download') brochure.open();
        return channel !== 'download';
      }}
      sender={{ send }}
      sentMessage={text.shared}
      failedMessage={text.notShared}
    />
  );
}

/** Says that the account is to be verified first, and leads to where that is done. */
function Unverified({ returnUrl }: { readonly returnUrl: string | null }) {
  const text = useWords(serviceDetailText);
  const action = returnUrl !== null && (
    <ButtonLink variant="primary" href={returnUrl}>
      {text.completeVerification}
    </ButtonLink>
  );
  return <EmptyState level={3} title={text.verify} action={action} />;
}

/** Opens the brochure in a tab of its own, or hands it to the mobile app. */
function useOpenBrochure(service: PremiumService) {
  const text = useWords(serviceDetailText);
  const services = useServices();
  const widget = useWidget();
  const brochure = useBrochure(service);
  const open = () =>
    brochure.mutate(undefined, {
      onSuccess: (file) => void handFile(file, widget),
      onError: (error) => showErrorFlash(services, error, text.brochureFailed),
    });
  return { open, isOpening: brochure.isPending };
}

/** The brochure, for everybody. */
export function Brochure({ service }: Pick<ActionsProps, 'service'>) {
  const text = useWords(serviceDetailText);
  const { open, isOpening } = useOpenBrochure(service);
  return (
    <Button block busy={isOpening} onClick={open}>
      <Icon shape={download} />
      {text.brochure}
    </Button>
  );
}
