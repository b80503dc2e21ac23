export const leadCommandText = {
  usage:
    'Give the ten digits of a mobile whose owner wants to be nobody’s lead: npm run leads -- forget 9876500001, or who has changed their mind: npm run leads -- allow 9876500001.',
  forgotten: (count: number) =>
    `${count === 1 ? '1 lead is' : `${count} leads are`} deleted, and no advisor or form can add this mobile again.`,
  allowed: 'This mobile can be added as a lead again.',
};
