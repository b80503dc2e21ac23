import type { Contract } from './contract.js';

/** `monthlyAmount` → `monthly-amount`: the attribute of a prop. */
export const toKebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** `changed` → `onChanged`: the React handler of an event. */
export const toHandler = (event: string): string => `on${event[0]?.toUpperCase() ?? ''}${event.slice(1)}`;

/** `px-sip-calculator` → `sip-calculator`: folder, page and example. */
export const toName = (tag: string): string => tag.replace(/^px-/, '');

/** `sip-calculator` → `SipCalculator`: the React component. */
export const toPascal = (name: string): string =>
  name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** False when the page prevented what comes next. */
type Send = (event: string, detail: Record<string, unknown>, options: { readonly cancelable: boolean }) => boolean;

/** The handlers a view calls. What is sent holds the documented fields alone, whatever the view put in. */
export function makeHandlers(
  contract: Contract,
  send: Send,
): Record<string, (detail: Record<string, unknown>) => boolean> {
  const handlers = Object.entries(contract.events).map(([event, { detail: fields, cancelable = false }]) => [
    toHandler(event),
    (detail: Record<string, unknown>) =>
      send(event, Object.fromEntries(Object.keys(fields).map((name) => [name, detail[name]])), { cancelable }),
  ]);
  return Object.fromEntries(handlers) as ReturnType<typeof makeHandlers>;
}
