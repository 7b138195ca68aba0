import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { RootErrorBoundary } from './RootErrorBoundary';

/** What every screen is in; the tests are in the same. */
export function Providers({ client, children }: { client: ApolloClient; children: ReactNode }) {
  return (
    <I18nProvider i18n={i18n}>
      <RootErrorBoundary>
        <ApolloProvider client={client}>{children}</ApolloProvider>
      </RootErrorBoundary>
    </I18nProvider>
  );
}
