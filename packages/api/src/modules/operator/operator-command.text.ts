import { ENROLMENT_HOURS } from '@prosperx/core/operator';

export const operatorCommandText = {
  usage: 'Give nothing, to see all operators, or: npm run operator -- add NAME, reset NAME, end NAME.',
  badName: (name: string) =>
    `"${name}" cannot be an operator's name: use up to 40 small letters and digits, with dots and hyphens between.`,
  taken: (name: string) =>
    `There is or was an operator "${name}": names are not used again. A new link: npm run operator -- reset ${name}`,
  unknown: (name: string) => `There is no operator "${name}".`,
  none: 'No operators yet: npm run operator -- add NAME',
  enrolled: 'has enrolled',
  invited: 'has a link and has not used it yet',
  linkOver: 'has not enrolled, and the link has expired',
  ended: 'ended',
  link: (name: string) => `The link of ${name}, valid once, for ${ENROLMENT_HOURS} hours; give it to nobody else:`,
};
