import { PxError } from '@prosperx/core/errors';
import { formatMoney, formatPercent } from '@prosperx/core/format';
import type { Db } from '#db/db.js';
import { type Imprint, imprintLine } from '#records/agent/imprint.js';
import { type FactPicture, pngOf } from '#records/share/fact-picture.js';
import { readSumsOf } from './portfolio-sums.js';
import { type PortfolioSums, sharePortfolioText } from './share-portfolio.text.js';

const { picture: text } = sharePortfolioText;

interface Shared {
  readonly name: string;
  /** null where nobody shares it. */
  readonly advisor: Imprint | null;
}

/** Returns what the picture of a portfolio says. */
export function pictureOf(sums: PortfolioSums, { name, advisor }: Shared): FactPicture {
  return {
    title: text.title(name),
    lead: text.lead(sums.asOf),
    figure: formatMoney(sums.value),
    share: sums.value === 0 ? 0 : Math.min(1, sums.invested / sums.value),
    facts: [
      [text.invested, formatMoney(sums.invested)],
      [text.gain, formatMoney(sums.gain)],
      [text.percent, formatPercent(sums.percent)],
      [text.held, text.heldIn(sums.schemes, sums.folios)],
    ],
    foot: [...(advisor === null ? [] : [text.by(imprintLine(advisor))]), text.past],
  };
}

/** Draws the portfolio of a profile as a PNG; throws `not_found` where it holds nothing. */
export async function portfolioPng(db: Db, shared: Shared & { readonly profileId: string }): Promise<Uint8Array> {
  const sums = await readSumsOf(db, shared.profileId);
  if (!sums) throw new PxError('not_found');
  return pngOf(pictureOf(sums, shared));
}
