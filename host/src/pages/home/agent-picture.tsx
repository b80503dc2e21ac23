import { useAgentPicture, useChangePicture } from '@prosperx/sdk/site/advisor';
import { Monogram, useWords } from '@prosperx/sdk/site/ui';
import { advisorHomeText } from './advisor-home.text.js';

/** The advisor's picture, else their initials; a press chooses another. */
export function AgentPicture({ name }: { readonly name: string }) {
  const text = useWords(advisorHomeText);
  const url = useAgentPicture();
  const change = useChangePicture(text.pictureSaved);
  return (
    <label className="h-agent__picture" data-busy={change.isPending || undefined}>
      {url === null ? <Monogram name={name} user size="3.5rem" /> : <img src={url} alt="" />}
      <input
        className="px-vh"
        type="file"
        accept="image/jpeg,image/png,image/gif,image/bmp"
        aria-label={url === null ? text.addPicture : text.changePicture}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          if (file) change.mutate(file);
          event.currentTarget.value = '';
        }}
      />
    </label>
  );
}
