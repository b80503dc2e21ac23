/** A session ends this long after the login, however busy it is. */
export const ABSOLUTE_HOURS = 12;

export const SESSION_COOKIE = 'px_session';
