import type { OrderSet } from '@prosperx/core/order';
import type { ReactNode } from 'react';
import type { PayObstacle } from '#queries/order.js';
import type { CheckoutVerbs } from '#queries/use-checkout.js';
import { Banner } from '#primitives/display/banner.js';
import { TextLink } from '#primitives/display/text-link.js';
import { useWidget } from '#api/widget-context.js';
import { obstacleText as text } from './obstacle.text.js';
import { OpenPayment } from './open-payment.js';

export interface ObstacleProps {
  readonly obstacle: PayObstacle;
  readonly set: OrderSet;
  readonly onFollow: CheckoutVerbs['follow'];
}

const tones: Readonly<Partial<Record<PayObstacle, 'danger' | 'success'>>> = {
  expired: 'danger',
  refused: 'danger',
  paid: 'success',
};

/** Why orders cannot be paid now, and what can be done instead. */
export function Obstacle({ obstacle, set, onFollow }: ObstacleProps) {
  const { navigate } = useWidget();
  const { openPayment, cartId, pxOrderNumber: orderNo } = set;
  const to = (path: string, name: string, params = {}) => (
    <TextLink onClick={() => navigate(path, params)}>{name}</TextLink>
  );
  const ways: Readonly<Partial<Record<PayObstacle, ReactNode>>> = {
    expired: to('/cart-review', text.goToCart),
    cancelled: to('/cart-review', text.goToCart),
    paid: to('/thank-you', text.seeProgress, { orderNo }),
    refused: to('/search', text.searchFunds),
  };
  const helps: Readonly<Partial<Record<PayObstacle, string>>> = {
    expired: text.expiredHelp,
    refused: text.refusedHelp,
  };
  if (openPayment && obstacle === 'payment_processing')
    return <OpenPayment payment={openPayment} cartId={cartId} onFollow={onFollow} />;
  return (
    <Banner tone={tones[obstacle] ?? 'info'} title={text.titles[obstacle]} action={ways[obstacle]}>
      {helps[obstacle] ?? null}
    </Banner>
  );
}
