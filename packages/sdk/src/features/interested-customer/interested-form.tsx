import {
  checkInterested,
  interestedTermsSent,
  leadConsent,
  type LeadErrorCode,
  leadErrorText,
  sentInterestedTermsOf,
} from '@prosperx/core/lead';
import type { PremiumTag } from '@prosperx/core/premium-service';
import { typeMobile } from '@prosperx/core/session';
import { Button } from '#primitives/display/button.js';
import { Stack } from '#primitives/display/stack.js';
import { TextField } from '#primitives/form/text-field.js';
import { useForm } from '#primitives/form/use-form.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { useSaveInterested } from '#queries/lead.js';
import { errorMessageOr, showErrorFlash } from '#services/error-message.js';
import { useServices } from '#services/services.js';
import { interestedText } from './interested-customer.text.js';

interface InterestedFormProps {
  readonly agentCode: string;
  /** The premium service that they are interested in; undefined where it is a plan. */
  readonly tag: PremiumTag | undefined;
  /** Name of the advisor, for the line of consent. */
  readonly advisor: string;
  readonly onSaved: () => void;
}

const EMPTY = { userName: '', mobile: '', emailId: '' };

/** Name, mobile and email of somebody who is interested; Save works once they are right. */
export function InterestedForm({ agentCode, tag, advisor, onSaved }: InterestedFormProps) {
  const text = useWords(interestedText);
  const words = useWords(leadErrorText);
  const consent = useWords(leadConsent);
  const services = useServices();
  const save = useSaveInterested();
  const send = (typed: typeof EMPTY) =>
    save.mutate(
      { ...sentInterestedTermsOf(interestedTermsSent(typed)), agentCode, tag, sendNotification: true },
      {
        onSuccess: onSaved,
        onError: (error) => showErrorFlash(services, error, errorMessageOr(error, text.failed)),
      },
    );
  const form = useForm({
    initial: EMPTY,
    check: (typed) => checkInterested(interestedTermsSent(typed)),
    textOf: (code) => words[code as LeadErrorCode],
    eager: true,
    onSubmit: (typed) => save.isPending || send(typed),
  });
  return (
    <form {...form.form} aria-label={text.title}>
      <Stack>
        <TextField {...form.field('userName')} label={text.name} autoComplete="name" />
        <TextField
          {...form.field('mobile')}
          label={text.mobile}
          type="tel"
          inputMode="numeric"
          before="+91"
          figures
          accept={typeMobile}
          autoComplete="tel-national"
        />
        <TextField
          {...form.field('emailId')}
          label={text.email}
          type="email"
          autoCapitalize="none"
          spellCheck={false}
          autoComplete="email"
        />
        <p className="px-muted px-small">{consent.byCustomer(advisor)}</p>
        <Button type="submit" variant="primary" block busy={save.isPending} idle={!form.isValid}>
          {text.save}
        </Button>
      </Stack>
    </form>
  );
}
