import { createGraphiQLFetcher, type Fetcher } from '@graphiql/toolkit';
import { GraphiQL } from 'graphiql';
import { examples } from './examples';

const ENDPOINT = '/graphql';

/**
 * Where GraphiQL keeps what was typed: a password is among the variables, so it goes when the tab is closed. Headers,
 * and so a token, are not even kept for a reload unless the person says so in the settings.
 */
const storage = sessionStorage;
const KEEPS_HEADERS = 'graphiql:shouldPersistHeaders';

const ask = createGraphiQLFetcher({
  url: ENDPOINT,
  subscriptionUrl: new URL(ENDPOINT, location.origin.replace(/^http/, 'ws')).href,
  // no answer of ours comes in pieces
  enableIncrementalDelivery: false,
});

/** Names headers in small letters, as they are expected where a subscription begins, where they are no headers of HTTP. */
const fetcher: Fetcher = (params, options) =>
  ask(params, {
    ...options,
    headers: Object.fromEntries(
      Object.entries(options?.headers ?? {}).map(([name, value]) => [name.toLowerCase(), String(value)]),
    ),
  });

const defaultTabs = examples(new Date()).map(({ query, variables }) => ({
  query,
  variables: variables ? JSON.stringify(variables, null, 2) : null,
}));

/** GraphiQL on our own interface. English alone, as GraphiQL itself. */
export function Playground() {
  return (
    <GraphiQL
      fetcher={fetcher}
      storage={storage}
      defaultTabs={defaultTabs}
      defaultEditorToolsVisibility="variables"
      shouldPersistHeaders={storage.getItem(KEEPS_HEADERS) === 'true'}
      showPersistHeadersSettings
      inputValueDeprecation
      schemaDescription
    >
      <GraphiQL.Logo>
        <a href="/">Parda</a>
      </GraphiQL.Logo>
    </GraphiQL>
  );
}
