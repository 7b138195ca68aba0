import { createHash, randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { LocalServer } from './localServer.js';

/** The shop's registration with the provider. */
export const CLIENT = { id: 'shop-client', secret: 'shop-client-secret' };

interface Grant {
  redirectUri: string;
  challenge: string;
}

/** Answers in place of the provider. */
export type Mishap = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * A provider of accounts on a real socket, which speaks as GitHub, Facebook and X do, and is as strict as they are: a code
 * counts once, only with its verifier, for the address that it was made for, and for a client that says who it is in the
 * provider's own way.
 */
export class OAuthProvider extends LocalServer {
  readonly #codes = new Map<string, Grant>();
  readonly #tokens = new Map<string, string>();

  /** What each profile address answers. */
  github = { user: {} as object, emails: [] as object[] };
  facebook: object = {};
  x: object = {};
  /** Whether the person refuses. */
  denies = false;
  /** Answers of its own by path, for what goes wrong. */
  mishaps: Record<string, Mishap> = {};
  /** What it was asked, without what was asked. */
  asked: string[] = [];

  reset(): void {
    this.github = {
      user: { id: 583231, login: 'sita', name: 'Sita Sharma', avatar_url: 'https://pictures.example/sita.png' },
      emails: [
        { email: 'other@example.com', primary: false, verified: true },
        { email: 'sita@example.com', primary: true, verified: true },
      ],
    };
    this.facebook = {
      id: '1017',
      name: 'Sita Sharma',
      email: 'sita@example.com',
      picture: { data: { url: 'https://pictures.example/sita.png', is_silhouette: false } },
    };
    this.x = { id: '2244994945', name: 'Sita Sharma', profile_image_url: 'https://pictures.example/sita.png' };
    this.denies = false;
    this.mishaps = {};
    this.asked = [];
  }

  /** An access token as another page got it. */
  giveToken(clientId: string = CLIENT.id): string {
    const token = `token-${randomUUID()}`;
    this.#tokens.set(token, clientId);
    return token;
  }

  protected async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url!, this.url);
    this.asked.push(`${request.method} ${url.pathname}`);
    const mishap = this.mishaps[url.pathname];
    if (mishap) return mishap(request, response);
    const body = await textOf(request);
    const [status, answer] = this.#decide(request, url, body);
    if (typeof answer === 'string') response.writeHead(status, { Location: answer }).end();
    else response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer));
  }

  #decide(request: IncomingMessage, url: URL, body: string): [number, object | string] {
    const basic = `Basic ${Buffer.from(`${CLIENT.id}:${CLIENT.secret}`).toString('base64')}`;
    const isBasic = request.headers.authorization === basic;
    const isBearer = this.#tokens.has(request.headers.authorization?.replace(/^Bearer /, '') ?? '');
    const form = new URLSearchParams(body);
    const isInForm = form.get('client_id') === CLIENT.id && form.get('client_secret') === CLIENT.secret;
    switch (`${request.method} ${url.pathname}`) {
      case 'GET /login/oauth/authorize':
      case 'GET /v21.0/dialog/oauth':
      case 'GET /i/oauth2/authorize':
        return this.#authorize(url.searchParams);
      case 'POST /login/oauth/access_token':
        // GitHub answers in another language to whoever does not ask for JSON, and 200 to whatever it refuses
        if (request.headers.accept !== 'application/json') return [200, 'access_token=…'];
        return isInForm ? this.#exchange(form, 200) : [200, { error: 'incorrect_client_credentials' }];
      case 'POST /v21.0/oauth/access_token':
        return isInForm ? this.#exchange(form, 400) : [400, { error: { message: 'Error validating client secret.' } }];
      case 'POST /2/oauth2/token':
        return isBasic && !form.has('client_secret') ? this.#exchange(form, 400) : [401, { error: 'invalid_client' }];
      case 'GET /user':
        return isBearer && request.headers['user-agent'] === 'Parda' ? [200, this.github.user] : [403, {}];
      case 'GET /user/emails':
        return isBearer && request.headers['user-agent'] === 'Parda' ? [200, this.github.emails] : [403, {}];
      case 'GET /v21.0/me':
        return isBearer && url.searchParams.get('fields') === 'id,name,email,picture'
          ? [200, this.facebook]
          : [400, {}];
      case 'GET /2/users/me':
        return isBearer ? [200, { data: this.x }] : [401, {}];
      case `POST /applications/${CLIENT.id}/token`: {
        const clientId = isBasic && this.#tokens.get((JSON.parse(body) as { access_token: string }).access_token);
        return clientId === CLIENT.id
          ? [200, { id: 1, app: { client_id: clientId } }]
          : [404, { message: 'Not Found' }];
      }
      case 'GET /v21.0/debug_token': {
        if (url.searchParams.get('access_token') !== `${CLIENT.id}|${CLIENT.secret}`) return [400, {}];
        const clientId = this.#tokens.get(url.searchParams.get('input_token')!);
        return [
          200,
          { data: clientId ? { app_id: clientId, is_valid: true } : { app_id: CLIENT.id, is_valid: false } },
        ];
      }
      default:
        return [404, { message: 'Not Found' }];
    }
  }

  #authorize(query: URLSearchParams): [number, object | string] {
    const isSound =
      query.get('response_type') === 'code' &&
      query.get('client_id') === CLIENT.id &&
      query.get('code_challenge_method') === 'S256' &&
      query.get('scope');
    if (!isSound) return [400, { error: 'invalid_request' }];
    const back = new URL(query.get('redirect_uri')!);
    back.searchParams.set('state', query.get('state')!);
    if (this.denies) {
      back.searchParams.set('error', 'access_denied');
      return [302, back.href];
    }
    const code = randomUUID();
    this.#codes.set(code, { redirectUri: query.get('redirect_uri')!, challenge: query.get('code_challenge')! });
    back.searchParams.set('code', code);
    return [302, back.href];
  }

  #exchange(form: URLSearchParams, refusal: number): [number, object] {
    const code = form.get('code')!;
    const grant = this.#codes.get(code);
    this.#codes.delete(code);
    const challenge = createHash('sha256').update(form.get('code_verifier')!).digest('base64url');
    const isSound =
      form.get('grant_type') === 'authorization_code' &&
      grant?.redirectUri === form.get('redirect_uri') &&
      grant?.challenge === challenge;
    if (!isSound) return [refusal, { error: 'invalid_grant' }];
    return [200, { access_token: this.giveToken(), token_type: 'bearer' }];
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

/** Starts the provider for a test file; to be called before `useTestApp`, whose settings name its address. */
export function useOAuthProvider(): OAuthProvider {
  const provider = new OAuthProvider();
  beforeAll(() => provider.start());
  beforeEach(() => provider.reset());
  afterAll(() => provider.stop());
  return provider;
}
