export const ifscText = {
  ifsc: 'IFSC',
  hint: '11 characters, printed on your cheque',
  unchecked: 'The IFSC could not be looked up right now. It will be checked when you link the account.',
  branchUnknown: (bank: string) =>
    `${bank}. We could not find this branch. Your bank will verify it when you link the account.`,
  branch: (bank: string, branch: string, city: string) => [bank, branch, city].filter(Boolean).join(', '),
};
