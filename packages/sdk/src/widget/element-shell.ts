import type { ComponentType } from 'react';
import { baseSheets } from '#theme/base-sheets.js';
import { adoptStyles } from '#theme/use-styles.js';
import { commonFields } from './common-fields.js';
import type { Checked, CheckedTable, Contract } from './contract.js';
import { type CommonProps, contextMaker, type Fire } from './element-context.js';
import { readText, resolveField, resolveFields, warnOnce } from './fields.js';
import { makeHandlers } from './handlers.js';
import { oncePerTask } from './once-per-task.js';
import { R2WC_PROPS, type R2wcElement } from './r2wc-element.js';
import { CONFIGURED } from '#api/provider-registry.js';

/** All that an element takes: what its contract says and what every element has. */
export const fieldsOf = (contract: Contract): CheckedTable => ({ ...commonFields, ...contract.props });

/** What r2wc leaves to us: when to render, with what, and when to let go. One for each element; `mount` and `unmount` are r2wc's. */
export function createShell(
  host: R2wcElement,
  contract: Contract,
  View: ComponentType<never>,
  { mount, unmount }: { mount: () => void; unmount: () => void },
) {
  const fields = fieldsOf(contract);
  const report = warnOnce(contract.tag);
  const fire: Fire = (type, detail, options) =>
    host.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true, ...options }));
  const handlers = makeHandlers(contract, fire);
  const contextOf = contextMaker(fire);
  /** As given, by attribute or property: the last of them counts. */
  const given: Record<string, unknown> = {};

  const render = oncePerTask(() => {
    if (!host.isConnected) return;
    const context = contextOf(resolveFields(commonFields, given, report) as CommonProps);
    const props = { ...resolveFields(contract.props, given, report), ...handlers };
    host[R2WC_PROPS] = { root: host.shadowRoot, context, View, props };
    mount();
  });

  /** A move is a removal and an insertion in one task: only what is still away after it has left. */
  const leave = oncePerTask(() => {
    if (host.isConnected) return;
    document.removeEventListener(CONFIGURED, render);
    unmount();
  });

  const take = (name: string, value: unknown) => {
    // Vue and others hand on the text of a template as a property.
    given[name] = typeof value === 'string' ? readText(fields[name] as Checked, value) : value;
    render();
  };

  return {
    connected() {
      upgradeProperties(host, fields);
      baseSheets.forEach((sheet) => adoptStyles(host.shadowRoot, sheet));
      document.addEventListener(CONFIGURED, render);
      render();
    },
    disconnected: leave,
    take,
    read: (name: string) => resolveField(fields[name] as Checked, given[name]),
  };
}

/** A property set before the definition is an own property and would hide the accessor for ever. */
function upgradeProperties(host: object, fields: CheckedTable): void {
  const own = host as Record<string, unknown>;
  for (const name of Object.keys(fields)) {
    if (!Object.hasOwn(own, name)) continue;
    const value = own[name];
    delete own[name];
    own[name] = value;
  }
}
