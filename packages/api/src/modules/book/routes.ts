import * as calls from '@prosperx/core/book';
import { serve } from '#http/serve.js';
import { getBook, getBookFiles, getBookMonths } from './get-book.js';

export const bookRoutes = [
  serve(calls.getBook, getBook, { isReport: true }),
  serve(calls.getBookMonths, getBookMonths, { isReport: true }),
  serve(calls.getBookFiles, getBookFiles),
];
