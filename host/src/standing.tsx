import { preloadParts, renderHooks } from '@prosperx/sdk/site/ui';
import { type ComponentChild, Component, type ComponentChildren, createElement, render } from 'preact';
import { keepEntered } from './early-input.js';

const CLASS = 'px-standing';
/** What somebody does in it. */
const SIGNS = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'click', 'submit'] as const;
/** Milliseconds after which it takes over although nobody has come near: answers that it was given are kept for some minutes. */
const AT_THE_LATEST = 60_000;

/** The parts that each needs. */
const partsOf = new WeakMap<Element, readonly string[]>();
/** Ids of one are none of another's: Preact counts them by what the root of a tree has as `__m`. */
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

/** A link that the reader wants in another tab or as a file, or that leads elsewhere, is left to the browser. */
function answersAlone(pressed: HTMLElement, event: Event): boolean {
  if (!(pressed instanceof HTMLAnchorElement)) return true;
  if (!(event instanceof MouseEvent) || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return false;
  return pressed.origin === location.origin && !pressed.target && !pressed.download;
}

/** Gives a tree of its own what the page's tree knows, and hands its failures on. */
class Given extends Component<GivenProps> {
  override getChildContext() {
    return this.props.context;
  }
  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }
  override render() {
    return this.props.children;
  }
}

/** What stands as the server has sent it, until it is seen or wanted, or somebody does something in it, which is then answered. */
export class StandingPart extends Component<StandingProps, { readonly failure?: { readonly error: unknown } }> {
  private element: HTMLElement | null = null;
  private readonly mask = [++roots, 0];
  private stage: 'stands' | 'comes' | 'answers' = 'stands';
  private answer: (() => void) | null = null;
  private release: () => void = () => undefined;

  override componentDidMount(): void {
    const { element } = this;
    if (!element) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) void this.takeOver();
    });
    for (const child of element.children) observer.observe(child);
    for (const sign of SIGNS) element.addEventListener(sign, this.hear, true);
    const timer = setTimeout(() => void this.takeOver(), AT_THE_LATEST);
    this.release = () => {
      clearTimeout(timer);
      observer.disconnect();
      for (const sign of SIGNS) element.removeEventListener(sign, this.hear, true);
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
    const { target, type } = event;
    if (!(target instanceof Element)) return;
    const pressed = type === 'click' ? target.closest('button[type=button], a[href]') : null;
    if (pressed instanceof HTMLElement && answersAlone(pressed, event)) {
      if (pressed instanceof HTMLAnchorElement) event.preventDefault();
      this.answer = () => pressed.isConnected && pressed.click();
    }
    if (event instanceof SubmitEvent && target instanceof HTMLFormElement) {
      event.preventDefault();
      this.answer = () => target.isConnected && target.requestSubmit(event.submitter);
    }
    void this.takeOver();
  };

  private async takeOver(): Promise<void> {
    if (this.stage !== 'stands' || !this.element) return;
    this.stage = 'comes';
    try {
      await preloadParts(partsOf.get(this.element) ?? []);
    } catch {
      // its links and forms work without scripts too
      this.release();
      return this.answer?.();
    }
    // a task of its own
    await new Promise((resolve) => setTimeout(resolve));
    const { element } = this;
    if (!element) return;
    const enterAgain = keepEntered(element);
    this.stage = 'answers';
    renderHooks.isTakingOver = true;
    this.draw();
    renderHooks.isTakingOver = false;
    await enterAgain();
    this.release();
    this.props.onTakenOver?.();
    this.answer?.();
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
    return (
      <div
        className={CLASS}
        ref={(element) => {
          if (element) this.element = element;
        }}
      />
    );
  }
}
