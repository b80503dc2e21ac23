import { RISK_WARNING } from '@prosperx/core/disclosure';
import { PxError } from '@prosperx/core/errors';
import { formatNav } from '@prosperx/core/format';
import { fundKind } from '@prosperx/core/fund';
import type { BusinessDate } from '@prosperx/core/time';
import { and, eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import type { Db } from '#db/db.js';
import { schemes } from '#db/schema/index.js';
import { failureResponse } from '#http/guard.js';
import { commonHeaders } from '#http/headers.js';
import type { HttpServices } from '#http/mount.js';
import { type Place, placeOf } from '#http/place.js';
import { pictures } from '#records/document/document-worker.js';
import type { WidePicture } from '#records/document/wide-picture.mjs';
import { documentLimiter } from '#records/file/document-limiter.js';
import { pxErrorOf } from '#records/file/file-links.js';
import { isShown } from '#records/fund/is-shown.js';
import { siteText } from './site.text.js';

const { picture: text } = siteText;

/** A fund's picture, from the site's root. The day of its NAV is there for those who keep pictures: a new one is another address. */
export const fundPicturePath = ({ id, navDate }: { readonly id: string; readonly navDate: BusinessDate }) =>
  `/pictures/${id}.png?nav=${navDate}`;

/** Pictures that are kept, some 20 kB each. */
const MOST = 300;

interface Found {
  readonly picture: WidePicture;
  /** Changes with what the picture says. */
  readonly key: string;
}

async function findPicture(db: Db, id: string): Promise<Found | null> {
  const [scheme] = await db
    .select()
    .from(schemes)
    .where(and(eq(schemes.id, id), isShown));
  if (!scheme || scheme.latestNav === null || scheme.latestNavDate === null) return null;
  const { name, fundHouse, category, subCategory, latestNav, latestNavDate } = scheme;
  const picture = {
    title: name,
    lead: text.lead({ kind: fundKind(category, subCategory), fundHouse }),
    figureName: text.nav(latestNavDate),
    figure: `₹${formatNav(latestNav)}`,
    warning: RISK_WARNING,
  };
  return { picture, key: JSON.stringify([id, picture]) };
}

/** Answers the addresses of `fundPicturePath`: anybody may look at them, and all who ask for one while it is drawn wait for the same drawing. */
export function mountFundPictures(hono: Hono, services: HttpServices): void {
  const { db, config } = services;
  const limited = documentLimiter<Uint8Array>('pictures');
  const drawn = new Map<string, Uint8Array>();

  const draw = async ({ key, picture }: Found, place: Place): Promise<Uint8Array> => {
    // nobody known asks: each picture has its turn by itself
    const opened = { link: key, person: key, place };
    const png = drawn.get(key) ?? (await limited(opened, () => pictures.draw(picture)));
    drawn.delete(key);
    drawn.set(key, png);
    for (const oldest of drawn.keys()) {
      if (drawn.size <= MOST) break;
      drawn.delete(oldest);
    }
    return png;
  };

  hono.get('/pictures/:file{[\\w-]+\\.png}', async (c) => {
    const found = await findPicture(db, c.req.param('file').replace(/\.png$/, ''));
    const png = found && (await draw(found, placeOf(c)).catch(pxErrorOf));
    if (!png || png instanceof PxError) return failureResponse(png ?? new PxError('not_found'), services);
    const headers = {
      ...commonHeaders(config),
      'Content-Type': 'image/png',
      'Cache-Control': 'public, max-age=86400',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    };
    return new Response(Buffer.from(png), { headers });
  });
}
