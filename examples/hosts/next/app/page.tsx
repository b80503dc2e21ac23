import { Plan } from './plan';

export default function Page() {
  return <Plan monthlyAmount={10_000} />;
}
