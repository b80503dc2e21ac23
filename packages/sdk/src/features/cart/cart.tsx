import { useRef } from 'react';
import { LogInFirst, QueryState } from '#domain/query-state/query-state.js';
import { FlashOutlet } from '#domain/session/flash-outlet.js';
import { lazy } from '#primitives/display/lazy.js';
import { Skeleton, SkeletonGroup, SkeletonRow } from '#primitives/display/skeleton.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { useCart } from '#queries/cart.js';
import { DataProvider, errorMessage, useIsExpired, usePersonKey } from '#services/services.js';
import { usePreloadForPerson } from '#session/use-preload-for-person.js';
import { useStyles } from '#theme/use-styles.js';
import type { ViewProps } from '#widget/contract.js';
import { toReact } from '#widget/react.js';
import { cartContract } from './cart.contract.js';
import { cartText } from './cart.text.js';
import css from './cart-skeleton.css?inline';

type Props = ViewProps<typeof cartContract>;

const FullCart = lazy(async () => (await import('./full-cart.lazy.js')).FullCart);
const EmptyCart = lazy(async () => (await import('./empty-cart.lazy.js')).EmptyCart);

export function Cart(props: Props) {
  return (
    <DataProvider>
      <CartStates key={usePersonKey()} {...props} />
      <FlashOutlet />
    </DataProvider>
  );
}

function CartStates(props: Props) {
  const text = useWords(cartText);
  const query = useCart();
  const isExpired = useIsExpired();
  usePreloadForPerson(FullCart);
  const wasFilled = useRef(false);
  const isRestored = useRef(false);
  const onRestored = () => void (isRestored.current = true);
  const shown = (
    <QueryState
      query={query}
      failed={text.failed}
      reasonOf={errorMessage}
      waiting={<CartSkeleton />}
      isEmpty={({ noOfItems }) => noOfItems === 0}
      empty={
        <EmptyCart
          fallback={<CartSkeleton />}
          isLeft={wasFilled.current}
          waiting={<CartSkeleton />}
          suggestions={props.suggestions}
          onRestored={onRestored}
        />
      }
    >
      {(cart) => {
        wasFilled.current = true;
        return (
          <FullCart
            fallback={<CartSkeleton />}
            waiting={<CartSkeleton />}
            cart={cart}
            isRestored={isRestored.current}
            {...props}
          />
        );
      }}
    </QueryState>
  );
  return (
    <>
      {isExpired && <LogInFirst title={text.logInFirst} to="/cart-review" />}
      {/* what was typed waits, unseen, for the person to be back */}
      <div hidden={isExpired}>{shown}</div>
    </>
  );
}

/** Shows the items, and next to them the sum. */
function CartSkeleton() {
  useStyles(css);
  return (
    <SkeletonGroup>
      <div className="cart-skel">
        <div>
          {[1, 2, 3].map((row) => (
            <SkeletonRow key={row} />
          ))}
        </div>
        <div>
          <Skeleton width="40%" height="2.4em" />
          {[1, 2, 3].map((line) => (
            <Skeleton key={line} />
          ))}
          <Skeleton height="3em" radius="10px" />
        </div>
      </div>
    </SkeletonGroup>
  );
}

export const CartWidget = /* @__PURE__ */ toReact(cartContract, Cart);
