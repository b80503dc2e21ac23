import { configure, getConfig, prettyDOM } from '@testing-library/react';
import * as React from 'react';

/** What Testing Library and React keep to themselves. */
interface Polling {
  readonly _disableExpensiveErrorDiagnostics?: boolean;
}
interface Internals {
  readonly __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE?: { recentlyCreatedOwnerStacks: number };
}

/** How long a test waits for what must come: a busy machine is no failure. */
configure({ asyncUtilTimeout: 20_000 });

/** `findBy…` asks many times before it finds: the page is printed when it gives up, not each time. */
configure({
  getElementError: (message, container) => {
    const isPolling = (getConfig() as Polling)._disableExpensiveErrorDiagnostics === true;
    const error = new Error([message, isPolling ? '' : prettyDOM(container)].filter(Boolean).join('\n\n'));
    error.name = 'TestingLibraryElementError';
    return error;
  },
});

/** React takes a stack of each element that it makes, ten thousand a second, for its warnings: an eighth of the time of all. */
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as Internals;
if (internals) Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 1e4, set: () => {} });

/** Nothing is laid out here, so that nothing would ever come near to what is seen: a page that cannot tell takes all to be near. */
Reflect.deleteProperty(globalThis, 'IntersectionObserver');
