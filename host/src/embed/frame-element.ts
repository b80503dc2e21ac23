import type { Contract, Guest, JsonObject } from '@prosperx/sdk/internal';

type Settable = Record<string, unknown>;

/** Beside the widget's own props. Where the server is and who the partner is come from the server alone, never from the page. */
const SHARED_PROPS = ['theme', 'locale'];

/** Gives the element what the page sent; a prop that the page no longer sends returns to its default. */
export function applyProps(element: HTMLElement, contract: Contract, props: JsonObject): void {
  for (const name of [...Object.keys(contract.props), ...SHARED_PROPS]) {
    (element as unknown as Settable)[name] = Object.hasOwn(props, name) ? props[name] : undefined;
  }
}

/** Passes what the widget tells on to the page. */
export function forwardEvents(element: HTMLElement, contract: Contract, guest: Guest): void {
  for (const name of [...Object.keys(contract.events), 'px-error']) {
    element.addEventListener(name, (event) => guest.event(name, (event as CustomEvent<JsonObject>).detail));
  }
}

/** Where the widget leads, the page may go itself; otherwise `open` is called. */
export function forwardNavigation(
  element: HTMLElement,
  guest: Guest,
  open: (to: string, params: JsonObject) => void,
): void {
  element.addEventListener('px-navigate', (event) => {
    const { to, params } = (event as CustomEvent<{ to: string; params: JsonObject }>).detail;
    event.preventDefault();
    void guest.navigate(to, params).then((taken) => taken || open(to, params));
  });
}

/** Moves the keyboard into the widget. */
export function focusFirst(element: HTMLElement): void {
  const controls = 'input:not([disabled]), button:not([disabled]), select:not([disabled]), a[href], [tabindex="0"]';
  element.shadowRoot?.querySelector<HTMLElement>(controls)?.focus();
}
