/** Said before an advisor begins, too: in a file of its own, so that the home page need not carry the whole list. */
export const AGENT_NOT_ALLOWED_TEXT = 'You cannot transact for customers at present. Please contact support.';
