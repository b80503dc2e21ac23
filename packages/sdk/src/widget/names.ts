/** `monthlyAmount` → `monthly-amount`: the attribute of a prop. */
export const toKebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** `changed` → `onChanged`: the React handler of an event. */
export const toHandler = (event: string): string => `on${event[0]?.toUpperCase() ?? ''}${event.slice(1)}`;

/** `px-sip-calculator` → `sip-calculator`: folder, page and example. */
export const toName = (tag: string): string => tag.replace(/^px-/, '');

/** `sip-calculator` → `SipCalculator`: the React component. */
export const toPascal = (name: string): string =>
  name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
