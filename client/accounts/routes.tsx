import type { RouteObject } from 'react-router-dom';
import { RequireUser } from '../session/guards';
import type { RouteHandle } from '../lib/router/knownAddress';
import { loginUrl } from '../session/urls';
import { accessTokensUrl, changePasswordUrl, forgotPasswordUrl, resetPasswordUrl, settingsUrl } from './urls';

const resetPasswordPage = async () => ({
  Component: (await import('./pages/ResetPasswordPage')).ResetPasswordPage,
});

/** Without `/confirm/{token}`, which is the newsletter's, too (app/confirmRoute.tsx). */
export const accountsRoutes: RouteObject[] = [
  {
    path: loginUrl(),
    handle: { query: ['redirect', 'tab', 'provider', 'code', 'error'] } satisfies RouteHandle,
    lazy: async () => ({ Component: (await import('./pages/LoginPage')).LoginPage }),
  },
  {
    path: forgotPasswordUrl,
    lazy: async () => ({ Component: (await import('./pages/ForgotPasswordPage')).ForgotPasswordPage }),
  },
  { path: resetPasswordUrl, lazy: resetPasswordPage },
  { path: `${resetPasswordUrl}/:token`, lazy: resetPasswordPage },
  {
    element: <RequireUser />,
    children: [
      { path: settingsUrl, lazy: async () => ({ Component: (await import('./pages/SettingsPage')).SettingsPage }) },
      {
        path: accessTokensUrl,
        lazy: async () => ({ Component: (await import('./pages/AccessTokensPage')).AccessTokensPage }),
      },
      {
        path: changePasswordUrl,
        lazy: async () => ({ Component: (await import('./pages/ChangePasswordPage')).ChangePasswordPage }),
      },
    ],
  },
];
