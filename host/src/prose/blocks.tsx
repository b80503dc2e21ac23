import type { Block, Step } from './prose.js';
import { RichText } from './rich-text.js';

/** Paragraphs, lists and steps, in a column that reads well. */
export function Blocks({ blocks }: { readonly blocks: readonly Block[] }) {
  return blocks.map((block, index) => {
    if (typeof block === 'string') {
      return (
        <p key={index}>
          <RichText text={block} />
        </p>
      );
    }
    if ('points' in block) return <Points key={index} points={block.points} />;
    return <Steps key={index} steps={block.steps} />;
  });
}

function Points({ points }: { readonly points: readonly string[] }) {
  return (
    <ul>
      {points.map((point) => (
        <li key={point}>
          <RichText text={point} />
        </li>
      ))}
    </ul>
  );
}

function Steps({ steps }: { readonly steps: readonly Step[] }) {
  return (
    <ol className="x-steps">
      {steps.map(({ what, within, text }) => (
        <li key={what}>
          <p className="x-steps__what">
            <b>{what}</b>
            {within && <span className="x-steps__within">{within}</span>}
          </p>
          <p>
            <RichText text={text} />
          </p>
        </li>
      ))}
    </ol>
  );
}
