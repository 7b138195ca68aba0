import { type AccessDomain, type AccessScope, scopeOf, type ScopesNeeded } from '../accessScope.js';

/** The table of scopes.ts, as it is written. */
export interface ScopeTable {
  /**
   * Doors of each domain: `Query.products`, `Mutation.updateProduct`, `get /products`. Queries, subscriptions and GET need its
   * scope to read, all else its scope to write.
   */
  domains: Readonly<Partial<Record<AccessDomain, readonly string[]>>>;
  /** Doors that need other scopes than that. */
  special: Readonly<Record<string, readonly AccessScope[]>>;
  /** Doors that open for any token: what they tell is no secret and belongs to no domain. */
  anyToken: readonly string[];
  /** Doors that never open for a token. */
  noToken: readonly string[];
  /**
   * Types that more than one domain leads to, and whose they are. Coming from one of these domains nothing more is
   * needed; coming from elsewhere, the scope to read the first.
   */
  types: Readonly<Record<string, readonly [AccessDomain, ...AccessDomain[]]>>;
  /** Types that only ever are a part of what holds them: whoever may read that may read them. */
  parts: readonly string[];
}

/** The table as the doors ask it. */
export interface ScopeRules {
  doors: readonly string[];
  types: ScopeTable['types'];
  parts: ReadonlySet<string>;
  /** What a door needs; null, too, for one that nobody has written down. */
  neededFor(door: string): ScopesNeeded;
}

/**
 * Turns the table round, from door to scopes.
 * @throws Error for a door that stands in it twice, and for a domain without the scope that one of its doors needs
 */
export function scopeRules({ domains, special, anyToken, noToken, types, parts }: ScopeTable): ScopeRules {
  const needed = new Map<string, ScopesNeeded>();
  const put = (door: string, scopes: ScopesNeeded) => {
    if (needed.has(door)) throw new Error(`${door} stands in the table of scopes twice.`);
    needed.set(door, scopes);
  };
  for (const [domain, doors] of Object.entries(domains)) {
    for (const door of doors) put(door, [scopeOf(domain as AccessDomain, isReading(door) ? 'read' : 'write')]);
  }
  for (const [door, scopes] of Object.entries(special)) put(door, scopes);
  for (const door of anyToken) put(door, []);
  for (const door of noToken) put(door, null);
  return {
    doors: [...needed.keys()],
    types,
    parts: new Set(parts),
    neededFor: (door) => needed.get(door) ?? null,
  };
}

const isReading = (door: string): boolean => /^(Query\.|Subscription\.|get )/.test(door);

/** The domains that scopes are about. */
export const domainsOf = (scopes: readonly AccessScope[]): AccessDomain[] =>
  scopes.map((scope) => scope.split(':')[0] as AccessDomain).toSorted();
