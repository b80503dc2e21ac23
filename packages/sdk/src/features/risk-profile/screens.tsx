import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { SkeletonGroup, SkeletonRow } from '#ui/skeleton.js';
import type { ViewProps } from '#widget/contract.js';
import { LoadFailed } from './load-failed.js';
import { Result } from './result.js';
import type { riskProfileContract } from './risk-profile.contract.js';
import { surveyKey, useRiskResult, useSurvey } from './risk-queries.js';
import { SurveyView } from './survey-view.js';

type Props = ViewProps<typeof riskProfileContract>;

/** Result or survey, whichever is asked for and can be had. */
export function Screens(props: Props & { readonly ucc: string }) {
  const { ucc, screen, completed, onFinished } = props;
  const queryClient = useQueryClient();
  const [shown, setShown] = useState(completed ? 'survey' : screen);
  const result = useRiskResult(ucc);
  const isResult = shown === 'result' && result.data !== null;
  const survey = useSurvey(ucc, !isResult);
  const reading = isResult ? result : survey;
  if (reading.error) return <LoadFailed error={reading.error} onRetry={() => void reading.refetch()} />;
  if (isResult) {
    const retake = () => {
      void queryClient.resetQueries({ queryKey: surveyKey });
      setShown('survey');
    };
    if (result.data) return <Result {...props} result={result.data} onRetake={retake} />;
  } else if (survey.data) {
    const finish = () => {
      setShown('result');
      onFinished?.({});
    };
    return <SurveyView {...props} key={survey.data.attemptId} survey={survey.data} onDone={finish} />;
  }
  return (
    <SkeletonGroup>
      {[1, 2, 3].map((row) => (
        <SkeletonRow key={row} />
      ))}
    </SkeletonGroup>
  );
}
