import '@prosperx/sdk/styles.css';
import type { ReactNode } from 'react';

export const metadata = { title: 'A plan', icons: 'data:,' };
// each page has a nonce of its own
export const dynamic = 'force-dynamic';

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
