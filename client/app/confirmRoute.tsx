import { lazy, Suspense } from 'react';
import { type RouteObject, useParams } from 'react-router-dom';
import { confirmEmailUrl } from '../accounts/urls';
import { confirmsSubscription } from '../newsletter/urls';
import { RequireUser } from '../session/guards';
import { PageSkeleton } from '../ui/PageSkeleton';

const ConfirmEmailPage = lazy(async () => ({
  default: (await import('../accounts/public/ConfirmEmailPage')).ConfirmEmailPage,
}));
const ConfirmSubscriptionPage = lazy(async () => ({
  default: (await import('../newsletter/public/ConfirmSubscriptionPage')).ConfirmSubscriptionPage,
}));

/** The links of two rooms lead to the same address; their tokens tell which. The newsletter's holder needs no account. */
function ConfirmDoor() {
  const { token = '' } = useParams();
  if (!confirmsSubscription(token)) return <RequireUser />;
  return (
    <Suspense fallback={<PageSkeleton />}>
      <ConfirmSubscriptionPage />
    </Suspense>
  );
}

/** /confirm/{token} */
export const confirmRoute: RouteObject = {
  path: `${confirmEmailUrl}/:token`,
  element: <ConfirmDoor />,
  children: [
    {
      // a stranger can open an account with somebody else's address: only its own person may confirm it
      index: true,
      element: (
        <Suspense fallback={<PageSkeleton />}>
          <ConfirmEmailPage />
        </Suspense>
      ),
    },
  ],
};
