import { ApolloLink, Observable } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { type DocumentNode, Kind, OperationTypeNode } from 'graphql';

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
        else observer.next({ data: asksInLanguage(operation.query) ? inEnglish(result) : result });
        observer.complete();
      });
    });
  });
}

/** What the owner writes in two languages; a test that does not say which reads it in English. */
const TRANSLATED = /^(?:BlogPost|FaqItem|HeroSlide|JobOpening|Product|\w+Page)$/;

const asksInLanguage = ({ definitions }: DocumentNode): boolean =>
  definitions.some(
    (definition) =>
      definition.kind === Kind.OPERATION_DEFINITION &&
      definition.variableDefinitions?.some(({ variable }) => variable.name.value === 'language'),
  );

function inEnglish<Value>(answer: Value): Value {
  if (Array.isArray(answer)) return answer.map(inEnglish) as Value;
  if (typeof answer !== 'object' || answer === null) return answer;
  const fields = Object.fromEntries(Object.entries(answer).map(([name, value]) => [name, inEnglish(value)]));
  const { __typename: type } = fields;
  return (typeof type === 'string' && TRANSLATED.test(type) ? { language: 'EN', ...fields } : fields) as Value;
}

/** An error as the server sends it (decisions §2). */
export function refusal(code: string, message: string, fields?: Record<string, string>): CombinedGraphQLErrors {
  return new CombinedGraphQLErrors({ errors: [{ message, extensions: { code, ...(fields && { fields }) } }] });
}
