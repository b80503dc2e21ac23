import { ButtonLink, DataProvider, EmptyState, useOwnAgent } from '@prosperx/sdk/internal';
import { Link, useRouter } from '@tanstack/react-router';
import { layoutText as text } from '#layout.text.js';

interface ChooseCustomerProps {
  /** Called when a way on is taken. */
  readonly onFollow?: (() => void) | undefined;
  /** What stands around it says the title already. */
  readonly isTitled?: boolean;
}

/** For an advisor on what belongs to a customer while he has chosen none: how to choose one. There is nothing for him to log in to. */
export function ChooseCustomer(props: ChooseCustomerProps) {
  return (
    <DataProvider>
      <Panel {...props} />
    </DataProvider>
  );
}

function Panel({ isTitled, onFollow }: ChooseCustomerProps) {
  const { hasList, partner } = useWays();
  const lead = hasList ? text.chooseFromList : text.chooseInApp(partner?.name);
  if (!isTitled)
    return <EmptyState level={2} title={text.chooseCustomer} text={lead} action={<Way onFollow={onFollow} />} />;
  return (
    <>
      <p>{lead}</p>
      <Way onFollow={onFollow} />
    </>
  );
}

function Way({ onFollow }: Pick<ChooseCustomerProps, 'onFollow'>) {
  const { hasList, partner } = useWays();
  if (!hasList && partner?.returnUrl)
    return (
      <ButtonLink variant="primary" href={partner.returnUrl}>
        {text.backTo(partner.name)}
      </ButtonLink>
    );
  return (
    <Link
      className="px-btn"
      data-variant="primary"
      to={(hasList ? '/my-customers' : '/home') as never}
      onClick={onFollow}
    >
      {hasList ? text.myCustomers : text.explore}
    </Link>
  );
}

/** The list of customers where the site has one, else the app from which the advisor came. */
function useWays() {
  const { data } = useOwnAgent();
  const { routesByPath } = useRouter();
  return { hasList: '/my-customers' in routesByPath, partner: data?.partner };
}
