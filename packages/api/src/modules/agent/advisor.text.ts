export const advisorCommandText = {
  usage:
    'Give the code of an advisor and what is to be known of them, such as: npm run advisor -- AG2001 --name "Asha Pillai", or: npm run advisor -- AG2001 --verified.',
  badCode: (code: string) =>
    `"${code}" cannot be the code of an advisor: use up to 40 letters, digits, hyphens and underscores.`,
  noName: (code: string) => `There is no advisor "${code}" yet: give their name too, by --name.`,
  none: 'No advisors yet.',
  arn: {
    missing: (_: string) => 'not in force any more',
    waiting: (code: string) => `waiting for verification: npm run advisor -- ${code} --verified`,
    verified: (_: string) => 'verified',
  },
};
