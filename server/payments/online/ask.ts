const TIMEOUT_MS = 8_000;
const MAX_ANSWER_BYTES = 64 * 1024;

/** Why a provider could not be asked. It carries nothing that was sent or received, so that it can be in the log. */
export class ProviderFailure extends Error {
  override readonly name = 'ProviderFailure';

  /** @param isRefusal whether it has answered, and says no */
  constructor(
    message: string,
    readonly isRefusal: boolean,
  ) {
    super(message);
  }
}

interface Question {
  authorization?: string;
  /** Sent by POST; without it the question is a GET. */
  json?: object;
}

/**
 * Asks a provider briefly, without following it anywhere else.
 * @returns the status and what its JSON says, whatever that is
 * @throws ProviderFailure where there is no such answer
 */
export async function askProvider(url: URL, { authorization, json }: Question = {}): Promise<[number, unknown]> {
  try {
    const response = await fetch(url, {
      method: json ? 'POST' : 'GET',
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        Accept: 'application/json',
        ...(authorization && { Authorization: authorization }),
        ...(json && { 'Content-Type': 'application/json' }),
      },
      ...(json && { body: JSON.stringify(json) }),
    });
    return [response.status, JSON.parse(await textOf(response))];
  } catch (error) {
    throw new ProviderFailure(`${url.pathname} ${reasonOf(error)}`, false);
  }
}

async function textOf(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > MAX_ANSWER_BYTES) throw new Error('answered too much');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** The message of such an error may repeat what was sent. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'failed';
  if (error.name === 'TimeoutError') return 'did not answer in time';
  if (error instanceof SyntaxError) return 'answered something else';
  const code = (error.cause as NodeJS.ErrnoException | undefined)?.code;
  return `could not be reached${code ? ` (${code})` : ''}`;
}

/** An answer as an object; empty where it is none. */
export const fieldsOf = (answer: unknown): Record<string, unknown> =>
  typeof answer === 'object' && answer !== null ? (answer as Record<string, unknown>) : {};

export const textIn = (value: unknown): string | null =>
  typeof value === 'string' && value.length > 0 && value.length <= 120 ? value : null;

/** Where an address of a provider is, below its base. */
export const below = (base: string, path: string): URL => new URL(path, base.replace(/\/*$/, '/'));
