import { type FileUpload, SegmentField, SignaturePad, UploadField } from '@prosperx/sdk/site/ui';
import { type Example, type Section, StatefulExample } from '#review/example.js';
import { papersText as t } from '#review/review.text.js';

const nothing = () => undefined;
const file = new File(['x'.repeat(184_000)], t.file);
const picture =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 100"><path fill="#dde" d="M0 0h240v100H0z"/></svg>',
  );

const states: readonly (readonly [title: string, state: FileUpload['state'], url: string | null])[] = [
  ['Picture, none yet', { name: 'idle' }, null],
  ['Picture, not one that is taken', { name: 'unfit', fault: 'upload_type' }, null],
  ['Picture, on its way', { name: 'sending', file, share: 0.42 }, null],
  ['Picture, did not arrive', { name: 'failed', file, why: t.failed }, null],
  ['Picture, kept', { name: 'done', file }, picture],
];

const uploads: readonly Example[] = states.map(([title, state, url]) => ({
  title,
  show: () => <UploadField label={t.cheque} hint={t.chequeHint} url={url} upload={{ state, start: nothing }} />,
}));

export const papers: Section = {
  name: 'papers',
  title: 'Pictures and signature',
  examples: [
    ...uploads,
    { title: 'Signature', show: () => <SignaturePad onDrawn={nothing} /> },
    {
      title: 'One of a few words',
      show: () => (
        <StatefulExample start={null as string | null}>
          {(value, set) => (
            <SegmentField
              label={t.account}
              options={t.accounts.map((each) => ({ value: each, text: each }))}
              value={value}
              onPick={set}
              error={value === null ? t.accountError : undefined}
            />
          )}
        </StatefulExample>
      ),
    },
  ],
};
