/** The number of times in a row that the content may answer a new frame height with a new height of its own before it counts as a loop. */
const MAX_ECHOES = 10;
/** Milliseconds to wait before the one further try that tells a loop from content that was still arriving. */
const QUIET = 250;

/** What to do with a measurement: `send` is a height worth sending, `again` asks for another measurement in so many milliseconds. */
interface ResizeStep {
  readonly send?: number;
  readonly again?: number;
}

/**
 * Decides which heights are worth sending. Less than 2 px is noise. An echo is content that changes in the very moment
 * the frame takes the height we sent: `height: 100vh` and a little more does that for ever, and so does content that
 * wraps differently when the page's scrollbar comes and goes. After MAX_ECHOES we pause, try once, and then hold until
 * the content changes while the frame keeps still, which a loop cannot do. A height that flips is held at the larger value.
 */
export function createResizePolicy(): (content: number, frame: number) => ResizeStep {
  let sent = -1;
  let before = -1;
  let echoes = 0;
  let seen = { height: -1, frame: -1 };

  return (content, frame) => {
    const height = Math.ceil(content);
    const last = seen;
    seen = { height, frame };
    if (Math.abs(height - sent) < 2) return {};

    const echo = frame !== last.frame && Math.abs(frame - sent) < 2;
    const triedAgain = !echo && height === last.height && echoes === MAX_ECHOES;
    if (echo || triedAgain) echoes++;
    else if (height !== last.height) echoes = 0;

    if (echo && echoes === MAX_ECHOES) return { again: QUIET };
    const flippedUp = echoes === MAX_ECHOES + 2 && height === before && height > sent;
    if (echoes > MAX_ECHOES && !triedAgain && !flippedUp) return {};
    before = sent;
    sent = height;
    return { send: height };
  };
}

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
