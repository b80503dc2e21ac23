import type { Provider } from './provider-registry.js';

/** Tells of another customer of the page. */
export interface CustomerWatch {
  /** Calls `heard` whenever there is another one, until the function is called that it returns. */
  readonly subscribe: (heard: () => void) => () => void;
  /** How often there was another one. */
  readonly count: () => number;
}

/** What gives the session of the page's customer; nothing does while the page says that nobody is logged in with it. */
export const tokenOfCustomer = ({ customer, getToken }: Provider) => (customer === null ? null : getToken);

/** The watch of a provider: its page has another customer by another name, and where it gives none by another `getToken`. */
export const customerWatch = (provider: Provider): CustomerWatch => provider.get('customers', watch);

function watch(provider: Provider): CustomerWatch {
  const { configure } = provider;
  const listeners = new Set<() => void>();
  let count = 0;
  provider.configure = (options) => {
    const { customer, getToken } = provider;
    configure(options);
    if (customer === provider.customer && (customer !== undefined || getToken === provider.getToken)) return;
    count += 1;
    listeners.forEach((heard) => heard());
  };
  return {
    subscribe: (heard) => {
      listeners.add(heard);
      return () => listeners.delete(heard);
    },
    count: () => count,
  };
}
