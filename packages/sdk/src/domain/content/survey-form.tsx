import { COMMENT_LENGTH, type Survey } from '@prosperx/core/content';
import { useState } from 'react';
import { Banner } from '#primitives/display/banner.js';
import { Button } from '#primitives/display/button.js';
import { Card } from '#primitives/display/card.js';
import { Stack } from '#primitives/display/stack.js';
import { SegmentField } from '#primitives/form/segment-field.js';
import { TextField } from '#primitives/form/text-field.js';
import { useFirstWrong } from '#primitives/form/use-first-wrong.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { useSurvey } from '#queries/content.js';
import { errorMessageOr, showErrorFlash } from '#services/error-message.js';
import { DataProvider, useServices } from '#services/services.js';
import { extrasText } from './content.text.js';

const RATINGS = ['1', '2', '3', '4', '5'] as const;

/** Asks how somebody likes it, once a visit. */
export const SurveyForm = ({ survey }: { readonly survey: Survey }) => (
  <DataProvider>
    <Question survey={survey} />
  </DataProvider>
);

function Question({ survey }: { readonly survey: Survey }) {
  const text = useWords(extrasText);
  const services = useServices();
  const answer = useSurvey(survey);
  const [rating, setRating] = useState<(typeof RATINGS)[number] | null>(null);
  const [tries, setTries] = useState(0);
  const form = useFirstWrong<HTMLDivElement>(tries);
  const [comment, setComment] = useState('');
  const send = () => {
    setTries(tries + 1);
    if (rating === null) return;
    answer.mutate(
      { rating: Number(rating), comment },
      { onError: (error) => showErrorFlash(services, error, errorMessageOr(error, text.failed)) },
    );
  };
  return (
    <Card title={text.survey}>
      <div role="status">{answer.isSuccess && <Banner tone="success">{text.thanks}</Banner>}</div>
      {!answer.isSuccess && (
        <Stack>
          <div ref={form}>
            <SegmentField
              label={text.rating}
              options={RATINGS.map((value) => ({ value, text: value }))}
              value={rating}
              onPick={setRating}
              error={tries > 0 && rating === null ? text.chooseRating : undefined}
            />
          </div>
          <TextField
            label={text.comment}
            note={text.optional}
            hint={text.noNames}
            maxLength={COMMENT_LENGTH}
            value={comment}
            onInput={setComment}
          />
          <Button busy={answer.isPending} onClick={send}>
            {text.send}
          </Button>
        </Stack>
      )}
    </Card>
  );
}
