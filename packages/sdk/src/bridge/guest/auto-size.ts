import { createResizePolicy } from './resize-policy.js';

export interface AutoSize {
  /** Measures now. Browsers do not render frames far below the fold, so nothing else would tell their first height. */
  measure(): void;
  stop(): void;
}

/**
 * Tells the height of `content` whenever it is worth telling, at most once a frame. It measures the content's own box, not
 * the document's scroll height, which is never less than the frame and could not shrink.
 */
export function autoSize(content: Element, send: (height: number) => void): AutoSize {
  const decide = createResizePolicy();
  let frame: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const measure = () => {
    frame = undefined;
    const step = decide(content.getBoundingClientRect().height, innerHeight);
    if (step.send !== undefined) send(step.send);
    if (step.again === undefined) return;
    clearTimeout(timer);
    timer = setTimeout(measure, step.again);
  };
  const soon = () => {
    frame ??= requestAnimationFrame(measure);
  };

  const observer = new ResizeObserver(soon);
  observer.observe(content, { box: 'border-box' });
  addEventListener('resize', soon);
  measure();
  return {
    measure,
    stop: () => {
      observer.disconnect();
      removeEventListener('resize', soon);
      clearTimeout(timer);
      if (frame !== undefined) cancelAnimationFrame(frame);
    },
  };
}
