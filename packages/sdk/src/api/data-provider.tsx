import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useServices } from './services.js';

/** Gives the queries below it the client that the page's widgets share. Every view that reads from the server stands in one. */
export function DataProvider({ children }: { readonly children: ReactNode }) {
  return <QueryClientProvider client={useServices().queryClient}>{children}</QueryClientProvider>;
}
