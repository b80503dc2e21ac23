import { type Language, NOTIFICATION_LANGUAGES } from '@prosperx/core/language';
import { INVITATION_OUTCOMES, type InvitationOutcome, invitationOutcome, type Lead } from '@prosperx/core/lead';
import { type BusinessDate, instantAt } from '@prosperx/core/time';
import { useState } from 'react';
import { Banner } from '#primitives/display/banner.js';
import { Button } from '#primitives/display/button.js';
import { Stack } from '#primitives/display/stack.js';
import { SelectField } from '#primitives/form/select-field.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { useInviteLeads } from '#queries/lead.js';
import { errorMessageOr } from '#services/error-message.js';
import { useWidget } from '#services/widget-context.js';
import { useLanguage } from '#widget/speak.js';
import { leadInvitationText } from './lead-invitation.text.js';

const languages = Object.entries(NOTIFICATION_LANGUAGES).map(([value, text]) => ({ value: value as Language, text }));

/** The language of invitations until the advisor names one: that of the page, where notifications are written in it. */
export function useInvitationLanguage() {
  const ofPage = useLanguage(useWidget().locale);
  return useState<Language>(ofPage in NOTIFICATION_LANGUAGES ? ofPage : 'en');
}

interface InvitationLanguageProps {
  readonly value: Language;
  readonly onPick: (language: Language) => void;
}

/** The language of invitations. */
export function InvitationLanguage(props: InvitationLanguageProps) {
  const text = useWords(leadInvitationText);
  return <SelectField label={text.language} hint={text.languageHint} options={languages} {...props} />;
}

/** Tells whether a lead may be invited, by the day: the server says more exactly when the week is over. */
export const mayInvite = (lead: Lead, today: BusinessDate) =>
  invitationOutcome(lead, instantAt(today, '23:59')) === 'invited';

/** Says what became of invitations: a sentence for each outcome. */
export const invitationsSaid = (
  outcomes: readonly InvitationOutcome[],
  { outcome: words }: typeof leadInvitationText,
) =>
  INVITATION_OUTCOMES.map((each) => [each, outcomes.filter((outcome) => outcome === each).length] as const)
    .filter(([, count]) => count > 0)
    .map(([each, count]) => words[each](count))
    .join(' ');

/** Invites those who were just added, all by one press. */
export function InviteLeads({ leadIds }: { readonly leadIds: readonly string[] }) {
  const text = useWords(leadInvitationText);
  const inviting = useInviteLeads();
  const [language, setLanguage] = useInvitationLanguage();
  if (leadIds.length === 0) return null;
  return (
    <Stack gap={3}>
      {!inviting.isSuccess && (
        <>
          <p className="px-muted px-small">{text.inviteNote}</p>
          <InvitationLanguage value={language} onPick={setLanguage} />
          <Button busy={inviting.isPending} onClick={() => inviting.mutate({ leadIds, language })}>
            {text.inviteAll(leadIds.length)}
          </Button>
        </>
      )}
      <div role="status" className="px-said">
        {inviting.isSuccess && <Banner tone="success">{invitationsSaid(inviting.data, text)}</Banner>}
      </div>
      <div role="alert" className="px-said">
        {inviting.error && <Banner tone="danger">{errorMessageOr(inviting.error, text.notInvited)}</Banner>}
      </div>
    </Stack>
  );
}
