import { join } from 'node:path';
import { StartError } from '#db/start-error.js';
import { diskFileStore } from '#providers/files/disk-file-store.js';
import { s3FileStore, type S3Settings } from '#providers/files/s3-file-store.js';
import type { FileStore } from '#providers/providers.js';
import type { Environment } from './settings.js';

const LOCAL = ['localhost', '127.0.0.1', '[::1]'];

/** One bucket, by https, and nothing behind it. */
function bucketIn(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isPrivate = url?.protocol === 'https:' || (url?.protocol === 'http:' && LOCAL.includes(url.hostname));
  const isBucket = url !== null && /^\/[^/]*\/?$/.test(url.pathname) && !url.search && !url.hash && !url.username;
  if (!url || !isPrivate || !isBucket)
    throw new StartError(
      'FILES_URL must be the https address of a bucket such as https://s3.ap-south-1.amazonaws.com/prosperx-files.',
    );
  return url.href.replace(/\/$/, '');
}

/** The bucket that the environment names; null when it names none. Throws StartError for a setting that is missing or wrong. */
export function s3SettingsIn(environment: Environment): S3Settings | null {
  if (!environment['FILES_URL']) return null;
  const url = bucketIn(environment['FILES_URL']);
  const named = (name: string) => {
    const value = environment[name]?.trim();
    if (!value) throw new StartError(`FILES_URL needs ${name}.`);
    return value;
  };
  const region = named('FILES_REGION');
  if (!/^[a-z0-9-]{1,40}$/.test(region)) throw new StartError('FILES_REGION must be a region such as ap-south-1.');
  return { url, region, keyId: named('FILES_KEY_ID'), secret: named('FILES_SECRET') };
}

/** The folder of uploaded files in a data folder. */
export const folderOfFiles = (dataDir: string): FileStore => diskFileStore(join(dataDir, 'files'));

/** Where uploaded files lie, sealed: the bucket that the environment names, else the data folder. */
export function fileStoreIn(environment: Environment, { dataDir }: { readonly dataDir: string }): FileStore {
  const s3 = s3SettingsIn(environment);
  return s3 ? s3FileStore(s3) : folderOfFiles(dataDir);
}
