/** Words of the step that asks whether a partner may log the customer in. */
export const connectStepText = {
  asks: (partner: string) =>
    `${partner} asks to log you in to ProsperX from its own app or site, without another password.`,
  may: (partner: string) =>
    `${partner} can see your account here, and change your cart and the funds that you watch. It can place orders, and cancel orders that are not paid yet. It can begin AutoPay, which you approve at your bank.`,
  codes: 'Payments, redemptions and changes of your profile still ask for a code sent to your mobile.',
  end: 'We tell you by email and SMS. You can end it in your profile at any time.',
  agree: 'Connect',
  notNow: 'Not now',
};
