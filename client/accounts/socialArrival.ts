import type { SocialProvider } from '../session/session.gen';
import { providerOfSlug } from './public/social/providers';

/** What a provider's sign-in brought back: a one-time code, or the word that there is none. */
export interface Arrival {
  provider: SocialProvider;
  code: string | null;
}

const PARAMETERS = ['provider', 'code', 'error'];

/** Reads `/login?provider=google&code=…` or `…&error=denied` (decisions §12, 'Addresses'). */
export function readArrival(params: URLSearchParams): Arrival | null {
  const provider = providerOfSlug(params.get('provider'));
  const code = params.get('code');
  return provider && (code || params.has('error')) ? { provider, code } : null;
}

/** The same address without it: a code that has been used, or must not be, has no place in the history. */
export function withoutArrival(params: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...params].filter(([name]) => !PARAMETERS.includes(name)));
}
