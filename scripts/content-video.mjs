// Makes the video of the content for advisors, and its captions, from the words below: npm run content:video. It takes as long as the video.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { findChromium, isRoot } from './lib/chromium.mjs';
import { ROOT } from './lib/exec.mjs';

const FOLDER = join(ROOT, 'host/public/content');
const NAME = 'sip-in-a-minute';
const SECONDS_A_LINE = 4;
const LINES = [
  'A SIP invests the same amount every month.',
  'It buys more units when prices are low, fewer when they are high.',
  'You choose the amount and the day; the bank pays by itself.',
  'You can pause or stop it. Nothing is locked in, but in an ELSS.',
  'Its value rises and falls with the market. No return is promised.',
  'Mutual Fund investments are subject to market risks, read all scheme related documents carefully',
];

const timeOf = (/** @type {number} */ seconds) => `00:00:${String(seconds).padStart(2, '0')}.000`;
const captions = LINES.map(
  (line, index) => `${timeOf(index * SECONDS_A_LINE)} --> ${timeOf((index + 1) * SECONDS_A_LINE)}\n${line}\n`,
);

const executablePath = await findChromium();
const browser = await chromium.launch({ ...(executablePath && { executablePath }), chromiumSandbox: !isRoot });
const page = await browser.newPage();
const recorded = await page.evaluate(
  async ({ lines, secondsALine }) => {
    const [width, height] = [640, 360];
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
    const begun = performance.now();
    /** Breaks a line into those that fit. @param {string} line */
    const wrapped = (line) =>
      line.split(' ').reduce((/** @type {string[]} */ all, word) => {
        const longer = all.length === 0 ? word : `${all.at(-1)} ${word}`;
        if (all.length > 0 && pen.measureText(longer).width <= width - 120) return [...all.slice(0, -1), longer];
        return [...all, word];
      }, []);
    const draw = () => {
      const seconds = (performance.now() - begun) / 1000;
      const at = Math.min(lines.length - 1, Math.floor(seconds / secondsALine));
      pen.fillStyle = '#2b2372';
      pen.fillRect(0, 0, width, height);
      const bars = Math.min(12, Math.floor(seconds / 2) + 1);
      for (let bar = 0; bar < bars; bar++) {
        pen.fillStyle = bar > 6 ? '#e6a04e' : '#8f86e6';
        pen.fillRect(60 + bar * 44, 340 - bar * 9 - 14, 28, bar * 9 + 14);
      }
      pen.fillStyle = '#ffffff';
      pen.font = '600 27px system-ui, sans-serif';
      wrapped(lines[at] ?? '').forEach((text, index) => pen.fillText(text, 60, 70 + index * 38));
    };
    const recorder = new MediaRecorder(canvas.captureStream(12), {
      mimeType: 'video/webm',
      videoBitsPerSecond: 90_000,
    });
    /** @type {Blob[]} */
    const parts = [];
    recorder.ondataavailable = ({ data }) => void parts.push(data);
    const ended = new Promise((resolve) => (recorder.onstop = resolve));
    draw();
    const timer = setInterval(draw, 80);
    recorder.start();
    await new Promise((resolve) => setTimeout(resolve, lines.length * secondsALine * 1000));
    recorder.stop();
    clearInterval(timer);
    await ended;
    return [...new Uint8Array(await new Blob(parts).arrayBuffer())];
  },
  { lines: LINES, secondsALine: SECONDS_A_LINE },
);
await browser.close();
await mkdir(FOLDER, { recursive: true });
await writeFile(join(FOLDER, `${NAME}.webm`), Buffer.from(recorded));
await writeFile(join(FOLDER, `${NAME}.vtt`), `WEBVTT\n\n${captions.join('\n')}`);
console.log(`${NAME}: ${recorded.length} bytes`);
