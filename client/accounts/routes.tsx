import type { RouteObject } from 'react-router-dom';
import { RequireUser } from '../session/guards';
import type { RouteHandle } from '../lib/router/knownAddress';
import { loginUrl } from '../session/urls';
import { accessTokensUrl, changePasswordUrl, forgotPasswordUrl, resetPasswordUrl, settingsUrl } from './urls';

const resetPasswordPage = async () => ({
  Component: (await import('./public/ResetPasswordPage')).ResetPasswordPage,
});

/** Without `/confirm/{token}`, which is the newsletter's, too (app/confirmRoute.tsx). */
export const accountsRoutes: RouteObject[] = [
  {
    path: loginUrl(),
    handle: { query: ['redirect', 'tab', 'provider', 'code', 'error'] } satisfies RouteHandle,
    lazy: async () => ({ Component: (await import('./public/login/LoginPage')).LoginPage }),
  },
  {
    path: forgotPasswordUrl,
    lazy: async () => ({ Component: (await import('./public/ForgotPasswordPage')).ForgotPasswordPage }),
  },
  { path: resetPasswordUrl, lazy: resetPasswordPage },
  { path: `${resetPasswordUrl}/:token`, lazy: resetPasswordPage },
  {
    element: <RequireUser />,
    children: [
      {
        path: settingsUrl,
        lazy: async () => ({ Component: (await import('./public/settings/SettingsPage')).SettingsPage }),
      },
      {
        path: accessTokensUrl,
        lazy: async () => ({ Component: (await import('./public/tokens/AccessTokensPage')).AccessTokensPage }),
      },
      {
        path: changePasswordUrl,
        lazy: async () => ({ Component: (await import('./public/ChangePasswordPage')).ChangePasswordPage }),
      },
    ],
  },
];
