import { describe, expect, it } from 'vitest';
import { partFromTicket } from './launch-ticket.js';

describe('an address with a launch ticket', () => {
  it.each([
    ['https://x.example/v1/home?source=mintpro&encryptedId=a.b.c', 'https://x.example/v1/home', 'a.b.c'],
    [
      'https://x.example/v1/home?agentCode=A1&encryptedId=t&source=mintpro&q=1#top',
      'https://x.example/v1/home?agentCode=A1&q=1#top',
      't',
    ],
    [
      'https://x.example/v1/home?source=other&encryptedId=t',
      'https://x.example/v1/home?source=other&encryptedId=t',
      null,
    ],
    ['https://x.example/v1/home?source=mintpro', 'https://x.example/v1/home?source=mintpro', null],
    ['https://x.example/v1/home?encryptedId=t', 'https://x.example/v1/home?encryptedId=t', null],
  ])('%s', (href, address, ticket) => {
    expect(partFromTicket(href)).toEqual({ address, ticket });
  });
});
