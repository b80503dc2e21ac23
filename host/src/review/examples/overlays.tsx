import { rupees } from '@prosperx/core/money';
import { ProsperXProvider } from '@prosperx/sdk';
import { ReportDialog } from '@prosperx/sdk/site';
import {
  Button,
  Dialog,
  Flash,
  Icon,
  icons,
  Loader,
  Menu,
  Monogram,
  PendingOrderDialog,
  Radios,
  Row,
} from '@prosperx/sdk/site/ui';
import { useEffect } from 'react';
import { type Section, StatefulExample } from '#review/example.js';
import { words } from '#review/review.text.js';

const t = words.dialog;
const c = words.choices;

function Question({ open, set }: { readonly open: boolean; readonly set: (open: boolean) => void }) {
  const close = () => set(false);
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t.title}
      actions={
        <>
          <Button onClick={close}>{t.keep}</Button>
          <Button variant="danger" onClick={close}>
            {t.open}
          </Button>
        </>
      }
    >
      <p className="px-muted">{t.text}</p>
    </Dialog>
  );
}

function TwoSeconds({ open, set }: { readonly open: boolean; readonly set: (open: boolean) => void }) {
  useEffect(() => {
    if (!open) return;
    const timer = setTimeout(() => set(false), 2000);
    return () => clearTimeout(timer);
  }, [open, set]);
  return <Loader open={open} text={t.loading} />;
}

export const overlays: Section = {
  name: 'overlays',
  title: 'Dialog, menu, loader, flash',
  examples: [
    {
      title: 'Dialogs',
      show: () => (
        <Row>
          <StatefulExample start={false}>
            {(open, set) => (
              <>
                <Button onClick={() => set(true)}>{t.open}</Button>
                <Question open={open} set={set} />
              </>
            )}
          </StatefulExample>
          <StatefulExample start={false}>
            {(open, set) => (
              <>
                <Button onClick={() => set(true)}>{t.sort}</Button>
                <Dialog open={open} onClose={() => set(false)} title={c.sort} lightDismiss>
                  <StatefulExample start={c.sorts[0] as string | null}>
                    {(value, pick) => (
                      <Radios
                        legend={c.sort}
                        hideLegend
                        options={c.sorts.map((text) => ({ value: text, text }))}
                        value={value}
                        onPick={pick}
                      />
                    )}
                  </StatefulExample>
                </Dialog>
              </>
            )}
          </StatefulExample>
          <StatefulExample start={false}>
            {(open, set) => (
              <>
                <Button onClick={() => set(true)}>{t.long}</Button>
                <Dialog open={open} onClose={() => set(false)} title={t.longTitle} size="lg" subtitle={t.name}>
                  <p>{t.longText.repeat(30)}</p>
                </Dialog>
              </>
            )}
          </StatefulExample>
        </Row>
      ),
    },
    {
      title: 'Interruptions',
      show: () => (
        <ProsperXProvider>
          <Row>
            <StatefulExample start={false}>
              {(open, set) => (
                <>
                  <Button onClick={() => set(true)}>{t.pending}</Button>
                  <PendingOrderDialog
                    open={open}
                    orders={[
                      { schemeName: t.pendingScheme, amount: rupees(5_000), note: t.pendingNote, beingPaid: false },
                    ]}
                    paymentUrl=""
                    onCancelOrder={() => set(false)}
                    onClose={() => set(false)}
                  />
                </>
              )}
            </StatefulExample>
            <StatefulExample start={false}>
              {(open, set) => (
                <>
                  <Button onClick={() => set(true)}>{t.report}</Button>
                  <ReportDialog open={open} onClose={() => set(false)} />
                </>
              )}
            </StatefulExample>
          </Row>
        </ProsperXProvider>
      ),
    },
    {
      title: 'Menu',
      show: () => (
        <Menu
          label={t.account}
          opener={
            <>
              <Monogram name={t.name} user size="2rem" />
              <Icon shape={icons.chevronDown} />
            </>
          }
        >
          {t.menu.map((text, index) => (
            <a key={text} href="#overlays">
              <Icon shape={[icons.user, icons.chart, icons.bank][index] ?? icons.user} />
              {text}
            </a>
          ))}
          <hr />
          <button type="button" data-tone="danger">
            <Icon shape={icons.logout} />
            {t.logout}
          </button>
        </Menu>
      ),
    },
    {
      title: 'Loader and flash',
      show: () => (
        <StatefulExample start={false}>
          {(open, set) => (
            <Row>
              <Button onClick={() => set(true)}>{t.loader}</Button>
              <TwoSeconds open={open} set={set} />
              <StatefulExample start={null as Parameters<typeof Flash>[0]['flash']}>
                {(flash, show) => (
                  <>
                    <Button
                      onClick={() =>
                        show({ id: (flash?.id ?? 0) + 1, tone: 'success', message: t.done, duration: 3000 })
                      }
                    >
                      {t.flash}
                    </Button>
                    <Button
                      onClick={() =>
                        show({ id: (flash?.id ?? 0) + 1, tone: 'error', message: t.failed, duration: 3000 })
                      }
                    >
                      {t.flashError}
                    </Button>
                    <Flash flash={flash} onHide={() => show(null)} />
                  </>
                )}
              </StatefulExample>
            </Row>
          )}
        </StatefulExample>
      ),
    },
  ],
};
