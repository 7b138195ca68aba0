/** As much of a browser as a sign-in elsewhere needs: it keeps cookies, and goes where it is sent, step by step. */
export class Browser {
  readonly #origin: string;
  readonly cookies = new Map<string, string>();

  /** @param origin of the application; no other place gets its cookies */
  constructor(origin: string) {
    this.#origin = origin;
  }

  /** Goes to an address, or a path of the application, and stays there. */
  async visit(address: string): Promise<Visit> {
    const url = new URL(address, this.#origin);
    const isHome = url.origin === this.#origin;
    const cookie = Array.from(this.cookies, ([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, { redirect: 'manual', headers: isHome && cookie ? { Cookie: cookie } : {} });
    if (isHome) for (const line of response.headers.getSetCookie()) this.#keep(line);
    return {
      status: response.status,
      headers: response.headers,
      text: await response.text(),
      location: response.headers.get('Location') ?? '',
    };
  }

  /** From our start address to the provider, and back as far as our callback, which is not visited yet. */
  async consent(start: string): Promise<string> {
    const { location } = await this.visit(start);
    return (await this.visit(location)).location;
  }

  /** The whole way round. @returns what the login page finds in its address */
  async signIn(start: string): Promise<Record<string, string>> {
    return arrivalAt((await this.visit(await this.consent(start))).location);
  }

  #keep(line: string): void {
    const [pair = '', ...attributes] = line.split('; ');
    const [name = '', value = ''] = pair.split('=');
    const expires = attributes.find((attribute) => attribute.startsWith('Expires='))?.slice('Expires='.length);
    if (expires && new Date(expires) <= new Date()) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}

interface Visit {
  status: number;
  headers: Headers;
  text: string;
  /** Where it leads; empty if nowhere. */
  location: string;
}

/** What is in the address of the login page. */
export function arrivalAt(location: string): Record<string, string> {
  const [path, query] = location.split('?');
  if (path !== '/#/login') throw new Error(`This is not the login page: ${location}`);
  return Object.fromEntries(new URLSearchParams(query));
}
