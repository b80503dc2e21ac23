import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createResizePolicy } from './auto-size.js';

/** Plays the page: each height that is sent becomes the frame's, and the content answers, until nothing more is said. */
function play(contentOf: (frame: number) => number, frame = 0, most = 1000) {
  const decide = createResizePolicy();
  const heights: number[] = [];
  for (let turn = 0; turn < most; turn++) {
    const step = decide(contentOf(frame), frame);
    if (step.send === undefined && step.again === undefined) break;
    if (step.send !== undefined) {
      heights.push(step.send);
      frame = step.send;
    }
  }
  return heights;
}

describe('the height of a frame', () => {
  it('follows its content both ways', () => {
    const decide = createResizePolicy();
    expect(decide(400, 0)).toEqual({ send: 400 });
    expect(decide(400, 400)).toEqual({});
    expect(decide(720.4, 400)).toEqual({ send: 721 });
    expect(decide(300, 721)).toEqual({ send: 300 });
  });

  it('ignores changes of less than two pixels', () => {
    const decide = createResizePolicy();
    decide(400, 0);
    expect(decide(400.6, 400)).toEqual({});
    expect(decide(399.2, 400)).toEqual({});
    expect(decide(402, 400)).toEqual({ send: 402 });
  });

  it.each([
    ['a little more than the frame', (frame: number) => frame + 20],
    ['twice the frame', (frame: number) => Math.max(100, frame * 1.1)],
    ['more than the frame by turns', (frame: number) => frame + (frame % 2 ? 30 : 41)],
  ])('does not grow for ever when the content is %s', (_, contentOf) => {
    expect(play(contentOf, 100).length).toBeLessThanOrEqual(12);
  });

  it('settles at the larger of two heights that chase each other', () => {
    const heights = play((frame) => (frame === 500 ? 540 : 500), 0);
    expect(heights.length).toBeLessThanOrEqual(14);
    expect(heights.at(-1)).toBe(540);
  });

  it('follows real content again after it has stopped a loop', () => {
    const decide = createResizePolicy();
    let frame = 100;
    let step = decide(frame + 20, frame);
    for (let turn = 0; turn < 50; turn++) {
      frame = step.send ?? frame;
      step = decide(frame + 20, frame);
    }
    expect(step).toEqual({});
    expect(decide(frame + 300, frame)).toEqual({ send: frame + 300 });
  });

  it('ends at the height of the content, however late or seldom the page follows', () => {
    // more changes in a row, each in the moment the frame takes a height, cannot be told from a loop
    const heights = fc.array(fc.integer({ min: 0, max: 5000 }), { minLength: 1, maxLength: 10 });
    const sometimes = fc.array(fc.boolean(), { minLength: 60, maxLength: 60 });
    const always = fc.constant(Array.from({ length: 60 }, () => true));
    fc.assert(
      fc.property(heights, fc.oneof(sometimes, always), (contents, follows) => {
        const decide = createResizePolicy();
        let frame = 0;
        let sent = 0;
        contents.forEach((content, index) => {
          sent = decide(content, frame).send ?? sent;
          if (follows[index]) frame = sent;
        });
        const last = contents.at(-1) ?? 0;
        // The frame takes what was sent last, and the pause is over.
        for (let turn = 0; turn < 3; turn++) {
          frame = sent;
          sent = decide(last, frame).send ?? sent;
        }
        expect(Math.abs(sent - last)).toBeLessThan(2);
      }),
      { numRuns: 2000 },
    );
  }, 30_000);

  it('follows an animation whose frames arrive late to the last pixel', () => {
    const decide = createResizePolicy();
    const sent: number[] = [];
    for (let content = 100; content <= 400; content += 10) {
      const { send } = decide(content, sent.at(-3) ?? 0);
      if (send !== undefined) sent.push(send);
    }
    expect(sent.at(-1)).toBe(400);
    expect(sent).toHaveLength(31);
  });
});
