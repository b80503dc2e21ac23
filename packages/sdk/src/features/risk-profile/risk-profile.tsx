import { DataProvider } from '#data/data-provider.js';
import { usePart } from '#data/use-part.js';
import { useProfileView } from '#data/profile-queries.js';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FlashPlace } from '#ui/flash-place.js';
import { ProfileStates } from '#ui/profile-states.js';
import { SkeletonGroup, SkeletonRow } from '#ui/skeleton.js';
import type { ViewProps } from '#widget/contract.js';
import type { riskProfileContract } from './risk-profile.contract.js';
import { surveyKey, useRiskResult, useSurvey } from './risk-queries.js';

type Props = ViewProps<typeof riskProfileContract>;

const loadLater = () => import('./later.js');

export function RiskProfile(props: Props) {
  return (
    <DataProvider>
      <OfProfile {...props} />
    </DataProvider>
  );
}

function OfProfile(props: Props) {
  const reading = useProfileView();
  return (
    <ProfileStates reading={reading} place={`/profile/risk-profile${props.screen === 'result' ? '-result' : ''}`}>
      {(view) => (
        <>
          <Screens {...props} ucc={view.encryptedId} />
          <FlashPlace />
        </>
      )}
    </ProfileStates>
  );
}

/** Result or survey, whichever is asked for and can be had. */
function Screens(props: Props & { readonly ucc: string }) {
  const { ucc, screen, completed, onFinished } = props;
  const queryClient = useQueryClient();
  const [shown, setShown] = useState(completed ? 'survey' : screen);
  const result = useRiskResult(ucc);
  const isResult = shown === 'result' && result.data !== null;
  const survey = useSurvey(ucc, !isResult);
  const later = usePart(loadLater);
  const reading = isResult ? result : survey;
  if (reading.error && later) return <later.LoadFailed error={reading.error} onRetry={() => void reading.refetch()} />;
  if (isResult) {
    const retake = () => {
      void queryClient.resetQueries({ queryKey: surveyKey });
      setShown('survey');
    };
    if (result.data && later) return <later.Result {...props} result={result.data} onRetake={retake} />;
  } else if (survey.data && later) {
    const finish = () => {
      setShown('result');
      onFinished?.({});
    };
    return <later.SurveyView {...props} key={survey.data.attemptId} survey={survey.data} onDone={finish} />;
  }
  return (
    <SkeletonGroup>
      {[1, 2, 3].map((row) => (
        <SkeletonRow key={row} />
      ))}
    </SkeletonGroup>
  );
}
