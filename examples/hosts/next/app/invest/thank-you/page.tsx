import { OrderResult } from '@prosperx/sdk';

interface PageProps {
  readonly searchParams: Promise<{ readonly orderNo?: string }>;
}

export default async function Page({ searchParams }: PageProps) {
  const { orderNo } = await searchParams;
  return <OrderResult orderNo={orderNo} />;
}
