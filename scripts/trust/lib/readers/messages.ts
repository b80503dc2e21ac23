import { parse } from '../../../../packages/sdk/src/bridge/parse.js';
import * as protocol from '../../../../packages/sdk/src/bridge/protocol.js';
import type { Reader } from '../led-by-coverage.js';
import { bytesOf, textOf } from './bytes.js';

const { frameHandshakeGuards, pageHandshakeGuards, frameGuards, pageGuards, appHandshakeGuards, appGuards } = protocol;
const GUARDS = [frameHandshakeGuards, pageHandshakeGuards, frameGuards, pageGuards, appHandshakeGuards, appGuards];
const message = (type: string, payload: object) =>
  bytesOf(JSON.stringify({ source: 'prosperx', v: 1, id: '7', type, payload }));

/** Readers of messages between a page, a frame and an app. */
export const MESSAGE_READERS: Readonly<Record<string, Reader>> = {
  'messages of pages and apps': {
    seeds: [
      message('hello', { nonce: 'abc', versions: [1], widget: 'px-sip-calculator' }),
      message('event', { name: 'changed', detail: { a: [1] } }),
      message('resize', { height: 640 }),
      message('call', { method: 'getToken', params: null }),
      message('download', { fileName: 'a', fileUrl: 'b', fileType: 'c' }),
      message('welcome', { version: 1, platform: 'android', capabilities: ['share'] }),
    ],
    words: GUARDS.flatMap((table) => Object.keys(table)),
    read: (input) => {
      for (const guards of GUARDS) {
        const found = parse(textOf(input), guards as protocol.Guards<Record<string, Record<string, unknown>>>, 1);
        if (found && Object.hasOwn(found.payload, '__proto__')) throw new Error('a prototype came through');
      }
    },
  },
};
