import { formatMoment } from '@prosperx/core/format';
import { NOTIFICATION_LANGUAGES } from '@prosperx/core/language';
import { type MessageSettings as Settings, whatsAppConsent } from '@prosperx/core/profile';
import { Card } from '#primitives/display/card.js';
import { Checkbox } from '#primitives/form/checks.js';
import { SelectField } from '#primitives/form/select-field.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { useMessageSettings, useSetNotificationLanguage, useSetWhatsApp } from '#queries/message-settings.js';
import { showErrorFlash } from '#services/error-message.js';
import { useServices } from '#services/services.js';
import { messageSettingsText } from './message-settings.text.js';

/** Shows and changes in which language and by what the account holder is written to; shows nothing while the server has not answered. */
export function MessageSettings() {
  const { data } = useMessageSettings();
  return (
    data && (
      <>
        <LanguageOfNotifications language={data.language} />
        {data.isOffered && <WhatsApp whatsAppSince={data.whatsAppSince} />}
      </>
    )
  );
}

type NotificationLanguage = keyof typeof NOTIFICATION_LANGUAGES;

const options = Object.entries(NOTIFICATION_LANGUAGES).map(([value, text]) => ({
  value: value as NotificationLanguage,
  text,
}));

function LanguageOfNotifications({ language }: Pick<Settings, 'language'>) {
  const text = useWords(messageSettingsText);
  const services = useServices();
  const change = useSetNotificationLanguage();
  const wanted = change.isPending ? change.variables : language;
  const written = options.find(({ value }) => value === wanted)?.value ?? 'en';
  return (
    <Card title={text.language} tone="fill">
      <p className="profile__rights">{text.languageText}</p>
      <SelectField
        label={text.languageLabel}
        options={options}
        value={written}
        onPick={(picked) =>
          change.mutate(picked, {
            onSuccess: () => services.flash.getState().show('success', text.languageSet),
            onError: (error) => showErrorFlash(services, error),
          })
        }
      />
    </Card>
  );
}

/** The switch of WhatsApp. */
function WhatsApp({ whatsAppSince }: Pick<Settings, 'whatsAppSince'>) {
  const text = useWords(messageSettingsText);
  const consent = useWords(whatsAppConsent);
  const services = useServices();
  const change = useSetWhatsApp();
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
