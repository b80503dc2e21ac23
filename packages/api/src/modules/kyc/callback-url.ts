import { KYC_CALLBACK_PATH } from '@prosperx/core/kyc';
import { eq } from 'drizzle-orm';
import type { Config } from '#config.js';
import type { Context } from '#context.js';
import { partnerOrigins } from '#db/schema/index.js';
import { isOnOrigin, isOwnName } from '#http/request-origin.js';

function pageIn(callbackUrl: string, { https }: Config): URL | null {
  const url = URL.canParse(callbackUrl) ? new URL(callbackUrl) : null;
  const isWeb = url?.protocol === 'https:' || (!https && url?.protocol === 'http:');
  return url && isWeb && url.username === '' && url.pathname.endsWith(KYC_CALLBACK_PATH) ? url : null;
}

/** Whether the identity provider may send a person back there: to the callback page of this site, or of the partner on whose page he is. */
export async function isCallbackAllowed(
  { config, db, partner }: Pick<Context, 'config' | 'db' | 'partner'>,
  callbackUrl: string,
): Promise<boolean> {
  const page = pageIn(callbackUrl, config);
  if (!page) return false;
  if (page.pathname === KYC_CALLBACK_PATH && isOwnName(page.hostname, config)) return true;
  if (!partner) return false;
  const origins = await db.select().from(partnerOrigins).where(eq(partnerOrigins.partnerId, partner.id));
  return origins.some((registered) => isOnOrigin(page, registered));
}
