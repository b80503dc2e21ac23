import { describe, expect, it } from 'vitest';
import { CHUNK_PLACE, describeFailure, MAX_PLACES } from './rules.js';

function thrown(message: string, stack: string, name = 'TypeError'): Error {
  return Object.assign(new Error(message), { name, stack });
}

describe('describeFailure', () => {
  it('returns class and places, as Chromium writes them', () => {
    const stack = [
      'TypeError: no x of ABCDE1234F',
      '    at HelpPage (https://invest.example/v1/assets/help-B3kx.js?pan=ABCDE1234F:1:2045)',
      '    at https://invest.example/v1/assets/index-Q_9z.js:12:7',
    ].join('\n');
    expect(describeFailure(thrown('no x of ABCDE1234F', stack))).toEqual({
      errorClass: 'TypeError',
      places: ['help-B3kx.js:1:2045', 'index-Q_9z.js:12:7'],
    });
  });

  it('returns the same for Firefox and Safari', () => {
    const stack = 'HelpPage@https://invest.example/v1/assets/help-B3kx.js:1:2045\n@https://x/index-Q.js:12:7';
    expect(describeFailure(thrown('m', stack)).places).toEqual(['help-B3kx.js:1:2045', 'index-Q.js:12:7']);
  });

  it('leaves out the message, whatever lines it has', () => {
    const message = 'first\n    at 9876500001.js:1:1\nasha@example.js:2:2';
    const stack = `TypeError: ${message}\n    at f (https://x/a-1.js:3:3)`;
    expect(describeFailure(thrown(message, stack)).places).toEqual(['a-1.js:3:3']);
  });

  it('returns a short report that fits the call, also where something odd was thrown', () => {
    const stack = `Error\n${'    at f (https://x/a.js:1:2)\n'.repeat(40)}`;
    const { places } = describeFailure(thrown('m', stack));
    expect(places).toHaveLength(MAX_PLACES);
    for (const place of places) expect(place).toMatch(CHUNK_PLACE);
    expect(describeFailure('9876500001')).toEqual({ errorClass: 'string', places: [] });
    expect(describeFailure(thrown('m', '', 'My name: Asha')).errorClass).toBe('Error');
  });
});
