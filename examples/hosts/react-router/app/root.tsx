import { ProsperXProvider } from '@prosperx/sdk';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useNavigate } from 'react-router';
import { useNonce } from './nonce';
import styles from '@prosperx/sdk/styles.css?url';

export const links = () => [
  { rel: 'stylesheet', href: styles },
  { rel: 'icon', href: 'data:,' },
];
export const meta = () => [{ title: 'A plan' }];

// the pages that this app has; the site has all others, and opens them itself
const OWN = ['search-panel'];

export default function Root() {
  const navigate = useNavigate();
  const nonce = useNonce();
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <Meta />
        <Links nonce={nonce} />
      </head>
      <body>
        <ProsperXProvider
          apiBase={null}
          onNavigate={(navigation) => {
            if (!OWN.includes(navigation.to.split(/[/?]/)[1] ?? '')) return;
            navigation.preventDefault();
            const page = new URL(navigation.to, location.href);
            for (const [name, value] of Object.entries(navigation.params)) page.searchParams.set(name, String(value));
            void navigate(page.pathname + page.search);
          }}
        >
          <Outlet />
        </ProsperXProvider>
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}
