import { Events, OAuth2Server } from 'oauth2-mock-server';
import { afterAll, beforeAll, beforeEach } from 'vitest';

/** What Google says of a person. */
interface Person {
  sub: string;
  name?: string | undefined;
  email?: string | undefined;
  email_verified?: unknown;
  picture?: string | undefined;
}

const PERSON: Person = {
  sub: '110248495921238986420',
  name: 'Sita Sharma',
  email: 'sita@example.com',
  email_verified: true,
  picture: 'https://pictures.example/sita.png',
};

/** An OpenID provider at Google's paths: it wants PKCE, and takes a code once. */
export class OpenIdProvider {
  readonly #server = new OAuth2Server(undefined, undefined, {
    endpoints: { authorize: '/o/oauth2/v2/auth', token: '/token', userinfo: '/v1/userinfo' },
  });
  person: Person = PERSON;
  /** Access tokens and the clients that they were given to. */
  readonly audiences = new Map<string, string>();

  async start(): Promise<void> {
    await this.#server.issuer.keys.generate('RS256');
    await this.#server.start(0, '127.0.0.1');
    this.service.on(Events.BeforeUserinfo, (answer: { body: unknown }) => {
      answer.body = this.person;
    });
    this.service.addRoute('GET', '/tokeninfo', (request, response) => {
      const aud = this.audiences.get(String(request.query.access_token));
      response.writeHead(aud ? 200 : 400).end(JSON.stringify(aud ? { aud, azp: aud } : { error: 'invalid_token' }));
    });
  }

  stop = () => this.#server.stop();

  reset(): void {
    this.person = PERSON;
    this.audiences.clear();
  }

  /** Where things can be made to go wrong, once for each `once`. */
  get service() {
    return this.#server.service;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#server.address().port}`;
  }
}

/** Starts the provider for a test file; to be called before `useTestApp`, whose settings name its address. */
export function useOpenIdProvider(): OpenIdProvider {
  const provider = new OpenIdProvider();
  beforeAll(() => provider.start());
  beforeEach(() => provider.reset());
  afterAll(() => provider.stop());
  return provider;
}
