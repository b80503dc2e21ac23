import { useState } from 'react';
import { Banner } from '#primitives/display/banner.js';
import { Button } from '#primitives/display/button.js';
import { lazy } from '#primitives/display/lazy.js';
import { Row, Stack } from '#primitives/display/stack.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { DataProvider } from '#services/services.js';
import { useSession } from '#session/use-session.js';
import { addFundText } from './add-fund.text.js';

const AddFundDialog = lazy(async () => (await import('./add-fund-dialog.lazy.js')).AddFundDialog);

/** The way for an advisor in a customer's account to add a fund to what they are putting together; nothing for anybody else. */
export function AddFund() {
  const { status, advisor, user } = useSession();
  return status === 'signed_in' && advisor && user ? (
    <DataProvider>
      <Adding />
    </DataProvider>
  ) : null;
}

function Adding() {
  const text = useWords(addFundText);
  const [isOpen, setOpen] = useState(false);
  const [isAdded, setAdded] = useState(false);
  const open = () => {
    setAdded(false);
    setOpen(true);
  };
  const added = () => {
    setOpen(false);
    setAdded(true);
  };
  return (
    <Stack gap={2}>
      <Row>
        <Button aria-haspopup="dialog" onClick={open}>
          {text.addFund}
        </Button>
      </Row>
      <p className="px-muted px-small">{text.addFundNote}</p>
      <div role="status" className="px-said">
        {isAdded && <Banner tone="success">{text.fundAdded}</Banner>}
      </div>
      {isOpen && <AddFundDialog onClose={() => setOpen(false)} onAdded={added} />}
    </Stack>
  );
}
