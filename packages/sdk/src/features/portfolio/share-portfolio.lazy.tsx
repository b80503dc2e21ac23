import type { BodyOf } from '@prosperx/core/http';
import type { Portfolio, sharePortfolio, ShareType } from '@prosperx/core/portfolio';
import { FlashOutlet } from '#domain/session/flash-outlet.js';
import { ShareDialog } from '#domain/share/share-dialog.js';
import { Button } from '#primitives/display/button.js';
import { Icon } from '#primitives/display/icon.js';
import { Row, Stack } from '#primitives/display/stack.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { download } from '#primitives/icons/features.js';
import { useSharePortfolio } from '#queries/portfolio-files.js';
import { showErrorFlash } from '#services/error-message.js';
import { handFile } from '#services/hand-file.js';
import { useServices } from '#services/services.js';
import { useWidget } from '#services/widget-context.js';
import { useSession } from '#session/use-session.js';
import { sharePortfolioText } from './files.text.js';

interface SharePortfolioProps {
  readonly portfolio: Portfolio;
  readonly onClose: () => void;
}

/** Returns what is sent of the portfolio that the page shows. */
function useBody(portfolio: Portfolio) {
  const { user } = useSession();
  return (type: ShareType, value?: string): BodyOf<typeof sharePortfolio> => ({
    type,
    encryptedId: user?.encryptedId ?? '',
    ...(value !== undefined && { value }),
    ...(user && { clientName: user.name }),
    amountInvested: portfolio.netAmountInvested,
    currentValue: portfolio.netCurrentValue,
    returnAmount: portfolio.netReturnAmount,
    returnPercentage: portfolio.netReturnPercentage,
    ...(portfolio.asOfNavDate && { date: portfolio.asOfNavDate }),
  });
}

/** Offers an advisor the ways to send the portfolio; the server makes words, link and files when it is sent. */
export function SharePortfolio({ portfolio, onClose }: SharePortfolioProps) {
  const text = useWords(sharePortfolioText);
  const { user } = useSession();
  const body = useBody(portfolio);
  const share = useSharePortfolio();
  return (
    <>
      <FlashOutlet />
      <ShareDialog
        open
        onClose={onClose}
        heading={text.title}
        header={<Files body={body} name={user?.name ?? ''} />}
        message=""
        url=""
        make={async () => {
          const { message, shortenUrl } = await share.mutateAsync(body('whatsapp'));
          return { message, url: shortenUrl };
        }}
        sender={{ send: ({ channel, to }) => share.mutateAsync(body(channel === 'sms' ? 'mobile' : 'email', to)) }}
        sentMessage={text.shared}
        failedMessage={text.failed}
      />
    </>
  );
}

interface FilesProps {
  readonly body: ReturnType<typeof useBody>;
  readonly name: string;
}

/** The portfolio as PDF and as a picture, both with the name of the advisor. */
function Files({ body, name }: FilesProps) {
  const text = useWords(sharePortfolioText);
  const services = useServices();
  const widget = useWidget();
  const making = useSharePortfolio();
  const save = (type: 'image' | 'pdf') =>
    making.mutate(body(type), {
      onSuccess: (file) =>
        void handFile({ ...file, fileType: type === 'pdf' ? 'application/pdf' : 'image/png' }, widget),
      onError: (error) => showErrorFlash(services, error, text.failed),
    });
  return (
    <Stack gap={2}>
      <p>{text.details(name)}</p>
      <p className="px-muted px-small">{text.files}</p>
      <Row gap={2}>
        {(['pdf', 'image'] as const).map((type) => (
          <Button
            key={type}
            size="sm"
            busy={making.isPending && making.variables.type === type}
            data-px-download={type === 'pdf' ? '' : undefined}
            onClick={() => save(type)}
          >
            <Icon shape={download} />
            {text[type]}
          </Button>
        ))}
      </Row>
    </Stack>
  );
}
