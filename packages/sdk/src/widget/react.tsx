import type { Language } from '@prosperx/core/language';
import {
  type ComponentType,
  createElement,
  type ReactElement,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useLatest } from '#primitives/hooks/use-latest.js';
import { openPage } from '#services/open-page.js';
import { createProvider, type Provider, type ProviderOptions } from '#services/provider-registry.js';
import {
  type Navigation,
  type ReaderDetail,
  type ReaderEvent,
  toFailure,
  type WidgetContext,
  type WidgetFailure,
  WidgetReactContext,
} from '#services/widget-context.js';
import { type Look, ThemeScope } from '#theme/theme-scope.js';
import { useBeforePaint } from '#theme/use-styles.js';
import { accent, commonFields, radius } from './common-fields.text.js';
import type { Contract, HandlersOf, InputPropsOf, ViewProps } from './contract.js';
import { makeHandlers, type Report, resolveFields, toHandler, warnOnce } from './fields.js';
import { toName } from './names.js';
import { Speak, useLanguage } from './speak.js';
import { WidgetFrame } from './widget-frame.js';

/** What a page counts of its readers. Neither is called under `quiet`. */
interface ReaderHandlers {
  /** A reader has half of a widget in view: once while it stands on the page. */
  readonly onView?: ((detail: ReaderDetail) => void) | undefined;
  /** A reader began to use a widget: once while it stands on the page. */
  readonly onStart?: ((detail: ReaderDetail) => void) | undefined;
}

const READER_HANDLERS = { 'px-view': 'onView', 'px-start': 'onStart' } as const;
const READER_EVENTS = Object.keys(READER_HANDLERS) as ReaderEvent[];
const handlerOf = (given: ReaderHandlers, event: string) => given[READER_HANDLERS[event as ReaderEvent]];

/** What the widgets below a provider have in common; each may be left out. */
export interface ProsperXProviderProps extends ProviderOptions, Look, ReaderHandlers {
  /** A widget leads elsewhere: call `preventDefault()` and go there with your own router, else the site's page opens. */
  onNavigate?: ((navigation: Navigation) => void) | undefined;
  /** A widget shows a failure. */
  onError?: ((failure: WidgetFailure) => void) | undefined;
  /** The page, with widgets anywhere in it. */
  children?: ReactNode;
}

/** Gives the widgets below what they have in common: server, partner, theme, session and cart. */
export function ProsperXProvider(props: ProsperXProviderProps) {
  // Another server or partner is another world: nothing of the first may be seen in it.
  const key = JSON.stringify([props.apiBase, props.partner]);
  return <OneProvider key={key} {...props} />;
}

function OneProvider({ children, ...props }: ProsperXProviderProps) {
  const [provider] = useState(() => createProvider(props));
  // what is left out is gone, while an agent's code stays: it may be that of an advisor who signed in
  const { getToken = null, agentCode, locale = null, quiet = false, maxRate = Infinity } = props;
  /** The cap by which widgets were drawn. */
  const [cap, setCap] = useState(maxRate);
  const isNamed = useRef(false);
  isNamed.current ||= props.customer !== undefined;
  const { customer = isNamed.current ? null : undefined } = props;
  // before what was mounted with it asks anything
  useBeforePaint(() => {
    provider.configure({ getToken, customer, agentCode, locale, quiet, maxRate });
    setCap(maxRate);
  }, [provider, getToken, customer, agentCode, locale, quiet, maxRate]);
  useWarnOfNewFunctions(customer === undefined ? getToken : null);
  const [report] = useState(() => warnOnce('ProsperXProvider', commonFields));
  useWarnOfAddress(props.apiBase, provider, report);
  // a server has no styles
  const look =
    typeof CSS === 'undefined' ? {} : resolveFields(LOOK, { accent: props.accent, radius: props.radius }, report);
  const [explain] = useState(() => explainBy(provider));
  return (
    <GivenProvider {...props} {...look} maxRate={cap} provider={provider} explain={explain}>
      {children}
    </GivenProvider>
  );
}

const LOOK = { accent, radius };

/** Codes of failures for which the page itself may be the cause. */
const PAGE_CODES = /^(unavailable|unreachable|foreign_origin)$/;

/** Finds out for widgets of a person whether it is their page that has to change. */
function explainBy(provider: Provider): WidgetContext['explain'] {
  return (error, { tag, visibility }) =>
    visibility === 'public' || !PAGE_CODES.test(toFailure(error).code)
      ? null
      : import('./page-cause.lazy.js').then(({ causeOf }) => causeOf(error, tag, provider)).catch(() => error);
}

const MANY = 5;

/** Tells the integrator whose page makes a new `getToken` each time that it is drawn: each would stand for another customer. */
function useWarnOfNewFunctions(getToken: ProviderOptions['getToken']): void {
  const count = useRef(0);
  useEffect(() => {
    if (getToken && ++count.current === MANY) console.warn(NEW_FUNCTIONS);
  }, [getToken]);
}

const NEW_FUNCTIONS =
  'prosperx: each new getToken stands for another customer, of whom nothing is known yet: keep one function outside of your component, or name the customer (`customer`)';

/** Tells the integrator of an `apiBase` that is no origin: no server is asked then. */
function useWarnOfAddress(address: ProviderOptions['apiBase'], { apiBase }: Provider, report: Report): void {
  useEffect(() => {
    if (address != null && apiBase === null) report('apiBase', address);
  }, [address, apiBase, report]);
}

/** What a provider's widgets look like, and whom they tell where they lead, how they fail and why. */
type Surroundings = Omit<
  ProsperXProviderProps,
  Exclude<keyof ProviderOptions, 'locale' | 'quiet' | 'maxRate'> | 'children'
> &
  Pick<WidgetContext, 'explain'>;

export interface GivenProviderProps extends Surroundings {
  readonly provider: Provider;
  readonly children?: ReactNode;
}

/** Gives the widgets below a provider that was made before: the site fills it with what its server has read already. */
export function GivenProvider({ children, ...props }: GivenProviderProps) {
  const context = useOwnContext(props.provider, props);
  return <WidgetReactContext.Provider value={context}>{children}</WidgetReactContext.Provider>;
}

/** The context of a widget, and the language in which it speaks: that of the provider above it, or one without server when there is none. `own`: its own language. */
function useContextAbove(
  onError: ((failure: WidgetFailure) => void) | undefined,
  heard: string,
  own: string | undefined,
  contract: Contract,
): WidgetContext & { readonly language: Language } {
  const [unconnected] = useState(withoutServer);
  const alone = useOwnContext(unconnected.provider, unconnected.surroundings);
  const context = useContext(WidgetReactContext) ?? alone;
  const latest = useLatest(onError);
  const named = own ?? context.locale;
  const language = useLanguage(named);
  // a page that a server rendered says its language after the first question: without a name the server is told what the page says then
  const locale = named == null ? null : language;
  return useMemo(() => {
    const tell = (error: unknown) => {
      latest.current?.(toFailure(error));
      context.fail(error);
    };
    const fail = (error: unknown) => {
      const cause = context.explain?.(error, contract);
      if (cause) void cause.then(tell);
      else tell(error);
    };
    const hasListener: WidgetContext['hasListener'] = (event) =>
      heard.split(' ').includes(event) || context.hasListener(event);
    // nobody is told where nobody listens, and no server counts
    const isCounted = context.apiBase !== null && context.partner !== null;
    const quiet = context.quiet || !(isCounted || READER_EVENTS.some(hasListener));
    return { ...context, locale, language, fail, hasListener, quiet };
  }, [context, locale, language, latest, heard, contract]);
}

/** What stands around a component that has no provider above it. */
function withoutServer(): { readonly provider: Provider; readonly surroundings: Surroundings } {
  const provider = createProvider({});
  return { provider, surroundings: { explain: explainBy(provider) } };
}

function useOwnContext(shared: Provider, given: Surroundings): WidgetContext {
  const { locale, theme, accent, radius, quiet = false, maxRate, explain } = given;
  const latest = useLatest(given);
  const isLed = given.onNavigate !== undefined;
  const counted = READER_EVENTS.filter((event) => handlerOf(given, event)).join(' ');
  return useMemo(() => {
    const { apiBase, partner } = shared;
    const navigate: WidgetContext['navigate'] = (to, params = {}) => {
      let prevented = false;
      latest.current.onNavigate?.({ to, params, preventDefault: () => void (prevented = true) });
      if (!prevented) openPage(shared, to, params);
    };
    const fail = (error: unknown) => latest.current.onError?.(toFailure(error));
    const hasListener: WidgetContext['hasListener'] = (event) =>
      (event === 'px-navigate' && isLed) || counted.split(' ').includes(event);
    const tell: WidgetContext['tell'] = (event, detail) => handlerOf(latest.current, event)?.(detail);
    return {
      apiBase,
      partner,
      locale,
      theme,
      accent,
      radius,
      quiet,
      maxRate,
      shared,
      navigate,
      fail,
      explain,
      hasListener,
      tell,
    };
  }, [shared, locale, theme, accent, radius, quiet, maxRate, isLed, counted, latest, explain]);
}

export type WidgetProps<C extends Contract> = InputPropsOf<C> &
  HandlersOf<C> &
  ReaderHandlers & {
    /** The widget shows a failure. */
    readonly onError?: ((failure: WidgetFailure) => void) | undefined;
    /** Language of this widget, such as `hi`; left out, that of the provider, then the `lang` of the page's `<html>`. */
    readonly locale?: string | undefined;
  };

/** Tells the handlers of the widget, and of the provider above it, what a page may count. Returns where the widget's box is to be kept. */
function useReaderWatch(tag: string, context: WidgetContext, given: ReaderHandlers) {
  const { quiet } = context;
  const place = useRef<Element>(null);
  const latest = useLatest({ given, context });
  useEffect(() => {
    const box = place.current;
    if (quiet || !box) return;
    const detail = { widget: toName(tag) };
    const told = (event: ReaderEvent) => {
      const { given: handlers, context } = latest.current;
      if (context.quiet) return false;
      handlerOf(handlers, event)?.(detail);
      context.tell?.(event, detail);
      return true;
    };
    void import('./reader-watch.lazy.js')
      .then(({ watchBox }) => watchBox(box, detail.widget, latest.current.context, told))
      .catch(() => {});
  }, [quiet, tag, latest]);
  return place;
}

/** The React component of a widget: checks props against the contract and fills in defaults, so that the view need not. */
export function toReact<C extends Contract>(contract: C, View: ComponentType<ViewProps<C>>) {
  type Given = Readonly<Record<string, (detail: unknown) => void>> &
    Pick<WidgetProps<C>, 'locale' | 'onError' | keyof ReaderHandlers>;

  function Widget(props: WidgetProps<C>): ReactElement {
    const given = props as unknown as Given;
    const latest = useLatest(given);
    const [report] = useState(() => warnOnce(contract.tag, contract.props));
    const [handlers] = useState(() =>
      makeHandlers(contract, (event, detail, { cancelable }) => {
        let prevented = false;
        const preventDefault = () => void (prevented = true);
        latest.current[toHandler(event)]?.(cancelable ? { ...detail, preventDefault } : detail);
        return !prevented;
      }),
    );
    const own = Object.keys(contract.events).filter((event) => given[toHandler(event)]);
    const heard = [...own, ...READER_EVENTS.filter((event) => handlerOf(given, event))];
    const context = useContextAbove(given.onError, heard.join(' '), given.locale, contract);
    const place = useReaderWatch(contract.tag, context, given);
    const resolved = resolveFields(contract.props, given, report);
    return (
      <ThemeScope
        theme={context.theme}
        accent={context.accent}
        radius={context.radius}
        language={context.language}
        place={place}
      >
        <Speak words={contract.words} language={context.language}>
          <WidgetFrame context={context}>{createElement(View, { ...resolved, ...handlers } as never)}</WidgetFrame>
        </Speak>
      </ThemeScope>
    );
  }
  Widget.displayName = contract.tag;
  return Widget;
}
