import { useLocation } from 'react-router';

export default function Funds() {
  return <output id="led">{useLocation().pathname}</output>;
}
