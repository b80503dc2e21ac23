import { ENGLISH, type Language, languageOf } from '@prosperx/core/language';
import r2wc from '@r2wc/react-to-web-component';
import type { ComponentType } from 'react';
import { openPage } from '#services/open-page.js';
import { CONFIGURED, sharedProvider } from '#services/provider-registry.js';
import { toFailure, type WidgetContext } from '#services/widget-context.js';
import { baseSheets, type Look } from '#theme/theme-scope.js';
import { adoptStyles } from '#theme/use-styles.js';
import { commonFields } from './common-fields.text.js';
import type { Checked, CheckedTable, Contract, ViewProps } from './contract.js';
import { makeHandlers, readText, resolveField, resolveFields, toKebab, warnOnce } from './fields.js';
import { ElementView, type ElementViewProps } from './widget-frame.js';

// Where r2wc keeps the props of its root, under a registered symbol; element.spec.ts fails should that change.
const R2WC_PROPS: unique symbol = Symbol.for('r2wc.props') as never;

/** What the class made by r2wc has beyond HTMLElement. */
interface R2wcElement extends HTMLElement {
  readonly shadowRoot: ShadowRoot;
  [R2WC_PROPS]: ElementViewProps;
  /** Mounts the view, or updates it when it is mounted. */
  connectedCallback(): void;
  /** Unmounts the view. */
  disconnectedCallback(): void;
}

const CONTROL = 'input,button,select,a';

/** All that an element takes: what its contract says and what every element has. */
const fieldsOf = (contract: Contract): CheckedTable => ({ ...commonFields, ...contract.props });

/** Returns what r2wc leaves to us: when to render, with what, in which language, and when to let go. One for each element; `mount` and `unmount` are r2wc's. */
function createShell(
  host: R2wcElement,
  contract: Contract,
  View: ComponentType<never>,
  attributes: readonly string[],
  sheets: readonly string[],
  { mount, unmount }: { mount: () => void; unmount: () => void },
) {
  const fields = fieldsOf(contract);
  const report = warnOnce(contract.tag, fields);
  const fire = fireFrom(host);
  const handlers = makeHandlers(contract, (event, detail, options) => {
    // what the investor chose is the property's value from now on, as that of an <input> is
    if (event === 'changed') Object.entries(detail).forEach(([name, value]) => name in fields && take(name, value));
    return fire(event, detail, options);
  });
  const heard: Record<string, true> = {};
  const contextOf = contextMaker(host, fire, (event) => event in heard);
  let words = ENGLISH;
  let spoken: Language = 'en';
  /** As given, by attribute or property: the last of them counts. */
  const given: Record<string, unknown> = {};

  const render = oncePerTask(() => {
    if (!host.isConnected) return;
    const context = contextOf({
      ...(resolveFields(commonFields, given, report) as unknown as CommonProps),
      apiBase: given['apiBase'] as string,
    });
    const { locale } = context;
    if (locale !== spoken && contract.words) {
      // nobody sees it in English first; what does not come leaves English
      void contract
        .words()
        .then(({ speak }) => speak(locale))
        .catch(() => ENGLISH)
        .then((found) => {
          words = found;
          spoken = locale;
          render();
        });
      return;
    }
    const props = { ...resolveFields(contract.props, given, report), ...handlers };
    host[R2WC_PROPS] = { root: host.shadowRoot, context, words, View, props };
    mount();
    if (!context.quiet)
      void import('./reader-watch.lazy.js').then(({ watchElement }) => watchElement(host, context)).catch(() => {});
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
      strangeNames(host, attributes).forEach((name) => report(name));
      sheets.forEach((sheet) => adoptStyles(host.shadowRoot, sheet));
      document.addEventListener(CONFIGURED, render);
      render();
    },
    disconnected: leave,
    take,
    listen(event: string) {
      heard[event] = true;
      render();
    },
    read: (name: string) => resolveField(fields[name] as Checked, given[name]),
  };
}

/** Attributes that no element has: most likely misspelt. */
const strangeNames = (host: HTMLElement, attributes: readonly string[]) =>
  host.getAttributeNames().filter((name) => !attributes.includes(name) && !(name in host));

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

/** However often it is asked for in a task, `run` runs once, at its end. */
function oncePerTask(run: () => void): () => void {
  let isAskedFor = false;
  return () => {
    if (isAskedFor) return;
    isAskedFor = true;
    queueMicrotask(() => {
      isAskedFor = false;
      run();
    });
  };
}

const fireFrom =
  (host: HTMLElement): Fire =>
  (type, detail, options) =>
    host.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true, ...options }));

type Fire = (type: string, detail: unknown, options?: { cancelable: boolean }) => boolean;

/** The common attributes of an element, checked. */
interface CommonProps extends Look {
  readonly apiBase?: string | null;
  readonly partner?: string;
  readonly locale?: string;
  readonly quiet: boolean;
}

/** What says the language where an element stands; in a shadow root of the page's own it may be around that. */
const languageAround = (element: Element | undefined): HTMLElement | undefined =>
  element && (element.closest<HTMLElement>('[lang]') ?? languageAround((element.getRootNode() as ShadowRoot).host));

/** Makes the context of one element from its attributes. Its functions stay the same ones, so that effects may depend on them. */
function contextMaker(
  host: HTMLElement,
  fire: Fire,
  hasListener: WidgetContext['hasListener'],
): (own: CommonProps) => WidgetContext & { readonly locale: Language } {
  let shared: WidgetContext['shared'];
  const navigate: WidgetContext['navigate'] = (to, params = {}) => {
    if (fire('px-navigate', { to, params }, { cancelable: true })) openPage(shared, to, params);
  };
  const fail: WidgetContext['fail'] = (error) => void fire('px-error', toFailure(error));
  return (own) => {
    shared = sharedProvider(own);
    const { apiBase, partner } = shared;
    const quiet = own.quiet || shared.quiet;
    const locale = languageOf(own.locale ?? shared.locale ?? languageAround(host)?.lang);
    return { ...own, apiBase, partner, locale, quiet, shared, navigate, fail, hasListener };
  };
}

/** Defines the custom element of a widget, which adopts `sheets` before it is drawn: all of them, but for a calculator. On a server, or where the tag is taken, it leaves things as they are. */
export function registerElement<C extends Contract>(
  contract: C,
  View: ComponentType<ViewProps<C>>,
  sheets = baseSheets,
): void {
  if (typeof customElements === 'undefined' || customElements.get(contract.tag)) return;
  customElements.define(contract.tag, elementClass(contract, View as ComponentType<never>, sheets));
}

// Made when registering, since a server has no HTMLElement to extend.
function elementClass(
  contract: Contract,
  View: ComponentType<never>,
  sheets: readonly string[],
): CustomElementConstructor {
  const Base = r2wc(ElementView as never, { shadow: 'open' }) as unknown as new () => R2wcElement;
  const names = Object.keys(fieldsOf(contract));
  // JSX writes names as they are, and HTML makes them lower case: "monthlyamount" is "monthly-amount" too
  const attributes = [...names.map(toKebab), ...names.map((name) => name.toLowerCase())];

  class WidgetElement extends Base {
    static readonly observedAttributes = attributes;
    readonly #shell = createShell(this, contract, View, attributes, sheets, {
      mount: () => super.connectedCallback(),
      unmount: () => super.disconnectedCallback(),
    });

    static {
      for (const name of names) {
        Object.defineProperty(this.prototype, name, {
          get(this: WidgetElement) {
            return this.#shell.read(name);
          },
          set(this: WidgetElement, value: unknown) {
            this.#shell.take(name, value);
          },
        });
      }
    }

    override connectedCallback() {
      this.#shell.connected();
    }

    override disconnectedCallback() {
      this.#shell.disconnected();
    }

    attributeChangedCallback(attribute: string, _before: string | null, text: string | null) {
      this.#shell.take(names[attributes.indexOf(attribute) % names.length] as string, text);
    }

    override addEventListener(...listening: [type: string, listener: EventListenerOrEventListenerObject]) {
      super.addEventListener(...listening);
      this.#shell.listen(listening[0]);
    }

    /** Moves the focus to the first control inside, or to the heading of a calculator whose fields come a frame later. */
    override focus(options?: FocusOptions) {
      const first = (selector: string) => this.shadowRoot.querySelector<HTMLElement>(selector);
      (first(CONTROL) ?? first('h2'))?.focus(options);
    }
  }
  return WidgetElement;
}
