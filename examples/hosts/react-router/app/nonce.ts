import { createContext, useContext } from 'react';

/** The nonce of one page: the server gives it, the browser needs none. */
export const NonceContext = createContext<string | undefined>(undefined);
export const useNonce = () => useContext(NonceContext);
