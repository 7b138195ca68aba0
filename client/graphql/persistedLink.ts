import { ApolloLink } from '@apollo/client';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import { OperationTypeNode } from 'graphql';
import { sessionToken } from '../lib/token';

/** The hash that the generated documents carry (codegen-documents.cjs); Apollo leaves it where it adds `__typename`. */
const hashOf = ({ query }: Pick<ApolloLink.Operation, 'query'>): string | undefined =>
  (query as { hash?: string }).hash;

/** What opens something, or belongs to somebody, is in no address: addresses are kept in histories and in the logs of proxies. */
const PRIVATE_VARIABLES = ['contactNumber', 'token', 'billKey'] as const;

const isPrivate = ({ variables }: ApolloLink.Operation): boolean =>
  PRIVATE_VARIABLES.some((name) => variables[name] !== undefined && variables[name] !== null);

/**
 * Guests ask by GET and by the hash of the document alone: the server answers that out of memory, and where nothing has changed with
 * 304, so that the browser shows what it has. A server of another release that does not know the hash is sent the text. Who is signed
 * in asks by POST: answers of their own are kept nowhere. So does a question with something private in it.
 */
export const persistedLink = ApolloLink.split(
  (operation) =>
    operation.operationType === OperationTypeNode.QUERY &&
    sessionToken.get() === null &&
    hashOf(operation) !== undefined &&
    !isPrivate(operation),
  new PersistedQueryLink({ generateHash: (query) => hashOf({ query })!, useGETForHashedQueries: true }),
);
