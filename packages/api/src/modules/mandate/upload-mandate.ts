import { PxError } from '@prosperx/core/errors';
import {
  awaitsForm,
  checkScan,
  mandateStatusOf,
  mandateTypeOf,
  scanTypeOf,
  type uploadMandate as call,
} from '@prosperx/core/mandate';
import { DAY } from '@prosperx/core/time';
import { audit } from '#audit/audit.js';
import type { MandateRow } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import { type Context, subjectOf, withDb } from '#kernel/context.js';
import { SEND_MANDATE_SCAN } from '#queue/job-kinds.js';
import { enqueue } from '#queue/queue.js';
import { runSoon } from '#queue/worker.js';
import { pictures } from '#records/file/picture-worker.js';
import { storeFile } from '#records/file/store-file.js';
import { changeMandate, eventChange } from '#records/mandate/change-mandate.js';
import { methodOf, ownMandate } from '#records/mandate/repository.js';
import { consumeLimit, throttleKey } from '#throttle/throttle.js';

const SCANS_A_DAY = { most: 20, within: DAY } as const;

/** Throws `mandate_over` unless the signed form of a mandate is waited for. */
export function checkAwaitsForm(mandate: MandateRow): void {
  const shown = { type: mandateTypeOf(methodOf(mandate)), status: mandateStatusOf[mandate.state] };
  if (!awaitsForm(shown) && mandate.state !== 'unknown') throw new PxError('mandate_over');
}

/** Keeps a scan, without what its camera noted of place and person; returns its id. */
async function saveScan(ctx: Context, profileId: string, bytes: Uint8Array): Promise<string> {
  const mediaType = checkScan(bytes, bytes.length) === null ? scanTypeOf(bytes) : null;
  if (mediaType === null) throw new PxError('mandate_scan_too_large');
  await consumeLimit(ctx, throttleKey(ctx, 'mandate-scan', profileId), SCANS_A_DAY);
  const failed = (cause: unknown): never => {
    throw new PxError('upload_failed', { cause });
  };
  const scan = await pictures.decode('clean', mediaType, bytes).catch(failed);
  if (!scan) throw new PxError('mandate_scan_too_large');
  return storeFile(ctx, { profileId, kind: 'other', mediaType, bytes: scan }).catch(failed);
}

export const uploadMandate: Verb<typeof call> = async ({ ctx, input }) => {
  const { profileId } = subjectOf(ctx);
  const found = await ownMandate(ctx, input.mandateId);
  checkAwaitsForm(found);
  const scanId = await saveScan(ctx, profileId, input.file);
  const job = { kind: SEND_MANDATE_SCAN, ref: `${found.id}:${scanId}` };
  await changeMandate(
    ctx,
    found.id,
    async (tx, mandate) => {
      checkAwaitsForm(mandate);
      await enqueue(tx, [{ ...job, payload: { mandateId: mandate.id } }], ctx.clock.now());
      return { ...(await eventChange(ctx, tx, mandate, 'authorised')), scanId };
    },
    (tx, note) => audit(withDb(ctx, tx), note),
  );
  runSoon(ctx, [job]);
  return { value: scanId };
};
