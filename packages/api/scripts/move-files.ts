import { StartError } from '#db/start-error.js';
import { s3FileStore } from '#providers/files/s3-file-store.js';
import { folderOfFiles, s3SettingsIn } from '#start/file-store.js';
import { moveFiles } from '#start/move-files.js';
import { runCommand, withStoredData } from './command.js';

/** Copies the uploaded files from the data folder to the bucket of FILES_URL: `npm run move-files`. Code 1 where one is in neither, or does not open. */
await runCommand(async (args) => {
  const s3 = s3SettingsIn(process.env);
  if (args.length > 0 || !s3) throw new StartError('npm run move-files, with FILES_URL and its settings.');
  await withStoredData(async ({ settings, db, crypto }) => {
    const folder = folderOfFiles(settings.dataDir);
    const { copied, known, missing, unreadable } = await moveFiles(db, crypto, folder, s3FileStore(s3));
    console.log(`${copied} files were copied to the bucket, ${known} were there already.`);
    if (missing > 0) console.log(`${missing} files that the database names are in neither.`);
    if (unreadable.length > 0)
      console.log(
        `${unreadable.length} files lie in the bucket and do not open, so nobody sees them: ${unreadable.join(', ')}`,
      );
    if (missing + unreadable.length > 0) process.exitCode = 1;
  });
});
