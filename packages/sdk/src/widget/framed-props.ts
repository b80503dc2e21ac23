import type { Json, JsonObject } from '#bridge/protocol.js';
import type { NavigateParams, WidgetContext } from '#api/widget-context.js';
import type { Contract } from './contract.js';

type Props = Readonly<Record<string, unknown>>;

const plainNames = ({ props }: Contract) => Object.keys(props).filter((name) => props[name]?.type !== 'object');

/** What crosses into the frame: every plain prop, `null` for one that is not given, since a later message only lays changes over earlier ones. */
export function framedProps(contract: Contract, props: Props, { theme, locale }: WidgetContext): JsonObject {
  const own = plainNames(contract).map((name) => [name, (props[name] ?? null) as Json]);
  return { ...(Object.fromEntries(own) as JsonObject), theme: theme ?? null, locale };
}

/** The same for the address of the widget's page on the site: what is empty is left out. */
export function linkParams(contract: Contract, props: Props): NavigateParams {
  const given = plainNames(contract).filter((name) => props[name] !== undefined && props[name] !== '');
  return Object.fromEntries(given.map((name) => [name, props[name]])) as NavigateParams;
}
