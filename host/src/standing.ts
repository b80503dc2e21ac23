import { preloadParts, renderHooks } from '@prosperx/sdk/site/ui';
import { type ComponentChild, Component, type ComponentChildren, createElement, render } from 'preact';
import { keepEntered } from './early-input.js';
import { isMeantStill, press, pressIsThrough, standingMask } from './rendered-page.js';

const CLASS = 'px-standing';
/** What somebody does in it. */
const SIGNS = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'click', 'submit'] as const;
/** Milliseconds after which it takes over although nobody has come near: answers that it was given are kept for some minutes. */
const AT_THE_LATEST = 60_000;

/** The parts that each needs. */
const partsOf = new WeakMap<Element, readonly string[]>();
let roots = 0;

/** Has Preact see nothing in what stands while the page is taken over; `parts` are those of each, in the order of the page. Returns what ends that. */
export function holdStanding(root: HTMLElement, parts: readonly (readonly string[])[]): () => void {
  const elements = [...root.querySelectorAll(`.${CLASS}`)].filter(
    ({ parentElement }) => !parentElement?.closest(`.${CLASS}`),
  );
  for (const [index, element] of elements.entries()) {
    partsOf.set(element, parts[index] ?? []);
    Object.defineProperty(element, 'childNodes', { value: [], configurable: true });
  }
  return () => {
    for (const element of elements) Reflect.deleteProperty(element, 'childNodes');
  };
}

interface StandingProps {
  readonly isWanted?: boolean | undefined;
  readonly onTakenOver?: (() => void) | undefined;
  readonly children: ComponentChildren;
}

interface GivenProps {
  readonly context: object;
  readonly onError: (error: unknown) => void;
  readonly children: ComponentChildren;
}

/** What a press is on that this part must answer; null: the browser does. A link that the reader wants in another tab or as a file, or that leads elsewhere, is left to it. */
function pressedIn(event: Event): HTMLElement | null {
  const { target } = event;
  if (!(target instanceof Element)) return null;
  if (event instanceof SubmitEvent) return event.submitter ?? (target as HTMLElement);
  if (!(event instanceof MouseEvent) || event.type !== 'click') return null;
  const pressed = target.closest<HTMLElement>('button[type=button], a[href]');
  if (!(pressed instanceof HTMLAnchorElement)) return pressed;
  const isOurs = pressed.origin === location.origin && !pressed.target && !pressed.download;
  return isOurs && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) ? pressed : null;
}

/** What happens outside of it that makes it forget a press. */
const LEAVES = ['click', 'toggle', 'visibilitychange'] as const;

/** Tells whether somebody turns away from what they pressed: they click elsewhere, close the sheet that it is in, or leave the page, but for a link. A click in the part is heard there. */
function isLeft(event: Event, part: Element, pressed: Node): boolean {
  const target = event.target as Node;
  if (event.type === 'visibilitychange') return document.hidden && !(pressed instanceof HTMLAnchorElement);
  if (event.type === 'click') return !part.contains(target);
  return (event as ToggleEvent).newState === 'closed' && target.contains(pressed);
}

/** Gives a tree of its own what the page's tree knows, and hands its failures on. */
class Given extends Component<GivenProps, { readonly isBroken?: boolean }> {
  override getChildContext() {
    return this.props.context;
  }
  override componentDidCatch(error: unknown) {
    this.setState({ isBroken: true });
    this.props.onError(error);
  }
  override render() {
    return this.state.isBroken ? null : this.props.children;
  }
}

/** What stands as the server has sent it, until it is seen or wanted, or somebody does something in it, which is then answered. */
export class StandingPart extends Component<StandingProps, { readonly failure?: { readonly error: unknown } }> {
  private element: HTMLElement | null = null;
  private readonly mask = standingMask(++roots);
  private stage: 'stands' | 'comes' | 'answers' = 'stands';
  private pressed: HTMLElement | null = null;
  private pressedAt = 0;
  private release: () => void = () => undefined;

  override componentDidMount(): void {
    const { element } = this;
    if (!element) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) void this.takeOver();
    });
    for (const child of element.children) observer.observe(child);
    for (const sign of SIGNS) element.addEventListener(sign, this.hear, true);
    for (const sign of LEAVES) addEventListener(sign, this.forget, true);
    const timer = setTimeout(() => void this.takeOver(), AT_THE_LATEST);
    this.release = () => {
      clearTimeout(timer);
      observer.disconnect();
      for (const sign of SIGNS) element.removeEventListener(sign, this.hear, true);
      for (const sign of LEAVES) removeEventListener(sign, this.forget, true);
      this.release = () => undefined;
    };
    this.componentDidUpdate();
  }

  override componentDidUpdate(): void {
    if (this.stage === 'answers') this.draw();
    else if (this.props.isWanted) void this.takeOver();
  }

  override componentWillUnmount(): void {
    this.release();
    if (this.element && this.stage === 'answers') render(null, this.element);
    this.element = null;
  }

  private readonly hear = (event: Event): void => {
    const pressed = pressedIn(event);
    // a click on something else takes the place of the press before it, as on a page
    if (pressed || event.type === 'click') [this.pressed, this.pressedAt] = [pressed, performance.now()];
    if (pressed && (!(pressed instanceof HTMLButtonElement) || event.type === 'submit')) event.preventDefault();
    void this.takeOver();
  };

  private readonly forget = (event: Event): void => {
    const { element, pressed } = this;
    if (element && pressed && isLeft(event, element, pressed)) this.pressed = null;
  };

  private async takeOver(): Promise<void> {
    if (this.stage !== 'stands' || !this.element) return;
    this.stage = 'comes';
    const isHere = await preloadParts(partsOf.get(this.element) ?? []).then(
      () => true,
      () => false,
    );
    // a task of its own
    await new Promise((resolve) => setTimeout(resolve));
    await pressIsThrough();
    const { element } = this;
    if (!element) return;
    if (!isHere) return this.standOn();
    const enterAgain = keepEntered(element);
    this.stage = 'answers';
    renderHooks.isTakingOver = true;
    try {
      this.draw();
    } finally {
      renderHooks.isTakingOver = false;
    }
    this.release();
    await enterAgain();
    this.props.onTakenOver?.();
    if (this.pressed && isMeantStill(this.pressed, this.pressedAt)) press(this.pressed);
  }

  /** What stands can be read on, and its links lead on; the next sign of its reader, or of the network, asks for the code again, and a press that is meant still is answered then. */
  private standOn(): void {
    const { pressed } = this;
    this.stage = 'stands';
    addEventListener('online', () => void this.takeOver(), { once: true });
    if (!(pressed instanceof HTMLAnchorElement)) return;
    this.pressed = null;
    location.assign(pressed.href);
  }

  private draw(): void {
    const { children } = this.props;
    const onError = (error: unknown) => this.setState({ failure: { error } });
    const tree = createElement(Given, { context: this.context as object, onError, children });
    if (this.element) render(Object.assign(tree, { __m: this.mask }), this.element);
  }

  override render(): ComponentChild {
    const { failure } = this.state;
    if (failure) throw failure.error;
    return createElement('div', {
      className: CLASS,
      ref: (element: HTMLElement | null) => {
        if (element) this.element = element;
      },
    });
  }
}
