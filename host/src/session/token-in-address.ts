import { useEffect, useState } from 'react';

/** What the emailed link carries behind the #, where no server on the way reads it. */
const tokenInAddress = () => new URLSearchParams(location.hash.slice(1)).get('token') ?? '';

/** Returns the token of the link by which the page was opened; '' without one. */
export function useTokenInAddress(): string {
  const [token, setToken] = useState(tokenInAddress);
  useEffect(() => {
    // another link, opened in the same tab, loads no page by itself
    const follow = () => setToken(tokenInAddress());
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return token;
}
