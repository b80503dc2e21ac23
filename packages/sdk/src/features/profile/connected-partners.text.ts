export const connectedPartnersText = {
  title: 'Connected partners',
  text: 'They log you in from their own app or site. Payments, redemptions and changes of your profile still ask for a code sent to your mobile.',
  since: (name: string, day: string) => `${name}, since ${day}`,
  disconnect: 'Disconnect',
  /** Names the button for who hears it alone. */
  disconnectFrom: (name: string) => `Disconnect ${name}`,
  disconnected: (name: string) => `${name} can no longer log you in.`,
};
