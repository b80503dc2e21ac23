import type { Speak } from '#primitives/hooks/use-words.js';

/** What replaces a property that goes with the next major version: said once on the console to a page that still gives it. */
interface Deprecable {
  readonly deprecated?: string;
}

/** A number. One outside `min` and `max`, between two steps of `step`, or not among `options`, falls back to `default`. */
export interface NumberField extends Deprecable {
  readonly type: 'number';
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  readonly default?: number;
  readonly options?: readonly number[];
  /** One sentence with the unit. */
  readonly describe: string;
}

/** Plain text: one of `options`, no longer than `maxLength`, matching `pattern` as a whole, and a value of `css`. */
export interface TextField extends Deprecable {
  readonly type: 'text';
  readonly maxLength?: number;
  readonly pattern?: string;
  /** A property of CSS that takes it as its value. */
  readonly css?: 'color' | 'padding-left';
  readonly default?: string;
  readonly options?: readonly string[];
  readonly describe: string;
}

/** A field that is on or off. A bare attribute is on; a missing one is off unless `default` says otherwise. */
export interface BooleanField extends Deprecable {
  readonly type: 'boolean';
  readonly default?: boolean;
  readonly describe: string;
}

/** A value of the page's own, given as a property alone: it has no attribute, keeps its identity and crosses no frame. `as ObjectField<T>` holds it to a type. */
export interface ObjectField<Value = unknown> extends Deprecable {
  readonly type: 'object';
  /** Never there: carries the type for the compiler. */
  readonly holds?: Value;
  readonly default?: undefined;
  readonly describe: string;
}

export type Field = NumberField | TextField | BooleanField | ObjectField;
export type FieldTable = Readonly<Record<string, Field>>;

/** A field without its sentence: all that running code reads. */
export type Checked = Field extends infer F ? (F extends Field ? Omit<F, 'describe'> : never) : never;
export type CheckedTable = Readonly<Record<string, Checked>>;

/** Something a widget tells its page. The detail is flat, holds what a listener needs, and never anything personal. */
export interface EventShape {
  readonly describe: string;
  readonly detail: FieldTable;
  /** The page may prevent what the widget does next. Across a frame it cannot: there the widget goes on. */
  readonly cancelable?: true;
  /** `px-navigate` follows it where the widget leads on: a handler that goes elsewhere prevents that one. */
  readonly leads?: true;
}
export type EventTable = Readonly<Record<string, EventShape>>;
export type Tag = `px-${string}`;

/** The type of one value: the union of its options where it has some. */
type ValueOf<F extends Field> = F extends { readonly options: readonly (infer Option)[] }
  ? Option
  : F extends { readonly type: 'object'; readonly holds?: infer Value extends object }
    ? Value
    : { readonly number: number; readonly text: string; readonly boolean: boolean; readonly object: object }[F['type']];

type ResolvedOf<F extends Field> = F extends { readonly default: unknown } | { readonly type: 'boolean' }
  ? ValueOf<F>
  : ValueOf<F> | undefined;

/** What stands for none of the options of a text, as `changed` tells it. */
type NoneOf<F extends Field> = F extends { readonly type: 'text'; readonly options: readonly string[] }
  ? F extends { readonly default: string }
    ? never
    : ''
  : never;

type InputOf<Props extends FieldTable> = {
  readonly [Name in keyof Props]?: ValueOf<Props[Name]> | NoneOf<Props[Name]> | undefined;
};

export interface Example<Props extends FieldTable = FieldTable> {
  readonly name: string;
  readonly props: InputOf<Props>;
}

/** The one definition of a widget. Everything else about it, its view excepted, is made from this. */
export interface Contract<
  Props extends FieldTable = FieldTable,
  Events extends EventTable = EventTable,
  Name extends Tag = Tag,
> {
  /** Name of the custom element; its folder, page and example carry the same name without `px-`. */
  readonly tag: Name;
  readonly title: string;
  readonly summary: string;
  /** `public`: any page may show it, it carries no session. `private`: registered partners only. */
  readonly visibility: 'public' | 'private';
  /** A public one that shows what a server knows; a private one does always. */
  readonly needsServer?: true;
  /** It puts investments into the cart: on a registered page its frame joins the session that the private ones there share. */
  readonly writesCart?: true;
  /** Path below `/v1` of the page of the site that shows the same; its search parameters carry the names of the props. */
  readonly page?: string;
  /** Keyed by the React name; the attribute is the same in kebab-case. */
  readonly props: Props;
  /** Keyed by one past-tense word: the DOM event `changed` is `onChanged` in React. */
  readonly events: Events;
  /** Its words in other languages: put there by the build (scripts/rollup/words.mjs). */
  readonly words?: (() => Promise<{ readonly speak: Speak }>) | undefined;
  /** Shown on the review page and in the tests. */
  readonly examples: readonly Example<Props>[];
}

/** What a view receives: every prop, defaults filled in; one without a default may be undefined. */
export type PropsOf<C extends Contract> = {
  readonly [Name in keyof C['props']]: ResolvedOf<C['props'][Name]>;
};

/** What an integrator may give. */
export type InputPropsOf<C extends Contract> = InputOf<C['props']>;

/** What an event of the widget carries. */
export type DetailOf<C extends Contract, Name extends keyof C['events']> = {
  readonly [Key in keyof C['events'][Name]['detail']]: ValueOf<C['events'][Name]['detail'][Key]>;
};

type IsCancelable<C extends Contract, Name extends keyof C['events']> = C['events'][Name] extends {
  readonly cancelable: true;
}
  ? true
  : false;

/** `changed` becomes `onChanged?: (detail) => void`; the detail of an event that may be prevented has `preventDefault()`. */
export type HandlersOf<C extends Contract> = {
  readonly [Name in keyof C['events'] & string as `on${Capitalize<Name>}`]?:
    | ((
        detail: IsCancelable<C, Name> extends true ? DetailOf<C, Name> & { preventDefault(): void } : DetailOf<C, Name>,
      ) => void)
    | undefined;
};

/** What a view calls: false when the page prevented what comes next. */
type CallsOf<C extends Contract> = {
  readonly [Name in keyof C['events'] & string as `on${Capitalize<Name>}`]?:
    | ((detail: DetailOf<C, Name>) => IsCancelable<C, Name> extends true ? boolean : unknown)
    | undefined;
};

/** The props of a view. Money among them is rupees: convert with `rupees()` of `@prosperx/core/money`. */
export type ViewProps<C extends Contract> = PropsOf<C> & CallsOf<C>;

/** Checks the types of a definition and leaves it as it is. */
export function defineContract<
  const Props extends FieldTable,
  const Events extends EventTable,
  const Name extends Tag = Tag,
>(definition: Contract<Props, Events, Name>): Contract<Props, Events, Name> {
  return definition;
}
