import { ApolloLink, Observable } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { OperationTypeNode } from 'graphql';

type Answer = Record<string, unknown> | Error;
type Answers = Record<
  string,
  Answer | ((variables: Record<string, unknown>, context: Record<string, unknown>) => Answer)
>;

/** What the shell around every page asks for; and whether there is an assistant, which the simplest page of all asks, too. */
const shell: Answers = {
  AssistantStatus: { assistant: { __typename: 'AssistantStatus', configured: true } },
  ContentVersion: { contentVersion: 1 },
  TopBarContacts: { contactPage: null },
  SidebarPosts: { blogPosts: { edges: [] }, blogCategories: [] },
};

/**
 * Answers operations by name: an object is data, an Error is a lost connection, `refusal(…)` is an error of the server.
 * The shell is answered as on an empty site whose version never changes, unless the test says otherwise. A subscription that the test
 * does not name says nothing.
 */
export function fakeServer(answers: Answers): ApolloLink {
  return new ApolloLink((operation) => {
    const known: Answers = { ...shell, ...answers };
    const answer = known[operation.operationName ?? ''];
    return new Observable((observer) => {
      if (!answer && operation.operationType === OperationTypeNode.SUBSCRIPTION) return;
      if (!answer) throw new Error(`The test gave no answer for ${operation.operationName}.`);
      const result = typeof answer === 'function' ? answer(operation.variables, operation.getContext()) : answer;
      queueMicrotask(() => {
        if (CombinedGraphQLErrors.is(result)) observer.next({ errors: [...result.errors], data: null });
        else if (result instanceof Error) return observer.error(result);
        else observer.next({ data: result });
        observer.complete();
      });
    });
  });
}

/** An error as the server sends it (decisions §2). */
export function refusal(code: string, message: string, fields?: Record<string, string>): CombinedGraphQLErrors {
  return new CombinedGraphQLErrors({ errors: [{ message, extensions: { code, ...(fields && { fields }) } }] });
}
