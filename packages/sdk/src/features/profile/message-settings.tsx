import { formatMoment } from '@prosperx/core/format';
import { whatsAppConsent } from '@prosperx/core/profile';
import { Card } from '#primitives/display/card.js';
import { Checkbox } from '#primitives/form/checks.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { useMessageSettings, useSetWhatsApp } from '#queries/message-settings.js';
import { showErrorFlash } from '#services/error-message.js';
import { useServices } from '#services/services.js';
import { messageSettingsText } from './message-settings.text.js';

/** The switch of WhatsApp, where the server sends messages by it; nothing where it does not, or has not answered. */
export function MessageSettings() {
  const text = useWords(messageSettingsText);
  const consent = useWords(whatsAppConsent);
  const services = useServices();
  const { data } = useMessageSettings();
  const change = useSetWhatsApp();
  if (!data?.isOffered) return null;
  const { whatsAppSince } = data;
  const isOn = whatsAppSince !== null;
  const set = (wanted: boolean) =>
    change.mutate(wanted, {
      onSuccess: () => services.flash.getState().show('success', wanted ? text.on : text.off),
      onError: (error) => showErrorFlash(services, error),
    });
  return (
    <Card title={text.title} tone="fill">
      <p className="profile__rights">{text.text}</p>
      <Checkbox
        checked={change.isPending ? !isOn : isOn}
        onChange={set}
        hint={isOn ? text.since(formatMoment(whatsAppSince)) : undefined}
      >
        {consent.text}
      </Checkbox>
    </Card>
  );
}
