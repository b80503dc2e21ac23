import { businessDateAt } from '@prosperx/core/time';
import { and, eq, isNull } from 'drizzle-orm';
import { files } from '#db/schema/index.js';
import { type FormPicture, makeAccountForm } from '#modules/documents/account-form.js';
import type { ExchangeClient } from '#providers/exchange/client.js';
import type { Services } from '#services.js';
import type { ProfileRow } from './read-profile.js';

type Needs = Pick<Services, 'db' | 'clock' | 'providers'>;

async function signatureOf({ db, providers }: Needs, profileId: string): Promise<FormPicture | null> {
  const [file] = await db
    .select()
    .from(files)
    .where(and(eq(files.profileId, profileId), eq(files.kind, 'signature'), isNull(files.deletedAt)));
  const bytes = file && (await providers.fileStore.get(file.id));
  return bytes ? { bytes, mediaType: file.mediaType } : null;
}

/** The account-opening form of a profile, as it stands. */
export async function formOfProfile(
  services: Needs,
  { id, fatcaDeclaredAt, nomineesWanted }: ProfileRow,
  client: Omit<ExchangeClient, 'form'>,
): Promise<Uint8Array> {
  return makeAccountForm({
    client,
    nomineesWanted,
    signature: await signatureOf(services, id),
    declaredOn: fatcaDeclaredAt === null ? null : businessDateAt(fatcaDeclaredAt),
    madeAt: services.clock.now(),
  });
}
