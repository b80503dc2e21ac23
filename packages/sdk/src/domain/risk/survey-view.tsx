import { riskErrorText } from '@prosperx/core/risk';
import { type FormEvent, useRef, useState } from 'react';
import { Banner } from '#primitives/display/banner.js';
import { Button } from '#primitives/display/button.js';
import { TextLink } from '#primitives/display/links.js';
import { ProgressBar } from '#primitives/display/progress-bar.js';
import { RadioCards } from '#primitives/form/radio-cards.js';
import { useFirstWrong } from '#primitives/form/use-first-wrong.js';
import { useWords } from '#primitives/hooks/use-words.js';
import type { Survey } from '#queries/risk.js';
import { useBeforePaint, useStyles } from '#theme/use-styles.js';
import { riskProfileText } from './risk.text.js';
import { type RiskSurvey, useRiskSurvey } from './use-risk-survey.js';
import css from './risk.css?inline';

export interface SurveyViewProps {
  readonly ucc: string;
  readonly survey: Survey;
  /** All is answered and judged. */
  readonly onDone: () => void;
}

/** A few words, then one question a screen. */
export function SurveyView({ ucc, survey, onDone }: SurveyViewProps) {
  const text = useWords(riskProfileText);
  useStyles(css);
  const risk = useRiskSurvey(ucc, survey, onDone);
  if (risk.question)
    return <Question key={risk.question.questionNo} survey={survey} risk={risk} question={risk.question} />;
  return (
    <section className="risk">
      <header>
        <h2>{text.introTitle}</h2>
        <p>{introOf(survey, text)}</p>
      </header>
      <footer>
        <Button variant="primary" size="lg" onClick={risk.begin}>
          {text.begin}
        </Button>
      </footer>
    </section>
  );
}

/** Returns what is to come, or that one goes on where one left. */
export function introOf({ questions, answers }: Survey, text: typeof riskProfileText): string {
  const count = questions.length;
  const answered = Object.keys(answers).length;
  return answered > 0 ? text.resumed(answered, count) : text.intro(count);
}

interface QuestionProps {
  readonly survey: Survey;
  readonly risk: RiskSurvey;
  readonly question: Survey['questions'][number];
}

/** One question, its answers as options. */
export function Question({ survey, risk, question }: QuestionProps) {
  const riskErrorWords = useWords(riskErrorText);
  const text = useWords(riskProfileText);
  useStyles(css);
  const [tries, setTries] = useState(0);
  const form = useFirstWrong<HTMLFormElement>(tries);
  const heading = useRef<HTMLHeadingElement>(null);
  useBeforePaint(() => heading.current?.focus(), []);
  const count = survey.questions.length;
  const at = (risk.state.at ?? 0) + 1;
  const isLast = at === count;
  const label = text.question(at, count);
  const next = (event: FormEvent) => {
    event.preventDefault();
    if (risk.answerOptionId === undefined) setTries(tries + 1);
    if (isLast) risk.submit();
    else risk.next();
  };
  return (
    <form ref={form} className="risk" noValidate onSubmit={next}>
      <header>
        <p className="risk__count">{label}</p>
        <ProgressBar label={label} done={at} of={count} />
        <h2 ref={heading} tabIndex={-1}>
          {question.description}
        </h2>
      </header>
      <RadioCards
        legend={question.description}
        cards={question.options.map(({ answerOptionId, answerDescription }) => ({
          value: String(answerOptionId),
          title: answerDescription,
        }))}
        value={risk.answerOptionId === undefined ? null : String(risk.answerOptionId)}
        onPick={(picked) => risk.pick(Number(picked))}
        error={risk.state.isMissing ? riskErrorWords.answer_required : undefined}
      />
      {risk.isUnsaved && (
        <Banner action={<TextLink onClick={risk.saveAgain}>{text.retry}</TextLink>}>{text.notSaved}</Banner>
      )}
      <footer>
        {at > 1 && (
          <Button variant="ghost" onClick={risk.previous}>
            {text.previous}
          </Button>
        )}
        <Button type="submit" variant="primary" busy={risk.isJudging}>
          {isLast ? text.submit : text.next}
        </Button>
      </footer>
    </form>
  );
}
