// A process of its own, in which alone foreign pictures are decoded: what one of them breaks or eats up takes no server with it.
import sharp from 'sharp';

/** @typedef {'image/jpeg' | 'image/png' | 'image/gif' | 'image/tiff'} Decoded */
/** @typedef {{ task: 'clean' | 'print', type: Decoded, bytes: Uint8Array, mostPixels: number }} Work */

const [mostMemory = 0, mostCpu = 0] = process.argv.slice(2).map(Number);

sharp.cache(false);
sharp.concurrency(1);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadNsgif', 'VipsForeignLoadTiff'],
});

/** @type {Readonly<Record<Decoded, (picture: import('sharp').Sharp) => import('sharp').Sharp>>} */
const encoders = {
  'image/jpeg': (picture) => picture.jpeg({ quality: 92 }),
  'image/png': (picture) => picture.png(),
  'image/gif': (picture) => picture.gif(),
  // scans of forms, for which this is as small as a JPEG
  'image/tiff': (picture) => picture.tiff({ compression: 'jpeg', quality: 85 }),
};

/** As large as a signature on paper is printed, in points times four. */
const PRINT = { width: 880, height: 320 };

/** @param {Work} work */
function decode({ task, type, bytes, mostPixels }) {
  const isAnimated = task === 'clean' && type === 'image/gif';
  const picture = sharp(bytes, { failOn: 'error', limitInputPixels: mostPixels, animated: isAnimated }).autoOrient();
  if (task === 'clean') return encoders[type](picture).toBuffer();
  return picture
    .resize({ ...PRINT, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .jpeg({ quality: 88 })
    .toBuffer();
}

let begun = process.cpuUsage();
/** @param {Buffer | null} decoded null where the picture could not be read */
function answer(decoded) {
  checkUse();
  process.send?.(decoded);
}
process.on('message', (/** @type {Work} */ work) => {
  begun = process.cpuUsage();
  decode(work).then(answer, () => answer(null));
});
process.on('disconnect', () => process.exit());

// The decoder's threads hold what they decode outside of any heap that Node.js could limit; and on a busy machine a clock would judge the others.
function checkUse() {
  const { user, system } = process.cpuUsage(begun);
  if (process.memoryUsage.rss() > mostMemory || (user + system) / 1_000 > mostCpu) process.kill(process.pid, 'SIGKILL');
}
setInterval(checkUse, 10);
