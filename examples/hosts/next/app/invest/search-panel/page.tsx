interface PageProps {
  readonly searchParams: Promise<{ readonly monthlyAmount?: string }>;
}

export default async function Page({ searchParams }: PageProps) {
  const { monthlyAmount } = await searchParams;
  return <output id="led">{`/invest/search-panel?monthlyAmount=${monthlyAmount}`}</output>;
}
