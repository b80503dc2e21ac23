import * as z from 'zod/mini';

/** Makes the codec of several values as one text of an address, separated by commas: none of the values has one. */
/* @__NO_SIDE_EFFECTS__ */
export const listCodec = (most: number) =>
  z.codec(z.string().check(z.maxLength(2_000)), z.array(z.string()).check(z.maxLength(most)), {
    decode: (text) => (text === '' ? [] : text.split(',')),
    encode: (values) => values.join(','),
  });
