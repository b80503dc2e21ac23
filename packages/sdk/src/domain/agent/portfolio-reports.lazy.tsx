import { zipSync } from 'fflate';
import { useState } from 'react';
import { Banner } from '#primitives/display/banner.js';
import { Button } from '#primitives/display/button.js';
import { Stack } from '#primitives/display/stack.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { Dialog } from '#primitives/overlay/dialog.js';
import { useAllPortfolioReports } from '#queries/portfolio-report.js';
import { errorMessageOr } from '#services/error-message.js';
import { saveText } from '#services/save-text.js';
import { portfolioReportsText } from './portfolio-reports.text.js';

/** Makes a report of each customer's portfolio, one after another, and saves them in one file. */
export function PortfolioReports({ onClose }: { readonly onClose: () => void }) {
  const text = useWords(portfolioReportsText);
  const [{ done, of }, setStep] = useState({ done: 0, of: 0 });
  const making = useAllPortfolioReports((next, all) => setStep({ done: next, of: all }));
  const { data, isPending } = making;
  const files = data?.files ?? {};
  const many = Object.keys(files).length;
  // PDFs are packed already
  const save = () => saveText('portfolio-reports.zip', zipSync(files, { level: 0 }), 'application/zip');
  const leave = () => {
    making.stop();
    onClose();
  };
  return (
    <Dialog
      open
      title={text.title}
      onClose={leave}
      actions={
        isPending ? (
          <Button onClick={making.stop}>{text.stop}</Button>
        ) : (
          <>
            <Button onClick={leave}>{text.close}</Button>
            <Button variant="primary" onClick={many > 0 ? save : () => making.mutate()}>
              {many > 0 ? text.save : text.make}
            </Button>
          </>
        )
      }
    >
      <div role="alert" className="px-said">
        {making.error && <Banner tone="danger">{errorMessageOr(making.error, text.failed)}</Banner>}
      </div>
      <div role="status" className="px-said">
        {data && <Banner tone="success">{text.made(many, data.without)}</Banner>}
      </div>
      <Stack>
        {!data && <p>{text.about}</p>}
        {isPending && (
          <>
            <progress max={Math.max(1, of)} value={done} aria-label={text.making} />
            <p className="px-muted">{text.step(done, of)}</p>
          </>
        )}
      </Stack>
    </Dialog>
  );
}
