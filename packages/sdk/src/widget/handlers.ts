import type { Contract } from './contract.js';
import { toHandler } from './names.js';

type Send = (event: string, detail: Record<string, unknown>) => void;

/** The handlers a view calls. What is sent holds the documented fields alone, whatever the view put in. */
export function makeHandlers(
  contract: Contract,
  send: Send,
): Record<string, (detail: Record<string, unknown>) => void> {
  const handlers = Object.entries(contract.events).map(([event, { detail: fields }]) => [
    toHandler(event),
    (detail: Record<string, unknown>) =>
      send(event, Object.fromEntries(Object.keys(fields).map((name) => [name, detail[name]]))),
  ]);
  return Object.fromEntries(handlers) as ReturnType<typeof makeHandlers>;
}
