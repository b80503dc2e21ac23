export const messageSettingsText = {
  language: 'Language of emails and SMS',
  languageText: 'Emails, SMS and OTPs come in this language. You can read the site in another one.',
  languageLabel: 'Language',
  languageSet: 'Emails and SMS come in this language from now on.',
  title: 'WhatsApp',
  text: 'Notifications come by WhatsApp in place of SMS. OTPs always come by SMS, and what is about the security of your account comes by both. You can switch this off at any time.',
  since: (moment: string) => `On since ${moment}`,
  on: 'You get notifications by WhatsApp from now on.',
  off: 'You get no more messages by WhatsApp.',
};
