import { S3mini } from 's3mini';
import type { FileStore } from '#providers/providers.js';
import { checkedFileId } from './file-id.js';

/** A bucket of a store that speaks S3, and the login to it. */
export interface S3Settings {
  /** The bucket's address: `https://s3.ap-south-1.amazonaws.com/bucket`, or `https://bucket.s3.ap-south-1.amazonaws.com`. */
  readonly url: string;
  readonly region: string;
  readonly keyId: string;
  readonly secret: string;
  /** Milliseconds until an answer counts as lost. */
  readonly timeout?: number;
}

/** A picture of 5 MB takes a second of it; its uploader waits for no more. */
const TIMEOUT = 10_000;

/** Files in a bucket, where every server sees them. Rejects when the store does not answer, or does not know us, or the bucket is gone. */
export function s3FileStore({ url, region, keyId, secret, timeout = TIMEOUT }: S3Settings): FileStore {
  const bucket = new S3mini({
    endpoint: url,
    region,
    accessKeyId: keyId,
    secretAccessKey: secret,
    requestAbortTimeout: timeout,
    // a store that leads elsewhere would be handed the picture there
    fetch: (input, init) => fetch(input, { ...init, redirect: 'error' }),
  });
  return {
    put: async (id, bytes) => {
      await bucket.putObject(checkedFileId(id), Buffer.from(bytes));
    },
    get: async (id) => {
      const found = await bucket.getObjectArrayBuffer(checkedFileId(id));
      if (found) return new Uint8Array(found);
      // a bucket that is gone answers 404 too: then nobody knows whether the file is
      if (!(await bucket.bucketExists())) throw new Error('the bucket is not there, or is closed to us');
      return null;
    },
    delete: async (id) => {
      await bucket.deleteObject(checkedFileId(id));
    },
  };
}
