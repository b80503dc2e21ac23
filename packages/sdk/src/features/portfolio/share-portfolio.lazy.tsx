import type { BodyOf, ReplyOf } from '@prosperx/core/http';
import type { Portfolio, sharePortfolio, ShareType } from '@prosperx/core/portfolio';
import { useEffect, useRef } from 'react';
import { FlashOutlet } from '#domain/session/flash-outlet.js';
import { ShareDialog } from '#domain/share/share-dialog.js';
import { Button } from '#primitives/display/button.js';
import { Icon } from '#primitives/display/icon.js';
import { Row, Stack } from '#primitives/display/stack.js';
import { useLatest } from '#primitives/hooks/use-latest.js';
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

type Shared = ReplyOf<typeof sharePortfolio>['responseData'];

/** Has the server make words, link and picture of the portfolio, and offers an advisor the ways to send them. */
export function SharePortfolio({ portfolio, onClose }: SharePortfolioProps) {
  const text = useWords(sharePortfolioText);
  const services = useServices();
  const made = useSharePortfolio();
  const body = useBody(portfolio);
  const fail = useLatest((error: unknown) => {
    showErrorFlash(services, error, text.failed);
    onClose();
  });
  const begin = useLatest(() => made.mutate(body('whatsapp'), { onError: (error) => fail.current(error) }));
  const isBegun = useRef(false);
  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    begin.current();
  }, [begin]);
  return made.data ? <Share shared={made.data} body={body} onClose={onClose} /> : null;
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

interface ShareProps {
  readonly shared: Shared;
  readonly body: ReturnType<typeof useBody>;
  readonly onClose: () => void;
}

function Share({ shared, body, onClose }: ShareProps) {
  const text = useWords(sharePortfolioText);
  const { user } = useSession();
  const share = useSharePortfolio();
  return (
    <>
      <FlashOutlet />
      <ShareDialog
        open
        onClose={onClose}
        heading={text.title}
        header={<Files body={body} name={user?.name ?? ''} />}
        message={shared.message}
        url={shared.shortenUrl}
        sender={{ send: ({ channel, to }) => share.mutateAsync(body(channel === 'sms' ? 'mobile' : 'email', to)) }}
        sentMessage={text.shared}
        failedMessage={text.failed}
      />
    </>
  );
}

/** The portfolio as PDF and as a picture, both with the name of the advisor. */
function Files({ body, name }: Pick<ShareProps, 'body'> & { readonly name: string }) {
  const text = useWords(sharePortfolioText);
  const services = useServices();
  const { apiBase } = useWidget();
  const making = useSharePortfolio();
  const save = (type: 'image' | 'pdf') =>
    making.mutate(body(type), {
      onSuccess: (file) =>
        void handFile({ ...file, fileType: type === 'pdf' ? 'application/pdf' : 'image/png' }, apiBase),
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
