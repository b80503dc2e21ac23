import { useLocation } from 'react-router';

export default function Funds() {
  const { pathname, search } = useLocation();
  return <output id="led">{pathname + search}</output>;
}
