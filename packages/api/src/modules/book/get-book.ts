import type { getBook as bookCall, getBookFiles as filesCall, getBookMonths as monthsCall } from '@prosperx/core/book';
import { PxError } from '@prosperx/core/errors';
import { businessDateAt } from '@prosperx/core/time';
import { advisorOf } from '#http/agent.js';
import type { Verb } from '#http/serve.js';
import type { Context } from '#kernel/context.js';
import { documentLink } from '#records/file/file-links.js';
import { readBook } from './read-book.js';
import { readMonths } from './read-months.js';

/** Returns the code of the advisor of a call; those who see no totals have no book. */
async function bookOwner(ctx: Context): Promise<string> {
  const { code } = await advisorOf(ctx);
  if (ctx.config.agentsWithoutTotals.includes(code)) throw new PxError('not_found');
  return code;
}

export const getBook: Verb<typeof bookCall> = async ({ ctx, input }) => readBook(ctx.db, await bookOwner(ctx), input);

export const getBookMonths: Verb<typeof monthsCall> = async ({ ctx, input }) => ({
  months: await readMonths(ctx, await bookOwner(ctx), input, businessDateAt(ctx.clock.now())),
});

export const getBookFiles: Verb<typeof filesCall> = async ({ ctx }) => {
  const code = await bookOwner(ctx);
  return {
    csv: documentLink(ctx, 'book-csv', code),
    xlsx: documentLink(ctx, 'book-xlsx', code),
    pdf: documentLink(ctx, 'book-pdf', code),
  };
};
