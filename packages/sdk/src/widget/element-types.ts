import type { NavigateParams, ReaderDetail, WidgetFailure } from '#services/widget-context.js';
import type { Theme } from '#theme/theme-scope.js';
import type { Contract, DetailOf, InputPropsOf } from './contract.js';

interface CommonProperties {
  /** Origin of the server, or '' for the page's own. Without it the widget sends no request. */
  apiBase?: string | undefined;
  /** Id under which the owner of the page is registered. */
  partner?: string | undefined;
  /** Language, such as `hi`; left out, that of the page around it. */
  locale?: string | undefined;
  theme?: Theme | undefined;
  /** A CSS colour: buttons, links, selection. */
  accent?: string | undefined;
  /** A CSS length: corners of controls. */
  radius?: string | undefined;
  /** Tells no `px-view` and no `px-start`. */
  quiet?: boolean | undefined;
}

type Writable<Props> = { -readonly [Name in keyof Props]: Props[Name] };

type EventsOf<C extends Contract> = {
  [Name in keyof C['events'] & string]: CustomEvent<DetailOf<C, Name>>;
} & {
  'px-navigate': CustomEvent<{ readonly to: string; readonly params: NavigateParams }>;
  'px-error': CustomEvent<WidgetFailure>;
  'px-view': CustomEvent<ReaderDetail>;
  'px-start': CustomEvent<ReaderDetail>;
};

interface Listening<C extends Contract> {
  addEventListener<Name extends keyof EventsOf<C>>(
    type: Name,
    listener: (event: EventsOf<C>[Name]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<Name extends keyof EventsOf<C>>(
    type: Name,
    listener: (event: EventsOf<C>[Name]) => void,
    options?: boolean | EventListenerOptions,
  ): void;
}

/** The element of a widget: its properties, its events, and all that any element has. */
export type ElementOf<C extends Contract> = Listening<C> & Writable<InputPropsOf<C>> & CommonProperties & HTMLElement;

/** Tag → element, for `HTMLElementTagNameMap`. */
export type TagsOf<Rows extends readonly { readonly contract: Contract }[]> = {
  [Row in Rows[number] as Row['contract']['tag']]: ElementOf<Row['contract']>;
};

type Kebab<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${Kebab<Rest>}`
  : Name;

/** Attribute names beside the property names, since React 18 writes attributes and React 19 sets properties. */
type AttributesOf<Props> = { [Name in keyof Props & string as Kebab<Name>]?: Props[Name] };

/** `onchanged`: React 19 listens to the event by that name. */
type ListenersOf<Events> = {
  [Name in keyof Events & string as `on${Name}`]?: ((event: Events[Name]) => void) | undefined;
};

/** Tag → what JSX takes there. `Html` is the props of any element in the JSX at hand. */
export type JsxOf<Rows extends readonly { readonly contract: Contract }[], Html> = {
  [Row in Rows[number] as Row['contract']['tag']]: Html &
    InputPropsOf<Row['contract']> &
    AttributesOf<InputPropsOf<Row['contract']> & CommonProperties> &
    CommonProperties &
    ListenersOf<EventsOf<Row['contract']>>;
};

type Row = { readonly contract: Contract };
/** Markup holds texts: `years="15"` is a number too. */
type Written<Props> = {
  [Name in keyof Props]: number extends Exclude<Props[Name], undefined> ? Props[Name] | `${number}` : Props[Name];
};
type WrittenOf<R extends Row> = Written<InputPropsOf<R['contract']> & CommonProperties> &
  AttributesOf<Written<InputPropsOf<R['contract']> & CommonProperties>>;

/** Tag → what a template of Vue takes there: properties by both names, and listeners as `@changed`. */
export type VueOf<Rows extends readonly Row[], Html> = {
  [R in Rows[number] as R['contract']['tag']]: new () => {
    $props: Html & WrittenOf<R> & HandlersOfVue<EventsOf<R['contract']>>;
  };
};

type HandlersOfVue<Events> = {
  [Name in keyof Events & string as `on${Capitalize<Camel<Name>>}`]?: ((event: Events[Name]) => void) | undefined;
};
type Camel<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<Camel<Rest>>}`
  : Name;

/** Tag → what markup of Svelte takes there. */
export type SvelteOf<Rows extends readonly Row[], Html> = {
  [R in Rows[number] as R['contract']['tag']]: Html & WrittenOf<R> & ListenersOf<EventsOf<R['contract']>>;
};

/** Tag → what JSX of Solid takes there: `prop:` sets a property, `on:` listens at the element itself. */
export type SolidOf<Rows extends readonly Row[], Html> = {
  [R in Rows[number] as R['contract']['tag']]: Html &
    WrittenOf<R> & {
      [Name in keyof InputPropsOf<R['contract']> & string as `prop:${Name}`]?: InputPropsOf<R['contract']>[Name];
    } & {
      [Name in keyof EventsOf<R['contract']> & string as `on:${Name}`]?:
        | ((event: EventsOf<R['contract']>[Name]) => void)
        | undefined;
    };
};
