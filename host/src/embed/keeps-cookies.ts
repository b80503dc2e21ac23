const TRY = 'px_try=1';

/** Whether a `SameSite=Lax` cookie, as the session's is, is kept here: in a frame on another site it is not. */
export function keepsCookies(): boolean {
  try {
    document.cookie = `${TRY}; Path=/embed; SameSite=Lax; Max-Age=60`;
    const kept = document.cookie.includes(TRY);
    document.cookie = `${TRY}; Path=/embed; SameSite=Lax; Max-Age=0`;
    return kept;
  } catch {
    // a frame without an origin of its own
    return false;
  }
}
