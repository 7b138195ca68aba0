import type { z } from 'zod';

const TIMEOUT_MS = 10_000;
const MAX_ANSWER_BYTES = 64 * 1024;

/** Why a provider could not be asked. It carries nothing that was sent or received, so that it can be in the log. */
export class ProviderFailure extends Error {
  override readonly name = 'ProviderFailure';
}

export interface Question {
  method?: 'GET' | 'POST';
  /** Part of the address; a value may be a secret. */
  query?: Record<string, string>;
  /** Sent as a form. */
  form?: Record<string, string>;
  json?: unknown;
  authorization?: string;
}

/** Asks a provider at one of its real addresses. */
export type Ask = <Answer extends z.ZodType>(
  address: string,
  question: Question,
  answer: Answer,
) => Promise<z.output<Answer>>;

/**
 * How a provider is asked: briefly, for a short answer, and without following it anywhere else.
 * @param baseUrl takes the place of scheme and host in all addresses (decisions §10)
 */
export function asking(baseUrl: string | undefined): Ask {
  return async (address, question, answer) => {
    const url = new URL(rebased(address, baseUrl));
    for (const [name, value] of Object.entries(question.query ?? {})) url.searchParams.set(name, value);
    const { ok, status, text } = await send(url, question);
    if (!ok) throw new ProviderFailure(`${url.pathname} answered ${status}${errorOf(text)}`);
    const parsed = answer.safeParse(jsonOf(text));
    if (!parsed.success) throw new ProviderFailure(`${url.pathname} answered something else${errorOf(text)}`);
    return parsed.data;
  };
}

/** An address of a provider, at another scheme and host if one was set; the path is kept. */
export function rebased(address: string, baseUrl: string | undefined): string {
  if (!baseUrl) return address;
  const { pathname, search } = new URL(address);
  return baseUrl.replace(/\/+$/, '') + pathname + search;
}

async function send(url: URL, { method = 'GET', form, json, authorization }: Question) {
  try {
    const response = await fetch(url, {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        Accept: 'application/json',
        // GitHub turns away whoever does not say who they are
        'User-Agent': 'Parda',
        ...(authorization && { Authorization: authorization }),
        ...(json !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(form && { body: new URLSearchParams(form) }),
      ...(json !== undefined && { body: JSON.stringify(json) }),
    });
    return { ok: response.ok, status: response.status, text: await textOf(response, url) };
  } catch (error) {
    throw error instanceof ProviderFailure ? error : new ProviderFailure(`${url.pathname} ${reasonOf(error)}`);
  }
}

async function textOf(response: Response, url: URL): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > MAX_ANSWER_BYTES) throw new ProviderFailure(`${url.pathname} answered too much`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** The system's own word for it; the message of such an error may repeat what was to be sent. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'failed';
  if (error.name === 'TimeoutError') return 'did not answer in time';
  const code = (error.cause as NodeJS.ErrnoException | undefined)?.code;
  return `could not be reached${code ? ` (${code})` : ''}`;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const errorOf = (text: string): string => wordIn((jsonOf(text) as { error?: unknown } | null | undefined)?.error);

/**
 * RFC 6749 §4.1.2.1 and §5.2: the one word that tells whoever runs the shop what is wrong, as `invalid_client` does. Any
 * other text is left out, it might say anything.
 */
export const wordIn = (error: unknown): string =>
  typeof error === 'string' && /^[a-z_]{1,40}$/.test(error) ? ` (${error})` : '';
