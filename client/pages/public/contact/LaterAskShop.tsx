import { lazy, Suspense } from 'react';

const Nothing = () => null;

const Ways = lazy(() =>
  import('./AskShop').then(
    ({ AskShop }) => ({ default: AskShop }),
    () => ({ default: Nothing }),
  ),
);

/** `AskShop`, whose code comes when it is needed; without it the rest of the page stands. */
export function AskShop() {
  return (
    <Suspense>
      <Ways />
    </Suspense>
  );
}
