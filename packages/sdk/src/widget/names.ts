/** `px-sip-calculator` → `sip-calculator`: folder, page and example. */
export const toName = (tag: string): string => tag.replace(/^px-/, '');

/** `sip-calculator` → `SipCalculator`: the React component. */
export const toPascal = (name: string): string =>
  name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
