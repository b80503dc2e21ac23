import { type Language, LANGUAGES } from '../../../core/src/language/index.js';
import type { Contract, Field } from '../../../sdk/src/widget/contract.js';
import { fits, readText } from '../../../sdk/src/widget/fields.js';
import { type LineKind, lineKinds, needsServer } from '../../../sdk/src/widget/page-lines.js';
import { type ServerState, serverStates } from './preview-messages.js';

export const widths = ['320', '390', '768', 'full'] as const;
export const themes = ['page', 'light', 'dark'] as const;
export const languages = Object.keys(LANGUAGES) as Language[];

/** All that a reader chose; it lies in the address of the page, so that a link shows the same. */
export interface PlaygroundState {
  /** What was typed, by the name of the property; what is not there has its default. */
  readonly props: Readonly<Record<string, string>>;
  readonly language: Language;
  readonly theme: (typeof themes)[number];
  readonly accent: string;
  readonly radius: string;
  readonly width: (typeof widths)[number];
  readonly server: ServerState;
  /** A person of the sandbox, or '' for nobody. */
  readonly person: string;
  readonly kind: LineKind;
}

/** The properties that a control can change: those of the page's own objects are given by a script. */
export const controlled = ({ props }: Contract): readonly [string, Field][] =>
  Object.entries(props).filter(([, field]) => field.type !== 'object');

const oneOf = <Value extends string>(values: readonly Value[], value: string | null, otherwise: Value): Value =>
  values.find((each) => each === value) ?? otherwise;

/** Names of the controls in the address; those of properties carry none of these signs. */
const KEY = {
  language: '_language',
  theme: '_theme',
  accent: '_accent',
  radius: '_radius',
  width: '_width',
  server: '_server',
  person: '_as',
  kind: '_for',
};

/** What an address says. Without anything in it, the first example of the contract that says something. */
export function readState(contract: Contract, search: string): PlaygroundState {
  const query = new URLSearchParams(search);
  const told = controlled(contract).flatMap(([name]): [string, string][] => {
    const value = query.get(name);
    return value === null ? [] : [[name, value]];
  });
  const example = contract.examples.find(({ props }) =>
    Object.values(props).some((value) => typeof value !== 'object'),
  );
  const byExample = Object.entries(example?.props ?? {}).flatMap(([name, value]): [string, string][] =>
    value === undefined || typeof value === 'object' ? [] : [[name, String(value)]],
  );
  const text = (key: string) => query.get(key) ?? '';
  return {
    props: Object.fromEntries(query.size > 0 ? told : byExample),
    language: oneOf(languages, query.get(KEY.language), 'en'),
    theme: oneOf(themes, query.get(KEY.theme), 'page'),
    accent: /^#[0-9a-f]{6}$/i.test(text(KEY.accent)) ? text(KEY.accent) : '',
    radius: /^\d{1,2}px$/.test(text(KEY.radius)) ? text(KEY.radius) : '',
    width: oneOf(widths, query.get(KEY.width), 'full'),
    server: oneOf(serverStates, query.get(KEY.server), needsServer(contract) ? 'up' : 'none'),
    person: /^\w{0,20}$/.test(text(KEY.person)) ? text(KEY.person) : '',
    kind: oneOf(lineKinds, query.get(KEY.kind), 'html'),
  };
}

/** The address of a state, beginning with `?`. */
export function writeState({ props, ...rest }: PlaygroundState): string {
  const query = new URLSearchParams(props);
  for (const [name, value] of Object.entries(rest)) if (value !== '') query.set(KEY[name as keyof typeof KEY], value);
  return `?${query.toString()}`;
}

/** The values that the widget takes, and the names of those that it would refuse. */
export function readProps(contract: Contract, { props }: PlaygroundState) {
  const values: Record<string, unknown> = {};
  const refused: string[] = [];
  for (const [name, field] of controlled(contract)) {
    const typed = props[name];
    if (typed === undefined || typed === '') continue;
    const value = readText(field, typed);
    if (fits(field, value)) values[name] = value;
    else refused.push(name);
  }
  return { values, refused };
}

/** What the look adds, by the names of the common properties. */
export const lookOf = ({ language, theme, accent, radius }: PlaygroundState): Readonly<Record<string, string>> => ({
  ...(language !== 'en' && { locale: language }),
  ...(theme !== 'page' && { theme }),
  ...(accent && { accent }),
  ...(radius && { radius }),
});
