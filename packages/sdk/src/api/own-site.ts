/** The page stands on the server's own origin, or there is no server. */
export const isOwnSite = (apiBase: string | null) => !apiBase || new URL(apiBase).origin === location.origin;
