import { imageTypeOf } from '@prosperx/core/upload';
import type { Services } from '#kernel/services.js';
import { fileOfAgent } from '#records/file/file-links.js';
import { pictures } from '#records/file/picture-worker.js';

/** Returns the picture of an advisor as a document shows it; null where there is none, or it cannot be decoded. */
export async function agentPicture(
  { db, providers }: Pick<Services, 'db' | 'providers'>,
  agentCode: string,
): Promise<Uint8Array | null> {
  const file = await fileOfAgent(db, agentCode, 'agent_picture');
  const bytes = file && (await providers.fileStore.get(file.id));
  const type = bytes && imageTypeOf(bytes);
  return type && type !== 'image/bmp' ? pictures.decode('print', type, bytes) : null;
}
