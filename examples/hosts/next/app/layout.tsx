import '@prosperx/sdk/styles.css';
import type { ReactNode } from 'react';
import { Invest } from './invest';

export const metadata = { title: 'A plan', icons: 'data:,' };
// each page has a nonce of its own
export const dynamic = 'force-dynamic';

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <Invest>{children}</Invest>
      </body>
    </html>
  );
}
