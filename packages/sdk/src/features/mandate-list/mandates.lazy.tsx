import type { Mandate } from '@prosperx/core/mandate';
import { toRupees } from '@prosperx/core/money';
import { useState } from 'react';
import { NoBank } from '#domain/mandate/no-bank.js';
import { QueryState } from '#domain/query-state/query-state.js';
import { OwnLogin } from '#domain/session/own-login.js';
import { Button } from '#primitives/display/button.js';
import { EmptyState } from '#primitives/display/empty-state.js';
import { Icon } from '#primitives/display/icon.js';
import { lazy } from '#primitives/display/lazy.js';
import { useKeptFocus } from '#primitives/hooks/use-kept-focus.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { plus } from '#primitives/icons/features.js';
import { useCancelMandate } from '#queries/mandate.js';
import { useProfileView } from '#queries/profile.js';
import { showErrorFlash } from '#services/error-message.js';
import { errorMessage, useServices } from '#services/services.js';
import { useWidget } from '#services/widget-context.js';
import { useIsLocked, useIsReadOnly, useIsSignedOn, useSession } from '#session/use-session.js';
import { useStyles } from '#theme/use-styles.js';
import { MandateCard } from './mandate-card.js';
import { mandateListText } from './mandate-list.text.js';
import { LIST, SETUP, setupParams } from './setup-page.js';
import css from '#domain/mandate/mandate.css?inline';

const ShareLink = lazy(async () => (await import('./share-link.lazy.js')).ShareLink);
const CancelDialog = lazy(async () => (await import('./cancel-dialog.lazy.js')).CancelDialog);

interface MandatesProps {
  readonly mandates: readonly Mandate[];
  readonly onCancelled?: ((detail: object) => void) | undefined;
}

/** The mandates of an investor, or that there are none, with the ways to another one. */
export function Mandates({ mandates, onCancelled }: MandatesProps) {
  const text = useWords(mandateListText);
  useStyles(css);
  const profile = useProfileView();
  const place = useKeptFocus<HTMLDivElement>();
  return (
    <QueryState query={profile} failed={text.failed} reasonOf={errorMessage}>
      {({ bankAccountNumber, ucc }) =>
        !bankAccountNumber && mandates.length === 0 ? (
          <NoBank />
        ) : (
          <div className="mandate" ref={place}>
            <Head ucc={ucc} isEmpty={mandates.length === 0} />
            {mandates.length > 0 && <OwnLogin to={LIST} />}
            {mandates.length === 0 ? (
              <NoMandates ucc={ucc} />
            ) : (
              <Cards mandates={mandates} ucc={ucc} onCancelled={onCancelled} />
            )}
          </div>
        )
      }
    </QueryState>
  );
}

/** What mandates are, the way to a new one, and for an advisor the link to it. */
function Head({ ucc, isEmpty }: { readonly ucc: string; readonly isEmpty: boolean }) {
  const text = useWords(mandateListText);
  const { navigate } = useWidget();
  const { advisor } = useSession();
  const isLocked = useIsLocked();
  const isReadOnly = useIsReadOnly();
  return (
    <div className="mandate__head">
      <p>{text.intro}</p>
      {!isEmpty && !isLocked && !isReadOnly && (
        <Button variant="primary" onClick={() => navigate(SETUP, setupParams(ucc))}>
          <Icon shape={plus} />
          {text.newMandate}
        </Button>
      )}
      {advisor && !isLocked && <ShareLink ucc={ucc} />}
    </div>
  );
}

function NoMandates({ ucc }: { readonly ucc: string }) {
  const text = useWords(mandateListText);
  const { navigate } = useWidget();
  const isLocked = useIsLocked();
  const isReadOnly = useIsReadOnly();
  const action = isReadOnly ? (
    <OwnLogin to={LIST} />
  ) : isLocked ? null : (
    <Button variant="primary" onClick={() => navigate(SETUP, setupParams(ucc))}>
      {text.newMandate}
    </Button>
  );
  return <EmptyState level={2} title={text.empty} text={text.emptyText} action={action} />;
}

function Cards({ mandates, ucc, onCancelled }: MandatesProps & { readonly ucc: string }) {
  const text = useWords(mandateListText);
  const { navigate } = useWidget();
  const { flash } = useServices();
  const { advisor } = useSession();
  const isLocked = useIsLocked();
  const isSignedOn = useIsSignedOn();
  const isReadOnly = useIsReadOnly();
  const [asked, setAsked] = useState<Mandate | null>(null);
  const cancel = useCancelMandate();
  // both stand in the address in a form that is prescribed
  const next = ({ bseMandateId, amount }: Mandate) =>
    navigate(SETUP, {
      ...setupParams(ucc),
      mandateId: btoa(bseMandateId),
      mandateLimit: btoa(String(toRupees(amount))),
    });
  const end = (mandate: Mandate) =>
    cancel.mutate(mandate, {
      onSuccess: () => {
        setAsked(null);
        flash.getState().show('success', text.cancelled);
        onCancelled?.({});
      },
      onError: (error) => showErrorFlash({ flash }, error),
    });
  return (
    <>
      <ul className="mandate__list" aria-label={text.list}>
        {mandates.map((mandate) => (
          <MandateCard
            key={mandate.bseMandateId}
            mandate={mandate}
            // a form on paper is given to its owner alone, who signed in themselves
            onNext={isLocked || isReadOnly || (isSignedOn && mandate.method === 'paper') ? undefined : next}
            // its owner alone may end it, who signed in themselves
            onCancel={advisor || isSignedOn ? undefined : setAsked}
          />
        ))}
      </ul>
      {asked && (
        <CancelDialog
          mandate={asked}
          busy={cancel.isPending}
          onKeep={() => setAsked(null)}
          onCancel={() => end(asked)}
        />
      )}
    </>
  );
}
