import { execFile } from 'node:child_process';
import { closeSync, openSync, writeSync } from 'node:fs';
import { mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

const exec = promisify(execFile);

/** A file system of its own in a file, which can be filled, and which turns read-only while files are open. */
export interface SmallDisk {
  readonly folder: string;
  /** Leaves no byte. */
  fill(): Promise<void>;
  empty(): Promise<void>;
  /** What the kernel does when it finds a fault in a file system; what was written before is kept. */
  turnReadOnly(): Promise<void>;
  /** What an operator does then, once nobody has a file open: checks it and mounts it again. */
  repair(): Promise<void>;
  remove(): Promise<void>;
}

const BLOCK = 64 * 1_024;

/** Writes until nothing more fits. */
function fillUp(path: string): void {
  const file = openSync(path, 'a');
  for (const size of [BLOCK, 1]) {
    try {
      for (;;) writeSync(file, Buffer.alloc(size, 1));
    } catch {
      // full for pieces of this size
    }
  }
  closeSync(file);
}

/** Returns a disk of so many megabytes; null where this system lets nobody mount one. */
export async function smallDisk(megabytes: number): Promise<SmallDisk | null> {
  const home = await mkdtemp(join(tmpdir(), 'prosperx-disk-'));
  const [image, folder, ballast] = [join(home, 'image'), join(home, 'disk'), join(home, 'disk', 'ballast')];
  const mount = () => exec('mount', ['-o', 'loop,errors=remount-ro', image, folder]);
  try {
    await exec('mkdir', [folder]);
    await writeFile(image, '');
    await truncate(image, megabytes * 2 ** 20);
    await exec('mkfs.ext4', ['-q', '-F', '-m', '0', image]);
    await mount();
  } catch {
    await rm(home, { recursive: true, force: true });
    return null;
  }
  let filling: NodeJS.Timeout | null = null;
  return {
    folder,
    fill: () => {
      // what is deleted meanwhile makes no room either
      filling = setInterval(() => fillUp(ballast), 100);
      fillUp(ballast);
      return Promise.resolve();
    },
    empty: async () => {
      if (filling) clearInterval(filling);
      await rm(ballast, { force: true });
    },
    turnReadOnly: async () => {
      await exec('sync', ['-f', folder]);
      const { stdout } = await exec('findmnt', ['-no', 'SOURCE', folder]);
      await writeFile(`/sys/fs/ext4/${stdout.trim().split('/').at(-1)}/trigger_fs_error`, '1');
    },
    repair: async () => {
      await exec('umount', [folder]);
      // it ends with a code that says what was mended
      await exec('e2fsck', ['-fy', image]).catch(() => {});
      await mount();
    },
    remove: async () => {
      if (filling) clearInterval(filling);
      for (let tries = 20; tries > 0 && (await readdir(folder)).length > 0; tries -= 1) {
        const isOff = await exec('umount', [folder]).then(
          () => true,
          () => false,
        );
        if (isOff) break;
        await wait(250);
      }
      await rm(home, { recursive: true, force: true });
    },
  };
}
