import { Navigate } from 'react-router-dom';
import { usePageHead } from '../lib/pageHead';
import { serverSide } from '../lib/serverSide';

/** Says that there is nothing at this address: who asks for it by its path gets a 404. */
export function PageMissing() {
  usePageHead({ isMissing: true });
  return null;
}

/** Leads to another route; on the server that one is drawn in place of this one. */
export function MovedTo({ to }: { to: string }) {
  usePageHead({ movedTo: to });
  return serverSide() ? null : <Navigate to={to} replace />;
}
