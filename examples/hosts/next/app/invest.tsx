'use client';
import { ProsperXProvider } from '@prosperx/sdk';
import { useRouter } from 'next/navigation';
import type { ReactNode } from 'react';

// the pages that this app has; the site has all others, and opens them itself
const OWN = ['search-panel', 'thank-you'];

export function Invest({ children }: { children: ReactNode }) {
  const router = useRouter();
  return (
    <ProsperXProvider
      apiBase={null}
      onNavigate={(navigation) => {
        if (!OWN.includes(navigation.to.split(/[/?]/)[1] ?? '')) return;
        navigation.preventDefault();
        const page = new URL(`/invest${navigation.to}`, location.href);
        for (const [name, value] of Object.entries(navigation.params)) page.searchParams.set(name, String(value));
        router.push(page.pathname + page.search);
      }}
    >
      {children}
    </ProsperXProvider>
  );
}
