import { isProfileLocked } from '@prosperx/core/registration';
import { type FormEvent, type ReactNode, useRef } from 'react';
import { ExchangeRefused } from '#domain/profile/exchange-refused.js';
import { Banner } from '#primitives/display/banner.js';
import { Button } from '#primitives/display/button.js';
import { Icon } from '#primitives/display/icon.js';
import type { Form } from '#primitives/form/use-form.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { arrowLeft, lock } from '#primitives/icons/controls.js';
import { useBeforePaint } from '#theme/use-styles.js';
import { onboardingText } from './onboarding.text.js';
import type { StepProps } from './step-views.js';

export interface StepFrameProps extends StepProps {
  readonly title: string;
  readonly intro?: string;
  /** The props of the form; without them the button calls `next`. */
  readonly form?: Form<object>['form'];
  readonly submit?: string;
  readonly busy?: boolean;
  /** Says by itself how far the registration is. */
  readonly isQuiet?: boolean;
  /** Its content has a form of its own: the frame is none, and its button calls `next` as a way round. */
  readonly isSection?: boolean;
  /** Beside the form, or below it where there is no room. */
  readonly aside?: ReactNode;
  readonly children?: ReactNode;
}

/** Shows what the steps have in common: heading, what stands in the way, the form, and the ways back and on. */
export function StepFrame(props: StepFrameProps) {
  const text = useWords(onboardingText);
  const {
    onboarding,
    view,
    title,
    intro,
    form,
    submit = text.next,
    busy = false,
    isQuiet = false,
    isSection = false,
    aside,
    children,
  } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useBeforePaint(() => {
    if (onboarding.hasMoved) heading.current?.focus();
  }, []);
  const Body = isSection ? 'section' : 'form';
  const next = {
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      onboarding.next();
    },
  };
  return (
    <div className="onboarding__grid">
      <Body {...(isSection ? {} : (form ?? next))} className="onboarding__form">
        <header>
          <h2 ref={heading} tabIndex={-1}>
            {title}
          </h2>
          {intro && <p>{intro}</p>}
        </header>
        <ExchangeRefused profile={view} steps={{ at: onboarding.step, onGo: onboarding.goTo }} />
        {!isQuiet && isProfileLocked(view) && <Banner tone="info">{text.locked}</Banner>}
        {children}
        <footer>
          {onboarding.back && (
            <Button variant="ghost" onClick={onboarding.back}>
              <Icon shape={arrowLeft} />
              {text.back}
            </Button>
          )}
          {isSection ? (
            <Button onClick={onboarding.next}>{submit}</Button>
          ) : (
            <Button type="submit" variant="primary" busy={busy}>
              {submit}
            </Button>
          )}
        </footer>
      </Body>
      <aside className="onboarding__aside">
        {aside}
        <p className="onboarding__safe">
          <Icon shape={lock} />
          {text.safe}
        </p>
        {!isQuiet && !isProfileLocked(view) && <p className="onboarding__safe">{text.drafts}</p>}
      </aside>
    </div>
  );
}
