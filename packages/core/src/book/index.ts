export { type Book, type BookMonth, type BookRow, getBook, getBookFiles, getBookMonths } from './api.js';
export { BOOK_FORMATS, BOOK_GROUPS, BOOK_MONTHS, BOOK_PAGE_SIZE, type BookGroup } from './book.js';
