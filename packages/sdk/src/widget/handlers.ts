import type { Contract } from './contract.js';
import { toHandler } from './names.js';

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
