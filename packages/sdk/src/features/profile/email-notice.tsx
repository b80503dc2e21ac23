import type { ProfileView } from '@prosperx/core/profile';
import { useMutation } from '@tanstack/react-query';
import { Banner } from '#primitives/display/banner.js';
import { Button } from '#primitives/display/button.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { sendEmailLinkAgain } from '#queries/email-link.js';
import { errorMessage, useServices } from '#services/services.js';
import { useIsSignedOn } from '#session/use-session.js';
import { profileText } from './profile.text.js';

/** Says that the email address is not verified, until it is, and sends the link again. */
export function EmailNotice({ profile }: { readonly profile: ProfileView }) {
  const text = useWords(profileText);
  const services = useServices();
  const isSignedOn = useIsSignedOn();
  const tell = (tone: 'success' | 'error', message: string) => services.flash.getState().show(tone, message);
  const link = useMutation({
    mutationFn: () => sendEmailLinkAgain(services),
    onSuccess: () => tell('success', text.emailLinkSent),
    onError: (error) => tell('error', errorMessage(error)),
  });
  if (profile.primaryEmail === null || profile.isEmailVerified) return null;
  return (
    <Banner
      title={text.emailUnverified}
      action={
        !isSignedOn && (
          <Button size="sm" busy={link.isPending} onClick={() => link.mutate()}>
            {text.sendEmailLink}
          </Button>
        )
      }
    >
      {text.emailUnverifiedText(profile.primaryEmail)}
    </Banner>
  );
}
