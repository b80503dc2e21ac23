import type { ReplyOf } from '@prosperx/core/http';
import { tidyMobile, typeMobile } from '@prosperx/core/session';
import {
  capitaliseName,
  checkShareClient,
  type shareCalculator,
  type ShareClientCode,
  shareClientText,
} from '@prosperx/core/share';
import { useState } from 'react';
import { FlashOutlet } from '#domain/session/flash-outlet.js';
import { ShareDialog } from '#domain/share/share-dialog.js';
import { Button } from '#primitives/display/button.js';
import { Stack } from '#primitives/display/stack.js';
import { TextField } from '#primitives/form/text-field.js';
import { useForm } from '#primitives/form/use-form.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { Dialog } from '#primitives/overlay/dialog.js';
import { useShareCalculator } from '#queries/share.js';
import { showErrorFlash } from '#services/error-message.js';
import { useServices } from '#services/services.js';
import { useWidget } from '#services/widget-context.js';
import { useStyles } from '#theme/use-styles.js';
import { shareWithCustomerText } from './calculator-share.text.js';
import css from './share-with-customer.css?inline';

type Shared = ReplyOf<typeof shareCalculator>['data'];

interface ShareWithCustomerProps {
  /** Address of the calculator with the plan. */
  readonly url: string;
  readonly agentCode: string;
  readonly onClose: () => void;
}

const NOBODY = { clientName: '', clientMobile: '' };

const tidied = ({ clientName, clientMobile }: typeof NOBODY) => ({
  clientName: capitaliseName(clientName),
  clientMobile: tidyMobile(clientMobile),
});

/** Asks for whom the plan is, has the server draw the plan, and offers the ways to send it, with a link that is made then. */
export function ShareWithCustomer({ url, agentCode, onClose }: ShareWithCustomerProps) {
  const [made, setMade] = useState<{ readonly shared: Shared; readonly client: typeof NOBODY } | null>(null);
  const plan = { originalUrl: url, agentCode };
  return (
    <>
      <FlashOutlet />
      {made === null ? (
        <ForWhom plan={plan} onClose={onClose} onMade={(shared, client) => setMade({ shared, client })} />
      ) : (
        <SharePlan {...made} plan={plan} onClose={onClose} />
      )}
    </>
  );
}

interface Plan {
  readonly originalUrl: string;
  readonly agentCode: string;
}

interface ForWhomProps {
  readonly plan: Plan;
  readonly onClose: () => void;
  readonly onMade: (shared: Shared, client: typeof NOBODY) => void;
}

function ForWhom({ plan, onClose, onMade }: ForWhomProps) {
  const text = useWords(shareWithCustomerText);
  const words = useWords(shareClientText);
  const services = useServices();
  const share = useShareCalculator();
  const form = useForm({
    initial: NOBODY,
    check: (typed) => checkShareClient(tidied(typed)),
    textOf: (code) => words[code as ShareClientCode],
    onSubmit: (typed) => {
      if (share.isPending) return;
      const client = tidied(typed);
      share.mutate(
        { ...plan, ...client, type: 'picture' },
        {
          onSuccess: ({ data }) => onMade(data, client),
          onError: (error) => showErrorFlash(services, error, text.failed),
        },
      );
    },
  });
  return (
    <Dialog open onClose={onClose} title={text.title} subtitle={text.intro}>
      <form {...form.form} aria-label={text.title}>
        <Stack>
          <TextField {...form.field('clientName')} label={text.name} note={text.optional} autoComplete="off" />
          <TextField
            {...form.field('clientMobile')}
            label={text.mobile}
            note={text.optional}
            type="tel"
            inputMode="numeric"
            before="+91"
            figures
            accept={typeMobile}
            autoComplete="off"
          />
          <Button type="submit" variant="primary" block busy={share.isPending}>
            {text.next}
          </Button>
        </Stack>
      </form>
    </Dialog>
  );
}

interface SharePlanProps extends Pick<ForWhomProps, 'plan' | 'onClose'> {
  readonly shared: Shared;
  readonly client: typeof NOBODY;
}

function SharePlan({ shared, client, plan, onClose }: SharePlanProps) {
  const text = useWords(shareWithCustomerText);
  useStyles(css);
  const { apiBase } = useWidget();
  const share = useShareCalculator();
  const picture = new URL(shared.fileUrl, apiBase || location.origin).href;
  return (
    <ShareDialog
      open
      onClose={onClose}
      header={<img className="px-plan-picture" src={picture} alt={text.picture(client.clientName)} />}
      message=""
      url=""
      make={async () => {
        const { data } = await share.mutateAsync({ ...plan, ...client, type: 'whatsapp' });
        return { message: data.message, url: data.shortenUrl };
      }}
      mobile={client.clientMobile}
      downloadUrl={picture}
      sender={{
        send: ({ channel, to }) =>
          share.mutateAsync({ ...plan, ...client, type: channel === 'sms' ? 'mobile' : 'email', value: to }),
      }}
      sentMessage={text.shared}
      failedMessage={text.failed}
    />
  );
}
