import { INVITATION_OUTCOMES, type InvitationOutcome } from '@prosperx/core/lead';
import { Banner } from '#primitives/display/banner.js';
import { Button } from '#primitives/display/button.js';
import { Stack } from '#primitives/display/stack.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { useInviteLeads } from '#queries/lead.js';
import { errorMessageOr } from '#services/error-message.js';
import { leadInvitationText } from './lead-invitation.text.js';

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
  if (leadIds.length === 0) return null;
  return (
    <Stack gap={3}>
      {!inviting.isSuccess && (
        <>
          <p className="px-muted px-small">{text.inviteNote}</p>
          <Button busy={inviting.isPending} onClick={() => inviting.mutate(leadIds)}>
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
