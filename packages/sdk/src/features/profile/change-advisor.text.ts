import type { ChosenAgent } from '@prosperx/core/agent';

/** Words of the choice of another advisor. */
export const changeAdvisorText = {
  change: 'Change your advisor',
  choose: 'Choose an advisor',
  code: 'Advisor code',
  codeHint: 'Your new advisor tells you their code, such as AG1001.',
  codeWrong: 'Please enter the advisor code',
  codeSame: 'This is your advisor already',
  find: 'Continue',
  keep: 'Keep as it is',
  ask: ({ advisorName: name, arn }: ChosenAgent, former: string | null) => {
    const who = arn === null ? name : `${name} (${arn})`;
    return former === null
      ? `Make ${who} your advisor? They can open your account and prepare orders for you from then on, and what you order is credited to them.`
      : `Make ${who} your advisor in place of ${former}? They can open your account and prepare orders for you from then on, and ${former} no longer can. What you order is credited to ${name}; both are told. Your running SIPs continue as they are.`;
  },
  askWithoutOrders: (name: string, former: string | null) =>
    `Make ${name} your advisor${former === null ? '' : ` in place of ${former}`}? They may not prepare orders here at present: you can order by yourself. They can open your account from then on${former === null ? '.' : `, and ${former} no longer can; both are told. Your running SIPs continue as they are.`}`,
  sendCode: 'Send OTP',
  otpTitle: 'Confirm your new advisor',
  otpSubmit: 'Verify and save',
  done: (name: string) => `${name} is your advisor now.`,
};
