/** Stands in the address of a page that was opened from a shared statement, with or without a value. */
export const SHARED_STATEMENT = 'mf_share_stmt';

export interface AfterLogin {
  /** Of a minor who has turned 18. */
  readonly minor: boolean;
  /** With the exchange: he may invest. */
  readonly registered: boolean;
  /** Address of the page on which he signed in. */
  readonly url: string;
}

/** Path and query below `/v1` to go to after a login (specification, platform, section 4); null: he goes on where he was. */
export function pathAfterLogin({ minor, registered, url }: AfterLogin): string | null {
  if (minor || url.includes(SHARED_STATEMENT)) return '/profile/portfolio';
  return registered ? null : '/profile/kyc-details?flowType=checkout';
}
