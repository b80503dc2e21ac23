import type { ProfileView } from '@prosperx/core/profile';
import { useMutation } from '@tanstack/react-query';
import { READING_TIME } from '#session/flash-store.js';
import { sentenceOf, useServices } from '#api/services.js';
import { Button } from '#primitives/display/button.js';
import { useWidget } from '#api/widget-context.js';
import { ownDataText as text } from './own-data.text.js';
import { makeAccountForm } from '#queries/profile.js';

/** Everything is told that the form holds. */
const isComplete = ({ onboardingStep }: ProfileView) => onboardingStep === 'confirm' || onboardingStep === 'done';

/** Where its address is another site's, which names no file of ours, it opens beside this page. */
function save(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = text.formFileName;
  if (link.origin !== location.origin) link.target = '_blank';
  link.click();
}

/** The account-opening form as the exchange gets it; nothing until all is told that stands in it. */
export function AccountForm({ profile }: { readonly profile: ProfileView }) {
  const { apiBase } = useWidget();
  const services = useServices();
  const form = useMutation({
    mutationFn: () => makeAccountForm(services),
    onSuccess: (path) => save(`${apiBase ?? ''}${path}`),
    onError: (error) => services.flash.getState().show('error', sentenceOf(error), READING_TIME),
  });
  if (!isComplete(profile)) return null;
  return (
    <Button size="sm" busy={form.isPending} onClick={() => form.mutate()}>
      {text.form}
    </Button>
  );
}
