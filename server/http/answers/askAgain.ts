import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { type CallInfo, createContext, type Deps } from '../../core/context.js';
import { GUEST } from '../../core/policy.js';
import { etagOf } from '../conditional.js';
import { checkOperation } from '../graphql/operation.limits.js';
import { spanOf } from '../graphql/spans.js';
import { answerText, writeAnswer } from '../graphql/writeAnswer.js';
import { arrival, requestEnds, workOf } from '../requestLog.js';
import { type Missed, sendAnswer } from './fastPath.js';
import { guestAnswer, sharedHeaders } from './guestAnswer.js';
import { type Asked, askedIn, type KnownQuestion, KnownQuestions } from './knownQuestions.js';

/** What is noted of a guest's question that goes the long way. */
export interface Ticket extends Pick<Missed, 'version'> {
  /** Takes the answer, if it turned out to be everybody's. */
  answered(answer: LongAnswer): void;
}

/** What the long way has found. */
export interface LongAnswer {
  /** All that are sent. */
  headers: OutgoingHttpHeaders;
  body: Buffer;
  /** The document. */
  source: string;
  /** Null where the database alone cannot answer it. */
  question: Omit<KnownQuestion, 'headers'> | null;
}

const tickets = new WeakMap<IncomingMessage, Ticket>();

/** Of a request whose answer may be everybody's. */
export const ticketOf = (request: IncomingMessage): Ticket | undefined => tickets.get(request);

interface Surroundings {
  /** The client's own documents, by their hash. */
  documents: Readonly<Record<string, string>>;
  addressOf(request: IncomingMessage): string;
}

/**
 * The middle way, for guests' questions that were answered before, but not in this version of the content or not with these variables. What
 * Apollo has found of the question is known, so Express and Apollo are not asked again: the limits are checked, the resolvers asked as always, and the
 * database writes the answer. Whatever is not known, or fails, goes the long way, which says why. It leaves the same line in the log.
 */
export function askAgain(deps: Deps, { documents, addressOf }: Surroundings) {
  const questions = new KnownQuestions();
  const logEnd = requestEnds(deps);

  async function bodyOf(question: KnownQuestion, { variables }: Asked, call: CallInfo) {
    const { headers: _headers, hash, ...operation } = question;
    checkOperation({ ...operation, variables });
    const contextValue = createContext(deps, call);
    contextValue.replicaReads.areEverybodys = true;
    const [name, attributes] = spanOf(operation.operation, Object.hasOwn(documents, hash));
    const asked = { ...operation, contextValue, variables };
    const data = await deps.telemetry.span(name, { attributes }, () => writeAnswer(asked));
    return data && Buffer.from(answerText({ data: data as never }));
  }

  async function answerAgain(
    request: IncomingMessage,
    response: ServerResponse,
    question: KnownQuestion,
    asked: Asked,
    { version, keep }: Missed,
  ): Promise<boolean> {
    const arrived = arrival();
    // before anything is read: what is committed meanwhile is not in the answer
    const seenVersion = version ?? deps.contentVersion.latest;
    const call: CallInfo = {
      actor: GUEST,
      requestId: arrived.id,
      version,
      get address() {
        return addressOf(request);
      },
    };
    const body = await workOf(deps, request, arrived.id, () => bodyOf(question, asked, call));
    if (!body) return false;
    const { headers } = question;
    const etag = headers.isTagged ? etagOf(body) : undefined;
    const answer = guestAnswer(headers, body, seenVersion, etag);
    keep(answer);
    logEnd(request, response, arrived);
    sendAnswer(request, response, answer, arrived.id);
    return true;
  }

  return async (request: IncomingMessage, response: ServerResponse, missed: Missed): Promise<void> => {
    const manner = `${request.method} ${request.headers.accept}`;
    const asked = askedIn(request.method, missed.text);
    const known = asked && questions.find(manner, asked);
    if (known && (await answerAgain(request, response, known, asked, missed).catch(() => false))) return;
    const { version, keep } = missed;
    tickets.set(request, {
      version,
      answered: ({ headers, body, source, question }) => {
        const shared = sharedHeaders(headers);
        if (version !== null) keep(guestAnswer(shared, body, version, headers.etag));
        if (question) questions.learn(manner, source, { ...question, headers: shared });
      },
    });
    missed.goLongWay();
  };
}
