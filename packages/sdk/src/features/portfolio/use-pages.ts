import { useState } from 'react';

/** One page of a long list; `page` counts from 1. */
export interface Pages<Row> {
  readonly shown: readonly Row[];
  readonly page: number;
  readonly pages: number;
  /** Number of the first row shown, from 1. */
  readonly first: number;
  readonly turnTo: (page: number) => void;
}

/** Keeps what is on the page so short that opening and sorting answer at once, however much there is. */
export function usePages<Row>(rows: readonly Row[], size: number): Pages<Row> {
  const [wanted, turnTo] = useState(1);
  const pages = Math.max(1, Math.ceil(rows.length / size));
  // there may be fewer rows than before
  const page = Math.min(wanted, pages);
  const start = (page - 1) * size;
  return { shown: rows.slice(start, start + size), page, pages, first: start + 1, turnTo };
}
