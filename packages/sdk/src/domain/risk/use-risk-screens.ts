import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { surveyKey, useRiskResult, useSurvey } from '#queries/risk.js';

export type RiskScreen = 'survey' | 'result';

/** Result or survey, whichever is asked for and can be had. `first` is asked for by the page, until the reader or the page wants another. */
export function useRiskScreens(ucc: string, first: RiskScreen) {
  const queryClient = useQueryClient();
  const [kept, setKept] = useState({ first, shown: first });
  if (kept.first !== first) setKept({ first, shown: first });
  const result = useRiskResult(ucc);
  const isResult = kept.shown === 'result' && result.data !== null;
  const survey = useSurvey(ucc, !isResult);
  const reading = isResult ? result : survey;
  return {
    /** Of the two, the one that is shown, when it was read. */
    result: isResult ? result.data : undefined,
    survey: isResult ? undefined : survey.data,
    error: reading.error,
    readAgain: () => void reading.refetch(),
    retake: () => {
      void queryClient.resetQueries({ queryKey: surveyKey });
      setKept({ first, shown: 'survey' });
    },
    finish: () => {
      setKept({ first, shown: 'result' });
      // the next attempt is another
      void queryClient.resetQueries({ queryKey: surveyKey });
    },
  };
}
