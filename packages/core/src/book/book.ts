/** What an advisor's book is broken down by; months have a call of their own. */
export const BOOK_GROUPS = ['house', 'category', 'customer'] as const;
/** One of `BOOK_GROUPS`. */
export type BookGroup = (typeof BOOK_GROUPS)[number];

/** The lines of a page of the book. */
export const BOOK_PAGE_SIZE = 25;

/** The months that are told: this one and those before it. */
export const BOOK_MONTHS = 24;

/** The formats of the book as a file. */
export const BOOK_FORMATS = ['csv', 'xlsx', 'pdf'] as const;
